/**
 * Where pictures come from: one file a game, fetched when a picture of that game is first shown. A picture that
 * is shown becomes a symbol of the page; cards only point at it, so a table full of cards stays light.
 */
import { PICTURES } from "virtual:pictures";
import type { Game } from "./animals";

/** Makes a picture known to the page and gives the id to point at, or nothing for a card without one. */
export type Drawer = (id: string) => string | undefined;

const ready: Partial<Record<Game, Drawer>> = {};
const coming: Partial<Record<Game, Promise<Drawer>>> = {};

/** The pictures of a game, at once if they are there already. */
export function drawer(game: Game): Drawer | Promise<Drawer> {
  return ready[game] ?? (coming[game] ??= fetchPictures(game));
}

async function fetchPictures(game: Game): Promise<Drawer> {
  const answer = await fetch(PICTURES[game]);
  const drawn = (await answer.json()) as Record<string, string>;
  const known = new Set<string>();
  return (ready[game] = (id) => {
    const svg = drawn[id];
    if (svg === undefined) return undefined;
    const name = `picture-${game}-${id}`;
    if (!known.has(id)) sheet().insertAdjacentHTML("beforeend", `<symbol id="${name}" viewBox="0 0 120 90">${svg}</symbol>`);
    known.add(id);
    return name;
  });
}

let page: SVGSVGElement | undefined;

/** The hidden drawing that holds the symbols. */
function sheet(): SVGSVGElement {
  if (!page) {
    page = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    page.setAttribute("width", "0");
    page.setAttribute("height", "0");
    page.setAttribute("aria-hidden", "true");
    page.classList.add("sprite");
    document.body.prepend(page);
  }
  return page;
}
