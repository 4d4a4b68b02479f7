/** What is printed on the cards, places and events of the valley games. Loaded on first use. */
import { get } from "../../net/api";
import { customTableOf } from "../../words/words.svelte";
import type { Colour, Goods, Season } from "./content/views";
import { valleyTitle } from "./titles";

/** What something gives, in numbers; `more`: it also does something else. */
export interface Gives {
  goods?: Goods;
  any?: number;
  cards?: number;
  points?: number;
  ship?: number;
  more?: boolean;
}

export interface CardFacts {
  colour: Colour;
  copies: number;
  cost: Goods;
  critter: boolean;
  points: number;
  slots: number;
  unique: boolean;
  gives?: Gives;
  /** Constructions that let this Critter come without payment. */
  home?: string[];
  /** Critters that may come here without payment. */
  free?: string[];
  houses_any?: boolean;
  mate?: string;
  spots?: number;
  open?: boolean;
  permanent?: boolean;
  bonus?: boolean;
}

export interface PlaceFacts {
  kind: string;
  /** How many workers fit; null for any number. */
  spots: number | null;
  gives?: Gives;
  points?: number;
  discards?: number;
  season?: Season;
}

export interface EventFacts {
  kind: "basic" | "special";
  points: number;
  bonus: boolean;
  cards: string[];
  colours: Partial<Record<Colour, number>>;
  gives: Gives;
  holds: string;
}

export interface MapFacts {
  colours: Partial<Record<Colour, number>>;
  tiles: Record<string, number[]>;
}

export interface Facts {
  cards: Record<string, CardFacts>;
  places: Record<string, PlaceFacts>;
  events: Record<string, EventFacts>;
  maps: Record<string, MapFacts>;
  city_slots: number;
  hand_limit: number;
  goods: string[];
  /** Ids with a different effect in the table's set than in the standard set. */
  rewritten?: string[];
  /** The number of workers in each season. */
  workers: Partial<Record<Season, number>>;
  /** Cards and spots of the forest by number of players, if the title has a forest. */
  forest: Record<string, { cards: number; spots: number }>;
}

const NOTHING: Facts = {
  cards: {},
  places: {},
  events: {},
  maps: {},
  city_slots: 15,
  hand_limit: 8,
  goods: [],
  workers: {},
  forest: {},
};

let known: Partial<Record<string, Facts>> = $state.raw({});
const coming = new Map<string, Promise<Facts>>();

/** The facts of a game at the current table. The first call loads them; the state then updates. */
export function facts(game: string): Facts {
  const found = known[customTableOf(game) || game];
  if (!found) void fetchFacts(game);
  return found ?? NOTHING;
}

/** The same facts as a promise. */
export function fetchFacts(game: string): Promise<Facts> {
  const table = customTableOf(game);
  const key = table || game;
  let fetched = coming.get(key);
  if (!fetched) {
    const request = table ? get<object>(`/tables/${table}/facts`) : valleyTitle(game).facts().then((file) => file.default as object);
    fetched = request.then((found) => {
      const all: Facts = { ...NOTHING, ...found };
      known = { ...known, [key]: all };
      return all;
    });
    coming.set(key, fetched);
  }
  return fetched;
}

export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "autumn"];
