/** Texts and scores of Cartographers that the catalogues cannot give. */
import type { Earner, Part, TitleHooks } from "../../../board";
import type { ScoreHistory } from "../../../screens/result/scoreHistory";
import type { Data, Score, ScoreLine } from "../../../wire";
import { number, sourceName } from "../../../words/numbers";
import type { Words } from "../../../words/words";

/** The lowest rating of each solo title, best first. */
const TITLES = [30, 20, 10, 0, -5, -10, -20, -30];
const SEASONS = ["spring", "summer", "fall", "winter"];
const TONES = [1, 3, 4, 5];
const ICONS: Record<string, string> = { coins: "coin", monsters: "monster" };

const hooks: TitleHooks = {
  unit: "noun-star",
  title,
  verdict,
  setupText: (w, options) => (options["map"] ? w.t(`side-${String(options["map"])}`) : ""),
  parts,
  earners: (w, _, score) => Promise.resolve(earners(w, score)),
  scoreHistory: bySeason,
};
export default hooks;

/** The title of a solo game, by its rating. */
export function title(w: Words, rating: number): string {
  const least = TITLES.find((threshold) => rating >= threshold);
  return w.t(`title-${least === undefined ? "none" : least < 0 ? `minus-${-least}` : least}`);
}

function verdict(w: Words, scores: readonly Score[], names: readonly string[]): string {
  const rating = scores[0]?.rating ?? null;
  if (rating !== null) return w.t("verdict-solo", { rating, title: title(w, rating) });
  const best = scores.filter((score) => score.rank === 1);
  return w.t("verdict-winners", { n: best.length, players: w.join(best.map((score) => names[score.seat] ?? "")) });
}

function parts(w: Words, view: Data, scores: readonly Score[]): Part[] {
  const present = new Set(scores.flatMap((score) => score.lines.filter((line) => line.points).map((line) => line.source)));
  const ids = Array.isArray(view["edicts"]) ? view["edicts"].map(String) : [];
  const edicts = ids.map((id, index) => {
    const letter = w.t(`edict-letter-${"abcd"[index]}`);
    return { id, name: sourceName(w, id), icon: "", letter, tone: TONES[index % 4]! };
  });
  const rest = [
    { id: "coins", name: sourceName(w, "coins"), icon: "coin", letter: "", tone: 2 },
    { id: "monsters", name: sourceName(w, "monsters"), icon: "monster", letter: "", tone: 7 },
  ];
  return [...edicts, ...rest.filter(({ id }) => present.has(id))];
}

function earners(w: Words, score: Score): Earner[] {
  const sources = [...new Set(score.lines.map((line) => line.source))];
  return sources.map((id) => {
    const lines = score.lines.filter((line) => line.source === id);
    const how = lines.map((line) => `${w.t(`season-${line.when}`)} ${number(w, line.points)}`).join(" · ");
    const family = w.knows(`edict-${id}`) ? "edict" : "";
    return { id, family, name: sourceName(w, id), icon: ICONS[id] ?? "", points: sum(lines), colour: "", how };
  });
}

/** Points come only at the end of a season, so the score itself contains its history. */
function bySeason(scores: readonly Score[]): ScoreHistory {
  const lines = scores.map((score) => {
    let y = 0;
    const points = [{ x: 0, y }];
    SEASONS.forEach((season, index) => {
      for (const line of score.lines) if (line.when === season) y += line.points;
      points.push({ x: index + 1, y });
    });
    return { seat: score.seat, points, marks: [] };
  });
  return { lines, seasons: SEASONS };
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}
