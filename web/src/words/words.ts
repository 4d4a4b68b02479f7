/** Words: message keys and parameters in, sentences out, with or without a game. */
import { format, has } from "./bundle";
import type { Args, Bundle } from "./bundle";

export type { Args } from "./bundle";

/** The source of messages. It may be reactive, so that texts follow the language. */
export interface MessageSource {
  readonly language: string;
  /** The bundles to search, best first; without a game, those of all loaded games. */
  bundles(game: string): Bundle[];
  /**
   * The same in English, for a key that the language lacks; empty until it is loaded. `ask` fetches
   * it.
   */
  english(game: string, ask: boolean): Bundle[];
}

/** The words of a game in the current language. An unknown key is shown as itself. */
export class Words {
  constructor(
    readonly source: MessageSource,
    readonly game = "",
  ) {}

  get language(): string {
    return this.source.language;
  }

  /** The sentence of a key, `message` or `message.attribute`. */
  t(key: string, args: Args = {}): string {
    return formatFirst(this.source.bundles(this.game), key, args) ?? formatFirst(this.source.english(this.game, true), key, args) ?? key;
  }

  /** Whether the language has the key, or English, if that is loaded. */
  knows(key: string): boolean {
    const { source, game } = this;
    return source.bundles(game).some((bundle) => has(bundle, key)) || source.english(game, false).some((bundle) => has(bundle, key));
  }

  /**
   * The name of an id, for a parameter: the first message `<family>-<id>` that exists. An id that a
   * user has added to a game has no message, so it is shown in readable form. Other texts stay as
   * they are.
   */
  named(name: string, id: string): string {
    for (const family of this.families(name)) {
      const [stem = "", attribute] = family.split(".");
      const key = attribute ? `${stem}-${id}.${attribute}` : `${stem}-${id}`;
      if (this.knows(key)) return this.t(key);
    }
    if (!this.knows(`family-${name}`)) return id;
    const spaced = id.replaceAll("_", " ");
    return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
  }

  /**
   * The families of messages that name a parameter: those that `family-<name>` lists, else the
   * parameter itself.
   */
  families(name: string): string[] {
    return this.knows(`family-${name}`) ? this.t(`family-${name}`).split(" ") : [name];
  }

  /**
   * Goods in the spelling of option codes (`2twig+1resin`), in words. `form` is a grammatical case,
   * for languages that have one.
   */
  goods(spelled: string, form = ""): string {
    const found: string[] = [];
    for (const [, n = "", good = ""] of spelled.matchAll(/(\d+)([a-z_]+)/g)) {
      const key = `noun-${good}.${form}`;
      found.push(this.t(form && this.knows(key) ? key : `noun-${good}`, { n: Number(n) }));
    }
    return this.join(found);
  }

  /** A list within a sentence: a, b and c. */
  join(items: string[]): string {
    return this.joinWith("list-and", items);
  }

  /** A list of alternatives: a, b or c. */
  either(items: string[]): string {
    return this.joinWith("list-or", items);
  }

  private joinWith(key: string, items: string[]): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : this.t(key, { first: items.slice(0, -1).join(", "), last });
  }
}

function formatFirst(bundles: Bundle[], key: string, args: Args): string | null {
  for (const bundle of bundles) {
    const text = format(bundle, key, args);
    if (text !== null) return text;
  }
  return null;
}
