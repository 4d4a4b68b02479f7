/** The frames of a game in the view of one seat, fetched page by page when they are needed. */
import { get } from "../../net/api";
import type { Fact, LogLine, Problem, Replay, ReplayFrame } from "../../wire";
import { problemOf } from "../problem";

const PAGE = 50;
/** Longer games are not fetched ahead: with a hundred players there are thousands of frames. */
const MOST_AHEAD = 600;

/** A mark on the timeline: the start of a turn or of a season. */
export interface Mark {
  step: number;
  /** The season that begins; empty for a turn. */
  season: string;
  /** The seat that it belongs to; null for all. */
  seat: number | null;
}

export class ReplayFrames {
  total = $state(0);
  problem: Problem | null = $state.raw(null);
  #pages: Map<number, ReplayFrame[]> = $state.raw(new Map());
  #coming = new Set<number>();
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** The frames that have arrived, in order. */
  readonly known: ReplayFrame[] = $derived(
    [...this.#pages.entries()].sort(([one], [other]) => one - other).flatMap(([, frames]) => frames),
  );
  readonly marks: Mark[] = $derived(marksOf(this.known));

  /** The frame after this number of answers, if it has arrived. */
  at(step: number): ReplayFrame | undefined {
    return this.#pages.get(Math.floor(step / PAGE))?.[step % PAGE];
  }

  /** Fetch the page with this frame, unless it is there or requested. */
  async fetchStep(step: number): Promise<void> {
    const page = Math.floor(step / PAGE);
    if (this.#pages.has(page) || this.#coming.has(page) || this.#closed) return;
    this.#coming.add(page);
    const seatQuery = this.seat === null ? "" : `&seat=${this.seat}`;
    try {
      const got = await get<Replay>(`/tables/${this.table}/replay?start=${page * PAGE}&limit=${PAGE}${seatQuery}`);
      if (this.#closed) return;
      this.total = got.total;
      if (got.frames.length) this.#pages = new Map(this.#pages).set(page, got.frames);
      this.problem = null;
    } catch (error) {
      if (!this.#closed) this.problem = problemOf(error);
    } finally {
      this.#coming.delete(page);
    }
  }

  /** Fetch all pages, one after the other. */
  async fetchAll(): Promise<void> {
    if (this.total > MOST_AHEAD) return;
    for (let step = 0; step <= this.total && !this.problem && !this.#closed; step += PAGE) await this.fetchStep(step);
  }

  close(): void {
    this.#closed = true;
  }
}

/** The log of a game up to a step, as at a table. */
export function logUpTo(frames: readonly ReplayFrame[], step: number): LogLine[] {
  return frames.filter((frame) => frame.answers <= step).map(logLine);
}

export function logLine(frame: ReplayFrame): LogLine {
  const line: LogLine = { number: frame.answers, at: 0, kind: frame.answers ? "chose" : "began", events: frame.events };
  if (frame.seat !== null) line.seat = frame.seat;
  return line;
}

function marksOf(frames: readonly ReplayFrame[]): Mark[] {
  const marks: Mark[] = [];
  let turn: unknown;
  for (const { answers, events, view } of frames) {
    for (const fact of events) {
      const season = seasonIn(fact);
      if (season) marks.push({ step: answers, season, seat: fact.seat >= 0 ? fact.seat : null });
    }
    const revealed = events.some((fact) => fact.kind === "revealed");
    if (revealed || ("turn" in view && view["turn"] !== turn)) marks.push({ step: answers, season: "", seat: null });
    turn = view["turn"];
  }
  return marks;
}

function seasonIn({ kind, args }: Fact): string {
  return kind === "prepare" || kind === "season-began" ? String(args["season"] ?? "") : "";
}
