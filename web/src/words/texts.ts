/** Rule texts: what a card, a place, an event or something else with a name does. */
import type { Circumstances } from "../board";
import { voiceOf } from "./voices";
import type { Words } from "./words";

export type { Circumstances } from "../board";

/** Families of messages with a rule text as attribute. */
const FAMILIES = ["card", "place", "event", "edict", "topic"];

/** The rule text of an id at the table of a game, or nothing. */
export function ruleText(w: Words, id: string, when: Circumstances = {}): string {
  const key = FAMILIES.map((family) => `${family}-${id}.rule`).find((known) => w.knows(known));
  return key ? w.t(key) : (voiceOf(w.game).text?.(w, id, when) ?? "");
}

/** Which parts of a card or a place no source prints, as a sentence; or nothing. */
export function reconstructed(w: Words, id: string): string {
  return voiceOf(w.game).note?.(w, id) ?? "";
}
