/** What differs between the titles of the family. Each says it in the `valley.ts` of its folder, and is found by it. */

export interface ValleyTitle {
  /** What is printed on its cards and its board. */
  facts: () => Promise<{ default: unknown }>;
  /** The row of cards on offer, as views and option codes call it. */
  row: string;
  /** Its icons: any one of its goods, a home that is taken, a claim, and those that only its gists use. */
  any: string;
  home: string;
  claim: string;
  icons: readonly string[];
  /** How its rival plays: the message of its rules, and those of its strengths, `<of>-1` to `<of>-<n>`. */
  rival: { rule: string; of: string; n: number };
  /** Where points come from besides cards, point tokens and bonuses. */
  parts: Readonly<Record<string, PartLook>>;
  /** What cards, places and events do, in the signs of `cards/gists.ts`, where what they give does not say it. */
  gists: Readonly<Record<string, string>>;
}

export interface PartLook {
  icon: string;
  tone: number;
}

const FOUND = import.meta.glob<{ default: ValleyTitle }>("../*/valley.ts", { eager: true });

/** What a title of the family says of itself. */
export function valleyTitle(game: string): ValleyTitle {
  return FOUND[`../${game}/valley.ts`]!.default;
}
