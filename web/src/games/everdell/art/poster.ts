/** The poster of Everdell: 360 by 220, for the light and the dark theme. */

import { figure } from "../../../art/pictures/critters";
import { at, both, dot, fill, tree, type Strokes } from "../../../art/pictures/draw";
import { EVER_TREE } from "./landmarks";

const STROKES: Strokes = [
  fill(both("#f6e3c0", "#1d2636"), "M0 0h360v220H0z"), dot(286, 58, 52, both("#fbeccb", "#263248")), dot(286, 58, 34, both("#fff4d6", "#ead9a4")),
  fill(both("#e6d3a4", "#232f3c"), "M0 116l60-42 40 22 60-50 60 46 50-30 90 62v96H0z"), fill(both("#dfc58c", "#2a3a38"), "M0 130c60-40 120-30 180-10s120 0 180-40v150H0z"),
  tree(18, 128, 0.8, both("#b0a860", "#2c4236")), tree(40, 122, 0.6, both("#c0b46a", "#304739")), tree(330, 116, 0.9, both("#b0a860", "#2c4236")), tree(306, 120, 0.6, both("#c0b46a", "#304739")),
  fill(both("#b9bd72", "#26382c"), "M0 156c70-30 130-22 190-8s110 2 170-22v100H0z"), fill(both("#9cc4c4", "#2f5260"), "M196 140c14 8 34 10 14 22s-50 14-40 28 40 12 24 30h70c-20-20 16-26 6-42s-66-14-58-22 20-10 4-18z"),
  at(72, 8, 1.62, EVER_TREE), fill(both("#7f9350", "#1d2c22"), "M0 186c60-22 110-14 150 8 10 6 14 14 16 26H0zM360 178c-50-14-90-6-124 16-8 6-10 16-10 26h134z"),
  tree(14, 214, 1.5, both("#5f7d45", "#203828")), tree(348, 212, 1.5, both("#5f7d45", "#203828")),
  at(4, 118, 1.14, [figure(["hedgehog", "#6b7f3c", "straw", "wheat", "neckerchief", "#b23a2e"])]), at(222, 121, 1.1, [figure(["mouse", "#a8322a", "crown", "none", "ermine"])]),
];

export const poster = STROKES.join("");
