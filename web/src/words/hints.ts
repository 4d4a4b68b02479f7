/** A hint in words: the best answers with their values, and the reason. */
import type { Hinted, RatedOption } from "../wire";
import { botName } from "./names";
import { number } from "./numbers";
import type { Words } from "./words";

/** Two answers with a smaller difference, in points, count as equally good. */
const CLOSE = 0.5;

/** One line of a hint. `option` is the answer in words; `first` tells whether it is the best. */
export function tipText(w: Words, hinted: Hinted, advised: RatedOption, option: string, first: boolean): string {
  const n = number(w, advised.value, { digits: 1, sign: hinted.unit === "margin" });
  return first ? w.t("hint-best", { option, value: w.t(`hint-${hinted.unit}`, { n }) }) : w.t("hint-then", { option, n });
}

/** How the bot found it, and how sure it is. */
export function hintReason(w: Words, hinted: Hinted): string {
  const bot = botName(hinted.level, w);
  const [best, next] = hinted.best;
  const tries = best?.tries ?? 0;
  const way = tries ? "tried" : hinted.unit === "worth" ? "judged" : "foreseen";
  const how = w.t(`hint-why-${way}`, { bot, n: tries });
  if (!best || !next) return how;
  const lead = best.value - next.value;
  const sure = lead < CLOSE ? w.t("hint-close") : w.t("hint-clear", { n: number(w, lead, { digits: 1 }) });
  return `${how} ${sure}`;
}

/** A hint that leaves no choice. */
export function onlyOptionText(w: Words, option: string): string {
  return w.t("hint-only", { option });
}
