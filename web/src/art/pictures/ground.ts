/** What lies behind a picture: sky, sun and hills in the colour of the card. */

import { dot, fill, waves, type Strokes } from "./draw";

export type Colour = "green" | "red" | "blue" | "purple" | "tan";
export type Ground = "land" | "sea" | "bust";

/** Sky, far hills, near hills. */
const TINTS: Record<Colour, readonly [string, string, string]> = {
  green: ["#cfe3c4", "#a9cc9c", "#7fae78"],
  red: ["#f6d9bd", "#eebb95", "#d99468"],
  blue: ["#cfe2ee", "#a8cbe0", "#7ba8c6"],
  purple: ["#e6d6ea", "#cdb3d6", "#a98bb8"],
  tan: ["#f4e6c2", "#e6cf98", "#cbac6c"],
};

export const isColour = (name: string): name is Colour => name in TINTS;

// The ground goes on beyond the picture: a frame that is wider or higher shows more of it.
const FAR = "M-240 120V52q60-20 120 0t120 0c16-14 30-14 46-4s34 6 74-12q60-22 120 6t120 0v80z";
const NEAR = "M-240 120V70q60-12 120 0t120 0c22-10 44-8 62-4s40 4 58-6q60-12 120 4t120 0v56z";
const REEDS = "M8 20l3 7 3-7 3 7-6 22-6-22zM104 44l3 7 3-7 3 7-6 24-6-24z";

export function ground(colour: Colour, kind: Ground): Strokes {
  const [sky, far, near] = TINTS[colour];
  return [
    `<rect x="-240" y="-240" width="600" height="360" fill="${sky}"/>`, dot(92, 20, 13, "#fff", 0.55), fill(far, FAR),
    kind === "land" ? fill(near, NEAR)
      : kind === "sea" ? waves(68, "#5b9aa6") + waves(77, "#47828f")
      : fill(near, REEDS, 0.5),
  ];
}
