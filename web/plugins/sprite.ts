/**
 * Puts the icon sprite into the page itself: every `<use>` finds it, and it adds nothing to the
 * script.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAMES = "src/games";
const SYMBOLS = /<symbol .*<\/symbol>\n/s;

export function sprite(): Plugin {
  return {
    name: "sprite",
    transformIndexHtml: (html) => html.replace("<!-- icons -->", () => icons()),
  };
}

/** The icons of the client and of all titles and families, as one drawing. */
export function icons(): string {
  const [frame = "", ...titles] = ["src/art/icons.svg", ...ofGames("art/icons.svg")].map((file) => readFileSync(file, "utf8"));
  return frame.replace("</svg>", () => `${titles.map((svg) => SYMBOLS.exec(svg)?.[0] ?? "").join("")}</svg>`);
}

/** The files with this name in the folders of `games`. */
export function ofGames(name: string): string[] {
  return readdirSync(GAMES)
    .map((game) => join(GAMES, game, name))
    .filter((file) => existsSync(file));
}
