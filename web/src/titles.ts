/** The faces of titles: those with a folder in `games`, and the generic one for all others. */
import type { Title } from "./board";
import { genericTitle } from "./generic/title";

const FOUND = import.meta.glob<{ default: Title }>("./games/*/index.ts", { eager: true });
const LAST = 100;

/** Titles with a folder, in the order of the shelf. */
export const TITLES: ReadonlyMap<string, Title> = new Map(
  Object.values(FOUND)
    .map(({ default: title }) => title)
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map((title) => [title.id, title]),
);

const others = new Map<string, Title>();

/** The face of a title; one that brings none is drawn by the generic one. */
export function titleOf(id: string): Title {
  const found = TITLES.get(id) ?? others.get(id);
  if (found) return found;
  const made = genericTitle(id);
  others.set(id, made);
  return made;
}

/** Ids of titles in the order of the shelf. */
export function sortTitles(ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => orderOf(titleOf(one)) - orderOf(titleOf(other)));
}

function orderOf(title: Title): number {
  return title.order ?? LAST;
}
