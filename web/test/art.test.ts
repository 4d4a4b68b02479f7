/**
 * Every named card and place has its own picture, and no drawing violates the page's content
 * policy.
 */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { icons } from "../plugins/sprite";
import { standalone } from "../plugins/standalone";
import { posterOf } from "../src/art/posters";
import { SIGNS } from "../src/games/cartographers/art/edicts";
import { picture as cartographers } from "../src/games/cartographers/art/pictures";
import { picture as everdell } from "../src/games/everdell/art/pictures";
import { picture as farshore } from "../src/games/farshore/art/pictures";
import { TITLES } from "../src/titles";

const sprite = icons();
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

/** The ids in message names such as `card-farm`. */
function named(game: string, ...prefixes: string[]): string[] {
  const words = readFileSync(`../src/boardwright/games/${game}/locales/en.ftl`, "utf8");
  const names = new RegExp(`^(?:${prefixes.join("|")})-([a-z_0-9]+) =`, "gm");
  return [...words.matchAll(names)].map(([, id]) => id ?? "").filter((id) => !["needs", "offers", "time"].includes(id));
}

const GAMES = {
  everdell: { draw: everdell, ids: [...named("everdell", "card", "place", "event"), "rugwort"] },
  farshore: { draw: farshore, ids: [...named("farshore", "card", "place", "map", "weather"), "bonny"] },
  cartographers: { draw: cartographers, ids: named("cartographers", "card") },
};

describe.each(Object.entries(GAMES))("pictures of %s", (_game, { draw, ids }) => {
  it("are there for every id, each its own", () => {
    expect(ids.length).toBeGreaterThan(16);
    expect(ids.filter((id) => !draw(id))).toEqual([]);
    expect(new Set(ids.map(draw)).size).toBe(ids.length);
  });

  it("are well formed, without inline style, and use icons that exist", () => {
    for (const id of ids) {
      const svg = draw(id) ?? "";
      expect(svg, id).not.toMatch(/style=|NaN|undefined|CLOTH|HAT/);
      expect(svg.match(/<g[ >]/g)?.length, id).toBe(svg.match(/<\/g>/g)?.length);
      for (const [, used] of svg.matchAll(/href="#([^"]+)"/g)) expect(symbols, id).toContain(used);
    }
  });
});

it("a picture needs no page around it: its icons are in it, in their colours by day", () => {
  const alone = standalone();
  for (const { draw, ids } of Object.values(GAMES)) {
    for (const id of ids) expect(alone(draw(id) ?? ""), id).not.toMatch(/<use|href=|var\(/);
  }
  expect(alone('<use href="#i-resin" x="1" y="2" width="3" height="4"/>')).toMatch(
    /^<svg x="1" y="2" width="3" height="4" viewBox="0 0 24 24"><path stroke="#2b2018".* fill="#eda31e"/,
  );
  expect(() => alone('<use href="#i-nothing"/>')).toThrow("i-nothing");
});

it("the posters use icons that exist and no inline style", async () => {
  const posters = await Promise.all([...TITLES.keys(), ""].map(posterOf));
  expect(new Set(posters).size).toBe(TITLES.size + 1);
  for (const poster of posters) {
    expect(poster).not.toMatch(/style=|NaN|undefined/);
    for (const [, used] of poster.matchAll(/href="#([^"]+)"/g)) expect(symbols).toContain(used);
  }
});

it("the sprite has no inline style, no script, and each id once", () => {
  expect(sprite).not.toMatch(/style|<script/);
  expect(symbols.size).toBe(sprite.match(/<symbol /g)?.length);
});

it("icons named in the art folder exist", () => {
  for (const file of readdirSync("src/art").filter((name) => name.endsWith(".svelte"))) {
    const markup = readFileSync(`src/art/${file}`, "utf8");
    const own = [...markup.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    for (const [, used] of markup.matchAll(/href="#([a-z0-9-]+)"/g)) expect([...symbols, ...own], file).toContain(used);
  }
});

it("every edict has a sign of four rows of four, with stars inside it", () => {
  const source = readFileSync("../src/boardwright/games/cartographers/rules/edicts.py", "utf8");
  const edicts = [...source.matchAll(/^ {4}Edict\((\w+),/gm)].map(([, id]) => id ?? "");
  expect(Object.keys(SIGNS)).toEqual(edicts);
  for (const { rows, stars } of Object.values(SIGNS)) {
    expect(rows.map((row) => row.length)).toEqual([4, 4, 4, 4]);
    for (const [r, c] of stars) expect(rows[r]?.[c]).toBeDefined();
  }
});
