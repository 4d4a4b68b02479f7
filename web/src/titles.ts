/** The titles that have a face of their own, found by their folders. */
import type { Face } from "./board";

const FOUND = import.meta.glob<{ default: Face }>("./games/*/index.ts", { eager: true });

export const FACES: ReadonlyMap<string, Face> = new Map(
  Object.values(FOUND)
    .map(({ default: face }) => face)
    .sort((one, other) => one.shelf - other.shelf)
    .map((face) => [face.id, face]),
);

/** The face of a title, if it has one. */
export function faceOf(id: string): Face | undefined {
  return FACES.get(id);
}
