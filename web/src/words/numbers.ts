/** Numbers, sources of points, and how a game ended. */
import type { Score } from "../wire";
import { Wording } from "./wording";
import type { Words } from "./words";

/** The least rating for each solo title of Cartographers, best first. */
const TITLES = [30, 20, 10, 0, -5, -10, -20, -30];

/** A number alone: a true minus sign, a decimal comma where it is due, a plus if asked for. */
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

/** What a solo game earned, by its rating and its rank among rivals. */
export function title(w: Words, rating: number, rank: number): string {
  if (w.game !== "cartographers") return w.t(rank === 1 ? "title-won" : "title-lost");
  const least = TITLES.find((threshold) => rating >= threshold);
  return w.t(`title-${least === undefined ? "none" : least < 0 ? `minus-${-least}` : least}`);
}

/** Who has won, or what a game alone earned; for a game that is over. `seats`: how many people and bots play. */
export function verdict(w: Words, scores: readonly Score[], names: readonly string[], seats: number): string {
  const best = scores.filter((score) => score.rank === 1);
  const winners = w.join(best.map((score) => names[score.seat] ?? ""));
  const [mine, rival] = scores;
  if (w.game === "cartographers") {
    const rating = mine?.rating ?? null;
    if (rating !== null) return w.t("verdict-solo", { rating, title: title(w, rating, 1) });
    return w.t("verdict-winners", { n: best.length, players: winners });
  }
  const alone = seats === 1 && mine && rival;
  const told = alone
    ? w.t(mine.rank === 1 ? "verdict-solo-won" : "verdict-solo-lost", {
        points: mine.total,
        other: rival.total,
        rival: names[1] ?? "",
      })
    : w.t(best.length > 1 ? "verdict-shared" : "verdict-won", { players: winners });
  const tied = scores.some((score) => (score.rank ?? 0) > 1 && score.total === best[0]?.total);
  return tied ? `${told} ${w.t("verdict-tie-break")}` : told;
}

/** A phrase as a heading or on a button of its own. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
