/** How a table of the valley divides its window. All numbers are in units of the frame. */
import { clamp, deal, GAP, pagesOf, type Frame } from "../../../layout/fit";

/** The least and the greatest size of a part, and its share of spare height. */
type Growth = readonly [least: number, most: number, share: number];

/** What a title needs: how its parts grow, and the zones of its board on a phone. */
export interface ValleyGrowth {
  board: Growth;
  tile: Growth;
  hand: Growth;
  /** The height of the opponents' row: above the board, and in a tall window. */
  opponents: { top: number; tall: number };
  /** The height below the opponents that something else takes, such as weather. */
  below: number;
  /** Zones of the board in the order of their pages, with their least heights. */
  zones: readonly { id: string; least: number; alone?: boolean }[];
}

/** Columns that city and hand share; the limit of a hand. */
const COLUMNS = 8;
/** Rows of the city. With eight columns they have fifteen slots and a cell for the sum. */
const CITY_ROWS = 2;
/** Padding within panels. */
const PAD = 6;
/** The width of the viewer's supply. */
const SUPPLY = 104;
/** A tile that is lower than this, or whose picture is flatter, shows its picture at the side. */
const FLAT_TILE = 60;
const FLAT_PICTURE = 0.4;
/** With less height there is no room for a picture above two lines and its tokens. */
const LOW_TILE = 54;
const DENSE_TILE = 80;
/** The part of a tile's width that a picture at its side has; dense tiles give it less. */
const SIDE_PICTURE = 0.37;
const DENSE_PICTURE = 0.27;
/** The height of a name below a picture: one line, often two. */
const TILE_NAME = 22;
/** The height of a figure by its width. */
const FIGURE = 1.26;

/** What a panel of an opponent has above the city, and the least size of a picture with its name below. */
const ABOVE_CITY = 74;
const NAMED_WIDTH = 72;
const NAMED_HEIGHT = 44;
const HIGHEST_PICTURE = 64;

/** From this height on the signs on the board grow with it. */
const HIGH_BOARD = 400;

/** Slots of a city that a row of pictures must hold. */
const SLOTS = 15;

export interface ValleyFit {
  /** Columns: opponents, board, question. Zero where there is none. */
  left: number;
  right: number;
  middle: number;
  /** Heights. */
  board: number;
  tile: number;
  hand: number;
  opponents: number;
  /** The question. */
  ask: number;
  /** The width of a column of city and hand. */
  cell: number;
  columns: number;
  rows: number;
  /** Flat tiles show their picture beside the name; dense: a narrow picture and narrow letters. */
  flat: boolean;
  dense: boolean;
  /** The cities of opponents: pictures alone, names beside them, names below them. */
  names: "none" | "beside" | "below";
  opponentColumns: number;
  /** The greatest height of a card there. */
  opponentTile: number;
  /** Cards in the hand tell what they do. */
  gist: boolean;
  /** Opponents have one line each. */
  thin: boolean;
  /** How much larger the signs on places are, where a board is high. */
  signs: number;
  /** The selected card: in full, or its picture beside its text. */
  preview: "full" | "side";
  /** The sheet on a phone, and the pages beside it. */
  sheet: number;
  pages: string[][];
  /** Whether everything has its least size. Otherwise the board scrolls within its frame. */
  fits: boolean;
}

