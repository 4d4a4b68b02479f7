/** How the tables of the family fit their windows. */
import { describe, expect, it } from "vitest";
import { windows } from "../../../../test/windows";
import { frameOf, GAP } from "../../../layout/fit";
import { valleyFit } from "../board/fit";
import type { ValleyGrowth } from "../board/fit";

const FOUND = import.meta.glob<ValleyGrowth>("../../*/board/growth.ts", { eager: true, import: "GROWTH" });

describe.each(Object.entries(FOUND))("the table of %s", (_name, growth) => {
  it("fits every landscape window from 1240 by 600 to 3840 by 2160, with two to five at the table", () => {
    let cases = 0;
    for (const [width, height] of windows([1240, 3840, 20], [600, 2160, 20])) {
      if (width / height < 1.1) continue;
      for (const players of [2, 3, 4, 5]) {
        const frame = frameOf(width, height);
        const fit = valleyFit(frame, players, growth);
        cases += 1;
        if (!fit.fits) expect.fail(`${width} x ${height}, ${players} players`);
        const rows = fit.tile * fit.rows + fit.hand + fit.board;
        if (rows + frame.bar + GAP > frame.height) expect.fail(`too high at ${width} x ${height}`);
        if (fit.left + fit.middle + fit.right > frame.width) expect.fail(`too wide at ${width} x ${height}`);
      }
    }
    expect(cases).toBeGreaterThan(33_000);
  });

  it("leaves half of a phone to the board, and gives the sheet at most a third", () => {
    for (const [width, height] of windows([360, 430, 5], [640, 932, 4])) {
      const frame = frameOf(width, height);
      const fit = valleyFit(frame, 4, growth);
      expect(fit.sheet / frame.height).toBeLessThanOrEqual(1 / 3);
      expect(fit.board / frame.height).toBeGreaterThanOrEqual(0.5);
    }
  });

  it("has tiles of at least 55 px on the page of a phone held sideways", () => {
    for (const [width, height] of windows([640, 960, 10], [320, 480, 10])) {
      const frame = frameOf(width, height);
      if (frame.shape !== "side") continue;
      const fit = valleyFit(frame, 4, growth);
      if (fit.columns * fit.rows < 16) expect.fail(`no place for a city at ${width} x ${height}`);
      if (fit.cell * frame.u < 55) expect.fail(`narrow tiles at ${width} x ${height}`);
    }
  });

  it("has place for more tiles than slots", () => {
    const frame = frameOf(1280, 600);
    expect(valleyFit(frame, 2, growth, 15).columns).toBe(8);
    expect(valleyFit(frame, 2, growth, 18).columns).toBe(9);
  });

  it("shows faces of at least 40 px in a city at 1920 by 950, also in nine columns", () => {
    const frame = frameOf(1920, 950);
    for (const tiles of [15, 18]) {
      const fit = valleyFit(frame, 4, growth, tiles);
      const face = fit.flat ? Math.min(fit.tile, fit.cell * (fit.dense ? 0.27 : 0.37) * 1.26) : fit.tile - 22;
      expect(face * frame.u).toBeGreaterThanOrEqual(40);
    }
  });
});
