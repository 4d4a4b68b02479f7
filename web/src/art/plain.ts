/** Pictures for what has none of its own, and the backs of cards. */

import type { Game } from "./animals";
import { edged, fill, line, pane, ring, roof, shade, wall, door, type Strokes } from "./pictures/draw";
import { ground, isColour, type Colour } from "./pictures/ground";

export type Kind = "critter" | "construction" | "place" | "back";

const PAW = "M60 50c10 0 16 8 14 15-2 6-8 5-14 5s-12 1-14-5c-2-7 4-15 14-15zM41 46c4 0 7 8 4 11s-9-2-9-6 2-5 5-5zM79 46c-4 0-7 8-4 11s9-2 9-6-2-5-5-5zM51 32c5 0 7 12 3 14s-9-3-9-7 2-7 6-7zM69 32c-5 0-7 12-3 14s9-3 9-7-2-7-6-7z";

/** Ground, sign and the lines on the sign: a leaf, a wind rose, a folded map. */
const BACKS: Record<Game, readonly [string, string, string, string]> = {
  everdell: ["#3f6b4c", "#8fb07c", "M60 14c20 16 24 34 0 62-24-28-20-46 0-62z", "M60 26v48M60 40l8-7M60 52l-9-8M60 62l7-6"],
  farshore: ["#1f6f7d", "#7fbcc0", "M60 12l8 25 25 8-25 8-8 25-8-25-25-8 25-8z", "M60 12v66M27 45h66M49 34l22 22M71 34 49 56"],
  cartographers: ["#7d4a33", "#cba87a", "M30 28l20-8 20 8 20-8v44l-20 8-20-8-20 8z", "M50 20v44M70 28v44M38 56c8-14 14 2 22-10s10-8 16-8"],
};

export function plain(kind: Kind, colour: string, game: Game): string {
  return strokes(kind, isColour(colour) ? colour : "tan", game).join("");
}

function strokes(kind: Kind, colour: Colour, game: Game): Strokes {
  const [dark, light, sign, lines] = BACKS[game];
  switch (kind) {
    case "back":
      return [
        `<rect width="120" height="90" fill="${dark}"/>`, edged("none", light, 1.6, "M5 5h110v80H5z"), fill(light, sign),
        line(dark, 2.2, lines),
      ];
    case "critter":
      return [...ground(colour, "bust"), ring(60, 52, 32, "#fff", 0, "#ffffff66"), fill("#6b5842", PAW, 0.7)];
    case "construction":
      return [
        ...ground(colour, "land"), wall(36, 42, 48, 32, "#e6d6b6"), roof(29, 42, 62, 22, "#8a6a4c"), door(53, 74, 14, 20),
        pane(41, 60, 8, 10), pane(71, 60, 8, 10),
      ];
    case "place":
      return [...ground(colour, "land"), shade("M0 84c40-6 80-6 120 0v6H0z")];
  }
}
