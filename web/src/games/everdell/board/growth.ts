/** How the parts of this table grow with the window, in units. */
import type { ValleyGrowth } from "../../valley/board/fit";

export const GROWTH: ValleyGrowth = {
  board: [322, 560, 0.4],
  tile: [40, 84, 0.26],
  hand: [100, 168, 0.22],
  opponents: { top: 66, tall: 124 },
  below: 0,
  zones: [
    { id: "meadow", least: 226 },
    { id: "places", least: 236 },
    { id: "events", least: 205 },
  ],
};
