/** Posters and the sprite of icons. No drawing violates the page's content policy. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { icons } from "../plugins/sprite";
import { standalone } from "../plugins/standalone";
import { posterOf } from "../src/art/posters";
import { TITLES } from "../src/titles";
import { unfilled } from "./pictures";

const sprite = icons();
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

it("a picture with an unknown icon is an error", () => {
  expect(() => standalone()('<use href="#i-nothing"/>')).toThrow("i-nothing");
});

it("the posters use icons that exist, no inline style, and no shape without a colour", async () => {
  const alone = standalone();
  const posters = await Promise.all([...TITLES.keys(), ""].map(posterOf));
  expect(new Set(posters).size).toBe(TITLES.size + 1);
  for (const poster of posters) {
    expect(poster).not.toMatch(/style=|NaN|undefined/);
    expect(unfilled(alone(poster))).toEqual([]);
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
