/** The pictures of Cartographers: explore, ruins and ambush cards, in ink and wash on vellum. */

import { at, dot, edged, eyes, fill, line, oval, ring, shade, type Strokes } from "../../../art/pictures/draw";

const INK = "#4a3524";
const PINE = "#3d6b3a";
const ROOF = "#9c4a2a";
const WATER = "#7fb0c9";
const STRAW = "#e6cf6e";

const VELLUM: Strokes = [
  '<rect width="120" height="90" fill="#f5e9cb"/>', fill("#eadbb4", "M0 0h120v90H0zM5 5v80h110V5z"), edged("none", "#b99f6a", 1, "M5 5h110v80H5z"),
];
const hills = (colour: string, far = "#dfcf9f"): Strokes => [
  ...VELLUM, fill(far, "M5.5 48c20-16 36-14 54-6s34 4 55-8v50.5h-109z"), fill(colour, "M5.5 62c22-10 44-8 60-4s32 4 49-4v30.5h-109z"),
];

const pine = (x: number, y: number, scale: number, colour = PINE) =>
  at(x, y, scale, [fill(INK, "M-1.5 0h3v-7h-3z"), fill(colour, "M0-30l9 13H5l7 11h-24l7-11h-4z"), shade("M0-30l9 13H5l7 11H1z")]);

const isRival = (x: number, y: number, scale: number, wall = "#f6e3c4") =>
  at(x, y, scale, [
    edged(wall, INK, 1, "M-9 0v-11h18V0z"), edged(ROOF, INK, 1, "M-12-11 0-22l12 11z"), fill(INK, "M-2.5 0v-6h5v6z"),
  ]);

const ripples = (x: number, y: number) => line("#4d84a3", 1.6, `M${x} ${y}c3-3 5-3 8 0s5 3 8 0`);

const furrows = (d: string) => [fill(STRAW, d)];
const rows = (y: number) => line("#a37f1e", 1.6, `M14 ${y}q11-5 23 0t23 0 23 0 23 0M14 ${y + 8}q11-5 23 0t23 0 23 0 23 0`);

const column = (x: number, y: number, h: number) =>
  edged("#d8cdb8", INK, 1.2, `M${x} ${y}v-${h}h10v${h}z`) + line("#8a7d68", 1, `M${x + 3.5} ${y}v-${h - 2}M${x + 6.5} ${y}v-${h - 2}`);

const DUSK: Strokes = [
  '<rect width="120" height="90" fill="#d6bfd8"/>', fill("#c4a6c8", "M0 0h120v90H0zM5 5v80h110V5z"), edged("none", "#7a4a80", 1, "M5 5h110v80H5z"),
  fill("#b48fba", "M5.5 60c26-14 84-14 109 0v24.5h-109z"),
];
const SHOULDERS = (colour: string) => fill(colour, "M26 84.5c0-16 14-24 34-24s34 8 34 24z");
const FANGS = fill("#fff8e6", "M50 57l3 7 3-7zM64 57l3 7 3-7z");
const GLARE = dot(50, 40, 4.5, "#ffd95a") + dot(70, 40, 4.5, "#ffd95a") + eyes(10, 40, 2);

