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

/** With one more pick; null if there is no room. Where only one can be picked, it takes the place of the other. */
export function withPick(several: Several, picks: readonly string[], code: string): string[] | null {
  const n = picks.filter((pick) => pick === code).length;
  if (n >= (several.times[code] ?? 0)) return null;
  if (picks.length < most(several)) return [...picks, code];
  return most(several) === 1 ? [code] : null;
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
