/** Drawings that need no page around them: icons of the sprite in full, in the colours they have by day. */
import { readFileSync } from "node:fs";

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
const TOKEN = /--([a-z0-9-]+):\s*(?:light-dark\()?(#[0-9a-f]+)/g;
const VAR = /var\(--([a-z0-9-]+)(?:,(#[0-9a-f]+))?\)/g;
const USE = /<use href="#([^"]+)"([^>]*)\/>/g;

/** Makes drawings stand alone. */
export function standalone(): (svg: string) => string {
  const icons = new Map(found("src/art/icons.svg", SYMBOL).map(([, id, how, strokes]) => [id!, [how!, strokes!] as const]));
  const colours = new Map<string, string>();
  // What comes first is the usual colour; games and contrast change it further down.
  for (const [, name, colour] of found("src/styles/tokens.css", TOKEN)) if (!colours.has(name!)) colours.set(name!, colour!);
  return (svg) =>
    svg
      .replace(USE, (_, id: string, where: string) => {
        const [how, strokes] = known(icons, id);
        return `<svg${where}${how}>${strokes}</svg>`;
      })
      .replace(VAR, (_, name: string, otherwise?: string) => otherwise ?? known(colours, name));
}

function found(file: string, what: RegExp): RegExpMatchArray[] {
  return [...readFileSync(file, "utf8").matchAll(what)];
}

function known<T>(all: Map<string, T>, name: string): T {
  const one = all.get(name);
  if (one === undefined) throw new Error(`a picture asks for ${name}, which there is not`);
  return one;
}
