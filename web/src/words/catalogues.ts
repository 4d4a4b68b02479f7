/**
 * Which catalogues there are and which of them a game reads. They are files beside the script, fetched when
 * a language or a game is first needed.
 */

export const LANGUAGES = ["en", "it", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Catalogues of the server that every page needs. */
export const SHARED = ["common", "terminal", "server", "pages"];

/** The catalogues of each game: its family's and its own. */
export const GAMES: Readonly<Record<string, readonly string[]>> = {
  cartographers: ["cartographers"],
  everdell: ["valley", "everdell"],
  farshore: ["valley", "farshore"],
};

/** Long texts of the client, which only the page that shows them fetches. */
export const LATER: readonly string[] = ["rules", "lessons"];

/** Of the client's own areas, those that are read on every page: all that belong to no game and to no page alone. */
export function everywhere(areas: Iterable<string>): string[] {
  const special = new Set([...Object.values(GAMES).flat(), ...LATER]);
  return [...areas].filter((area) => !special.has(area));
}
