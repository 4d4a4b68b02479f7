/** Rule texts: what a card, a place, an event or another named thing does. */
import { hooksOf } from "./hooks.svelte";
import type { Words } from "./words";

/** Families of messages with a rule text as attribute. */
const FAMILIES = ["card", "place", "event", "edict", "topic", "map", "weather"];

/** The rule text of an id, or an empty text. A solo game may have its own, `.solo`. */
export function ruleText(w: Words, id: string, players = 0): string {
  const parts = players === 1 ? ["solo", "rule"] : ["rule"];
  const keys = [...parts.flatMap((part) => FAMILIES.map((family) => `${family}-${id}.${part}`)), `rule-${id}`];
  const key = keys.find((known) => w.knows(known));
  return key ? w.t(key) : "";
}

/** A sentence about the parts of a card or place that are reconstructed, or an empty text. */
export function reconstructionNote(w: Words, id: string): string {
  return hooksOf(w.game).note?.(w, id) ?? "";
}
