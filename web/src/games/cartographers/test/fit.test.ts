/** How the table fits its windows. */
import { describe, expect, it } from "vitest";
import { windows } from "../../../../test/windows";
import { frameOf, GAP } from "../../../layout/fit";
import { mapFit } from "../board/fit";

describe("the table of Cartographers", () => {
  it("has a square sheet beside its sides in every landscape window", () => {
    for (const [width, height] of windows([1240, 3840, 20], [600, 2160, 20])) {
      if (width / height < 1.1) continue;
      for (const neighbours of [0, 1, 3, 4, 5, 9]) {
        const frame = frameOf(width, height);
        const fit = mapFit(frame, neighbours, neighbours === 4 ? 8 : 0);
        if (fit.left < 232 || fit.right < 300) expect.fail(`narrow sides at ${width} x ${height}`);
        if (fit.map + fit.left + fit.right > frame.width || fit.map + frame.bar > frame.height) expect.fail(`too large at ${width} x ${height}`);
        if (fit.square * frame.u < 38) expect.fail(`small squares at ${width} x ${height}`);
        if (frame.bar + GAP * 4 + 196 + fit.neighbours + 100 > frame.height) expect.fail(`too many maps at ${width} x ${height}`);
        if (fit.edicts < 88) expect.fail(`low edicts at ${width} x ${height}`);
      }
    }
  });

  it.each([[1280, 600, 44], [1440, 900, 70], [1920, 950, 72], [820, 1180, 60], [390, 844, 32], [360, 640, 29], [844, 390, 28]])(
    "has squares of their size at %i by %i",
    (width, height, square) => {
      const frame = frameOf(width, height);
      expect(mapFit(frame, 3).square * frame.u).toBeCloseTo(square, -0.3);
    },
  );

  it("gives names a line of their own below narrow maps", () => {
    expect(mapFit(frameOf(1280, 600), 5).named).toBe("narrow");
    expect(mapFit(frameOf(1280, 600), 3).named).toBe("below");
    expect(mapFit(frameOf(1920, 950), 2).named).toBe("below");
  });
});
