/** What is printed on the cards, places and events of the valley games. Fetched when a game is first shown. */
import { get } from "../../net/api";
import { customTableOf } from "../../words/words.svelte";
import type { Colour, Goods, Season } from "./content/views";
import { valleyTitle } from "./titles";

/** What something gives, as far as it can be said in numbers; `more`: there is more to it than that. */
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
  /** Constructions into which this Critter may come without paying. */
  home?: string[];
  /** Critters who may come here without paying. */
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
  /** Ids that do something else in the table's set than in the standard one. */
  rewritten?: string[];
  /** How many workers a season has. */
  workers: Partial<Record<Season, number>>;
  /** Cards and spots of the forest by number of players, where there is one. */
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

/** The facts of a game at the table that is shown. The first who asks has them fetched, and is told when they are there. */
export function facts(game: string): Facts {
  const found = known[customTableOf(game) || game];
  if (!found) void fetchFacts(game);
  return found ?? NOTHING;
}

/** The same for who wants to wait. */
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
