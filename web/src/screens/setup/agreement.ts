/** What the players of a table agreed on, in words: the set-up first, then the terms. */
import type { TableInfo } from "../../wire";
import type { Words } from "../../words/words.svelte";
import { gameList } from "./gameList.svelte";

export interface AgreementLine {
  icon: string;
  title: string;
  text: string;
}

export function agreementLines(w: Words, table: TableInfo): AgreementLine[] {
  const found: AgreementLine[] = [];
  const choices = gameList.choices(table.game, table.seats.length);
  for (const [name, value] of Object.entries(table.options)) {
    const family = choices.find((choice) => choice.name === name)?.words ?? "";
    const named = (one: unknown) => (family && w.knows(`${family}-${String(one)}`) ? w.t(`${family}-${String(one)}`) : String(one));
    const title = w.t(`choice-${name}`);
    if (value === true) found.push({ icon: "check", title, text: "" });
    else if (Array.isArray(value)) found.push({ icon: "cards", title, text: w.join(value.map(named)) });
    else if (value !== false && typeof value !== "object") found.push({ icon: "cards", title, text: named(value) });
  }
  for (const name of table.long_options) found.push({ icon: "cards", title: w.t(`choice-${name}`), text: w.t("start-agreed-own") });
  if (!found.length) found.push({ icon: "dice", title: w.t("start-agreed-standard"), text: "" });
  if (gameList.isEarlier(table)) found.push({ icon: "book", title: w.t("start-agreed-rules", { rules: table.rules }), text: "" });
  if (table.chosen_seed) found.push({ icon: "pencil", title: w.t("start-agreed-seed"), text: "" });
  return [...found, ...terms(w, table)];
}

function terms(w: Words, table: TableInfo): AgreementLine[] {
  const { clock, chat, listed, live_scores, undo } = table.terms;
  const found: AgreementLine[] = [];
  if (!clock) found.push({ icon: "clock", title: w.t("start-agreed-no-clock"), text: "" });
  else {
    const args = { time: duration(w.language, clock.seconds), more: clock.more };
    const key = clock.kind === "answer" ? "start-agreed-answer" : clock.more ? "start-agreed-bank-more" : "start-agreed-bank";
    found.push({ icon: "clock", title: w.t(key, args), text: "" });
  }
  found.push({ icon: "chat", title: w.t("pages-chat"), text: w.t(`pages-chat-${chat}`) });
  if (listed) found.push({ icon: "globe", title: w.t("start-listed"), text: "" });
  if (!live_scores) found.push({ icon: "eye", title: w.t("start-agreed-hidden-scores"), text: "" });
  found.push({ icon: "undo", title: w.t(undo ? "start-agreed-undo" : "start-agreed-no-undo"), text: "" });
  return found;
}

/** Seconds as days, hours and minutes. */
function duration(language: string, seconds: number): string {
  const units = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]] as const;
  const [unit, length] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? units[3];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}