const PICTURES: Record<string, Strokes> = {
  great_river: [
    ...hills("#b9c987"), fill(WATER, "M70 46c-14 4-4 10-16 14s-30 8-30 24.5h52c-2-14 14-12 18-20s-12-12-4-20z"), ripples(44, 74), ripples(56, 64), ripples(68, 54),
    pine(20, 62, 0.8), pine(100, 66, 0.9), pine(110, 70, 0.7),
  ],
  farmland: [...hills("#c9c07a"), ...furrows("M5.5 62c22-10 44-8 60-4s32 4 49-4v30.5h-109z"), rows(68), rows(77), isRival(84, 58, 1), line(INK, 2, "M22 60V44M16 48h12"), dot(22, 42, 3, "#c99a5c")],
  hamlet: [...hills("#b9c987"), isRival(34, 66, 1.1), isRival(62, 60, 1), isRival(88, 68, 1.2), line("#b99f6a", 3, "M8 84c24-14 30-10 44-14s40 6 62 10"), pine(108, 60, 0.6), pine(14, 60, 0.6)],
  forgotten_forest: [
    ...hills("#8fae74", "#c9d0a0"), pine(20, 64, 1.1, "#6f935f"), pine(46, 58, 1.2, "#6f935f"), pine(76, 58, 1.2, "#6f935f"), pine(102, 64, 1.1, "#6f935f"), fill("#f5e9cb", "M5.5 54c30-8 60 6 109-2v8c-49 8-79-6-109 2z", 0.6),
    pine(32, 80, 1.5), pine(62, 82, 1.7), pine(92, 80, 1.5),
  ],
  hinterland_stream: [...hills("#c9c07a"), ...furrows("M5.5 62c22-10 44-8 60-4s32 4 49-4v30.5h-109z"), rows(70), rows(79), line(WATER, 9, "M98 46c-20 6-8 14-30 18s-26 10-30 18"), line("#4d84a3", 1.4, "M92 50c-14 6-6 12-24 15s-24 9-28 15"), pine(108, 60, 0.7)],
  homestead: [...hills("#c9c07a"), isRival(42, 64, 1.7), ...furrows("M64 84.5c4-14 24-20 50.5-20v20z"), line("#a37f1e", 1.6, "M72 82c8-8 24-12 40-12M84 83c8-5 16-7 28-7"), line(INK, 1.6, "M8 72h18M12 68v10M22 68v10")],
  orchard: [...hills("#b9c987"), ...[[24, 56], [50, 52], [76, 52], [102, 56], [36, 76], [64, 74], [92, 76]].map(([x, y]) => at(x!, y!, 1, [fill(INK, "M-1.5 4h3v-8h-3z"), dot(0, -9, 9, "#5f8f4a"), shade("M3-17a9 9 0 0 1 0 16c3-5 3-11 0-16z"), dot(-4, -10, 1.8, "#c2451e"), dot(3, -6, 1.8, "#c2451e"), dot(1, -13, 1.8, "#c2451e")]))],
  treetop_village: [
    ...hills("#8fae74"), fill("#7a5230", "M34 84l3-44h10l3 44zM74 84l3-40h10l3 40z"), oval(42, 26, 24, 15, "#5f8f4a"), oval(84, 30, 22, 14, "#4f7f42"), isRival(42, 44, 0.9), isRival(82, 48, 0.9), line("#a37f1e", 2, "M52 46c8 6 14 6 20 3"),
    fill("#7a5230", "M28 44h28v3H28zM68 48h28v3H68z"),
  ],
  marshlands: [...hills("#a9b98a"), fill(WATER, "M10 72c16-10 44-6 50-2s36-4 50 4c-20 12-80 12-100-2z"), ripples(28, 74), ripples(66, 76), line("#5b7a3a", 2, "M24 70V46M30 72V52M90 72V48M96 74V54M84 74V58"), oval(24, 48, 2.2, 6, "#7a5230"), oval(30, 54, 2.2, 6, "#7a5230"), oval(90, 50, 2.2, 6, "#7a5230"), oval(96, 56, 2.2, 6, "#7a5230"), pine(58, 62, 1)],
  fishing_village: [
    ...VELLUM, fill("#dfcf9f", "M5.5 44c20-12 36-10 54-4s34 4 55-6v50.5h-109z"), fill(WATER, "M5.5 60q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 11 0v24.5h-109z"), line(INK, 2, "M26 58v16M42 58v16M58 58v16M74 58v16"), fill("#a3703c", "M18 56h64v4H18z"), isRival(34, 56, 1), isRival(62, 56, 1.1),
    fill("#7a4526", "M84 68h26c-2 7-5 9-9 9h-8c-5 0-8-3-9-9z"), line(INK, 1.6, "M98 68V48"), fill("#fffaf0", "M99 49l9 16h-9z"), ripples(30, 78), ripples(60, 80),
  ],
  rift_lands: [
    ...hills("#cbb58a"), edged("#5a3a5e", INK, 1.2, "M54 36l10 10-6 8 12 8-8 10 10 12.5H46L54 74l-10-8 8-10-8-8z"), line("#e9a8f0", 2, "M57 44l3 8-4 8 6 10-3 12"), pine(18, 66, 0.7), isRival(92, 62, 0.7), line("#4d84a3", 1.6, "M84 76c3-3 5-3 8 0s5 3 8 0"), line("#a37f1e", 1.6, "M14 78h20M14 82h20"),
  ],
  temple_ruins: [...hills("#c9c39a"), edged("#c9bda4", INK, 1.2, "M20 76h80v7H20zM26 70h68v6H26z"), column(30, 70, 34), column(48, 70, 20), column(66, 70, 34), column(82, 70, 28), edged("#d8cdb8", INK, 1.2, "M62 36l16-14 16 14z"), line("#5b7a3a", 2.4, "M34 36c-4 8 4 12 0 20M86 44c4 6-2 10 2 16")],
  outpost_ruins: [...hills("#c9c39a"), edged("#c9bda4", INK, 1.2, "M40 78V32l6 4v-8h6v8h6v-8l6 6 2 10 8 4v30z"), fill(INK, "M50 78V64a6 6 0 0 1 12 0v14zM46 48h5v8h-5z"), edged("#c9bda4", INK, 1.2, "M78 80l4-10h10l4 10zM24 80l3-7h9l2 7z"), line(INK, 1.6, "M66 34V14"), fill("#a3341f", "M66 14l12 3-5 3 5 4-12-1z")],
  goblin_attack: [
    ...DUSK, SHOULDERS("#5b4a2e"), fill("#7f9a4e", "M34 40 8 30c4 14 14 22 28 22zM86 40l26-10c-4 14-14 22-28 22z"), fill("#8fae58", "M60 20c18 0 26 12 26 24 0 13-12 23-26 23S34 57 34 44c0-12 8-24 26-24z"), line("#3f4f1f", 2.4, "M42 31l13 6M78 31l-13 6"), GLARE,
    fill("#6b8240", "M56 42l-2 10c3 3 9 3 12 0l-2-10z"), line("#3f4f1f", 1.8, "M46 57c8 4 20 4 28 0"), FANGS,
  ],
  bugbear_assault: [
    ...DUSK, SHOULDERS("#4a3a2e"), dot(36, 26, 9, "#6b4a34"), dot(84, 26, 9, "#6b4a34"), fill("#7d583e", "M60 14l5 6 7-4 2 8 9 0-1 9 7 5-5 7 3 8-8 4-3 8-9 1-7 4-7-4-9-1-3-8-8-4 3-8-5-7 7-5-1-9h9l2-8 7 4z"), GLARE,
    oval(60, 52, 15, 10, "#b48a68"), oval(60, 47, 5, 3.5, "#2d1d18"), line("#2d1d18", 1.8, "M50 57c6 3 14 3 20 0"), FANGS, line("#3a2618", 2.6, "M42 31l12 4M78 31l-12 4"),
  ],
  kobold_onslaught: [
    ...DUSK, SHOULDERS("#6b3a2e"), fill("#e8dcc0", "M42 24 34 6l14 14zM78 24l8-18-14 14z"), fill("#b8593a", "M60 16c14 0 24 8 24 20 0 8-4 12-8 16-2 10-8 16-16 16s-14-6-16-16c-4-4-8-8-8-16 0-12 10-20 24-20z"), fill("#d9885e", "M60 44c8 0 12 6 12 12s-6 12-12 12-12-6-12-12 4-12 12-12z"),
    GLARE, dot(56, 51, 1.4, "#5b2418"), dot(64, 51, 1.4, "#5b2418"), line("#5b2418", 1.8, "M49 58c8 3 14 3 22 0"), FANGS, line("#8c3a22", 2, "M54 20l2 8M60 18v9M66 20l-2 8"),
  ],
  gnoll_raid: [
    ...DUSK, SHOULDERS("#5a4a36"), fill("#a3824e", "M36 36 30 8l18 16zM84 36l6-28-18 16z"), fill("#7a5a34", "M39 28l-5-14 10 10zM81 28l5-14-10 10z"), fill("#b5935a", "M60 20c16 0 25 10 24 22-1 8-8 12-10 18-2 5-7 8-14 8s-12-3-14-8c-2-6-9-10-10-18-1-12 8-22 24-22z"), fill("#5a4026", "M54 6l6 6 6-6 2 14-8 10-8-10z"),
    GLARE, fill("#5a4026", "M52 48c4-3 12-3 16 0l-2 6c-4 3-8 3-12 0z"), line("#3a2a18", 1.8, "M48 58c8 5 16 5 24 0"), FANGS, dot(40, 50, 1.8, "#7a5a34"), dot(80, 50, 1.8, "#7a5a34"), ring(86, 20, 3, "#e8b33a", 1.4),
  ],
};

/** The picture of a card, as the inside of an SVG of 120 by 90. */
export const picture = (id: string): string | undefined => PICTURES[id]?.join("");
