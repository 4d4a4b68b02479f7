/** How tables fit their windows: the arrangement and the unit. */
import { describe, expect, it } from "vitest";
import { deal, frameOf, pagesOf } from "../src/layout/fit";
import { windows } from "./windows";

describe("the frame", () => {
  it.each([
    [1280, 600, "wide", 1],
    [1366, 650, "wide", 1.05],
    [1440, 900, "wide", 1.09],
    [1536, 730, "wide", 1.14],
    [1920, 950, "wide", 1.35],
    [2560, 1300, "wide", 1.67],
    [1180, 820, "top", 1.08],
    [820, 1180, "tall", 1.09],
    [390, 844, "phone", 1.19],
    [360, 640, "phone", 1.1],
    [844, 390, "side", 1.1],
    [640, 360, "side", 1],
  ] as const)("of a window of %i by %i is %s", (width, height, shape, u) => {
    const frame = frameOf(width, height);
    expect(frame.shape).toBe(shape);
    expect(frame.u).toBeCloseTo(u, 2);
  });

  it("never has text below 11 px, and below 12 only in windows narrower than 1400", () => {
    for (const [width, height] of windows([320, 3840, 40], [320, 2160, 40])) {
      const { u, least } = frameOf(width, height);
      const text = Math.max(11 * u, least);
      expect(text).toBeGreaterThanOrEqual(width >= 1400 ? 12 : 11);
    }
  });

  it("has text of 14 px at 1920 and of 17 px at 2560", () => {
    expect(11 * frameOf(1920, 950).u).toBeGreaterThanOrEqual(14);
    expect(11 * frameOf(2560, 1300).u).toBeGreaterThanOrEqual(17);
  });

  it("gives larger text the arrangement of a smaller window", () => {
    expect(frameOf(1366, 650, 1.37).shape).toBe(frameOf(1366 / 1.37, 650 / 1.37).shape);
    expect(frameOf(1920, 1080, 1.18).u).toBeGreaterThan(frameOf(1920, 1080).u);
  });
});

describe("spare height", () => {
  it("is divided by shares, up to what each part takes", () => {
    const { size, rest } = deal(100, [
      { name: "a", least: 10, most: 200, share: 3 },
      { name: "b", least: 10, most: 20, share: 1, times: 2 },
    ]);
    expect(size.b).toBeCloseTo(20, 0);
    expect(size.a + 2 * size.b + rest).toBeCloseTo(130, 5);
  });

  it("is nothing where there is too little", () => {
    expect(deal(-5, [{ name: "a", least: 10, most: 20, share: 1 }])).toEqual({ size: { a: 10 }, rest: 0 });
  });
});

it("packs zones into pages by their least heights", () => {
  const zones = [{ id: "a", least: 200 }, { id: "b", least: 90 }, { id: "c", least: 20, alone: true }, { id: "d", least: 10 }];
  expect(pagesOf(zones, 300).map((page) => page.map(({ id }) => id))).toEqual([["a", "b"], ["c"], ["d"]]);
});
