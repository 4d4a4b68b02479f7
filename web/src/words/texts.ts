/** Rule texts: what a card, a place, an event, a map, an edict, the weather or a rival does. */
import type { Words } from "./words";

/** What a text depends on besides its id. */
export interface Circumstances {
  /** How many play: alone an ambush goes another way. */
  players?: number;
  /** Whether both halves of a weather card apply. */
  both?: boolean;
  /** Whether a set of somebody's own is played; what it says we do not know here. */
  ownSet?: boolean;
}

/** Families of messages with a rule text as attribute. */
const FAMILIES = ["card", "place", "event", "edict", "topic"];

/** What of Farshore is explained besides its cards and places. */
export const TOPICS = ["anchors", "treasure", "ship", "roses", "maps", "weather", "marks"];

/** How the texts of a game are put together from what is printed. */
interface Maker {
  textOf(w: Words, id: string, when: Circumstances): string;
  /** What else is to be said about a card or a place. */
  noteOf?(w: Words, id: string): string;
}

/** Those of the games that need one, as far as they have been fetched. */
const makers = new Map<string, Maker>();

/** Fetch what the texts of a game are made of; `learn` does it. */
export async function learnTexts(game: string): Promise<void> {
  if (makers.has(game)) return;
  if (game === "farshore") makers.set(game, await import("../games/farshore/texts"));
  if (game === "cartographers") makers.set(game, await import("../games/cartographers/texts"));
}

/** The rule text of an id at the table of a game, or nothing. */
export function ruleText(w: Words, id: string, when: Circumstances = {}): string {
  const key = FAMILIES.map((family) => `${family}-${id}.rule`).find((known) => w.knows(known));
  return key ? w.t(key) : (makers.get(w.game)?.textOf(w, id, when) ?? "");
}

/** Which parts of a card or a place no source prints, as a sentence; or nothing. */
export function reconstructed(w: Words, id: string): string {
  return makers.get(w.game)?.noteOf?.(w, id) ?? "";
}

/** How a rival plays: Rugwort in a year, Captain Bonny at a level. */
export function rivalText(w: Words, number: number): string {
  if (w.game === "farshore") return `${w.t("rule-bonny")} ${w.t(`level-${number}.rule`)}`;
  return `${w.t("rule-rugwort")} ${w.t(`year-${number}.rule`)}`;
}
