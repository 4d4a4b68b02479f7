/** Constraints on style sheets: the sizes in their queries, and where colours are defined. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FROM } from "../src/styles/breakpoints";

/** Sizes of containers, in px: a card, a column, the sheet, the sea. */
const CONTAINERS = [34];

const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => `src/${path}`);

/** Style sheets and the styles of components, without comments. */
const sheets = paths.filter((path) => /\.(?:svelte|css)$/.test(path)).map((path) => {
  const text = readFileSync(path, "utf8");
  const styles = path.endsWith(".css") ? text : (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "");
  return { path, styles: styles.replace(/\/\*.*?\*\//gs, "") };
});

/** The conditions of all queries of a kind, each with its file. */
function queries(kind: "media" | "container"): { path: string; asked: string }[] {
  return sheets.flatMap(({ path, styles }) =>
    [...styles.matchAll(new RegExp(`@${kind}([^{]+)`, "g"))].map(([, asked]) => ({ path, asked: asked?.trim() ?? "" })),
  );
}

/**
 * Whether a query has other lengths than the agreed ones. `min-` and `max-` are not allowed either,
 * because their ranges overlap or leave a gap.
 */
function odd(asked: string, agreed: readonly number[]): boolean {
  const lengths = asked.match(/[\d.]+(?:px|r?em)/g) ?? [];
  return /(?:min|max)-(?:width|height)/.test(asked) || lengths.some((length) => !agreed.map((one) => `${one}px`).includes(length));
}

describe("queries", () => {
  it("know at most five widths of the window, and no height", () => {
    const agreed = Object.values(FROM);
    expect(agreed.length).toBeLessThanOrEqual(5);
    expect(queries("media").length).toBeGreaterThan(50);
    expect(queries("media").filter(({ asked }) => odd(asked, agreed) || asked.includes("height"))).toEqual([]);
  });

  it("know the sizes of containers", () => {
    expect(queries("container").filter(({ asked }) => odd(asked, CONTAINERS))).toEqual([]);
    const used = new Set(queries("container").flatMap(({ asked }) => asked.match(/\d+(?=px)/g) ?? []));
    if (used.size) expect([...used].map(Number).sort((a, b) => a - b)).toEqual(CONTAINERS); // titles alone have some
  });

  it("are asked from scripts by the same names", () => {
    const asking = paths
      .filter((path) => /\.(?:svelte|ts)$/.test(path))
      .filter((path) => /\((?:min-|max-)?(?:width|height)\b[^)]*\dpx/.test(readFileSync(path, "utf8").replace(/<style.*<\/style>/s, "")));
    expect(asking).toEqual([]);
  });
});

/**
 * Declarations of a property outside the tokens and the pictures, which are free to use any value.
 */
function declared(property: RegExp): { path: string; value: string }[] {
  return sheets
    .filter(({ path }) => !path.includes("/art/") && path !== "src/styles/tokens.css")
    .flatMap(({ path, styles }) =>
      [...styles.matchAll(new RegExp(`(?<![\\w-])(?:${property.source}):\\s*([^;}]+)`, "g"))].map(([, value]) => ({ path, value: value ?? "" })),
    );
}

describe("values", () => {
  it("are colours only among the tokens and in pictures", () => {
    const loose = declared(/[\w-]+/).filter(({ value }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(value));
    expect(loose).toEqual([]);
  });

  it("take the size of text from the tokens", () => {
    expect(declared(/font|font-size/).length).toBeGreaterThan(sheets.length);
    expect(declared(/font|font-size/).filter(({ value }) => /\drem/.test(value))).toEqual([]);
  });

  it("take corners and gaps from the tokens", () => {
    const plain = ({ value }: { value: string }): boolean => /(?<![\w.])(?:[4-9]|\d\d+)px/.test(value.replace(/[\w-]+\((?:[^()]|\([^()]*\))*\)/g, ""));
    expect(declared(/border-radius|(?:row-|column-)?gap/).filter(plain)).toEqual([]);
  });

  it("are tokens that exist", () => {
    const known = new Set(sheets.flatMap(({ styles }) => [...styles.matchAll(/(--(?:fs|s|r|h|sh)-[\w]+):/g)].map(([, name]) => name)));
    const used = sheets.flatMap(({ styles }) => [...styles.matchAll(/var\((--(?:fs|s|r|h|sh)-[\w]+)\)/g)].map(([, name]) => name));
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });
});
