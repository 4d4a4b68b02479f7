/** Tests of the pictures of a title: every named card and place has its own. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { standalone } from "../plugins/standalone";
import { TITLES } from "../src/titles";

/** The ids in message names such as `card-farm`. */
function named(game: string, prefixes: readonly string[]): string[] {
  const words = readFileSync(`../src/boardwright/games/${game}/locales/en.ftl`, "utf8");
  const names = new RegExp(`^(?:${prefixes.join("|")})-([a-z_0-9]+) =`, "gm");
  return [...words.matchAll(names)].map(([, id]) => id ?? "").filter((id) => !["needs", "offers", "time"].includes(id));
}

/** The ids of the icons that a title has: those of the frame, of its families and its own. */
function iconsOf(game: string): Set<string> {
  const folders = ["src/art", ...(TITLES.get(game)?.families ?? []).map((one) => `src/games/${one}/art`), `src/games/${game}/art`];
  const sprites = folders.map((folder) => readFileSync(`${folder}/icons.svg`, "utf8")).join("");
  return new Set([...sprites.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
}

/** The shapes that nothing gives a colour: a browser fills them with black. A line alone has no area. */
export function unfilled(svg: string): string[] {
  const found: string[] = [];
  const filled = [false];
  for (const [tag, closing, name, how, alone] of svg.matchAll(/<(\/?)([a-z]+)([^>]*?)(\/?)>/gi)) {
    const within: boolean = filled.at(-1)! || /\sfill="/.test(how!);
    if (closing) filled.pop();
    else if (!alone) filled.push(within);
    if (/ d="(?:M[-\d. ]+[hv][-\d.]+)+"/i.test(how!)) continue;
    if (!closing && !within && /^(path|rect|circle|ellipse|polygon|polyline|text)$/.test(name!)) found.push(tag);
  }
  return found;
}

/** Test the pictures of all messages with these prefixes, and of `others`. */
export function testPictures(game: string, draw: (id: string) => string | undefined, prefixes: readonly string[], ...others: string[]): void {
  const ids = [...named(game, prefixes), ...others];

  describe(`pictures of ${game}`, () => {
    it("are there for every id, each its own", () => {
      expect(ids.length).toBeGreaterThan(16);
      expect(ids.filter((id) => !draw(id))).toEqual([]);
      expect(new Set(ids.map(draw)).size).toBe(ids.length);
    });

    it("are well formed, without inline style, and use icons of the frame and of the title", () => {
      const own = iconsOf(game);
      for (const id of ids) {
        const svg = draw(id) ?? "";
        expect(svg, id).not.toMatch(/style=|NaN|undefined|CLOTH|HAT/);
        expect(svg.match(/<g[ >]/g)?.length, id).toBe(svg.match(/<\/g>/g)?.length);
        for (const [, used] of svg.matchAll(/href="#([^"]+)"/g)) expect(own, id).toContain(used);
      }
    });

    it("have no shape without a colour, which would be a black blob", () => {
      const alone = standalone();
      expect(unfilled('<g fill="none"><path d="M0 0"/></g><path d="M1 1"/>')).toEqual(['<path d="M1 1"/>']);
      for (const id of ids) expect(unfilled(alone(draw(id) ?? "")), id).toEqual([]);
    });

    it("need no page around them: their icons are in them, in their colours by day", () => {
      const alone = standalone();
      for (const id of ids) expect(alone(draw(id) ?? ""), id).not.toMatch(/<use|href=|var\(/);
    });
  });
}
