/** What the sources of the standard set do not say. */
import facts from "../facts.json";
import { Wording } from "../../../words/wording";
import type { Words } from "../../../words/words";

const RECONSTRUCTED = facts.reconstructed as unknown as Record<string, string[]>;

/** A sentence that names those parts of a card or a place; empty if there are none. */
export function noteOf(w: Words, id: string): string {
  const parts = RECONSTRUCTED[id];
  return parts ? new Wording(w).say("reconstructed-note", { parts }) : "";
}
