/** Collecting the answers to a question that takes several: how many, and which are left. */
import type { Several } from "../wire";

/** How many can be picked: as many as the question takes, or as there are. */
export function most(several: Several): number {
  const there = Object.values(several.times).reduce((sum, n) => sum + n, 0);
  return Math.min(several.most, there);
}

/** Whether this number of picks answers the question. */
export function isComplete(several: Several, picks: readonly string[]): boolean {
  const n = picks.length;
  if (n === 0 && !several.done) return false;
  return n >= several.least && n <= several.most && (n - several.least) % several.step === 0;
}

/** How many more of a code there is room for. */
export function room(several: Several, picks: readonly string[], code: string): number {
  return Math.min((several.times[code] ?? 0) - picks.filter((pick) => pick === code).length, most(several) - picks.length);
}

/** With more picks of a code; null if there is no room. Where only one can be picked, it takes the place of the other. */
export function withPick(several: Several, picks: readonly string[], code: string, n = 1): string[] | null {
  if (room(several, picks, code) >= n) return [...picks, ...Array<string>(n).fill(code)];
  return most(several) === 1 && several.times[code] && !picks.includes(code) ? [code] : null;
}

/** All that is not picked, in order; null if it would not answer the question. */
export function others(several: Several, picks: readonly string[]): string[] | null {
  const left = Object.entries(several.times).flatMap(([code, times]) =>
    Array<string>(times - picks.filter((pick) => pick === code).length).fill(code),
  );
  return left.length && isComplete(several, left) ? left : null;
}

/** Without the last `n` picks of a code. */
export function withoutPick(picks: readonly string[], code: string, n: number): string[] {
  const kept = [...picks];
  for (let left = n; left > 0; left--) {
    const at = kept.lastIndexOf(code);
    if (at < 0) break;
    kept.splice(at, 1);
  }
  return kept;
}
