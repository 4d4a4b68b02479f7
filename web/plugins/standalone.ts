/**
 * Makes drawings that work outside the page: icons are copied from the sprite, and colours are
 * those of the light theme.
 */
import { readFileSync } from "node:fs";
import { icons, ofGames } from "./sprite.ts";

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
const TOKEN = /--([a-z0-9-]+):\s*(?:light-dark\()?(#[0-9a-f]+)/g;
const VAR = /var\(--([a-z0-9-]+)(?:,(#[0-9a-f]+))?\)/g;
const USE = /<use href="#([^"]+)"([^>]*)\/>/g;

/** Returns a function that makes a drawing independent of the page. */
export function standalone(): (svg: string) => string {
  const symbols = new Map([...icons().matchAll(SYMBOL)].map(([, id, how, strokes]) => [id!, [how!, strokes!] as const]));
  const colours = new Map<string, string>();
  // The first value is the default; contrast modes and titles override it further down.
  for (const file of ["src/styles/tokens.css", ...ofGames("art/colours.css")]) {
    for (const [, name, colour] of readFileSync(file, "utf8").matchAll(TOKEN)) if (!colours.has(name!)) colours.set(name!, colour!);
  }
  return (svg) =>
    svg
      .replace(USE, (_, id: string, where: string) => {
        const [how, strokes] = known(symbols, id);
        return `<svg${where}${how}>${strokes}</svg>`;
      })
      .replace(VAR, (_, name: string, otherwise?: string) => otherwise ?? known(colours, name));
}

function known<T>(all: Map<string, T>, name: string): T {
  const one = all.get(name);
  if (one === undefined) throw new Error(`a picture asks for ${name}, which there is not`);
  return one;
}
