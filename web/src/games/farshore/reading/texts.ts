/** Texts of Farshore: made of the phrases of the set, so that a text is never wrong about its card. */
import facts from "../facts.json";
import { Wording, isData } from "../../../words/wording";
import type { Args, Words } from "../../../words/words";
import type { Data, Json } from "../../../wire";
import type { Circumstances } from "../../../words/texts";

export const COLOURS = ["tan", "green", "red", "blue", "purple"];

/** Colors whose cards say when they act by their color alone. */
const WHEN = ["green", "tan", "red"];

/** A phrase of a set: its key and particulars. */
interface Line {
  key: string;
  args: Record<string, string | number>;
}

interface CardFacts {
  colour: string;
  slots: number;
  visited?: boolean;
}

const LINES = facts.lines as unknown as Record<string, Line[]>;
const CARDS = facts.cards as unknown as Record<string, CardFacts>;
const MAPS = facts.maps as unknown as Record<string, { colours: Record<string, number> }>;
const WEATHER = facts.weather as unknown as Record<string, { upper: Data; lower: Data }>;
const RECONSTRUCTED = facts.reconstructed as unknown as Record<string, string[]>;

/** The whole text of a card, a place, a map or the weather of the standard set, or nothing. */
export function textOf(w: Words, id: string, when: Circumstances): string {
  if (when.ownSet) return "";
  if (id in WEATHER) return weatherText(w, id, when.both ?? false);
  const map = MAPS[id];
  if (map) return w.t("map-needs", { cards: needs(w, map.colours) });
  const lines = LINES[id];
  if (!lines) return "";
  const card = CARDS[id];
  let sentences = lines.map((line) => sentence(w, line));
  if ((!card || card.visited) && lines.some((line) => line.key === "play")) sentences.push(w.t("effect-needs-play"));
  if (card && WHEN.includes(card.colour)) sentences.unshift(w.t(`effect-${card.colour}`));
  const [first, second, ...rest] = sentences;
  if (first?.endsWith(":") && second) {
    sentences = [`${first} ${second.slice(0, 1).toLowerCase()}${second.slice(1)}`, ...rest]; // one sentence
  }
  if (card && !card.slots) sentences.push(w.t("effect-no-slot"));
  return sentences.join(" ");
}

function sentence(w: Words, line: Line): string {
  const args: Args = { ...line.args };
  if ("goods" in args) args["goods"] = w.goods(String(args["goods"]), "acc");
  if ("kinds" in args) args["kinds"] = w.either(several(args["kinds"]).map((good) => w.t(`good-${good}`)));
  if ("card" in args) args["card"] = new Wording(w).text("card", String(args["card"]));
  if (args["each"]) args["each"] = w.t(`each-${args["each"]}`, args);
  if ("colours" in args) {
    args["colours"] = w.either(several(args["colours"]).map((colour) => w.t(`colour-${colour}.short`)));
  }
  args["limit"] = args["points"] === undefined ? "" : w.t("limit-points", { n: args["points"] });
  return w.t(`effect-${line.key}`, args);
}

function several(spelled: string | number | undefined): string[] {
  return String(spelled).split("+");
}

/** What a city has to hold for a map. */
function needs(w: Words, colours: Record<string, number>): string {
  return COLOURS.filter((colour) => colours[colour])
    .map((colour) => w.t("cards-of-colour", { n: colours[colour] ?? 0, colour: w.t(`colour-${colour}.short`) }))
    .join(", ");
}

/** What a weather card does, its upper half or both. */
function weatherText(w: Words, id: string, both: boolean): string {
  const halves = both ? (["upper", "lower"] as const) : (["upper"] as const);
  return halves.map((half) => weatherHalf(w, id, half)).join(" ");
}

/** What one half of a weather card does. */
export function weatherHalf(w: Words, id: string, half: "upper" | "lower"): string {
  const effects = Object.entries(WEATHER[id]?.[half] ?? {});
  return effects.map(([name, value]) => weatherEffect(w, name, value)).join(" ");
}

function weatherEffect(w: Words, name: string, value: Json): string {
  const key = `weather-effect-${name}`;
  if (isData(value)) return w.t(key, { goods: new Wording(w).goods(value, "acc") });
  return w.t(key, typeof value === "string" ? { rose: value.toUpperCase() } : { n: Number(value) });
}

/** Which parts of a card or a place no source prints, as a sentence; or nothing. */
export function noteOf(w: Words, id: string): string {
  const parts = RECONSTRUCTED[id] ?? [];
  return parts.length ? w.t("farshore-reconstructed", { parts: w.join(parts.map((part) => w.t(`part-${part}`))) }) : "";
}
