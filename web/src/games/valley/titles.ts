/** What differs between the titles of the family. Each title defines it in its `valley.ts`. */

export interface ValleyTitle {
  /** What is printed on its cards and its board. */
  facts: () => Promise<{ default: unknown }>;
  /** The row of cards on offer, as named in views and option codes. */
  row: string;
  /** Its icons: any one of its goods, an occupied home, a claim, and those that only gists use. */
  any: string;
  home: string;
  claim: string;
  icons: readonly string[];
  /** How its rival plays: the message of its rules, and of its levels, `<of>-1` to `<of>-<n>`. */
  rival: { rule: string; of: string; n: number };
  /** The sources of points other than cards, point tokens and bonuses. */
  parts: Readonly<Record<string, PartLook>>;
  /** Gists (`cards/gists.ts`) of cards, places and events that the facts do not give. */
  gists: Readonly<Record<string, string>>;
}

export interface PartLook {
  icon: string;
  tone: number;
}

const FOUND = import.meta.glob<{ default: ValleyTitle }>("../*/valley.ts", { eager: true });

/** The definition of one title of the family. */
export function valleyTitle(game: string): ValleyTitle {
  return FOUND[`../${game}/valley.ts`]!.default;
}
