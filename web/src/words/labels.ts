/** Words for ids and labels: cards, places, goods, players, options; as `docs/notation.md` says. */
import type { Data, Json } from "../wire";
import type { Args, Words } from "./words";

/** Families of messages that name a place of the board. */
const PLACES = ["event", "map", "place"];

/** What an Option and a WhyNot have in common. */
export interface Label {
  key: string;
  args: Data;
}

/** Words for ids and labels, as seen from one seat (null: from none). */
export class Labels {
  constructor(
    readonly words: Words,
    readonly names: readonly string[] = [],
    readonly seat: number | null = null,
  ) {}

  card(id: string): string {
    return this.named(id, ["card"]);
  }

  /** A place of the board, or what is claimed there. */
  place(id: string): string {
    return this.named(id, PLACES);
  }

  /** A card or a place. */
  name(id: string): string {
    return this.named(id, ["card", ...PLACES]);
  }

  /** Whatever asks or pays: a card, a place, a season, something else with a name; the game has none. */
  source(id: string): string {
    return id === this.words.game ? "" : this.named(id, ["card", ...PLACES, "season", "source"]);
  }

  weather(id: string): string {
    return this.named(id, ["weather"]);
  }

  season(id: string): string {
    return this.words.t(`season-${id}`);
  }

  good(id: string): string {
    return this.words.t(`good-${id}`);
  }

  terrain(id: string): string {
    return this.words.t(`terrain-${id}`);
  }

  edict(id: string): string {
    return this.words.t(`edict-${id}`);
  }

  cards(ids: Json | undefined): string {
    return Array.isArray(ids) ? this.words.join(ids.map((id) => this.card(String(id)))) : "";
  }

  player(seat: Json | undefined): string {
    return (typeof seat === "number" ? this.names[seat] : undefined) ?? "";
  }

  /** Goods by name and number. */
  goodsOf(goods: Json | undefined): string {
    return this.words.goods(spelled(goods));
  }

  /** The same after a verb of taking and paying. */
  goodsAcc(goods: Json | undefined): string {
    return this.words.goods(spelled(goods), "acc");
  }

  /** Where a worker is or goes: a place, or a card of a city. */
  spot(code: string): string {
    return this.option(spotLabel(code, this.seat));
  }

  /** An option, short enough for a list under its question. */
  option(label: Label): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(label.args)) args[name] = this.worded(name, value);
    if ("copy" in args) args["card"] = `${args["card"]} ${args["copy"]}`; // the second Inn of several
    return this.words.t(label.key, args);
  }

  private worded(name: string, value: Json): string {
    if (isData(value)) {
      return this.words.join(Object.entries(value).map(([good, n]) => this.words.t(`noun-${good}`, { n: whole(n) })));
    }
    if (name === "card" || name === "home" || name === "helper") return this.card(String(value));
    if (name === "place") return this.place(String(value));
    if (name === "player") return this.player(value);
    if (name === "good" || name === "season" || name === "terrain") return this.words.t(`${name}-${String(value)}`);
    return name === "spaces" ? squares(String(value)).join(" ") : String(value);
  }

  /** The name in the first family that has one; what somebody has added to a set is called by its id. */
  private named(id: string, families: readonly string[]): string {
    for (const family of families) {
      if (this.words.knows(`${family}-${id}`)) return this.words.t(`${family}-${id}`);
    }
    const spaced = id.replaceAll("_", " ");
    return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
  }
}

/** The label of a spot code: a place, or a card of a city. The seat's own city goes without saying. */
function spotLabel(code: string, seat: number | null): Label {
  const [owner = "", card, copy] = code.split(".");
  if (code === "stray") return { key: "option-stray", args: {} };
  if (!card) return { key: "option-place", args: { place: code } };
  const args: Data = copy ? { card, copy: Number(copy) } : { card };
  if (owner === String(seat)) return { key: "option-card", args };
  return { key: "option-card-of", args: { ...args, player: Number(owner) } };
}

/** The spaces of a drawing that stand together: b3b4c4 is b3, b4 and c4. */
export function squares(spaces: string): string[] {
  return spaces.match(/[a-z]\d+/g) ?? [];
}

export function isData(value: Json | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Goods as codes spell them. */
function spelled(goods: Json | undefined): string {
  if (!isData(goods)) return "";
  return Object.entries(goods)
    .filter(([, n]) => n)
    .map(([good, n]) => `${String(n)}${good}`)
    .join("+");
}

function whole(n: Json): number {
  return typeof n === "number" ? n : 0;
}
