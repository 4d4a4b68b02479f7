/** Shapes as sets of spaces on a grid: turned, flipped, named. It contains no rules of the game. */
import type { TerrainName } from "../art/terrain";

export const SIZE = 11;

/** Row and column, from 0. */
export type Cell = readonly [row: number, column: number];
export type Shape = readonly Cell[];

const ROWS = "abcdefghijk";

/** The letter of a row, as printed on the sheet. */
export function rowLetter(row: number): string {
  return (ROWS[row] ?? "").toUpperCase();
}

/** The name of a space in codes, such as b3; empty outside the map. */
export function nameOf([row, column]: Cell): string {
  return isOnMap([row, column]) ? `${ROWS[row]}${column + 1}` : "";
}

export function cellOf(name: string): Cell {
  return [ROWS.indexOf(name.slice(0, 1)), Number(name.slice(1)) - 1];
}

export function isOnMap([row, column]: Cell): boolean {
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

/** The spaces of a code, such as b3b4c4. */
export function cellsOf(spaces: string): Shape {
  return (spaces.match(/[a-k]\d+/g) ?? []).map(cellOf);
}

/** The code of a drawing: spaces in reading order. */
export function codeOf(terrain: TerrainName, cells: Shape): string {
  return `${terrain}:${inReadingOrder(cells).map(nameOf).join("")}`;
}

/** The parts of a code. */
export function drawingOf(code: string): { terrain: TerrainName; cells: Shape } {
  const [terrain, spaces = ""] = code.split(":");
  return { terrain: terrain as TerrainName, cells: cellsOf(spaces) };
}

/** A quarter turn clockwise about the origin. */
export function rotate(shape: Shape): Shape {
  return shape.map(([row, column]) => [column, -row] as const);
}

/** Left and right exchanged. */
export function mirror(shape: Shape): Shape {
  return shape.map(([row, column]) => [row, -column] as const);
}

export function translate(shape: Shape, by: Cell): Shape {
  return shape.map(([row, column]) => [row + by[0], column + by[1]] as const);
}

/** Flipped or not, then turned `turns` times. */
export function orient(shape: Shape, turns: number, flip: boolean): Shape {
  let found = flip ? mirror(shape) : shape;
  for (let n = 0; n < ((turns % 4) + 4) % 4; n++) found = rotate(found);
  return found;
}

/** Moved into the upper left corner, in reading order. */
export function normalize(shape: Shape): Shape {
  const top = Math.min(...shape.map(([row]) => row));
  const left = Math.min(...shape.map(([, column]) => column));
  return inReadingOrder(translate(shape, [-top, -left]));
}

/** A key that is the same for all eight orientations of a shape, and different for other shapes. */
export function canonicalKey(shape: Shape): string {
  const spellings = [0, 1, 2, 3].flatMap((turns) =>
    [false, true].map((flip) => normalize(orient(shape, turns, flip)).join(" ")),
  );
  return spellings.sort()[0] ?? "";
}

/** Moved so that the space nearest to its middle is the origin. The shape turns about it. */
export function centre(shape: Shape): Shape {
  const rows = shape.map(([row]) => row);
  const columns = shape.map(([, column]) => column);
  const middle: Cell = [
    (Math.min(...rows) + Math.max(...rows)) / 2,
    (Math.min(...columns) + Math.max(...columns)) / 2,
  ];
  let handle: Cell = shape[0] ?? [0, 0];
  for (const cell of shape) if (distance(cell, middle) < distance(handle, middle) - 1e-9) handle = cell;
  return translate(shape, [-handle[0], -handle[1]]);
}

export function distance(one: Cell, other: Cell): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** The outline of some spaces as an SVG path; `side` is the length of the side of a space. */
export function outline(cells: Shape, side: number): string {
  const inside = new Set(cells.map(String));
  const corners = new Map<string, { corner: Cell; ends: Cell[] }>();
  const edge = (corner: Cell, end: Cell) => {
    const known = corners.get(String(corner));
    if (known) known.ends.push(end);
    else corners.set(String(corner), { corner, ends: [end] });
  };
  for (const [row, column] of cells) {
    // clockwise, so that each edge starts where another one ends
    if (!inside.has(String([row - 1, column]))) edge([row, column], [row, column + 1]);
    if (!inside.has(String([row, column + 1]))) edge([row, column + 1], [row + 1, column + 1]);
    if (!inside.has(String([row + 1, column]))) edge([row + 1, column + 1], [row + 1, column]);
    if (!inside.has(String([row, column - 1]))) edge([row + 1, column], [row, column]);
  }
  let path = "";
  for (const { corner, ends } of corners.values()) {
    if (!ends.length) continue;
    path += `M${corner[1] * side} ${corner[0] * side}`;
    for (let end = ends.pop(); end; end = corners.get(String(end))?.ends.pop()) path += `L${end[1] * side} ${end[0] * side}`;
    path += "Z";
  }
  return path;
}

function inReadingOrder(shape: Shape): Shape {
  return [...shape].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}
