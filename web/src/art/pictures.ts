/**
 * Where pictures come from: one file a game, fetched when a picture of that game is first shown. Each is shown as
 * an image: the browser draws it once, and a table full of cards has no strokes to lay out.
 */
import { PICTURES } from "virtual:pictures";

/** Gives the address of a picture in a frame, or nothing for a card without one. */
export type Drawer = (id: string, view?: View) => string | undefined;

/**
 * What a frame shows at least. A frame of another shape shows more ground around it; nothing of the
 * figure is cut.
 *
 * - `cut`: the frame is filled, and cuts the picture.
 * - `whole`: the whole picture.
 * - `figure`: its middle, with the figure, for small frames.
 */
export type View = "cut" | "whole" | "figure";

const BOXES: Record<View, string> = { cut: "0 0 120 90", whole: "0 0 120 90", figure: "25 2 70 88" };

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
  return (ready[game] = (id, view = "cut") => {
    const svg = drawn[id];
    if (!svg) return undefined;
    const key = `${view} ${id}`;
    let url = known.get(key);
    if (!url) known.set(key, (url = image(svg, view)));
    return url;
  });
}

/** A drawing of 120 by 90 as the address of an image. It stands on the lower edge of its frame. */
export function image(strokes: string, view: View = "cut"): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOXES[view]}" preserveAspectRatio="xMidYMax meet">${strokes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
