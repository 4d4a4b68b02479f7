/** Pictures for what has none of its own, and the backs of cards. */
import type { Back } from "../board";
import { titleOf } from "../titles";
import { edged, fill, line, pane, ring, roof, shade, wall, door, type Strokes } from "./pictures/draw";
import { ground, isColour, type Colour } from "./pictures/ground";

export type Kind = "critter" | "construction" | "place" | "back";

const PAW = "M60 50c10 0 16 8 14 15-2 6-8 5-14 5s-12 1-14-5c-2-7 4-15 14-15zM41 46c4 0 7 8 4 11s-9-2-9-6 2-5 5-5zM79 46c-4 0-7 8-4 11s9-2 9-6-2-5-5-5zM51 32c5 0 7 12 3 14s-9-3-9-7 2-7 6-7zM69 32c-5 0-7 12-3 14s9-3 9-7-2-7-6-7z";

/** The back of cards of a title that says nothing of it: a star in a frame. */
const BACK: Back = ["#5d5348", "#b9a98c", "M60 16l9 20 21 9-21 9-9 20-9-20-21-9 21-9z", "M60 24v42M39 45h42"];

export function plain(kind: Kind, colour: string, game: string): string {
  return strokes(kind, isColour(colour) ? colour : "tan", game).join("");
}

function strokes(kind: Kind, colour: Colour, game: string): Strokes {
  const [dark, light, sign, lines] = titleOf(game).back ?? BACK;
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
