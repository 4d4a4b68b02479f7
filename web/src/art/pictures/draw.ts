/** The strokes that pictures are made of. Each gives a piece of SVG; light falls from the upper left. */

/** A picture, or a part of one: pieces of SVG from back to front. */
export type Strokes = readonly string[];

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A flat shape. */
export const fill = (colour: string, d: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/** The side of a shape that lies in shadow. */
export const shade = (d: string) => fill("#000", d, 0.13);

export const line = (colour: string, width: number, d: string, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  `${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}/>`;

/** A flat shape with an outline. */
export const edged = (colour: string, edge: string, width: number, d: string) =>
  `<path d="${d}" fill="${colour}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, r: number, colour: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number, inside = "none") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${inside}" stroke="${colour}" stroke-width="${width}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"` +
  `${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;

/** Something drawn elsewhere, moved and scaled. */
export const at = (x: number, y: number, scale: number, strokes: Strokes, turn = 0) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}${turn ? ` rotate(${turn})` : ""}">${strokes.join("")}</g>`;

/** An icon of the sprite. */
export const icon = (name: string, x: number, y: number, size: number) =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

/** Two eyes, `apart` from the middle of the face. */
export const eyes = (apart: number, y: number, r: number) =>
  [60 - apart, 60 + apart].map((x) => dot(x, y, r, "#241a14") + dot(tenth(x - 0.6), tenth(y - 0.7), 0.7, "#fff")).join("");

export const wall = (x: number, y: number, w: number, h: number, colour: string) =>
  fill(colour, `M${x} ${y}h${w}v${h}h-${w}z`) +
  shade(`M${tenth(x + 0.72 * w)} ${y}h${tenth(0.28 * w)}v${h}h-${tenth(0.28 * w)}z`);

/** A gable: the left end of its foot, its width, its height. */
export const roof = (x: number, y: number, w: number, h: number, colour: string) =>
  fill(colour, `M${x} ${y}l${w / 2}-${h} ${w / 2} ${h}z`) +
  shade(`M${x + w / 2} ${y - h}l${w / 2} ${h}h-${tenth(0.36 * w)}z`);

const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}v-${tenth(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${tenth(h - w / 2)}z`;

/** A round-headed door; `y` is its sill. */
export const door = (x: number, y: number, w: number, h: number) =>
  fill("#5b3a22", arch(x, y, w, h)) + dot(tenth(x + 0.75 * w), tenth(y - 0.42 * h), 0.9, "#ffd978");

/** A lit window; `y` is its sill. */
export const pane = (x: number, y: number, w: number, h: number) => fill("#ffd978", arch(x, y, w, h));

/** Merlons along the top of a wall. */
export const merlons = (x: number, y: number, n: number, w: number, gap: number, colour: string) =>
  fill(colour, Array.from({ length: n }, (_, i) => `M${x + i * (w + gap)} ${y}h${w}v-6h-${w}z`).join(""));

export const flag = (x: number, y: number, colour: string) =>
  line("#5b3a22", 1.6, `M${x} ${y}v-14`) + fill(colour, `M${x} ${y - 14}l10 3-10 4z`);

export const smoke = (x: number, y: number) =>
  line("#fff", 3, `M${x} ${y}c-5-4 4-7 0-12s3-6 2-9`, 0.75);

export const tree = (x: number, y: number, scale: number, colour = "#3f7a4a") =>
  at(x, y, scale, [
    fill("#6b4a2c", "M-2 0h4v-8h-4z"), fill(colour, "M0-34l11 17H6l8 11h-28l8-11h-5z"),
    shade("M0-34l11 17H6l8 11H2z"),
  ]);

export const bush = (x: number, y: number, colour = "#4c8a55") =>
  fill(colour, `M${x} ${y}a6 6 0 0 1 7-6 8 8 0 0 1 11 0 6 6 0 0 1 6 6z`);

/** A row of waves over the whole width, and beyond. */
export const waves = (y: number, colour: string) => fill(colour, `M-240 ${y}q7.5-5 15 0t${"15 0 ".repeat(39)}V120H-240z`);

export const palm = (x: number, y: number, scale: number) =>
  at(x, y, scale, [
    line("#8a6238", 4, "M0 0c-1-12 0-22 5-32"),
    fill("#4c8a55", "M5-32c-8-8-18-4-20 4 6-5 13-5 20-4zM5-32c2-12 14-14 20-6-8-2-14 0-20 6zM5-32c10-4 18 2 18 10-5-6-11-9-18-10zM5-32c-8 0-13 6-12 13 3-6 7-10 12-13z"),
  ]);

export const barrel = (x: number, y: number, scale = 1) =>
  at(x, y, scale, [
    fill("#8a5a30", "M-7 0c-3-6-3-12 0-18H7c3 6 3 12 0 18z"), shade("M3-18h4c3 6 3 12 0 18H3c2-6 2-12 0-18z"),
    line("#3a2a20", 1.5, "M-8.5-13h17M-8.5-5h17"),
  ]);

export const crate = (x: number, y: number, size: number) =>
  wall(x, y - size, size, size, "#c99a5c") +
  line("#7a5230", 1.3, `M${x} ${y - size}h${size}v${size}h-${size}zM${x} ${y - size}l${size} ${size}`);

/** Goods in a row, low in the picture. */
export function goods(names: string[]): Strokes {
  const size = names.length > 3 ? 26 : names.length > 1 ? 32 : 42;
  const step = size * (names.length > 3 ? 0.86 : 0.94);
  const left = 60 - (step * (names.length - 1) + size) / 2;
  return names.map((name, i) => icon(name, Math.round(left + i * step), 82 - size - (i % 2) * 5, size));
}

/** A colour by day and by lantern. */
export const both = (day: string, night: string) => `light-dark(${day}, ${night})`;
