/** What no source prints of the standard set. */
import facts from "../facts.json";
import { Wording } from "../../../words/wording";
import type { Words } from "../../../words/words";

const RECONSTRUCTED = facts.reconstructed as unknown as Record<string, string[]>;

/** Which parts of a card or a place those are, as a sentence; or nothing. */
export function noteOf(w: Words, id: string): string {
  const parts = RECONSTRUCTED[id];
  return parts ? new Wording(w).say("reconstructed-note", { parts }) : "";
}
