import type { TextView } from "../board";
import { titleOf } from "../titles";

/** The text view of a title, fetched when it is first needed. */
export async function loadTextView(game: string): Promise<TextView | null> {
  return (await titleOf(game).text?.())?.default ?? null;
}
