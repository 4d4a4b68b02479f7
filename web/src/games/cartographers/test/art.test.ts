import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testPictures } from "../../../../test/pictures";
import { SIGNS } from "../art/edicts";
import { picture } from "../art/pictures";

testPictures("cartographers", picture, ["card"]);

it("every edict has a sign of four rows of four, with stars inside it", () => {
  const source = readFileSync("../src/boardwright/games/cartographers/rules/edicts.py", "utf8");
  const edicts = [...source.matchAll(/^ {4}Edict\((\w+),/gm)].map(([, id]) => id ?? "");
  expect(Object.keys(SIGNS)).toEqual(edicts);
  for (const { rows, stars } of Object.values(SIGNS)) {
    expect(rows.map((row) => row.length)).toEqual([4, 4, 4, 4]);
    for (const [r, c] of stars) expect(rows[r]?.[c]).toBeDefined();
  }
});
