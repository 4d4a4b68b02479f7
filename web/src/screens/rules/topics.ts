/** What the rules of each game are about: topics in reading order, with the pictures and lists that belong to them. */
import type { Words } from "../../words/words.svelte";
import type { Facts } from "../cards/entries";

/** A list or table below the text of a topic. */
export type Extra = "goods" | "colours" | "seasons" | "terrains" | "sides" | "backs" | "rival" | "titles" | "marks";

export interface Topic {
  id: string;
  /** The message with its title; its attributes are the paragraphs. */
  key: string;
  icon: string;
  extra?: Extra;
  /** Sections of the gallery that are listed with it. */
  groups?: string[];
}

/** A topic of one game, or one that Everdell and Farshore share. */
function topic(game: string, id: string, icon: string, more: Partial<Topic> = {}): Topic {
  return { id, key: `rules-${game}-${id}`, icon, ...more };
}

export const TOPICS: Record<string, Topic[]> = {
  everdell: [
    topic("everdell", "goal", "home", { extra: "goods" }),
    topic("everdell", "start", "deck"),
    topic("valley", "turn", "play"),
    topic("everdell", "places", "hand", { groups: ["basic", "forest", "haven", "journey"] }),
    topic("everdell", "cards", "cards"),
    topic("valley", "colours", "gallery", { extra: "colours" }),
    topic("valley", "city", "construction"),
    topic("everdell", "hand", "discard"),
    topic("everdell", "seasons", "calendar", { extra: "seasons" }),
    topic("everdell", "events", "star", { groups: ["event-basic", "event-special"] }),
    topic("everdell", "end", "flag"),
    topic("everdell", "scoring", "point"),
    topic("everdell", "solo", "user", { extra: "rival" }),
  ],
  farshore: [
    topic("farshore", "goal", "home", { extra: "goods" }),
    topic("farshore", "start", "deck"),
    topic("valley", "turn", "play"),
    topic("farshore", "places", "hand", { groups: ["shore", "docks", "lookout", "island"] }),
    topic("farshore", "cards", "anchor"),
    topic("farshore", "ship", "ship", { groups: ["rose"] }),
    topic("farshore", "maps", "map", { groups: ["map"] }),
    topic("valley", "colours", "gallery", { extra: "colours" }),
    topic("valley", "city", "construction"),
    topic("farshore", "hand", "discard"),
    topic("farshore", "seasons", "calendar", { extra: "seasons" }),
    topic("farshore", "end", "flag"),
    topic("farshore", "scoring", "point"),
    topic("farshore", "solo", "user", { extra: "rival" }),
    topic("farshore", "weather", "storm", { groups: ["weather"] }),
    { id: "marks", key: "rules-reconstructed-title", icon: "info", extra: "marks" },
  ],
  cartographers: [
    topic("cartographers", "goal", "map", { extra: "terrains" }),
    topic("cartographers", "turn", "play"),
    topic("cartographers", "drawing", "pencil", { groups: ["explore"] }),
    topic("cartographers", "ruins", "ruins", { groups: ["ruins"] }),
    topic("cartographers", "ambush", "monster", { groups: ["ambush"] }),
    topic("cartographers", "coins", "coin"),
    topic("cartographers", "seasons", "time", { extra: "seasons" }),
    topic("cartographers", "edicts", "star", { extra: "backs", groups: ["edict"] }),
    topic("cartographers", "scoring", "trophy"),
    topic("cartographers", "sides", "flip", { extra: "sides" }),
    topic("cartographers", "solo", "user", { extra: "titles" }),
  ],
};

const PARAGRAPHS = ["a", "b", "c", "d", "e"];

/** The text of a topic, paragraph by paragraph. */
export function paragraphs(w: Words, topic: Topic, numbers: Record<string, number>): string[] {
  if (topic.extra === "marks") return [w.t("rules-reconstructed-hint")];
  return PARAGRAPHS.map((name) => `${topic.key}.${name}`)
    .filter((key) => w.knows(key))
    .map((key) => w.t(key, numbers));
}

/** The numbers that the texts mention, out of the facts of the game. */
export function numbersOf(facts: Facts): Record<string, number> {
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
    size: plain("size"),
    coins: plain("coins"),
  };
}
