/** What a view of Farshore adds to the view of its family, and what is printed on its board. */
import standard from "../facts.json";
import type { Data, Fact } from "../../../wire";
import { customTableOf } from "../../../words/words.svelte";
import { facts } from "../../valley/facts.svelte";
import type { Words } from "../../../words/words";
import { valleyView, type CityCard, type Colour, type Player, type ValleyView } from "../../valley/content/views";

export const GAME = "farshore";
export const STACKS = ["a", "b"] as const;
export type Stack = (typeof STACKS)[number];

export interface Tile {
  map: string;
  points: number;
}

export interface Sailor extends Player {
  claims: Tile[];
  anchors: number;
  ship: number;
  ship_points: number;
}

export interface Marker {
  colour: Colour;
  row: number;
}

export interface SeaView extends ValleyView {
  options: Data & { bonny?: number; weather?: string };
  bay: (string | null)[];
  copies: number[];
  players: Sailor[];
  /** The tiles that are left for each map, the next first. */
  tiles: Record<string, number[]>;
  high_tide: string[];
  /** The roses turned up so far; the last one is face up. */
  roses: Record<Stack, string[]>;
  weather: string[];
  routes: string[];
  plan: Marker[];
}

/** The view with its type. */
export function seaView(view: Data): SeaView {
  return valleyView<SeaView>(view);
}

// What is printed

export interface Space {
  points: number;
  chest: boolean;
}

interface PrintedCard {
  colour: string;
  critter: boolean;
  unique: boolean;
}

export interface Stop {
  place: string;
  text: string;
  /** The message of its text. */
  said: { key: string; args: Data };
  action?: string;
  n?: number;
  discards?: string;
}

interface Printed {
  track: readonly Space[];
  maps: Record<string, { colours: Record<string, number> }>;
  cards: Record<string, PrintedCard>;
  roses: Record<string, { matches: string[]; stack: Stack }>;
  routes: Record<string, Stop[]>;
  places: Record<string, { kind: string }>;
}

export const WEATHER_CARDS = 4;

/** The printed facts of the table's set; the facts of the standard set until those are loaded. */
export function printed(): Printed {
  const own = customTableOf(GAME) ? facts(GAME) : standard;
  return ("track" in own ? own : standard) as unknown as Printed;
}

/** The rows of Captain Bonny's plan card, from the top. */
export const PLAN_ROWS = [1, 2, 3, 4];

/** What a wind rose shows. */
export function roseProperties(rose: string): string[] {
  return printed().roses[rose]?.matches ?? [];
}

/** The roses of a stack that have not been face up yet. */
export function upcomingRoses(stack: Stack, turned: readonly string[]): string[] {
  const { roses } = printed();
  return Object.keys(roses).filter((id) => roses[id]?.stack === stack && !turned.includes(id));
}

/** The stops of a route card. */
export function stops(route: string): Stop[] {
  return printed().routes[route] ?? [];
}

/** The name of the stop that Captain Bonny took on her last route; null if no stop was free. */
export function lastStop(events: readonly Fact[]): string | null {
  const at = events.findLastIndex(({ kind }) => kind === "route");
  const went = events.slice(at + 1).find(({ kind, seat }) => seat === events[at]?.seat && (kind === "visit" || kind === "visit-card"));
  if (!went) return null;
  const place = String(went.args["place"] ?? "red");
  return printed().places[place]?.kind === "island" ? "island" : place;
}

/** The stacks whose face-up rose shows something that is printed on the card. */
export function windOf(card: string, roses: Record<Stack, string[]>): Stack[] {
  const at = printed().cards[card];
  if (!at) return [];
  const has = [at.colour, at.critter ? "critter" : "construction", at.unique ? "unique" : "common"];
  return STACKS.filter((stack) => {
    const wanted = roseProperties(roses[stack].at(-1) ?? "");
    return wanted.length > 0 && wanted.every((property) => has.includes(property));
  });
}

/** The stacks of `windOf` as a text; empty if there are none. */
export function windText(w: Words, card: string, roses: Record<Stack, string[]>): string {
  const letters = windOf(card, roses).map((stack) => w.t(`rose-${stack}`));
  return letters.length ? w.t("farshore-wind", { roses: w.join(letters) }) : "";
}

export function colourOf(card: string): string {
  return printed().cards[card]?.colour ?? "";
}

/** How many cards of each colour a city holds. */
export function colours(city: readonly CityCard[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { card } of city) found[colourOf(card)] = (found[colourOf(card)] ?? 0) + 1;
  return found;
}

/** Places of a kind, in the order of the board. */
export function placesOf(view: SeaView, kind: string): string[] {
  const { places } = printed();
  return Object.keys(view.places).filter((id) => places[id]?.kind === kind);
}

/** The space of the track with this number of points. */
export function spaceWorth(points: number): number {
  return printed().track.findIndex((space) => space.points === points);
}

/** The space where these events move the ship of a seat; null if it does not move. */
export function shipDestination(events: readonly Fact[], seat: number): number | null {
  const last = events.findLast((event) => event.kind === "sail" && event.seat === seat);
  const points = last?.args["points"];
  return typeof points === "number" ? spaceWorth(points) : null;
}

/** How many anchors a seat casts in these events. */
export function anchorsCast(events: readonly Fact[], seat: number): number {
  return events.filter((event) => event.kind === "play" && event.seat === seat && event.args["way"] === "home").length;
}

/** Whether both halves of the weather apply: by Captain Bonny's level, or by a set-up option. */
export function bothHalves(view: SeaView): boolean {
  const level = standard.bonny.levels.find((one) => one.level === view.options.bonny);
  return (level?.weather || view.options.weather) === "both";
}

const WEATHER_ICONS: Record<string, string> = {
  weather_fog: "fog",
  weather_doldrums: "calm",
  weather_drought: "sun",
  weather_downpour: "rain",
  weather_hail: "rain",
  weather_frost: "winter",
  weather_headwind: "wind",
  weather_squall: "wind",
  weather_surge: "tide",
  weather_rough_seas: "tide",
};

export function weatherIcon(id: string): string {
  return WEATHER_ICONS[id] ?? "storm";
}

/** The markers in the order in which they decide: rows from the top, in a row from the left. */
export function planOrder(plan: readonly Marker[]): Marker[] {
  return [...plan].sort((one, other) => one.row - other.row);
}
