/**
 * Where pictures come from: one file a game, fetched when a picture of that game is first shown. Each is shown as
 * an image: the browser draws it once, and a table full of cards has no strokes to lay out.
 */
import { PICTURES } from "virtual:pictures";

/** Gives the address of a picture, or nothing for a card without one. */
export type Drawer = (id: string) => string | undefined;

const ready: Partial<Record<string, Drawer>> = {};
const coming: Partial<Record<string, Promise<Drawer>>> = {};

/** The pictures of a game, at once if they are there already. */
export function drawer(game: string): Drawer | Promise<Drawer> {
  return ready[game] ?? (coming[game] ??= fetchPictures(game));
}

async function fetchPictures(game: string): Promise<Drawer> {
  const file = PICTURES[game];
  if (!file) return (ready[game] = () => undefined);
  const answer = await fetch(file);
  const drawn = (await answer.json()) as Record<string, string>;
  const known = new Map<string, string>();
  return (ready[game] = (id) => {
    const svg = drawn[id];
    if (!svg) return undefined;
    let url = known.get(id);
    if (!url) known.set(id, (url = image(svg)));
    return url;
  });
}

/** A drawing of 120 by 90 as the address of an image. */
export function image(strokes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">${strokes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
