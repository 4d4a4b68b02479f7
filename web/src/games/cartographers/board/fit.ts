/**
 * How a table of Cartographers divides its window, in units of the frame. The sheet is square and
 * takes all the height; the rest of the width is for the sides.
 */
import { clamp, GAP, type Frame } from "../../../layout/fit";

/** The title and the coins of the sheet, and the coordinates around its squares. */
export const HEAD = 30;
const HEAD_PHONE = 24;
const EDGE = 34;
const EDGE_PHONE = 22;
const SQUARES = 11;
/** Least heights: the season, the question, the log, the score, a pair of edicts, a row of chips. */
const SEASON = 32;
const QUESTION = 196;
const QUESTION_TOUCH = 220;
const LOG = 120;
const SCORE = 136;
const PAIR = 104;
const CHIPS = 40;
/** What a small map of a neighbour has below it, and its least width. */
const NAMED = 38;
const SMALL = 56;
/** With less width a name shares its line with nothing but its animal. */
const NARROW = 108;

export interface MapFit {
  /** The sheet without its head, and one of its squares. */
  map: number;
  head: number;
  square: number;
  /** Columns beside the sheet. Zero where there is none. */
  left: number;
  right: number;
  /** The height of one edict, or of the row of edicts above the sheet. */
  edicts: number;
  /** What is below the sheet: the sheet of a phone, or the foot of a tall window. */
  foot: number;
  /** Columns of the neighbours' maps, and the height of all of them. */
  columns: number;
  neighbours: number;
  /**
   * Whether the names stand below the maps of the neighbours, or beside them. Narrow: below, in a line
   * of their own. Sign: beside, with a sign for what they do; brief: without.
   */
  named: "below" | "narrow" | "beside" | "sign" | "brief";
  /** Whether the edicts show their rules. Otherwise pressing one tells it. */
  rules: boolean;
  /** Whether the score has a place of its own. Otherwise it is a tab beside the log. */
  score: boolean;
}

/** Divide a frame with the maps of some neighbours, and a line for further ones. */
export function mapFit(frame: Frame, neighbours: number, further = 0): MapFit {
  const { shape, width, height, bar } = frame;
  const none = { left: 0, right: 0, foot: 0, columns: Math.max(1, neighbours), neighbours: 0, named: "beside", rules: false, score: false } as const;
  const line = further ? 34 : 0;
  if (shape === "phone") {
    const foot = 148;
    const room = height - bar - CHIPS - foot - HEAD_PHONE - GAP * 3;
    const map = Math.min(width - GAP * 2, room);
    const left = room - map - GAP;
    const maps = neighbours && left >= SMALL + 22 ? Math.min(left, 150) : 0;
    return { ...none, map, head: HEAD_PHONE, square: (map - EDGE_PHONE) / SQUARES, edicts: CHIPS, foot, neighbours: maps, named: below((width - GAP * 2) / neighbours) };
  }
  if (shape === "side") {
    const map = Math.min(height - bar - GAP * 2, width - 280 - GAP * 3);
    return { ...none, map, head: 0, square: (map - EDGE_PHONE) / SQUARES, right: width - map - GAP * 3, edicts: CHIPS, named: below((width - map - GAP * 4) / neighbours) };
  }
  if (shape === "tall") {
    const [edicts, foot] = [124, 234];
    const map = Math.min(width - GAP * 2, height - bar - edicts - foot - GAP * 4 - HEAD);
    return { ...none, map, head: HEAD, square: (map - EDGE) / SQUARES, edicts, foot, columns: neighbours > 5 ? 2 : 1, neighbours: foot, named: neighbours > 3 ? "brief" : neighbours > 1 ? "beside" : "below", rules: true };
  }
  const sides = shape === "wide" ? 2 : 1;
  const least = sides === 2 ? 232 + 300 : 392;
  const map = Math.min(height - bar - GAP * 2 - HEAD, width - least - GAP * (sides + 2));
  const rest = width - map - GAP * (sides + 2);
  const left = sides === 2 ? clamp(232, rest * 0.42, 330) : 0;
  const right = rest - left;
  const found = { ...none, map, head: HEAD, square: (map - EDGE) / SQUARES, left, right };
  if (sides === 1) {
    const columns = neighbours > 4 ? 3 : neighbours > 3 ? 2 : Math.max(1, neighbours);
    const rows = Math.ceil(neighbours / columns);
    const maps = rows ? rows * (rows > 1 ? 56 : 76) + (rows - 1) * GAP + line : 0;
    const spare = height - bar - SEASON - QUESTION_TOUCH - PAIR - maps - LOG - GAP * 7;
    const score = spare >= SCORE;
    const edicts = clamp(PAIR, PAIR + spare - (score ? SCORE : 0), 236);
    return { ...found, columns, neighbours: maps, named: columns > 2 ? "sign" : "beside", edicts, rules: edicts >= 210, score };
  }
  // As few columns as leave room for the question and some lines of the log.
  const room = height - bar - GAP * 4 - QUESTION - LOG - line;
  const columns = Array.from({ length: neighbours }, (_, index) => index + 1).find((n) => Math.ceil(neighbours / n) * (right / n + NAMED) <= room) ?? Math.max(1, neighbours);
  const cell = (right - GAP * (columns - 1)) / columns;
  return {
    ...found,
    columns,
    neighbours: neighbours ? Math.min(room, Math.ceil(neighbours / columns) * (cell + NAMED)) + line : 0,
    named: below(cell),
    rules: true,
    edicts: (height - bar - SEASON - SCORE - GAP * 7) / 4,
    score: true,
  };
}

/** How names stand below maps of a width. */
function below(width: number): "below" | "narrow" {
  return width < NARROW ? "narrow" : "below";
}
