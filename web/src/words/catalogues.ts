/** The catalogues. They are separate files, fetched when a language or a game is first needed. */

export const LANGUAGES = ["en", "it", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Catalogues of the server that every page needs. */
export const SHARED_AREAS = ["common", "terminal", "server", "pages", "plain"];

/** Long texts of the client, fetched only by the pages that show them. */
export const LAZY_AREAS: readonly string[] = ["rules", "lessons"];
