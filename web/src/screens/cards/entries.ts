/** The entries of a title: its cards, its places, and everything else that its guide lists. */
import type { Entry, Facts, Guide } from "../../board";
import { titleOf } from "../../titles";
import type { Words } from "../../words/words.svelte";

export type { Entry, Facts } from "../../board";

/** A guide with the printed facts it needs. */
export interface LoadedGuide {
  guide: Guide;
  facts: Facts;
}

export async function loadGuide(game: string): Promise<LoadedGuide | null> {
  const guide = (await titleOf(game).guide?.())?.default;
  return guide ? { guide, facts: await guide.facts() } : null;
}

/** All entries of a title, by section and name. */
export function entries(w: Words, { guide, facts }: LoadedGuide): Entry[] {
  const place = ({ group }: Entry) => guide.groups.indexOf(group);
  return guide
    .entries(w, facts)
    .sort((one, other) => place(one) - place(other) || one.name.localeCompare(other.name, w.language, { numeric: true }));
}

/** Whether an entry matches a search: all words occur in its name, text or colour. */
export function matches(entry: Entry, w: Words, search: string): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const colour = entry.colour ? `${w.t(`colour-${entry.colour}`)} ${w.t(`colour-${entry.colour}.short`)}` : "";
  const tags = Object.entries(entry.tags ?? {}).map(([tag, value]) => w.t(`${tag}-${value}`));
  const text = [entry.name, entry.text, colour, ...tags].join(" ").toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
