/** What a seat sees of a valley game, typed; titles add to it. */
import type { Data, Json } from "../../../wire";

export type Colour = "green" | "red" | "blue" | "purple" | "tan";
export type Season = "winter" | "spring" | "summer" | "autumn";
export type Goods = Record<string, number>;

/** A card in a city, with what lies on and under it. */
export interface CityCard {
  card: string;
  /** It has a token: a Critter came here without payment. */
  occupied?: boolean;
  points?: number;
  goods?: Goods;
  under?: string[];
  /** The owners of the workers on it. */
  workers?: number[];
}

/** An achieved event, or a map tile that was claimed. */
export interface Claim {
  event?: string;
  map?: string;
  points?: number;
  goods?: Goods;
  cards?: (string | null)[];
}

export interface Player {
  /** The name of a rival that the rules play; null for a seat. */
  rival: string | null;
  hand: (string | null)[];
  goods: Goods;
  points: number;
  season: Season;
  /** Workers that can be placed. */
  workers: number;
  gone: number;
  strays: number;
  passed: boolean;
  /** Slots of the city that are filled. */
  slots: number;
  city: CityCard[];
  claims: Claim[];
  anchors?: number;
  ship?: number;
  ship_points?: number;
}

export interface ValleyView {
  game: string;
  seat: number | null;
  options: Data;
  turn: number | null;
  asked: number | null;
  by: string | null;
  /** Cards that an effect has set aside. */
  shown: (string | null)[];
  closed: number[];
  deck: number;
  discard: (string | null)[];
  /** The owners of the workers, by place. */
  places: Record<string, number[]>;
  players: Player[];
}

/** The view with its type. The server made it, so its shape is not checked again. */
export function valleyView<View extends ValleyView = ValleyView>(view: Data): View {
  return view as unknown as View;
}

/**
 * The things of a row of cards. Equal cards are one thing; if positions matter (`apart`), the
 * second has a number.
 */
export function numbered(kinds: readonly string[], apart: boolean): string[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    return apart && n > 1 ? `${kind}.${n}` : kind;
  });
}

export function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
