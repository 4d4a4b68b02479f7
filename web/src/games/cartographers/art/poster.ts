/** The poster of Cartographers: 360 by 220, for the light and the dark theme. */

import { figure } from "../../../art/pictures/critters";
import { at, both, edged, fill, line, ring, shade, type Strokes } from "../../../art/pictures/draw";

/** The rows of the poster's map: one letter for each space, as on a sheet. */
const SHEET = ["FFF.VV.WW", "FFAVVV.WW", ".fff....W", "ffffRMM.A", "......MV.", "...VV.WW."];
const KINDS: Record<string, string> = { F: "forest", V: "village", f: "farm", W: "water", M: "monster", A: "mountain", R: "ruins" };

const spaces = SHEET.flatMap((row, r) =>
  [...row].map((letter, c) =>
    KINDS[letter] ? `<use href="#t-${KINDS[letter]}-${((r + c) % 2) + 1}" x="${c * 40}" y="${r * 40 - 10}" width="40" height="40"/>` : "",
  ),
);

const STROKES: Strokes = [
  fill("var(--vellum)", "M0 0h360v220H0z"), ...spaces,
  line("var(--grid)", 1.2, "M40 0v220M80 0v220M120 0v220M160 0v220M200 0v220M240 0v220M280 0v220M320 0v220M0 30h360M0 70h360M0 110h360M0 150h360M0 190h360"),
  ring(52, 168, 34, both("#8a2f1c", "#e58f6c"), 3, "var(--vellum)"), fill(both("#8a2f1c", "#e58f6c"), "M52 132l7 29 29 7-29 7-7 29-7-29-29-7 29-7z"), fill(both("#8a2f1c", "#e58f6c"), "M32 148l14 8-4 4zM72 148l-14 8 4 4zM72 188l-14-8 4-4zM32 188l14-8-4-4z", 0.6),
  at(186, 96, 1, [
    fill("#000", "M-62 52l116-70 8 8L-54 60z", 0.15), edged("#d2904a", "#5b3a22", 1.6, "M-58 40 52-30l9 13L-50 54z"), shade("M-54 47 56-23l5 6L-50 54z"),
    edged("#f4e0b8", "#5b3a22", 1.6, "M52-30 74-38l-13 21z"), fill("#2b2018", "M66-35l8-3-5 8z"), edged("#a3341f", "#5b3a22", 1.6, "M-58 40l8 14-14 2z"),
  ]),
  at(226, 88, 1.46, [figure(["owl", "#5a4a6e", "feather", "none", "ruff", "#8a2f1c"])]),
];

export const poster = STROKES.join("");
