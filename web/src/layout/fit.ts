/**
 * How a table fits its window. All lengths at a table are multiples of one unit, `u`: 1u is 1 px in
 * a window of 1280 by 600, and the smallest text is 11u. These functions are pure: a window goes in
 * and numbers come out. Titles divide the window further, with `deal`.
 */

/**
 * The arrangements of a table.
 *
 * - `wide`: opponents at the left, question at the right.
 * - `top`: opponents above the board, question at the right.
 * - `tall`: everything stacked, question at the bottom.
 * - `phone`: one page of zones at a time, and a sheet at the bottom.
 * - `side`: a phone held sideways, or a flat window: one page at a time, the sheet at the right.
 */
export type Shape = "wide" | "top" | "tall" | "phone" | "side";

/** A window, its arrangement and its unit. */
export interface Frame {
  shape: Shape;
  /** Pixels in a unit. */
  u: number;
  /** The window in units. */
  width: number;
  height: number;
  /** The height of the bar above the table, in units. */
  bar: number;
  /** The smallest text in pixels. */
  least: number;
}

/** The space between the parts of a table, in units. */
export const GAP = 6;

/** Up to this width in px, text may have 11 px; above it at least 12. */
const SMALL_TEXT = 1400;

/** A part that gets spare height: its least and greatest size, its share, and how often it occurs. */
export interface Part<Name extends string> {
  name: Name;
  least: number;
  most: number;
  share: number;
  times?: number;
}

export function clamp(least: number, n: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

/** The arrangement for a window in px. */
export function shapeOf(width: number, height: number): Shape {
  if (width < 700 && width / height < 1.1) return "phone";
  if (width / height < 1.1) return "tall";
  if (height < (width < 1100 ? 640 : 600)) return "side";
  return width < (height < 740 ? 1100 : 1240) ? "top" : "wide";
}

/** Pixels in a unit. Text grows slower than the window, so larger windows also show more. */
export function unitOf(shape: Shape, width: number, height: number): number {
  switch (shape) {
    case "phone":
      return clamp(1, width / 328, 1.25);
    case "side":
      return clamp(1, Math.min(width / 700, height / 340) ** 0.7, 1.25);
    case "tall":
      return clamp(1.06, Math.min(width / 740, height / 1060) ** 0.8, 2);
    case "top":
      return clamp(clamp(1, height / 700, 1.06), Math.min(width / 1073, height / 700) ** 0.8, 2);
    case "wide":
      return clamp(1, Math.min(width / 1280, height / 600) ** 0.74, 3);
  }
}

/**
 * The frame of a table in a window of `width` by `height` px. Larger text gets the arrangement of a
 * smaller window, so that nothing is cut.
 */
export function frameOf(width: number, height: number, text = 1): Frame {
  const [w, h] = [width / text, height / text];
  const shape = shapeOf(w, h);
  const u = unitOf(shape, w, h) * text;
  const least = width >= SMALL_TEXT ? 12 : 11;
  return { shape, u, width: width / u, height: height / u, bar: shape === "wide" ? 38 : 42, least };
}

/**
 * Divide spare height among parts, each up to its greatest size. Return the sizes and what nobody
 * wants.
 */
export function deal<Name extends string>(spare: number, parts: readonly Part<Name>[]): { size: Record<Name, number>; rest: number } {
  const size = Object.fromEntries(parts.map(({ name, least }) => [name, least])) as Record<Name, number>;
  let rest = Math.max(0, spare);
  for (let open = parts; open.length && rest > 1; open = open.filter(({ name, most }) => size[name] < most - 0.5)) {
    const shares = open.reduce((sum, { share }) => sum + share, 0);
    let used = 0;
    for (const { name, most, share, times = 1 } of open) {
      const more = clamp(0, (rest * share) / shares / times, Math.max(0, most - size[name]));
      size[name] += more;
      used += more * times;
    }
    rest -= used;
    if (used < 0.01) break;
  }
  return { size, rest };
}

/**
 * The greedy division of zones into pages of a height: as many on each page as their least heights
 * allow. A zone that stands alone shares its page with nobody.
 */
export function pagesOf<Zone extends { least: number; alone?: boolean }>(zones: readonly Zone[], height: number): Zone[][] {
  const pages: Zone[][] = [];
  let left = 0;
  for (const zone of zones) {
    const last = pages.at(-1);
    if (last && !zone.alone && !last[0]?.alone && left >= zone.least + GAP) {
      last.push(zone);
      left -= zone.least + GAP;
    } else {
      pages.push([zone]);
      left = height - zone.least;
    }
  }
  return pages;
}
