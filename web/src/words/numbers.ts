/** Numbers, sources of points, and how a game ended. */
import type { Score } from "../wire";
import { Wording } from "./wording";
import { hooksOf } from "./hooks.svelte";
import type { Words } from "./words";

/** A number with a real minus sign, the decimal sign of the language, and optionally a plus. */
export function number(w: Words, value: number, how: { digits?: number; sign?: boolean } = {}): string {
  const plain = Math.abs(value).toFixed(how.digits ?? 0);
  const text = w.language === "en" ? plain : plain.replace(".", ",");
  const negative = value < 0 && /[1-9]/.test(text);
  return (negative ? "−" : how.sign ? "+" : "") + text;
}

/** The name of a source of points. */
export function sourceName(w: Words, source: string): string {
  return new Wording(w).text("source", source);
}

/**
 * The result of a finished game: the winner, or a solo result. `seats`: the number of people and
 * bots.
 */
export function verdict(w: Words, scores: readonly Score[], names: readonly string[], seats: number): string {
  const own = hooksOf(w.game).verdict?.(w, scores, names, seats);
  if (own !== undefined) return own;
  const best = scores.filter((score) => score.rank === 1);
  if (scores.length === 1) return w.t("result-alone", { n: scores[0]?.total ?? 0 });
  return w.t("result-winners", { n: best.length, players: w.join(best.map((score) => names[score.seat] ?? "")) });
}

/** A phrase as a heading or as the text of a button. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
