/** The faces of titles: those with a folder in `games`, and the generic one for all others. */
import type { Face } from "./board";
import { generic } from "./generic/face";

const FOUND = import.meta.glob<{ default: Face }>("./games/*/index.ts", { eager: true });
const LAST = 100;

/** Titles with a folder, in the order of the shelf. */
export const FACES: ReadonlyMap<string, Face> = new Map(
  Object.values(FOUND)
    .map(({ default: face }) => face)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((face) => [face.id, face]),
);

const others = new Map<string, Face>();

/** The face of a title; one that brings none is drawn by the generic one. */
export function faceOf(id: string): Face {
  const found = FACES.get(id) ?? others.get(id);
  if (found) return found;
  const made = generic(id);
  others.set(id, made);
  return made;
}

/** Ids of titles in the order of the shelf. */
export function inOrder(ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => placeOf(faceOf(one)) - placeOf(faceOf(other)));
}

function placeOf(face: Face): number {
  return face.shelf ?? LAST;
}
