/** The posters: one file, fetched when the first is shown. They are drawn in the page, which has day and night. */
import { POSTERS } from "virtual:pictures";

let coming: Promise<Record<string, string>> | undefined;

/** The strokes of a game's poster; a game without one has that of a table. */
export async function posterOf(game: string): Promise<string> {
  const drawn = await (coming ??= fetch(POSTERS).then((answer) => answer.json() as Promise<Record<string, string>>));
  return drawn[game] ?? drawn[""]!;
}
