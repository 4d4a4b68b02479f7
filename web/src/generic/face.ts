/** The face of a title without a folder here: its own board if it brings one, or all drawn from views and words. */
import type { Face } from "../board";

export function generic(id: string): Face {
  return {
    id,
    poster: { heart: "60 40 180 135", veil: "#c9bd9a" },
    board: () => import("./outside").then(({ boardOf }) => boardOf(id)),
    explained: () => import("./Explained.svelte"),
    text: () => import("./text"),
    guide: () => import("./guide").then(({ guideOf }) => ({ default: guideOf(id) })),
  };
}
