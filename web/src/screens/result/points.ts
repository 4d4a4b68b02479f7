/** The points of the players, arranged for the eye: parts of a bar, and what brought most. Nothing is scored here. */
import type { Data, Json, Score, ScoreLine } from "../../wire";
import { number, sourceName } from "../../words/numbers";
import type { Words } from "../../words/words.svelte";

/** A kind of points, with its look: a tone is a colour and a pattern. */
export interface Part {
  id: string;
  name: string;
  icon: string;
  /** A letter instead of an icon: the edicts A to D. */
  letter: string;
  tone: number;
}

/** Where the points of the valley's games come from. `when` of a score line tells most of them apart. */
const VALLEY: Record<string, { icon: string; tone: number }> = {
  cards: { icon: "cards", tone: 1 },
  points: { icon: "point", tone: 2 },
  bonuses: { icon: "purple", tone: 3 },
  journey: { icon: "right", tone: 4 },
  events: { icon: "star", tone: 5 },
  maps: { icon: "map", tone: 5 },
  treasures: { icon: "treasure", tone: 6 },
  ship: { icon: "ship", tone: 4 },
  missed: { icon: "star", tone: 6 },
};

const EDICT_TONES = [1, 3, 4, 5];

/** The part of a bar to which a line of a score belongs. */
export function partOf(line: ScoreLine): string {
  if (line.when === "base") return "cards";
  if (line.when === "bonus") return "bonuses";
  if (line.when === "claim" && !(line.source in VALLEY)) return "events";
  return line.source;
}

/** All kinds of points that somebody has, in a fixed order. */
export function parts(w: Words, view: Data, scores: readonly Score[]): Part[] {
  const present = new Set(scores.flatMap((score) => score.lines.filter((line) => line.points).map(partOf)));
  if (w.game !== "cartographers")
    return Object.entries(VALLEY).flatMap(([id, look]) =>
      present.has(id) ? [{ id, ...look, letter: "", name: id === "events" ? w.t("zone-events") : sourceName(w, id) }] : [],
    );
  const edicts = strings(view["edicts"]).map((id, index) => {
    const letter = w.t(`edict-letter-${"abcd"[index]}`);
    return { id, name: sourceName(w, id), icon: "", letter, tone: EDICT_TONES[index % 4]! };
  });
  const rest = [
    { id: "coins", name: sourceName(w, "coins"), icon: "coin", letter: "", tone: 2 },
    { id: "monsters", name: sourceName(w, "monsters"), icon: "monster", letter: "", tone: 7 },
  ];
  return [...edicts, ...rest.filter(({ id }) => present.has(id))];
}

/** The points of one part in a score. */
export function pointsOf(score: Score, part: string): number {
  return sum(score.lines.filter((line) => partOf(line) === part));
}

/** What brought points by itself: a card, an event, an edict. */
export interface Earner {
  id: string;
  family: "card" | "event" | "edict" | "other";
  name: string;
  points: number;
  colour: string;
  /** How the points add up, in a few words. */
  how: string;
}

interface Printed {
  points: number;
  colour: string;
}

/** What brought the most, best first. `printed`: the cards of the set, where it is known what they print. */
export function earners(w: Words, view: Data, score: Score, printed: Record<string, Printed>): Earner[] {
  const found = w.game === "cartographers" ? ofSeasons(w, score) : ofCity(w, view, score, printed);
  return found.filter((one) => one.points !== 0).sort((one, other) => other.points - one.points);
}

function ofSeasons(w: Words, score: Score): Earner[] {
  const sources = [...new Set(score.lines.map((line) => line.source))];
  return sources.map((id) => {
    const lines = score.lines.filter((line) => line.source === id);
    const how = lines.map((line) => `${w.t(`season-${line.when}`)} ${number(w, line.points)}`).join(" · ");
    const family = w.knows(`edict-${id}`) ? "edict" : "other";
    return { id, family, name: sourceName(w, id), points: sum(lines), colour: "", how };
  });
}

function ofCity(w: Words, view: Data, score: Score, printed: Record<string, Printed>): Earner[] {
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
      return { id: line.source, family: event ? "event" : "other", name, points: line.points, colour: "", how: "" };
    }),
  ];
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function strings(value: Json | undefined): string[] {
  return list(value).map(String);
}

function data(value: Json | undefined): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
