/** Drawings that cards and the poster share. */

import { dot, fill, flag, line, pane, shade, type Strokes } from "../../../art/pictures/draw";

export const LIGHTHOUSE: Strokes = [
  fill("#7c7268", "M14 80c10-16 30-20 48-20s40 6 46 20z"), fill("#fff4e4", "M48 66l5-42h16l5 42z"),
  fill("#c2451e", "M50.5 46h21l1 10H49.3zM52.5 30h17l1 9H51.5z"), shade("M64 24h5l5 42h-8z"),
  fill("#39424a", "M50 24h22v-4H50z"), fill("#ffe08a", "M54 20h14v-9H54z"),
  fill("#39424a", "M52 11h18L61 3z"), fill("#ffe9a8", "M68 15l42-9v16zM54 15 12 8v12z", .75),
];

export const GALLEON: Strokes = [
  fill("#7a4526", "M8 50l18 9h46l5-19h30c2 22-6 36-20 40H34C18 77 10 66 8 50z"), shade("M77 40h30c2 22-6 36-20 40h-9c4-12 2-28-1-40z"),
  fill("#e8b33a", "M74 48h33v3H73zM9 55l17 8h46l-1 3H25l-14-6z"), pane(82, 46, 5, 5), pane(90, 46, 5, 5), pane(98, 46, 5, 5), dot(40, 70, 2, "#2d1d14"), dot(52, 70, 2, "#2d1d14"), dot(64, 70, 2, "#2d1d14"),
  line("#4a2f1b", 2.6, "M30 60V14M56 59V6M90 40V14"), fill("#fff6e2", "M18 16h24c3 6 3 10 0 16H18c3-6 3-10 0-16zM16 35h28c3 7 3 13 0 19H16c3-6 3-12 0-19zM44 9h26c3 6 3 12 0 17H44c3-5 3-11 0-17zM42 29h30c3 8 3 15 0 23H42c3-8 3-15 0-23z"),
  fill("#f3dfe6", "M92 15c9 5 14 12 15 21-5-2-10-2-15-1z"), flag(56, 14, "#c2451e"),
];
