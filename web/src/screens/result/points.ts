/**
 * The points of the players for display: the parts of a bar, and what earned the most. Nothing is
 * scored here.
 */
import type { Earner, Part } from "../../board";
import type { Data, Score, ScoreLine } from "../../wire";
import { sourceName } from "../../words/numbers";
import { hooksOf } from "../../words/hooks.svelte";
import type { Words } from "../../words/words.svelte";

export type { Earner, Part } from "../../board";

/** The number of tones for bars; further parts start again with the first. */
const TONES = 7;

/** All kinds of points that a player has, in a fixed order. */
export function parts(w: Words, view: Data, scores: readonly Score[]): Part[] {
  const own = hooksOf(w.game).parts?.(w, view, scores);
  if (own) return own;
  const sources = new Set(scores.flatMap((score) => score.lines.filter((line) => line.points).map((line) => line.source)));
  return [...sources].map((id, index) => {
    const name = sourceName(w, id);
    return { id, name, icon: "", letter: name.slice(0, 1).toLocaleUpperCase(), tone: (index % TONES) + 1 };
  });
}

/** The points of one part in a score. */
export function pointsOf(game: string, score: Score, part: string): number {
  const { partOf = (line: ScoreLine) => line.source } = hooksOf(game);
  return sum(score.lines.filter((line) => partOf(line) === part));
}

/** What earned the most points, best first. */
export async function earners(w: Words, view: Data, score: Score): Promise<Earner[]> {
  const found = (await hooksOf(w.game).earners?.(w, view, score)) ?? bySource(w, score);
  return found.filter((one) => one.points !== 0).sort((one, other) => other.points - one.points);
}

function bySource(w: Words, score: Score): Earner[] {
  const sources = [...new Set(score.lines.map((line) => line.source))];
  return sources.map((id) => {
    const points = sum(score.lines.filter((line) => line.source === id));
    const family = w.knows(`card-${id}`) ? "card" : "";
    return { id, family, name: sourceName(w, id), icon: family ? "" : "point", points, colour: "", how: "" };
  });
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}
