/** The poster of titles without one: a table by a window, with cards, a die and a lantern. */
import { at, both, dot, edged, fill, line, ring, shade, type Strokes } from "../art/pictures/draw";

const card = (x: number, y: number, turn: number, ground: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[
    fill("#000", "M-26-34h58v76h-58z", 0.14),
    edged(both("#fffaf0", "#d8ccb4"), "#5b4a33", 1.6, "M-29-38h58v76h-58z"),
    fill(ground, "M-23-32h46v38h-46z"),
    line(both("#b9a98c", "#8a7c66"), 3, "M-20 16h40M-20 25h28"),
  ].join("")}</g>`;

const STROKES: Strokes = [
  fill(both("#e9dcc0", "#1f2622"), "M0 0h360v220H0z"),
  dot(284, 60, 46, both("#f6ecd2", "#2a332d")), dot(284, 60, 28, both("#fff6dd", "#e7d8a8")),
  fill(both("#d3c29c", "#2b332b"), "M0 92c60-26 110-20 170-4s130 4 190-22v154H0z"),
  fill(both("#b98f5e", "#3a2c20"), "M0 138h360v82H0z"), line(both("#9c7446", "#2c2118"), 3, "M0 166h360M0 194h360M120 138v28M250 166v28M70 194v26"),
  card(96, 128, -14, both("#8fb07c", "#54705a")), card(150, 120, 2, both("#7fbcc0", "#4a7276")), card(204, 128, 15, both("#cba87a", "#7d6648")),
  at(292, 128, 1, [
    fill("#000", "M-24 40h56v10h-56z", 0.16), edged(both("#f4ead6", "#cbbfa6"), "#5b4a33", 1.8, "M-24-10 4-22 32-10v40L4 44-24 30z"),
    shade("M4 4 32-10v40L4 44z"), line("#5b4a33", 1.6, "M-24-10 4 4 32-10M4 4v40"),
    dot(-10, 16, 4, "#5b4a33"), dot(18, 8, 4, "#5b4a33"), dot(18, 24, 4, "#5b4a33"), dot(4, -9, 3.6, "#5b4a33"),
  ]),
  ring(40, 178, 15, both("#8a2f1c", "#e58f6c"), 4, "none"),
];

export const poster = STROKES.join("");
