/** The table in words: the same data as the pictures, section by section. */
import type { TextView } from "../board";
import { titleOf } from "../titles";

export type { Section } from "../board";

/** The text view of a title, fetched when it is first needed. */
export async function loadTextView(game: string): Promise<TextView | null> {
  return (await titleOf(game).text?.())?.default ?? null;
}
