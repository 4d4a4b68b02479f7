/** All titles: those with a folder in `games`, and a generic one for each other id. */
import type { Title } from "./board";
import { genericTitle } from "./generic/title";

const FOUND = import.meta.glob<{ default: Title }>("./games/*/index.ts", { eager: true });
const LAST = 100;

/** Titles with a folder, in their order on the start page. */
export const TITLES: ReadonlyMap<string, Title> = new Map(
  Object.values(FOUND)
    .map(({ default: title }) => title)
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map((title) => [title.id, title]),
);

const others = new Map<string, Title>();

/** The title with this id; without a folder, the generic one. */
export function titleOf(id: string): Title {
  const found = TITLES.get(id) ?? others.get(id);
  if (found) return found;
  const made = genericTitle(id);
  others.set(id, made);
  return made;
}

/** Ids of titles in their order on the start page. */
export function sortTitles(ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => orderOf(titleOf(one)) - orderOf(titleOf(other)));
}

function orderOf(title: Title): number {
  return title.order ?? LAST;
}
