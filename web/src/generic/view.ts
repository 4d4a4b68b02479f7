/**
 * A view that the client can draw without a board: zones with cards, piles and counters. See
 * `core/zones.py`.
 */
import type { Data } from "../wire";
import { isData } from "../words/wording";

export interface ZoneCard {
  /** Empty for a card that lies face down. */
  id: string;
  /** The thing that labels point at; empty if none does. */
  thing: string;
  count: number;
  marks: string[];
}

export interface Zone {
  id: string;
  /** The seat it belongs to; null for the table. */
  seat: number | null;
  cards: ZoneCard[];
  /** The number in a pile or a counter. */
  count: number | null;
}

export function zonesOf(view: Data): Zone[] {
  const zones = view["zones"];
  return Array.isArray(zones) ? zones.flatMap((zone) => (isData(zone) ? [zoneOf(zone)] : [])) : [];
}

/** The id of the card that carries the name of a thing; undefined where no card in a zone does. */
export function cardWithThing(view: Data, thing: string): string | undefined {
  return zonesOf(view).flatMap((zone) => zone.cards).find((card) => card.id && card.thing === thing)?.id;
}

function zoneOf(zone: Data): Zone {
  const cards = Array.isArray(zone["cards"]) ? zone["cards"] : [];
  return {
    id: String(zone["id"] ?? ""),
    seat: typeof zone["seat"] === "number" ? zone["seat"] : null,
    count: typeof zone["count"] === "number" ? zone["count"] : null,
    cards: cards.flatMap((card) => (isData(card) ? [cardOf(card)] : [])),
  };
}

function cardOf(card: Data): ZoneCard {
  return {
    id: String(card["id"] ?? ""),
    thing: String(card["thing"] ?? ""),
    count: typeof card["count"] === "number" ? card["count"] : 1,
    marks: Array.isArray(card["marks"]) ? card["marks"].map(String) : [],
  };
}