/** Divide a frame for some players, house opponents included, and a city with cards in some cells. */
export function valleyFit(frame: Frame, players: number, growth: ValleyGrowth, tiles = SLOTS): ValleyFit {
  const { shape, width, height, bar } = frame;
  if (shape === "phone" || shape === "side") return pagedFit(frame, growth);
  const others = Math.max(1, players - 1);

  const left = shape === "wide" ? clamp(168, 168 + (width - 1280) * 0.62 + Math.max(0, height - 640) * 0.32, 292) : 0;
  const right = shape === "tall" ? 0 : clamp(244, 244 + (width - 1280) * 0.25, 300);
  const middle = width - left - right - GAP * (2 + (left ? 1 : 0) + (right ? 1 : 0));

  // Sixteen cards take the cell of the sum too; more have nine columns.
  const columns = Math.max(COLUMNS, Math.ceil(tiles / CITY_ROWS));
  const cell = (middle - SUPPLY - 4 * (columns - 1) - PAD * 3) / columns;

  let opponents = shape === "top" ? (middle < 760 ? growth.opponents.top + 18 : growth.opponents.top) : shape === "tall" ? growth.opponents.tall : 0;
  const ask = shape === "tall" ? 188 : 0;
  const own = PAD * 2 + 4 + 6;
  const fixed = bar + GAP * (3 + (opponents ? 1 : 0) + (ask ? 1 : 0)) + ask + own;
  const [boardLeast, boardMost, boardShare] = growth.board;
  const [tileLeast, tileMost, tileShare] = growth.tile;
  const [handLeast, handMost, handShare] = growth.hand;
  let spare = height - fixed - opponents - boardLeast - tileLeast * CITY_ROWS - handLeast;
  const thin = shape === "top" && spare < 0;
  if (thin) {
    spare += opponents - 32;
    opponents = 32;
  }
  const { size, rest } = deal(spare, [
    { name: "board", least: boardLeast, most: boardMost, share: boardShare },
    { name: "tile", least: tileLeast, most: Math.min(tileMost, cell * 0.98), share: tileShare, times: CITY_ROWS },
    { name: "hand", least: handLeast, most: Math.min(handMost, cell * 1.6), share: handShare },
  ]);

  const each = (height - bar - GAP * (1 + others) - growth.below) / others;
  // Cities of opponents: names below the pictures where there is height, else beside them, else pictures alone.
  const named = Math.max(1, Math.floor((left - 18) / NAMED_WIDTH));
  const below = (each - ABOVE_CITY) / Math.ceil(SLOTS / named) >= NAMED_HEIGHT;
  const names = shape !== "wide" ? "none" : below ? "below" : left < 232 || each < 190 ? "none" : "beside";
  const [cityWidth, cityHeight] = [left - 18, each - ABOVE_CITY];
  const opponentColumns =
    names === "below" ? columnsFor(cityWidth, cityHeight, 2, named) : names === "beside" ? 3 : shape === "wide" ? columnsFor(cityWidth, cityHeight, 3, 6) : COLUMNS;
  const board = size.board + rest;
  const preview = shape !== "tall" && height > 690 ? "full" : "side";
  return {
    left,
    right,
    middle,
    board,
    tile: size.tile,
    hand: size.hand,
    opponents: shape === "wide" ? each : opponents,
    ask: ask || (preview === "full" ? Math.min(440, height * 0.58) : 292),
    cell,
    columns,
    rows: CITY_ROWS,
    flat: isFlat(size.tile, cell),
    dense: cell < DENSE_TILE,
    names,
    opponentColumns,
    opponentTile: Math.max(HIGHEST_PICTURE, names === "below" ? (cityHeight - 24) / Math.ceil(SLOTS / opponentColumns) : 0),
    gist: true,
    thin,
    signs: clamp(1, 1 + (board - HIGH_BOARD) / 200, 1.3),
    preview,
    sheet: 0,
    pages: [],
    fits: spare >= 0,
  };
}

/** Whether a tile shows its picture at the side: it is too low for one above its name, and a face is larger there. */
function isFlat(tile: number, cell: number): boolean {
  const beside = Math.min(tile, cell * (cell < DENSE_TILE ? DENSE_PICTURE : SIDE_PICTURE) * FIGURE);
  return (tile < FLAT_TILE || tile - 16 < cell * FLAT_PICTURE) && (tile < LOW_TILE || beside > tile - TILE_NAME);
}

/** Columns for fifteen pictures in a box, so that each is as near to 4 by 3 as can be. */
function columnsFor(width: number, height: number, least: number, most: number): number {
  const off = (n: number): number => Math.abs(Math.log(width / n / (Math.max(1, height) / Math.ceil(SLOTS / n)) / 1.1));
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return counts.reduce((best, n) => (off(n) < off(best) ? n : best), counts[0] ?? most);
}

/** The height of the tabs, and the width of the sheet beside a page. */
export const TABS = 45;
const SIDE_SHEET = 250;
/** The least width of a tile on a page beside the sheet. */
const PAGED_CELL = 61;

/** Phones: what fits together is one page. The sheet takes at most a third. */
function pagedFit({ shape, width, height, bar }: Frame, growth: ValleyGrowth): ValleyFit {
  const beside = shape === "side";
  const sheet = beside ? clamp(SIDE_SHEET, width * 0.34, 340) : Math.min(height / 3 - 1, height / 2 - bar - TABS - 1, 226);
  const middle = beside ? width - sheet - GAP * 2 : width;
  const hand = clamp(80, (beside ? 226 : sheet) - 110, 116);
  const page = height - bar - TABS - (beside ? 0 : sheet);
  const columns = beside ? clamp(5, Math.floor((middle - GAP * 2) / PAGED_CELL), COLUMNS) : 4;
  const rows = Math.ceil((SLOTS + 1) / columns);
  return {
    left: 0,
    right: beside ? sheet : 0,
    middle,
    board: page,
    tile: (page - GAP * 2 - 4 * (rows - 1)) / rows,
    hand,
    opponents: 0,
    ask: 0,
    cell: (middle - GAP * 2 - 4 * (columns - 1)) / columns,
    columns,
    rows,
    flat: (page - GAP * 2) / rows < FLAT_TILE,
    dense: false,
    names: "none",
    opponentColumns: beside ? 4 : 8,
    opponentTile: HIGHEST_PICTURE,
    gist: hand >= 100,
    thin: false,
    signs: 1,
    preview: "side",
    sheet,
    pages: pagesOf([...growth.zones, ...OWN_ZONES], page - 12).map((zones) => zones.map(({ id }) => id)),
    fits: true,
  };
}

/** The zones of a phone after those of the board. */
const OWN_ZONES = [
  { id: "city", least: 216, alone: true },
  { id: "others", least: 250, alone: true },
  { id: "log", least: 240, alone: true },
];
