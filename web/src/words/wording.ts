/**
 * Labels, questions and events in words. One rule applies to all parameters: a seat number under
 * `player`, `to` or `owner` becomes a name. A text becomes the message `<name>-<text>` if it exists
 * (`Words.named`), else it stays. A list becomes its joined items. An object of numbers is goods,
 * and one with a key is a message. A number stays a number. The server has the same rule, in
 * `locales/wording.py`.
 */
import type { Data, Fact, Json, Question } from "../wire";
import type { Args, Words } from "./words";

/** Parameters that hold the number of a seat. */
const SEATS = ["player", "to", "owner"];

/** The family of texts that list squares of a board: b3b4. */
const SQUARES = "squares";

/** A message with its parameters as ids and numbers: what an Option and a WhyNot have in common. */
export interface Label {
  key: string;
  args: Data;
}

/** Puts the data of a game into words, at a table with these players. */
export class Wording {
  constructor(
    readonly words: Words,
    readonly names: readonly string[] = [],
  ) {}

  /** A message with its parameters. */
  say(key: string, args: Data): string {
    const texts: Args = {};
    for (const [name, value] of Object.entries(args)) {
      texts[name] = this.parameter(name, value);
      // for sentences that need the accusative
      if (isData(value) && !isLabel(value)) texts[`${name}-acc`] = this.amount(value, "acc");
    }
    // the second of several equal cards
    if ("copy" in texts) texts["card"] = `${texts["card"]} ${texts["copy"]}`;
    return this.words.t(key, texts);
  }

  /** An option, short enough for a list under its question. */
  option(label: Label): string {
    return this.say(label.key, label.args);
  }

  /** The question in one sentence. */
  prompt({ key, seat, source, about }: Question): string {
    const text = this.say(key, { player: seat, source, ...about });
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** The sentence of an event; empty if it has none. */
  event({ key, seat, args }: Fact): string {
    return key && this.words.knows(key) ? this.say(key, { player: seat, ...args }) : "";
  }

  /** A parameter in words. */
  parameter(name: string, value: Json): string | number {
    if (value === null || typeof value === "boolean") return "";
    if (typeof value === "number") return SEATS.includes(this.words.families(name)[0] ?? "") ? this.seat(name, value) : value;
    if (typeof value === "string") return this.text(name, value);
    if (Array.isArray(value)) return this.several(name, value);
    return isLabel(value) ? this.option(value) : this.amount(value);
  }

  /** The name of an id. The id of the game itself is left out. */
  text(name: string, value: string): string {
    if (this.words.families(name)[0] === SQUARES) return squares(value).join(" ");
    return value === this.words.game ? "" : this.words.named(name, value);
  }

  /**
   * A list. `family-<name>.between` separates its items; without it they are joined as in a
   * sentence.
   */
  several(name: string, values: Json | undefined): string {
    if (!Array.isArray(values)) return "";
    const one = this.words.knows(`family-${name}`) ? name : name.replace(/s$/, "");
    const items = values.map((value) => String(this.parameter(one, value)));
    const between = `family-${name}.between`;
    return this.words.knows(between) ? items.join(this.words.t(between)) : this.words.join(items);
  }

  /**
   * Goods with their numbers, without zeros. `form` is a grammatical case, for languages that have
   * one.
   */
  goods(goods: Data, form = ""): string {
    const some = Object.entries(goods).filter(([, n]) => n);
    return this.words.goods(some.map(([good, n]) => `${String(n)}${good}`).join("+"), form);
  }

  /** The same for a required amount, which can also be zero. */
  private amount(goods: Data, form = ""): string {
    const none = Object.keys(goods).map((good) => `0${good}`);
    return this.goods(goods, form) || this.words.goods(none.join("+"), form);
  }

  /** The name of a player; empty if there is none. */
  player(seat: Json | undefined): string {
    return (typeof seat === "number" ? this.names[seat] : undefined) ?? "";
  }

  /** The name of a player. If there is none, the message `<name>-nobody`. */
  private seat(name: string, seat: number): string {
    const nobody = `${name}-nobody`;
    return this.player(seat) || (this.words.knows(nobody) ? this.words.t(nobody) : "");
  }
}

/** The squares in a text: b3b4c4 is b3, b4 and c4. */
export function squares(text: string): string[] {
  return text.match(/[a-z]\d+/g) ?? [];
}

export function isData(value: Json | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLabel(value: Data): value is Data & Label {
  return typeof value["key"] === "string" && isData(value["args"]);
}
