/** The posters of the three games: 360 by 220, by day and by lantern. */

import type { Game } from "./animals";
import { figure } from "./pictures/critters";
import { at, dot, edged, fill, line, ring, shade, tree, type Strokes } from "./pictures/draw";
import { EVER_TREE, GALLEON, LIGHTHOUSE } from "./pictures/landmarks";

const both = (day: string, night: string) => `light-dark(${day}, ${night})`;

const WAVES = "q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0V220H0z";

const EVERDELL: Strokes = [
  fill(both("#f6e3c0", "#1d2636"), "M0 0h360v220H0z"), dot(286, 58, 52, both("#fbeccb", "#263248")), dot(286, 58, 34, both("#fff4d6", "#ead9a4")),
  fill(both("#e6d3a4", "#232f3c"), "M0 116l60-42 40 22 60-50 60 46 50-30 90 62v96H0z"), fill(both("#dfc58c", "#2a3a38"), "M0 130c60-40 120-30 180-10s120 0 180-40v150H0z"),
  tree(18, 128, 0.8, both("#b0a860", "#2c4236")), tree(40, 122, 0.6, both("#c0b46a", "#304739")), tree(330, 116, 0.9, both("#b0a860", "#2c4236")), tree(306, 120, 0.6, both("#c0b46a", "#304739")),
  fill(both("#b9bd72", "#26382c"), "M0 156c70-30 130-22 190-8s110 2 170-22v100H0z"), fill(both("#9cc4c4", "#2f5260"), "M196 140c14 8 34 10 14 22s-50 14-40 28 40 12 24 30h70c-20-20 16-26 6-42s-66-14-58-22 20-10 4-18z"),
  at(72, 8, 1.62, EVER_TREE), fill(both("#7f9350", "#1d2c22"), "M0 186c60-22 110-14 150 8 10 6 14 14 16 26H0zM360 178c-50-14-90-6-124 16-8 6-10 16-10 26h134z"),
  tree(14, 214, 1.5, both("#5f7d45", "#203828")), tree(348, 212, 1.5, both("#5f7d45", "#203828")),
  at(4, 118, 1.14, [figure(["hedgehog", "#6b7f3c", "straw", "wheat", "neckerchief", "#b23a2e"])]), at(222, 121, 1.1, [figure(["mouse", "#a8322a", "crown", "none", "ermine"])]),
];

const FARSHORE: Strokes = [
  fill(both("#9fd2d4", "#12303c"), "M0 0h360v220H0z"), dot(66, 50, 44, both("#b9e0df", "#1a3d4a")), dot(66, 50, 28, both("#ffe3a0", "#e6c98c")),
  fill(both("#c9e8e4", "#1c4250"), "M120 44c-20 0-22-20-2-22 4-16 30-18 38-4 12-8 28-2 28 10 16 0 16 16 0 16zM250 84c-14 0-16-16-2-17 4-12 24-14 30-3 10-6 22-1 22 8 12 0 12 12 0 12z", 0.9),
  fill(both("#6fb0ba", "#17404c"), `M0 118${WAVES}`), fill(both("#5b9aa6", "#12353f"), `M0 136${WAVES}`), at(24, 34, 1.3, GALLEON), fill(both("#47828f", "#0e2c36"), `M0 150${WAVES}`),
  at(196, 22, 1.5, LIGHTHOUSE), fill(both("#3f7886", "#0b2630"), `M0 172${WAVES}`), fill(both("#f3dfb0", "#4a4534"), "M110 220c30-36 130-52 250-44v44z"), fill(both("#e0c689", "#3a3626"), "M210 220c40-20 100-26 150-22v22z"),
  line(both("#fff", "#7aa6aa"), 2.4, "M170 60q6-8 12 0 6-8 12 0M196 44q5-6 10 0 5-6 10 0"),
  at(104, 108, 1.24, [figure(["puffin", "#2467a3", "tri", "scope", "epaulettes", "#2b3440"])]), fill(both("#e08a68", "#8a5544"), "M296 190l3 7 8 0-6 5 2 8-7-5-7 5 2-8-6-5 8 0z"),
];

/** The rows of the poster's map, as in a sheet: a letter a space. */
const SHEET = ["FFF.VV.WW", "FFAVVV.WW", ".fff....W", "ffffRMM.A", "......MV.", "...VV.WW."];
const KINDS: Record<string, string> = { F: "forest", V: "village", f: "farm", W: "water", M: "monster", A: "mountain", R: "ruins" };

const spaces = SHEET.flatMap((row, r) =>
  [...row].map((letter, c) =>
    KINDS[letter] ? `<use href="#t-${KINDS[letter]}-${((r + c) % 2) + 1}" x="${c * 40}" y="${r * 40 - 10}" width="40" height="40"/>` : "",
  ),
);

const CARTOGRAPHERS: Strokes = [
  fill("var(--vellum)", "M0 0h360v220H0z"), ...spaces,
  line("var(--grid)", 1.2, "M40 0v220M80 0v220M120 0v220M160 0v220M200 0v220M240 0v220M280 0v220M320 0v220M0 30h360M0 70h360M0 110h360M0 150h360M0 190h360"),
  ring(52, 168, 34, both("#8a2f1c", "#e58f6c"), 3, "var(--vellum)"), fill(both("#8a2f1c", "#e58f6c"), "M52 132l7 29 29 7-29 7-7 29-7-29-29-7 29-7z"), fill(both("#8a2f1c", "#e58f6c"), "M32 148l14 8-4 4zM72 148l-14 8 4 4zM72 188l-14-8 4-4zM32 188l14-8-4-4z", 0.6),
  at(186, 96, 1, [
    fill("#000", "M-62 52l116-70 8 8L-54 60z", 0.15), edged("#d2904a", "#5b3a22", 1.6, "M-58 40 52-30l9 13L-50 54z"), shade("M-54 47 56-23l5 6L-50 54z"),
    edged("#f4e0b8", "#5b3a22", 1.6, "M52-30 74-38l-13 21z"), fill("#2b2018", "M66-35l8-3-5 8z"), edged("#a3341f", "#5b3a22", 1.6, "M-58 40l8 14-14 2z"),
  ]),
  at(226, 88, 1.46, [figure(["owl", "#5a4a6e", "feather", "none", "ruff", "#8a2f1c"])]),
];

const POSTERS: Record<Game, Strokes> = { everdell: EVERDELL, farshore: FARSHORE, cartographers: CARTOGRAPHERS };

export const poster = (game: Game): string => POSTERS[game].join("");
