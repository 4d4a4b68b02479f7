/** Everything of a game that has a name and a text: cards, places, events, maps, edicts; in words, and with what is printed. */
import type { About } from "../../parts/explain.svelte";
import { Wording } from "../../words/wording";
import { reconstructed, ruleText } from "../../words/texts";
import type { Words } from "../../words/words.svelte";

export interface Entry {
  id: string;
  family: About["family"];
  /** The section it stands in, a `rules-group-…` message. */
  group: string;
  name: string;
  text: string;
  colour: string;
  /** critter, construction or nothing. */
  kind: string;
  /** common, unique or nothing. */
  rarity: string;
  copies: number;
  points: number | null;
  cost: Record<string, number> | null;
  /** Critters that it houses, or Constructions where it lives. */
  houses: string[];
  home: string[];
  housesAny: boolean;
  /** Which parts of it no source prints, as a sentence. */
  note: string;
  /** Of Cartographers: what is drawn, its time, its number in the solo game, its kind of scoring card. */
  shapes: Shape[];
  terrains: string[];
  time: number | null;
  solo: number | null;
  back: string;
}

export interface Shape {
  cells: number[][];
  coin: boolean;
}

interface CardFacts {
  colour: string;
  copies: number;
  cost: Record<string, number>;
  critter: boolean;
  unique: boolean;
  points: number;
  free?: string[];
  home?: string[];
  houses_any?: boolean;
}

interface ExploreFacts {
  kind: string;
  time?: number;
  shapes?: Shape[];
  terrains?: string[];
}

/** The printed facts of a game, as far as they are listed here. */
export interface Facts {
  cards: Record<string, CardFacts & ExploreFacts>;
  places?: Record<string, { kind: string }>;
  events?: Record<string, { kind: string; points: number }>;
  maps?: Record<string, unknown>;
  weather?: Record<string, unknown>;
  roses?: Record<string, { matches: string[] }>;
  edicts?: Record<string, { back: string; solo: number }>;
  [other: string]: unknown;
}

const FACTS: Record<string, () => Promise<{ default: unknown }>> = {
  everdell: () => import("../../games/everdell/facts.json"),
  farshore: () => import("../../games/farshore/facts.json"),
  cartographers: () => import("../../games/cartographers/facts.json"),
};

export const GAMES = Object.keys(FACTS);

export async function factsOf(game: string): Promise<Facts> {
  return (await FACTS[game]!()).default as Facts;
}

/** The sections of each game, in the order of the shelves. */
const GROUPS: Record<string, string[]> = {
  everdell: ["card", "basic", "forest", "haven", "journey", "event-basic", "event-special"],
  farshore: ["card", "shore", "island", "docks", "lookout", "map", "rose", "weather"],
  cartographers: ["edict", "explore", "ruins", "ambush"],
};

export const COLOURS = ["tan", "green", "red", "blue", "purple"];

/** All entries of a game, by section and name. */
export function entries(w: Words, facts: Facts): Entry[] {
  const order = GROUPS[w.game] ?? [];
  const all = w.game === "cartographers" ? ofCartographers(w, facts) : ofTheValley(w, facts);
  return all.sort(
    (one, other) => order.indexOf(one.group) - order.indexOf(other.group) || one.name.localeCompare(other.name, w.language),
  );
}

const NOTHING = {
  text: "",
  colour: "",
  kind: "",
  rarity: "",
  copies: 0,
  points: null,
  cost: null,
  houses: [],
  home: [],
  housesAny: false,
  note: "",
  shapes: [],
  terrains: [],
  time: null,
  solo: null,
  back: "",
};

function ofTheValley(w: Words, facts: Facts): Entry[] {
  const wording = new Wording(w);
  const note = (id: string) => (w.game === "farshore" ? reconstructed(w, id) : "");
  const found: Entry[] = [];
  for (const [id, card] of Object.entries(facts.cards))
    found.push({
      ...NOTHING,
      id,
      family: "card",
      group: "card",
      name: wording.text("card", id),
      text: ruleText(w, id),
      colour: card.colour,
      kind: card.critter ? "critter" : "construction",
      rarity: card.unique ? "unique" : "common",
      copies: card.copies,
      points: card.points,
      cost: card.cost,
      houses: card.free ?? [],
      home: card.home ?? [],
      housesAny: card.houses_any ?? false,
      note: note(id),
    });
  for (const [id, place] of Object.entries(facts.places ?? {}))
    found.push({ ...NOTHING, id, family: "place", group: place.kind, name: wording.text("place", id), text: ruleText(w, id), note: note(id) });
  for (const [id, event] of Object.entries(facts.events ?? {}))
    found.push({ ...NOTHING, id, family: "event", group: `event-${event.kind}`, name: wording.text("place", id), text: ruleText(w, id) });
  for (const id of Object.keys(facts.maps ?? {}))
    found.push({ ...NOTHING, id, family: "map", group: "map", name: wording.text("place", id), text: ruleText(w, id), note: note(id) });
  for (const id of Object.keys(facts.weather ?? {}))
    found.push({ ...NOTHING, id, family: "weather", group: "weather", name: wording.text("weather", id), text: ruleText(w, id, { both: true }), note: note(id) });
  for (const [id, { matches }] of Object.entries(facts.roses ?? {})) {
    const name = wording.several("a", matches);
    found.push({ ...NOTHING, id, family: "rose", group: "rose", name: name.slice(0, 1).toUpperCase() + name.slice(1), note: note(id) });
  }
  return found;
}

function ofCartographers(w: Words, facts: Facts): Entry[] {
  const found: Entry[] = [];
  for (const [id, edict] of Object.entries(facts.edicts ?? {}))
    found.push({ ...NOTHING, id, family: "edict", group: "edict", name: w.t(`edict-${id}`), text: ruleText(w, id), solo: edict.solo, back: edict.back });
  for (const [id, card] of Object.entries(facts.cards))
    found.push({
      ...NOTHING,
      id,
      family: "explore",
      group: card.kind,
      name: w.t(`card-${id}`),
      text: ruleText(w, id),
      shapes: card.shapes ?? [],
      terrains: card.terrains ?? [],
      time: card.kind === "explore" ? (card.time ?? 0) : null,
    });
  return found;
}

/** Whether an entry is what somebody looks for: all words in its name, text or colour. */
export function matches(entry: Entry, w: Words, wish: string): boolean {
  const words = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const colour = entry.colour ? `${w.t(`colour-${entry.colour}`)} ${w.t(`colour-${entry.colour}.short`)}` : "";
  const kind = entry.kind ? w.t(`kind-${entry.kind}`) : "";
  const text = `${entry.name} ${entry.text} ${colour} ${kind}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
