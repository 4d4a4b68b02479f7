/** The gallery: everything with a name and a text. */
import type { Entry, Facts, Guide } from "../../../board";
import { Wording } from "../../../words/wording";
import { reconstructionNote, ruleText } from "../../../words/ruleText";
import type { Words } from "../../../words/words";

export const COLOURS = ["tan", "green", "red", "blue", "purple"];

interface CardFacts {
  colour: string;
  copies: number;
  critter: boolean;
  unique: boolean;
  points: number;
  free?: string[];
  home?: string[];
  houses_any?: boolean;
}

/** The printed facts that the gallery uses. */
interface Printed {
  cards: Record<string, CardFacts>;
  places?: Record<string, { kind: string }>;
  events?: Record<string, { kind: string; points: number }>;
  maps?: Record<string, unknown>;
  weather?: Record<string, unknown>;
}

export const shared: Pick<Guide, "extras" | "colours" | "filters" | "numbers"> = {
  extras: () => import("./Extras.svelte"),
  colours: COLOURS,
  filters: [
    { tag: "kind", label: "rules-filter-kind", values: ["critter", "construction"] },
    { tag: "rarity", label: "rules-filter-rarity", values: ["common", "unique"] },
  ],
  numbers: numbersOf,
};

/** `linked`: whether an entry also names the cards that live there, or the home of the card. */
export function entriesOf(w: Words, facts: Facts, linked: boolean): Entry[] {
  const printed = facts as unknown as Printed;
  const wording = new Wording(w);
  const found: Entry[] = [];
  for (const [id, card] of Object.entries(printed.cards)) {
    const houses = card.houses_any ? [] : (card.free ?? []);
    const links = [
      { key: "rules-free-for", cards: houses },
      { key: "rules-home", cards: card.home ?? [] },
    ];
    found.push({
      id,
      family: "card",
      group: "card",
      name: wording.text("card", id),
      text: ruleText(w, id),
      colour: card.colour,
      tags: { kind: card.critter ? "critter" : "construction", rarity: card.unique ? "unique" : "common" },
      copies: card.copies,
      corner: { value: card.points },
      links: linked ? links.filter(({ cards }) => cards.length) : [],
      note: reconstructionNote(w, id),
    });
  }
  const add = (id: string, family: Entry["family"], group: string, name: string, text: string) =>
    found.push({ id, family, group, name, text, note: reconstructionNote(w, id) });
  for (const [id, place] of Object.entries(printed.places ?? {})) add(id, "place", place.kind, wording.text("place", id), ruleText(w, id));
  for (const [id, event] of Object.entries(printed.events ?? {})) add(id, "event", `event-${event.kind}`, wording.text("place", id), ruleText(w, id));
  for (const id of Object.keys(printed.maps ?? {})) add(id, "map", "map", wording.text("place", id), ruleText(w, id));
  for (const id of Object.keys(printed.weather ?? {})) add(id, "weather", "weather", wording.text("weather", id), ruleText(w, id));
  return found;
}

/** The numbers in the texts, from the facts of the game. */
function numbersOf(facts: Facts): Record<string, number> {
  const of = (name: string) => facts[name] as never;
  const plain = (name: string) => (typeof facts[name] === "number" ? (facts[name] as number) : 0);
  const [first = 0, second = 0, third = 0, fourth = 0] = (of("hands") ?? []) as number[];
  const workers = (of("workers") ?? {}) as Record<string, number>;
  const forest = (of("forest") ?? {}) as Record<string, { cards: number }>;
  const track = (of("track") ?? []) as { points: number }[];
  const tide = of("tide") as { islands: number } | undefined;
  return {
    first,
    second,
    third,
    fourth,
    winter: workers["winter"] ?? 0,
    row: plain("row_size"),
    hand: plain("hand_limit"),
    slots: plain("city_slots"),
    forest: forest["2"]?.cards ?? 0,
    forestMany: forest["4"]?.cards ?? 0,
    anchors: plain("anchors"),
    treasure: plain("treasure_points"),
    last: track.at(-1)?.points ?? 0,
    tide: tide?.islands ?? 0,
  };
}
