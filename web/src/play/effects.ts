/** What an answer would do, sorted for display: costs, gains, score, and other consequences. */
import { isData, type Wording } from "../words/wording";
import type { Fact, Json, Preview, Score } from "../wire";

export interface Effects {
  pay: Record<string, number>;
  gain: Record<string, number>;
  cards: number;
  points: number;
  /** Other counts of a title, by the kind of its events. */
  counts: Record<string, number>;
  /** Points now, and after the answer. */
  now: number;
  then: number;
  /** Other consequences, in words. */
  more: string[];
}

const MOST_LINES = 4;

/** `scores`: the current ones. `counted`: the kinds of events for `counts`. */
export function effects(previewed: Pick<Preview, "score" | "events">, scores: readonly Score[], wording: Wording, counted: readonly string[] = []): Effects {
  const { score } = previewed;
  const before = scores.find((one) => one.seat === score.seat);
  const found: Effects = {
    pay: {}, gain: {}, cards: 0, points: 0, counts: {},
    now: before?.expected ?? score.expected, then: score.expected, more: [],
  };
  const rest = previewed.events.filter((fact) => !classify(fact, score.seat, found, counted));
  found.more = joinAlike(rest).map((fact) => wording.event(fact)).filter(Boolean).slice(0, MOST_LINES);
  return found;
}

/** Events that differ only in their number become one: discarding 1 card four times is discarding 4 cards. */
function joinAlike(facts: readonly Fact[]): Fact[] {
  const joined = new Map<unknown, Fact>();
  for (const fact of facts) {
    const { n, ...others } = fact.args;
    const alike = typeof n === "number" ? JSON.stringify([fact.kind, fact.seat, others]) : fact;
    const before = joined.get(alike);
    joined.set(alike, before ? { ...fact, args: { ...others, n: toNumber(before.args["n"]) + toNumber(n) } } : fact);
  }
  return [...joined.values()];
}

/** Add an event to the sums. Returns false if it needs a sentence instead. */
function classify({ kind, seat, args }: Fact, mine: number, found: Effects, counted: readonly string[]): boolean {
  if (seat !== mine) return false;
  if (kind === "play") {
    add(found.pay, args["paid"]);
    return true;
  }
  if (kind === "pay") return add(found.pay, args["goods"]);
  if (kind === "gain") return add(found.gain, args["goods"]);
  if (kind === "visit" || kind === "visit-card") return true;
  if (kind === "draw") found.cards += toNumber(args["n"]);
  else if (kind === "points") found.points += toNumber(args["n"]);
  else if (counted.includes(kind)) found.counts[kind] = (found.counts[kind] ?? 0) + toNumber(args["n"]);
  else return false;
  return true;
}

function add(sum: Record<string, number>, goods: Json | undefined): boolean {
  if (!isData(goods)) return false;
  for (const [good, n] of Object.entries(goods)) sum[good] = (sum[good] ?? 0) + toNumber(n);
  return true;
}

function toNumber(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}
