/** Questions in words. */
import type { Question } from "../wire";
import { Labels } from "./labels";
import type { Args, Words } from "./words";

/** The question in one sentence. */
export function prompt(question: Question, w: Words, names: readonly string[]): string {
  return w.game === "cartographers" ? ofCartographers(question, w, names) : ofTheValley(question, w, names);
}

function ofCartographers({ prompt, source, about }: Question, w: Words, names: readonly string[]): string {
  const player = new Labels(w, names).player(about["map"]);
  return w.t(`prompt-${prompt}`, { card: w.t(`card-${source}`), player });
}

function ofTheValley({ prompt, source, about, seat }: Question, w: Words, names: readonly string[]): string {
  const labels = new Labels(w, names, seat);
  const args: Args = { source: labels.source(source), left: 0, most: 0, to: "" };
  for (const [name, value] of Object.entries(about)) {
    if (name === "to") args[name] = labels.player(value) || w.t("player-supply");
    else if (name === "card" || name === "place") args["card"] = labels.name(String(value));
    else if (name === "goods") args[name] = labels.goodsAcc(value);
    else if (name === "good") {
      const most = about["most"];
      args["amount"] = w.t(`noun-${String(value)}`, { n: typeof most === "number" ? most : 1 });
    } else if (name === "from") args[name] = labels.spot(String(value));
    else if (typeof value === "number") args[name] = value;
  }
  const nobody = prompt === "give-cards" && about["to"] === -1; // so they are discarded
  const text = w.t(nobody ? "prompt-discard-exactly" : `prompt-${prompt}`, args);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
