/** The poster of Farshore: 360 by 220, for the light and the dark theme. */

import { figure } from "../../../art/pictures/critters";
import { at, both, dot, fill, line, type Strokes } from "../../../art/pictures/draw";
import { GALLEON, LIGHTHOUSE } from "./landmarks";

const WAVES = "q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0V220H0z";

const STROKES: Strokes = [
  fill(both("#9fd2d4", "#12303c"), "M0 0h360v220H0z"), dot(66, 50, 44, both("#b9e0df", "#1a3d4a")), dot(66, 50, 28, both("#ffe3a0", "#e6c98c")),
  fill(both("#c9e8e4", "#1c4250"), "M120 44c-20 0-22-20-2-22 4-16 30-18 38-4 12-8 28-2 28 10 16 0 16 16 0 16zM250 84c-14 0-16-16-2-17 4-12 24-14 30-3 10-6 22-1 22 8 12 0 12 12 0 12z", 0.9),
  fill(both("#6fb0ba", "#17404c"), `M0 118${WAVES}`), fill(both("#5b9aa6", "#12353f"), `M0 136${WAVES}`), at(24, 34, 1.3, GALLEON), fill(both("#47828f", "#0e2c36"), `M0 150${WAVES}`),
  at(196, 22, 1.5, LIGHTHOUSE), fill(both("#3f7886", "#0b2630"), `M0 172${WAVES}`), fill(both("#f3dfb0", "#4a4534"), "M110 220c30-36 130-52 250-44v44z"), fill(both("#e0c689", "#3a3626"), "M210 220c40-20 100-26 150-22v22z"),
  line(both("#fff", "#7aa6aa"), 2.4, "M170 60q6-8 12 0 6-8 12 0M196 44q5-6 10 0 5-6 10 0"),
  at(104, 108, 1.24, [figure(["puffin", "#2467a3", "tri", "scope", "epaulettes", "#2b3440"])]), fill(both("#e08a68", "#8a5544"), "M296 190l3 7 8 0-6 5 2 8-7-5-7 5 2-8-6-5 8 0z"),
];

export const poster = STROKES.join("");
