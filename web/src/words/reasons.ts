/** Why something cannot be done. */
import type { Data } from "../wire";
import type { Args, Words } from "./words";

/** What a Problem, a Refused and a WhyNot have in common. */
export interface Refusal {
  reason: string;
  details: Data;
}

/** Parameters of refusals that hold goods in the spelling of option codes. */
const COUNTED = ["missing", "price"];

/** Why something cannot be done, as a full sentence. */
export function reason(w: Words, refusal: Refusal): string {
  const text = refusalText(w, refusal);
  return /^.\d/su.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1); // b4 stays b4
}

/** The same in short form, for small spaces. */
export function shortReason(w: Words, refusal: Refusal): string {
  return refusalText(w, refusal).replace(/\.$/, "");
}

function refusalText(w: Words, refusal: Refusal): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(refusal.details)) {
    if (COUNTED.includes(name)) args[name] = w.goods(String(value));
    else args[name] = typeof value === "number" ? value : w.named(name, String(value));
  }
  return w.t(`refusal-${refusal.reason}`, args);
}
