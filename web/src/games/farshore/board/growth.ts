/** How the parts of this table grow with the window, in units. */
import type { ValleyGrowth } from "../../valley/board/fit";

export const GROWTH: ValleyGrowth = {
  board: [340, 580, 0.42],
  tile: [39, 84, 0.24],
  hand: [96, 168, 0.22],
  opponents: { top: 84, tall: 140 },
  below: 96,
  zones: [
    { id: "bay", least: 226 },
    { id: "places", least: 168 },
    { id: "dunes", least: 108 },
    { id: "sea", least: 240, alone: true },
  ],
};
