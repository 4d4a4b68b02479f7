/**
 * A title without a folder. It uses its own board if it has one, else everything is drawn from
 * views and words.
 */
import type { Title } from "../board";

export function genericTitle(id: string): Title {
  return {
    id,
    poster: { heart: "60 40 180 135", veil: "#c9bd9a" },
    board: () => import("./outside").then(({ boardOf }) => boardOf(id)),
    details: () => import("./Details.svelte"),
    text: () => import("./text"),
    guide: () => import("./guide").then(({ genericGuide }) => ({ default: genericGuide(id) })),
  };
}
