/**
 * The shape in hand: which one, its orientation, its position, and whether it fits there.
 *
 * The client does not compute what fits. The question lists every legal drawing. The code of the
 * shape at its position is looked up in that list.
 */
import type { TerrainName } from "../art/terrain";
import {
  SIZE,
  codeOf,
  distance,
  drawingOf,
  centre,
  isOnMap,
  canonicalKey,
  translate,
  nameOf,
  orient,
  normalize,
  type Cell,
  type Shape,
} from "../content/shapes";

/** A card as it is printed. */
export interface Printed {
  kind: string;
  time?: number;
  terrains?: readonly TerrainName[];
  shapes?: readonly { cells: readonly (readonly number[])[]; coin: boolean }[];
}

/** A terrain and a shape that the player can choose. */
export interface Choice {
  /** Terrain and kind of shape: the same for this choice in every question. */
  key: string;
  terrain: TerrainName;
  shape: Shape;
  coin: boolean;
  /** Whether it is on the card. If not, it is the single space for a map without room. */
  printed: boolean;
  /** Whether the question offers it anywhere. */
  fits: boolean;
}

/** The shape over the map. If it does not fit, some cells may lie outside the map. */
export interface Ghost {
  terrain: TerrainName;
  cells: Shape;
  /** The code of this answer; null if the shape does not fit. */
  code: string | null;
}

/** The parts of a question that placing needs. */
export interface Asked {
  /** Changes with every question. */
  number: number;
  card: Printed;
  codes: readonly string[];
}

/** The eight orientations of a shape: turns, flipped. */
const WAYS: readonly (readonly [number, boolean])[] = [false, true].flatMap((flip) =>
  [0, 1, 2, 3].map((turns) => [turns, flip] as const),
);

/** How far a shape jumps to the nearest place where it fits, in spaces. */
const REACH = { pointer: 0.95, finger: 1.6, turn: 2.3 };

export class Placing {
  #picked: string | null = $state(null);
  turns = $state(0);
  flip = $state(false);
  /** The space under the middle of the shape. */
  at: Cell | null = $state.raw(null);
  /** Whether the shape is dragged over the map. */
  dragged = $state(false);
  /** Where the shape hangs that is dragged from the card to the map; `side` is the size of a space. */
  carried: { x: number; y: number; side: number } | null = $state.raw(null);

  #number = -1;
  readonly #asked: () => Asked | null;
  readonly #selected: () => string | null;
  readonly #select: (code: string | null, plays: boolean) => void;

  /**
   * `selected` gives the answer that can be confirmed; `select` sets it. `plays`: putting it down
   * was meant as the move itself.
   */
  constructor(asked: () => Asked | null, selected: () => string | null, select: (code: string | null, plays: boolean) => void) {
    this.#asked = asked;
    this.#selected = selected;
    this.#select = select;
  }

