/** The view of Cartographers (see `docs/positions.md`), and what is printed on the sheet. */
import { TERRAINS, type TerrainKind } from "../art/terrain";
import facts from "../facts.json";
import type { Data, Score, ScoreLine } from "../../../wire";
import type { Printed } from "../board/placing.svelte";

export interface MapView {
  rows: string[];
  coins: number;
  edicts_now: number[];
  monster_loss_now: number;
  /** First edict, second edict, coins, loss to monsters, for each season that is over. */
  seasons: [number, number, number, number][];
  draws_on: number;
  ready: boolean;
}

export interface CartographersView {
  seat: number | null;
  land: string[];
  side: string;
  edicts: string[];
  season: string;
  time: number;
  limit: number;
  revealed: string[];
  card: string | null;
  must_cover_ruins: boolean;
  deck: { explore: string[]; ambushes: number; ambushes_unseen: string[] };
  handed: string | null;
  maps: MapView[];
}

export interface Season {
  id: string;
  limit: number;
  /** Letters of the two edicts that are scored. */
  edicts: string[];
}

export const SEASONS = facts.seasons as Season[];
export const COINS = facts.coins;
export const LETTERS = ["a", "b", "c", "d"];
export const GAME = "cartographers";

const CARDS = facts.cards as unknown as Record<string, Printed>;
const EDICTS = facts.edicts as Record<string, { back: string; solo: number }>;
const MARKS: Record<string, TerrainKind> = { "^": "mountain", "#": "wasteland" };
for (const terrain of TERRAINS) MARKS[facts.symbols[terrain]] = terrain;

/** The view of a table; null while there is none. */
export function cartographersView(view: Data): CartographersView | null {
  return Array.isArray(view["maps"]) ? (view as unknown as CartographersView) : null;
}

export function printed(card: string): Printed {
  return CARDS[card] ?? { kind: "explore" };
}

export function edictFacts(edict: string): { back: string; solo: number } {
  return EDICTS[edict] ?? { back: "arrangement", solo: 0 };
}

/** What is printed or drawn on a space; empty for a blank space. */
export function terrainAt(rows: readonly string[], row: number, column: number): TerrainKind | "" {
  return MARKS[rows[row]?.[column] ?? ""] ?? "";
}

export function isRuins(land: readonly string[], row: number, column: number): boolean {
  return land[row]?.[column] === "R";
}

/** The number of a season, from 0; 4 when the game is over. */
export function seasonNumber(season: string): number {
  const found = SEASONS.findIndex((one) => one.id === season);
  return found < 0 ? SEASONS.length : found;
}

/** The seasons that score an edict, from this one on. */
export function scoredIn(letter: string, season: string): Season[] {
  return SEASONS.slice(seasonNumber(season)).filter((one) => one.edicts.includes(letter));
}

/** The points that a score forecasts from a source in a season; null if there is no such line. */
export function forecastPoints(score: Score | null | undefined, source: string, season: string): number | null {
  const of = (line: ScoreLine) => line.source === source && line.when === season;
  return (score?.forecast.find(of) ?? score?.lines.find(of))?.points ?? null;
}

/** The other seats, nearest first. Ambushes are drawn on the maps of neighbours. */
export function byNearness(seat: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, n) => n);
  if (seat === null) return all;
  const far = (other: number) => Math.min((other - seat + seats) % seats, (seat - other + seats) % seats);
  return all.filter((other) => other !== seat).sort((one, other) => far(one) - far(other) || one - other);
}
