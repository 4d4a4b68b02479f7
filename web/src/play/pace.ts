/**
 * The pace at which the turns of others are shown. The server sends them at once; here they wait for
 * each other, so that each can be seen. Nothing is lost when the player skips: what waits is shown
 * at once.
 */
import type { LogLine } from "../wire";

/** One turn of another player, in milliseconds: who, what, the result, and a rest. */
const BEAT = 1100;
/** What touches the viewer is shown longer. */
const LONGER = 800;
/** All turns of others between two of the viewer's take at most this long. */
const LONGEST = 4000;
const SHORTEST = 120;

export const PACES = { slow: 1.6, normal: 1, now: 0 } as const;
export type PaceName = keyof typeof PACES;

/** Whether these lines are a turn of somebody else that can be watched: events, and none of the viewer's. */
export function isTurnOfOthers(lines: readonly LogLine[], mine: readonly number[]): boolean {
  const facts = lines.flatMap((line) => line.events ?? []);
  return facts.some((fact) => fact.seat >= 0) && !facts.some((fact) => mine.includes(fact.seat));
}

/** How long one turn is shown; `waiting` is how many more there are, `spent` how long others took before. */
export function beat(pace: PaceName, waiting: number, spent: number, touched = false): number {
  const factor = PACES[pace];
  if (!factor) return 0;
  const share = (LONGEST * factor - spent) / (waiting + 1);
  const wanted = (BEAT + (touched ? LONGER : 0)) * factor;
  return Math.max(SHORTEST, Math.min(wanted, share));
}

/** Updates in a row, each shown for a time before the next. */
export class Pace<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spent = 0;

  /** `show` draws one; `last` for each returns how long, given how many wait and how long it took so far. */
  constructor(
    readonly show: (one: T) => void,
    readonly duration: (one: T, waiting: number, spent: number) => number,
    readonly rest: () => void,
  ) {}

  /** Whether one is being shown or waits. */
  get busy(): boolean {
    return this.#timer !== undefined;
  }

  add(one: T): void {
    this.#queue.push(one);
    if (!this.busy) this.#next();
  }

  /** Show everything that waits at once. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const one of this.#queue.splice(0)) this.show(one);
    this.#spent = 0;
    this.rest();
  }

  /** Forget what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#spent = 0;
  }

  #next(): void {
    this.#timer = undefined;
    for (let one = this.#queue.shift(); one !== undefined; one = this.#queue.shift()) {
      const time = this.duration(one, this.#queue.length, this.#spent);
      if (time > 0) {
        this.#spent += time;
        this.#timer = setTimeout(() => this.#next(), time);
        this.show(one); // it may ask whether this is busy
        return;
      }
      this.show(one);
    }
    this.#spent = 0;
    this.rest();
  }
}
