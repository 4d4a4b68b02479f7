/** Drawings that cards and the poster share. */

import { dot, door, fill, shade, type Strokes } from "../../../art/pictures/draw";

export const EVER_TREE: Strokes = [
  fill("#7a5230", "M50 82c4-20 2-30-8-38l6-2c4 4 8 6 10 10 0-8 0-14-2-20h8c-2 8-1 14 0 20 3-5 7-7 12-10l5 3c-12 8-14 18-8 37z"),
  fill("#4c8a55", "M14 42C6 26 26 18 32 20 34 4 58 2 64 8c14-8 34 4 32 16 14 2 14 20 2 24-18 4-26-4-34-4s-16 8-30 6c-10 0-16-2-20-8z"),
  shade("M64 8c14-8 34 4 32 16 14 2 14 20 2 24-14 3-22-1-28-3 16-8 10-28-6-37z"),
  dot(30, 34, 2.6, "#ffd978"), dot(46, 22, 2.6, "#ffd978"), dot(66, 26, 2.6, "#ffd978"),
  dot(84, 34, 2.6, "#ffd978"), dot(56, 38, 2.6, "#ffd978"), dot(98, 40, 2.6, "#ffd978"), door(55, 82, 9, 14),
];
