/** What a seat sees of Everdell, and how the board is laid out. */
import { strings, type Season, type ValleyView } from "../../valley/content/views";

/** The clearings by the river, as they lie on the board. */
export const CLEARINGS = [
  "three_twigs",
  "two_twigs_one_card",
  "two_resin",
  "one_resin_one_card",
  "two_cards_one_point",
  "one_pebble",
  "one_berry_one_card",
  "one_berry",
] as const;

export const JOURNEY = ["journey_5", "journey_4", "journey_3", "journey_2"] as const;

export const BASIC_EVENTS = ["city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"] as const;

/** The new workers of each season. They wait on the tree until the season comes. */
export const COMING: readonly { season: Season; workers: number }[] = [
  { season: "spring", workers: 1 },
  { season: "summer", workers: 1 },
  { season: "autumn", workers: 2 },
];

export interface MeadowView extends ValleyView {
  meadow: (string | null)[];
}

export function forestOf(view: ValleyView): string[] {
  return strings(view.options["forest"]);
}

export function specialEventsOf(view: ValleyView): string[] {
  return strings(view.options["events"]);
}

/** The year of a game against Rugwort; null in a game of several players. */
export function yearOf(view: ValleyView): number | null {
  const year = view.options["year"];
  return typeof year === "number" && view.players.some((player) => player.rival) ? year : null;
}

/** The seat that achieved each event. */
export function achieved(view: ValleyView): Map<string, number> {
  const found = new Map<string, number>();
  view.players.forEach((player, seat) => player.claims.forEach((claim) => found.set(claim.event ?? "", seat)));
  return found;
}