  readonly #offer: Offer = $derived.by(() => offerOf(this.#asked()));
  readonly #codes: ReadonlySet<string> = $derived.by(() => this.#offer.codes);
  /** Whether anything can be drawn now. */
  readonly open: boolean = $derived.by(() => this.#codes.size > 0);

  /** The choices on the card, and others that the question offers. */
  readonly choices: readonly Choice[] = $derived.by(() => this.#offer.choices);

  readonly chosen: Choice | null = $derived.by(() => {
    const open = this.choices.filter((choice) => choice.fits);
    return open.find((choice) => choice.key === this.#picked) ?? open[0] ?? null;
  });

  /** The shape in its orientation, around the origin. */
  readonly #lying: Shape = $derived.by(() =>
    this.chosen ? orient(centre(this.chosen.shape), this.turns, this.flip) : [],
  );

  /** The names of the spaces where the shape fits in its orientation. */
  readonly anchors: ReadonlySet<string> = $derived.by(() => new Set(this.#anchors(this.#lying).map(nameOf)));

  /** The spaces that the shape in its orientation can cover. */
  readonly covered: ReadonlySet<string> = $derived.by(
    () => new Set(this.#anchors(this.#lying).flatMap((at) => translate(this.#lying, at).map(nameOf))),
  );

  /** All spaces that some drawing covers. */
  readonly reachable: ReadonlySet<string> = $derived.by(() => this.#offer.reachable);

  readonly ghost: Ghost | null = $derived.by(() => {
    if (!this.chosen || !this.at) return null;
    const cells = translate(this.#lying, this.at);
    const { terrain } = this.chosen;
    return { terrain, cells, code: lookUp(this.#codes, terrain, this.#lying, this.at) };
  });

  /** Whether the shape can be confirmed and no longer follows the pointer. */
  readonly pinned: boolean = $derived.by(() => this.ghost !== null && this.ghost.code !== null && this.ghost.code === this.#selected());

  /** If the shape does not fit: whether another orientation fits. */
  readonly fitsTurned: boolean = $derived.by(() => {
    const at = this.at;
    const chosen = this.chosen;
    if (!at || !chosen) return false;
    const codes = this.#codes;
    return WAYS.some(([turns, flip]) => lookUp(codes, chosen.terrain, orient(centre(chosen.shape), turns, flip), at) !== null);
  });

  /** For a new question: removes the shape from the map. */
  reset(): void {
    const number = this.#asked()?.number ?? -1;
    if (number === this.#number) return;
    this.#number = number;
    this.at = null;
    this.dragged = false;
    this.carried = null;
    this.turns = 0;
    this.flip = false;
  }

  choose(key: string): void {
    this.#picked = key;
    this.#resettle();
  }

  turn(by = 1): void {
    this.turns = (((this.turns + by) % 4) + 4) % 4;
    this.#resettle();
  }

  /** Exchanges left and right, as the player sees them. */
  mirror(): void {
    this.flip = !this.flip;
    this.turns = (4 - this.turns) % 4;
    this.#resettle();
  }

  /** Puts the shape at a space, whether it fits there or not. */
  put(cell: Cell): void {
    this.#loosen();
    this.at = cell;
  }

  /** Puts the shape at a point, in spaces from the upper left. It jumps to a near fitting place. */
  follow(row: number, column: number, how: "pointer" | "finger" = "pointer"): void {
    const point: Cell = [row - 0.5, column - 0.5];
    const under: Cell = [clamp(Math.floor(row)), clamp(Math.floor(column))];
    this.#loosen();
    this.at = this.#nearest(point, REACH[how]) ?? under;
  }

  /** Removes the shape from the map. */
  lift(): void {
    this.#loosen();
    this.at = null;
  }

  #loosen(): void {
    if (this.pinned) this.#select(null, false);
  }

  /** Selects the drawing under the shape, to play or to confirm. Returns whether it fits. */
  pin(plays = false): boolean {
    const code = this.ghost?.code ?? null;
    if (code === null) return false;
    if (code !== this.#selected()) this.#select(code, plays);
    return true;
  }

  /** The number of rows of the shape below its middle. */
  get below(): number {
    return Math.max(0, ...this.#lying.map(([row]) => row));
  }

  covers(cell: Cell): boolean {
    return this.ghost?.cells.some(([row, column]) => row === cell[0] && column === cell[1]) ?? false;
  }

  /** Shows a drawing that was chosen elsewhere: typed, or from a list. */
  show(code: string): void {
    if (code === this.ghost?.code) return;
    const { terrain, cells } = drawingOf(code);
    const choice = this.choices.find((one) => one.key === keyOf(terrain, cells));
    if (!choice) return;
    const shape = centre(choice.shape);
    const codes = this.#codes;
    for (const [turns, flip] of WAYS) {
      const cell = cells.find((one) => lookUp(codes, terrain, orient(shape, turns, flip), one) === code);
      if (!cell) continue;
      this.#picked = choice.key;
      this.turns = turns;
      this.flip = flip;
      this.at = cell;
      return;
    }
  }

  /** After a turn or a change of shape: a pinned shape stays pinned, if needed at a near place. */
  #resettle(): void {
    const at = this.at;
    if (!at) return;
    const ready = this.#selected() !== null;
    if (this.ghost?.code === null) this.at = this.#nearest(at, ready ? REACH.turn : REACH.pointer) ?? at;
    if (ready) this.#select(this.ghost?.code ?? null, false);
  }

  #nearest(point: Cell, reach: number): Cell | null {
    let best: Cell | null = null;
    let least = reach;
    for (const cell of this.#anchors(this.#lying)) {
      const far = distance(cell, point);
      if (far > least) continue;
      least = far;
      best = cell;
    }
    return best;
  }

  #anchors(shape: Shape): Cell[] {
    const { terrain } = this.chosen ?? {};
    if (!terrain) return [];
    const codes = this.#codes;
    return EVERYWHERE.filter((cell) => lookUp(codes, terrain, shape, cell) !== null);
  }
}

const EVERYWHERE: readonly Cell[] = Array.from({ length: SIZE * SIZE }, (_, n) => [Math.floor(n / SIZE), n % SIZE] as const);

/** The code of a shape at a space, if the question offers it. */
function lookUp(codes: ReadonlySet<string>, terrain: TerrainName, shape: Shape, at: Cell): string | null {
  const cells = translate(shape, at);
  if (!cells.every(isOnMap)) return null;
  const code = codeOf(terrain, cells);
  return codes.has(code) ? code : null;
}

/** The drawings of a question, sorted once. */
interface Offer {
  codes: ReadonlySet<string>;
  choices: readonly Choice[];
  reachable: ReadonlySet<string>;
}

const NOTHING: Offer = { codes: new Set(), choices: [], reachable: new Set() };
const offers = new WeakMap<Asked, Offer>();

function offerOf(asked: Asked | null): Offer {
  if (!asked) return NOTHING;
  let offer = offers.get(asked);
  if (!offer) {
    const reachable = asked.codes.flatMap((code) => drawingOf(code).cells.map(nameOf));
    offer = { codes: new Set(asked.codes), choices: choicesOf(asked), reachable: new Set(reachable) };
    offers.set(asked, offer);
  }
  return offer;
}

/** The choices of the card in its order, then other choices that the question offers. */
export function choicesOf({ card, codes }: Asked): Choice[] {
  const found = new Map<string, Choice>();
  for (const { cells, coin } of card.shapes ?? [])
    for (const terrain of card.terrains ?? []) {
      const shape = cells.map(([row = 0, column = 0]) => [row, column] as const);
      const key = keyOf(terrain, shape);
      found.set(key, { key, terrain, shape, coin, printed: true, fits: false });
    }
  for (const code of codes) {
    const { terrain, cells } = drawingOf(code);
    const key = keyOf(terrain, cells);
    const choice = found.get(key);
    if (choice) choice.fits = true;
    else found.set(key, { key, terrain, shape: normalize(cells), coin: false, printed: false, fits: true });
  }
  return [...found.values()];
}

const kinds = new Map<string, string>();

/** The key of a drawing's choice, cached: hundreds of drawings have only a few shapes. */
function keyOf(terrain: TerrainName, cells: Shape): string {
  const shapeKey = normalize(cells).join(" ");
  let kind = kinds.get(shapeKey);
  if (kind === undefined) kinds.set(shapeKey, (kind = canonicalKey(cells)));
  return `${terrain}/${kind}`;
}

function clamp(n: number): number {
  return Math.max(0, Math.min(SIZE - 1, n));
}
