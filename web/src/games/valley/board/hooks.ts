/** The hooks that the titles of the family share. */
import type { Earner, Part, TitleHooks } from "../../../board";
import type { Data, Json, Score, ScoreLine } from "../../../wire";
import { fetchFacts } from "../facts.svelte";
import { sourceName } from "../../../words/numbers";
import type { Words } from "../../../words/words";
import type { PartLook, ValleyTitle } from "../titles";
import { optionText } from "./optionText";
import { seasonsOf } from "./seasons";

/** The sources of points. `when` of a score line identifies most of them. */
const PARTS: Record<string, PartLook> = {
  cards: { icon: "cards", tone: 1 },
  points: { icon: "point", tone: 2 },
  bonuses: { icon: "purple", tone: 3 },
};

/** Verbs of codes with which a card goes without acting. */
const MOVES_AWAY = ["discard", "give", "remove"];

type Looks = Readonly<Record<string, PartLook>>;

interface Printed {
  points: number;
  colour: string;
}

export function valleyHooks(title: ValleyTitle): TitleHooks {
  const looks = { ...PARTS, ...title.parts };
  return {
    unit: "noun-point",
    seasons: seasonsOf,
    verdict,
    optionText,
    movesAway: (option) => MOVES_AWAY.includes(option.code.split(":")[0] ?? ""),
    parts: (w, _, scores) => parts(w, scores, looks),
    partOf: (line) => partOf(line, looks),
    earners: async (w, view, score) => earners(w, view, score, (await fetchFacts(w.game)).cards, looks),
  };
}

function verdict(w: Words, scores: readonly Score[], names: readonly string[], seats: number): string {
  const best = scores.filter((score) => score.rank === 1);
  const winners = w.join(best.map((score) => names[score.seat] ?? ""));
  const [mine, rival] = scores;
  const alone = seats === 1 && mine && rival;
  const text = alone
    ? w.t(mine.rank === 1 ? "verdict-solo-won" : "verdict-solo-lost", {
        points: mine.total,
        other: rival.total,
        rival: names[1] ?? "",
      })
    : w.t(best.length > 1 ? "verdict-shared" : "verdict-won", { players: winners });
  const tied = scores.some((score) => (score.rank ?? 0) > 1 && score.total === best[0]?.total);
  return tied ? `${text} ${w.t("verdict-tie-break")}` : text;
}

function partOf(line: ScoreLine, looks: Looks): string {
  if (line.when === "base") return "cards";
  if (line.when === "bonus") return "bonuses";
  if (line.when === "claim" && !(line.source in looks)) return "events";
  return line.source;
}

function parts(w: Words, scores: readonly Score[], looks: Looks): Part[] {
  const present = new Set(scores.flatMap((score) => score.lines.filter((line) => line.points).map((line) => partOf(line, looks))));
  return Object.entries(looks).flatMap(([id, look]) =>
    present.has(id) ? [{ id, ...look, letter: "", name: id === "events" ? w.t("zone-events") : sourceName(w, id) }] : [],
  );
}

function earners(w: Words, view: Data, score: Score, printed: Record<string, Printed>, looks: Looks): Earner[] {
  const player = data(list(view["players"])[score.seat]);
  const rival = typeof player["rival"] === "string";
  const copies = new Map<string, number>();
  for (const card of list(player["city"])) {
    const id = String(data(card)["card"] ?? "");
    if (printed[id] && !rival) copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const bonuses = new Map<string, number>();
  for (const line of score.lines)
    if (line.when === "bonus") bonuses.set(line.source, (bonuses.get(line.source) ?? 0) + line.points);
  const cards = [...new Set([...copies.keys(), ...bonuses.keys()])].map((id): Earner => {
    const n = copies.get(id) ?? 0;
    const base = n * (printed[id]?.points ?? 0);
    const bonus = bonuses.get(id) ?? 0;
    const how = [
      n > 1 ? w.t("result-copies", { n }) : "",
      n ? w.t("result-printed", { n: base }) : "",
      bonus ? w.t("result-bonus", { n: bonus }) : "",
    ];
    return {
      id,
      family: "card",
      name: sourceName(w, id),
      icon: "",
      points: base + bonus,
      colour: printed[id]?.colour ?? "",
      how: how.filter(Boolean).join(" · "),
    };
  });
  const others = score.lines.filter((line) => line.when !== "base" && line.when !== "bonus");
  return [
    ...cards,
    ...others.map((line): Earner => {
      const event = w.knows(`event-${line.source}`);
      const name = sourceName(w, line.source);
      const icon = looks[line.source]?.icon ?? "cards";
      return { id: line.source, family: event ? "event" : "", name, icon, points: line.points, colour: "", how: "" };
    }),
  ];
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function data(value: Json | undefined): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
