/** The pictures of Farshore: cards, places, maps, weather and Captain Bonny. */

import { portrait, type Critter } from "../../../art/pictures/critters";
import {
  at, barrel, crate, door, dot, edged, fill, flag, goods, icon, line, palm, pane, ring, roof, shade, smoke,
  tree, wall, waves, type Strokes,
} from "../../../art/pictures/draw";
import { ground, type Colour, type Ground } from "../../../art/pictures/ground";
import { GALLEON, LIGHTHOUSE } from "./landmarks";

const CRITTERS: Record<string, readonly [Colour, ...Critter]> = {
  sea_chip: ["green", "squirrel", "#2f7f86", "bandana", "broom", "stripes", "#b8452f"],
  scribe: ["green", "owl", "#3f7a5c", "none", "quill", "ruff"],
  scavenger: ["green", "rat", "#5f7a4a", "cap", "shells", "pockets", "#7a5230"],
  sail_maker: ["green", "otter", "#4a7a6a", "cap", "sail", "apron", "#2b3440"],
  merchant: ["green", "badger", "#3f7a5c", "feather", "scales", "chain", "#8c3b4a"],
  diver: ["green", "otter", "#2f6f86", "goggles", "none", "stripes"],
  treasure_hunter: ["green", "mouse", "#5f7a3a", "straw", "spade", "pockets", "#4f6b3c"],
  postal_pigeon: ["tan", "bird", "#2f6f86", "cap", "letter", "pockets", "#b23a2e"],
  pirate: ["tan", "gull", "#2b3440", "patch", "cutlass", "stripes", "#241a22"],
  stowaway: ["tan", "mouse", "#8a6432", "scarf", "none", "none", "#5f7a4a"],
  castaway: ["tan", "rabbit", "#b59058", "leaves", "staff", "pockets"],
  customs_officer: ["blue", "badger", "#2f5678", "cap", "stamp", "epaulettes", "#1d3550"],
  navigator: ["blue", "puffin", "#2467a3", "tri", "sextant", "none", "#2b3440"],
  lighthouse_keeper: ["blue", "otter", "#2f5678", "southwester", "lantern", "neckerchief", "#b23a2e"],
  herbalist: ["blue", "rabbit", "#4a7aa0", "laurel", "herbs", "apron"],
  steward: ["red", "turtle", "#a8322a", "none", "book", "chain"],
  cooper: ["red", "hedgehog", "#a8502c", "bandana", "cask", "apron", "#2f6690"],
  illuminator: ["red", "owl", "#a8322a", "beret", "brush", "none", "#2b4a6a"],
  cartographer: ["red", "puffin", "#a8502c", "beret", "chart", "neckerchief", "#4f6b3c"],
  sculptor: ["purple", "squirrel", "#7b4a8e", "beret", "statue", "apron", "#4f6b3c"],
  pilgrim: ["purple", "turtle", "#7b4a8e", "hood", "staff", "rope"],
  guild_master: ["purple", "badger", "#6a3a6e", "top", "purse", "chain", "#c48a1c"],
  governor: ["purple", "fox", "#6a3a6e", "wig", "none", "sash", "#b23a2e"],
  admiral: ["purple", "puffin", "#7b4a8e", "bicorne", "scope", "epaulettes", "#2b3440"],
};

const GROUNDS: Record<string, readonly [Colour, Ground]> = {
  grove: ["green", "land"], beach_sledge: ["green", "land"], tangle_raft: ["green", "sea"],
  tumbler: ["green", "land"], scriptorium: ["green", "land"], warehouse: ["green", "land"],
  sloop: ["green", "sea"], rope_bridge: ["tan", "land"], shipwreck: ["tan", "sea"],
  hideout: ["tan", "land"], galley: ["tan", "sea"], port: ["blue", "sea"], market: ["blue", "land"],
  lighthouse: ["blue", "sea"], customs_office: ["blue", "land"], post_office: ["red", "sea"],
  inn: ["red", "land"], abbey: ["red", "land"], crows_nest: ["red", "sea"], windmill: ["purple", "land"],
  manor: ["purple", "land"], harbor: ["purple", "sea"], gardens: ["purple", "land"],
  galleon: ["purple", "sea"],
};

const BONNY: Critter = ["fox", "#a8322a", "tri", "scope", "epaulettes", "#2b3440"];

/** A market stall with a scalloped awning. */
function stall(x: number, y: number, colour: string): Strokes {
  const scallop = (i: number) => `M${x + i * 10} ${y}h10v5a5 5 0 0 1-10 0z`;
  return [
    line("#5b3a22", 2.6, `M${x + 3} ${y}v34M${x + 47} ${y}v34`), fill("#4a3220", `M${x + 2} ${y + 16}h46v18h-46z`), wall(x, y + 24, 50, 12, "#b9824a"),
    fill(colour, `M${x + 5} ${y - 12}h40l5 12h-50z`), fill("#fff4da", [0, 2, 4].map(scallop).join("")), fill(colour, [1, 3].map(scallop).join("")),
  ];
}

const BUILDINGS: Record<string, Strokes> = {
  grove: [
    tree(28, 76, 1.1), tree(54, 72, 1.25, "#356e57"), tree(84, 76, 1.1), fill("#f1e4cd", "M66 80h6v-7h-6z"),
    fill("#b8452f", "M60 74c0-10 18-10 18 0z"), dot(66, 71, 1.5, "#fff"), dot(72, 71, 1.5, "#fff"),
    fill("#f1e4cd", "M40 82h4v-5h-4z"), fill("#b8452f", "M36 78c0-7 12-7 12 0z"),
  ],
  beach_sledge: [
    line("#6f4a2a", 4, "M18 74c-8 0-8-10 0-10M18 74h84M24 74V62M92 74V62"), fill("#9a6a3c", "M22 60h78v5H22z"),
    line("#b58a5a", 7, "M32 54h54M38 46h46M46 38h34"), dot(86, 54, 3.5, "#e6cf98"), dot(84, 46, 3.5, "#e6cf98"), dot(80, 38, 3.5, "#e6cf98"),
  ],
  tangle_raft: [
    line("#8a5f36", 7, "M18 70h84M22 62h78M28 55h66"),
    line("#c9b080", 3, "M38 52v22M84 52v22"), line("#5b3a22", 3, "M60 54V20"),
    fill("#f6e7c4", "M58 24c-16 6-22 14-24 24h24z"), fill("#3f8a67", "M66 52c-4-8 6-12 2-20 8 4 6 12 10 20z"),
  ],
  lighthouse: LIGHTHOUSE,
  windmill: [
    fill("#efe3cb", "M44 76l6-40h20l6 40z"), shade("M64 36h6l6 40H68z"),
    fill("#7b4a8e", "M48 36c2-12 22-12 24 0z"), door(55, 76, 10, 15),
    '<g transform="translate(60 34) rotate(20)">',
    edged("#fff8e8", "#6f4a2a", 1.5, "M0 0h-3v-32h10v26zM0 0v-3h32v10H6zM0 0h3v32H-7V6zM0 0v3h-32v-10h26z"),
    dot(0, 0, 3, "#6f4a2a"), "</g>",
  ],
  hideout: [
    fill("#8d7a66", "M6 78c4-30 22-50 50-52 30-2 52 20 58 52z"),
    shade("M56 26c30-2 52 20 58 52H90c4-24-10-44-34-52z"),
    fill("#2d2320", "M40 78c-2-20 8-30 22-30s22 12 20 30z"), '<g transform="translate(50 58) scale(.9)">',
    fill("#8a5a30", "M2 12h22v9H2z"), fill("#a8713c", "M2 12c0-6 4-8 8-8h6c4 0 8 2 8 8z"),
    fill("#ffd978", "M11 10h4v5h-4z"), "</g>",
  ],
  rope_bridge: [
    fill("#8d7a66", "M0 90V36l22 6v48zM120 90V36l-22 6v48z"),
    line("#6f4a2a", 3, "M20 44c24 22 56 22 80 0M20 56c24 22 56 22 80 0"),
    line("#c9a874", 4, "M26 49v13M35.7 55.9v13M45.4 60.5v13M55.1 62.8v13M64.8 62.8v13M74.5 60.5v13M84.2 55.9v13M93.9 49v13"),
  ],
  shipwreck: [
    '<g transform="rotate(-14 60 60)">', fill("#7a5a3c", "M18 56h80c-4 14-12 20-24 22H38c-12-2-18-10-20-22z"),
    fill("#2d2320", "M56 56l8 10-6 6 8 8H44V56z", .5), line("#4a2f1b", 3, "M46 54V16M46 24h22"),
    fill("#f6e7c4", "M48 28c10 2 14 8 14 14-4-3-8 2-14-2z", .8), "</g>",
    fill("#47828f", "M0 76q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V90H0z"),
  ],
  crows_nest: [
    fill("#fff6e2", "M14 62h92c6 8 6 18 2 28H12c-4-10-4-20 2-28z"), shade("M84 62h22c6 8 6 18 2 28H88c4-10 2-20-4-28z"), line("#5b3a22", 4, "M8 61h104"), fill("#6f4a2a", "M58 90V8h5v82z"),
    line("#a98f5c", 1.6, "M48 54 4 90M73 54l43 36M40 60h40"), fill("#a3703c", "M38 32h45l-6 20H44z"), shade("M70 32h13l-6 20h-9z"), fill("#7a5230", "M36 31h49v6H36z"), line("#7a5230", 1.4, "M48 38l2 13M72 38l-2 13"), fill("#b8862b", "M70 26l20-8 2 5-20 8z"), flag(60, 15, "#c2451e"),
  ],
  tumbler: [
    line("#6f4a2a", 5, "M30 78 42 42 54 78M66 78 78 42 90 78"), line("#5b3a22", 4, "M34 50h60v10h8"),
    fill("#a3703c", "M40 32h40c8 8 8 26 0 34H40c-8-8-8-26 0-34z"), shade("M68 32h12c8 8 8 26 0 34H68c6-8 6-26 0-34z"),
    line("#4a3220", 2.4, "M46 32c-4 10-4 24 0 34M74 32c4 10 4 24 0 34"), fill("#2d2320", "M52 40h16v14H52z"),
    icon("sea_stone", 53, 40, 14), icon("sea_stone", 8, 64, 17), icon("sea_stone", 96, 66, 16),
  ],
  scriptorium: [
    wall(28, 44, 64, 32, "#dccbab"), fill("#8c3b4a", "M14 46c16-8 32-8 46 2 14-10 30-10 46-2v5c-16-6-32-6-46 3-14-9-30-9-46-3z"),
    fill("#fff8e6", "M18 44V22c14-7 30-6 42 3 12-9 28-10 42-3v22c-14-6-30-5-42 4-12-9-28-10-42-4z"), shade("M60 25c4-3 8-5 13-6v22c-5 1-9 3-13 7z"),
    line("#a89a7c", 1.5, "M26 27c8-3 18-2 26 2M26 34c8-3 18-2 26 2M94 27c-8-3-18-2-26 2M94 34c-8-3-18-2-26 2"), door(53, 76, 14, 20), pane(34, 68, 9, 13), pane(77, 68, 9, 13),
  ],
  warehouse: [
    fill("#9c6b3e", "M18 76V44l42-26 42 26v32z"), shade("M60 18l42 26v32H80V31z"), line("#6f4a2a", 1.4, "M30 38v38M42 30v46M78 30v46M90 38v38"),
    line("#4a2f1b", 5, "M12 47 60 17l48 30"), fill("#3a2618", "M46 76V50h28v26z"), line("#5b3a22", 3, "M60 26h24"), line("#3a2a20", 1.3, "M82 27v14"), crate(76, 51, 10),
    crate(48, 76, 11), barrel(66, 76, 0.7), barrel(104, 80), crate(6, 80, 13), crate(10, 67, 9),
  ],
  sloop: [
    fill("#8a4f2c", "M22 60h74c-3 12-9 18-19 20H40c-10-2-15-9-18-20z"), shade("M74 60h22c-3 12-9 18-19 20h-8c6-6 7-12 5-20z"), fill("#d9a441", "M22 60h74v4H23z"),
    line("#4a2f1b", 3, "M56 58V8"), fill("#fff6e2", "M60 10c18 10 28 26 30 44-10-3-20-3-30-1z"), shade("M74 20c10 10 15 22 16 34-4-1-7-2-11-2 1-12-1-22-5-32z"),
    fill("#7fbcc3", "M53 14C40 26 32 40 28 54c9-3 17-3 25-2z"), flag(56, 10, "#c2451e"),
  ],
  galley: [
    line("#6f4a2a", 2.4, "M30 66 20 86M42 66 32 86M54 66 44 86M66 66 56 86M78 66 68 86M90 66 80 86"),
    fill("#9a5a30", "M4 54c8 6 14 8 24 8h66c8 0 14-6 20-18 2 18-6 30-20 34H28C14 76 6 66 4 54z"), shade("M78 62h16c8 0 14-6 20-18 2 18-6 30-20 34H78z"),
    line("#e8b33a", 2, "M8 60c8 4 12 6 20 6h68c6 0 12-4 16-10"), line("#4a2f1b", 3, "M60 60V8M38 14h44"),
    fill("#fff6e2", "M40 16h40c5 12 5 24 0 36H40c5-12 5-24 0-36z"), fill("#c2451e", "M50 16h6c4 12 4 24 0 36h-6c4-12 4-24 0-36zM66 16h6c5 12 5 24 0 36h-6c4-12 4-24 0-36z"), flag(60, 10, "#e8b33a"),
  ],
  galleon: GALLEON,
  port: [
    wall(8, 34, 34, 26, "#c98b4b"), roof(3, 34, 44, 15, "#3f5f7a"), door(19, 60, 11, 17), line("#5b3a22", 4, "M8 64v24M28 64v24M48 64v24M68 64v24"), fill("#a3703c", "M0 60h76v6H0z"), line("#7a5230", 1.2, "M12 60v6M24 60v6M36 60v6M48 60v6M60 60v6"),
    crate(46, 60, 11), barrel(65, 60, 0.65), fill("#a8442c", "M78 66h38c-2 8-6 12-12 12H90c-6 0-10-4-12-12z"), line("#4a2f1b", 2.4, "M96 64V24"), fill("#fff6e2", "M99 28c10 8 14 18 14 30-5-2-10-2-14-1z"), line("#4a2f1b", 1.2, "M74 62l8 4"),
  ],
  market: [
    ...stall(10, 40, "#2f7f86"), ...stall(62, 46, "#c2451e"), fill("#8fb6c4", "M16 62c4-5 12-5 16 0l4-3v7l-4-3c-4 4-12 4-16 0z"), fill("#e58f86", "M36 64c3-4 9-4 12 0l3-2v6l-3-2c-3 3-9 3-12 0z"),
    dot(72, 66, 4, "#c0395b"), dot(80, 66, 4, "#e8a33a"), dot(88, 66, 4, "#5f9a4a"), dot(96, 66, 4, "#c0395b"),
  ],
  customs_office: [
    wall(16, 38, 56, 36, "#dfe4e6"), fill("#2b4a6a", "M10 40l12-18h44l12 18z"), shade("M56 22h10l12 18H62z"), door(38, 74, 13, 21), pane(22, 60, 9, 12), pane(58, 60, 9, 12),
    fill("#e8b33a", "M40 42l-2-9 5 4 3-6 3 6 5-4-2 9z"), flag(66, 24, "#c2451e"), fill("#56606a", "M82 78V52h7v26z"), line("#fff4da", 5, "M78 56h38"), line("#c2451e", 5, "M84 56h3M96 56h3M108 56h3"), crate(94, 80, 12),
  ],
  abbey: [
    wall(34, 42, 52, 34, "#e4d6bb"), roof(30, 42, 60, 22, "#6f4a3a"), wall(18, 30, 18, 46, "#d3c3a3"), wall(84, 30, 18, 46, "#d3c3a3"), roof(15, 30, 24, 22, "#5b3a2e"), roof(81, 30, 24, 22, "#5b3a2e"),
    ring(60, 44, 9, "#8a6a45", 2.2, "#7fb2d6"), line("#8a6a45", 1.5, "M60 35v18M51 44h18M54 38l12 12M66 38 54 50"), door(53, 76, 14, 20), pane(23, 50, 8, 13), pane(89, 50, 8, 13), line("#5b3a22", 1.6, "M27 2v8M24 4.5h6M93 2v8M90 4.5h6"),
  ],
  manor: [
    wall(82, 14, 8, 22, "#8b6a4a"), smoke(86, 12), wall(16, 46, 88, 30, "#efe3cb"), line("#6a4a3a", 2.2, "M16 60h88M30 46v30M44 46v30M76 46v30M90 46v30M16 46l14 14M104 46 90 60"),
    roof(10, 46, 38, 22, "#6a4a8c"), roof(72, 46, 38, 22, "#6a4a8c"), roof(36, 46, 48, 30, "#7b5a9c"), pane(25, 42, 7, 9), pane(87, 42, 7, 9), pane(55, 38, 10, 13), door(52, 76, 16, 24), pane(20, 72, 7, 9), pane(33, 72, 7, 9), pane(80, 72, 7, 9), pane(93, 72, 7, 9),
  ],
  harbor: [
    line("#4a2f1b", 2.4, "M60 64V26"), fill("#fff6e2", "M57 30c-10 8-14 18-15 30 5-2 10-2 15-1zM63 28c12 8 16 20 17 32-6-2-11-2-17-1z"), fill("#8a4f2c", "M42 64h38c-3 8-8 12-14 12H56c-7 0-12-5-14-12z"), waves(74, "#5b9aa6"),
    fill("#8d8a94", "M0 66h34l6 24H0zM86 66h34v24H80z"), shade("M26 66h8l6 24h-8zM112 66h8v24h-8z"), wall(8, 30, 20, 36, "#b7b3c4"), wall(92, 30, 20, 36, "#b7b3c4"), roof(4, 30, 28, 20, "#6a4a8c"), roof(88, 30, 28, 20, "#6a4a8c"),
    pane(15, 48, 6, 9), pane(99, 48, 6, 9), line("#56606a", 2, "M32 62c14 12 42 12 56 0"), flag(18, 12, "#c2451e"), waves(82, "#47828f"),
  ],
  gardens: [
    line("#7a5230", 3, "M36 66V36c0-28 48-28 48 0v30"), line("#4c8a55", 4, "M36 60c-4-6 3-8 0-14s5-8 3-14 9-8 9-14M84 60c4-6-3-8 0-14s-5-8-3-14-9-8-9-14"), dot(38, 40, 2.5, "#c0395b"), dot(44, 24, 2.5, "#fff4da"), dot(60, 16, 2.5, "#c0395b"), dot(76, 24, 2.5, "#fff4da"), dot(82, 42, 2.5, "#c0395b"),
    fill("#3f7a4a", "M2 76V62c0-6 24-6 24 0v14zM94 76V62c0-6 24-6 24 0v14z"), shade("M18 58c5 0 8 2 8 4v14h-8zM110 58c5 0 8 2 8 4v14h-8z"), line("#cfeaf2", 2.4, "M60 66V44M60 46c-8 0-12 6-12 16M60 46c8 0 12 6 12 16"), fill("#c3cbd2", "M40 66h40c-2 8-10 12-16 12h-8c-6 0-14-4-16-12z"), fill("#7fbcc3", "M42 66h36v3H42z"),
    dot(10, 82, 3, "#c0395b"), dot(20, 84, 3, "#e8b33a"), dot(32, 82, 3, "#fff4da"), dot(88, 83, 3, "#e8b33a"), dot(100, 84, 3, "#c0395b"), dot(110, 82, 3, "#fff4da"),
  ],
  inn: [
    wall(26, 46, 60, 30, "#e8c690"), fill("#8a4f2c", "M14 48C18 26 36 12 56 12s40 14 44 36z"), shade("M70 15c16 5 28 18 30 33H82c0-14-4-24-12-33z"), line("#5b3422", 1.4, "M26 30c18-8 44-8 62 0M18 40c24-8 54-8 76 0"), line("#5b3422", 3, "M56 8v10"),
    door(49, 76, 14, 21), pane(33, 66, 9, 11), pane(70, 66, 9, 11), line("#5b3a22", 2.6, "M100 78V44h14"), fill("#c9952c", "M103 47h13v12h-13z"), fill("#fff4da", "M105 53c2-3 5-3 7 0l2-1.5v3l-2-1.5c-2 3-5 3-7 0z"),
  ],
  post_office: [
    line("#5b3a22", 4, "M38 58v30M58 58v30M78 58v30"), wall(30, 30, 56, 28, "#d9a865"), roof(24, 30, 68, 18, "#2f7f86"), fill("#7a5230", "M24 58h70v5H24z"), door(66, 58, 12, 19), edged("#fff8e6", "#5b3a22", 1, "M36 38h22v14H36z"), line("#5b3a22", 1, "M36 38l11 8 11-8"),
    line("#7a5230", 1.6, "M92 60l14 26M86 60l14 26M90 68h7M94 76h7"), fill("#fff", "M92 20c6-8 14-8 18-4-4 0-4 4-8 6-4 2-8 0-10-2zM8 32c5-6 11-6 14-3-3 0-3 3-6 4.5s-6.5 0-8-1.5z"),
  ],
};

const BANDS: Record<Colour, string> = { green: "#167a5c", red: "#a8360f", blue: "#1d477a", purple: "#9a3f9d", tan: "#b8862b" };

const boat = (x: number, y: number, scale: number, turn = 0) =>
  at(x, y, scale, [
    fill("#8a4f2c", "M-20 0h40c-2 9-7 13-13 13H-8c-7 0-11-5-12-13z"), line("#4a2f1b", 2.6, "M0 0v-34"),
    fill("#fff6e2", "M3-32c11 8 15 18 16 29-6-2-11-2-16-1zM-3-28c-8 8-12 16-13 25 5-2 9-2 13-1z"),
  ], turn);

const sky = (colour: string, sea: string, deep: string): Strokes => [
  `<rect width="120" height="90" fill="${colour}"/>`, waves(54, sea), waves(66, deep),
];
const SEA: Strokes = [...sky("#cfe8e6", "#7fbcc3", "#5b9aa6"), dot(96, 18, 10, "#fff", 0.7)];
const ISLE: Strokes = [...SEA, fill("#ecd9a4", "M8 72c18-16 86-16 104 0-18 10-86 10-104 0z"), fill("#d9bf84", "M8 72c18 6 86 6 104 0-18 10-86 10-104 0z")];
const BEACH: Strokes = [
  ...SEA, fill("#a9d8d4", "M0 66c30-10 50 4 80-4s30-4 40-6v34H0z"), fill("#f0dfb4", "M0 72c30-10 50 4 80-4s30-4 40-6v34H0z"),
];
const CLOUD = "M20 40c-12 0-14-16-2-18 2-14 22-18 30-8 8-8 24-4 26 8 14-4 20 18 4 18z";
const cloud = (x: number, y: number, scale: number, colour: string) => at(x, y, scale, [fill(colour, CLOUD), shade("M20 40c-8 0-12-6-10-12 6 6 20 6 30 4s32 4 38-2c2 4 0 10-8 10z")]);

const PLACES: Record<string, Strokes> = {
  shore_driftwood: [...BEACH, ...goods(["driftwood", "driftwood", "driftwood"])],
  shore_seaweed: [...BEACH, ...goods(["seaweed", "seaweed", "cards"])],
  shore_sea_stone: [...BEACH, ...goods(["sea_stone", "cards", "cards"])],
  shore_mushroom: [...BEACH, ...goods(["mushroom", "mushroom", "cards"])],
  docks: [
    ...SEA, line("#5b3a22", 4, "M14 66v24M38 66v24M62 66v24M86 66v24"), fill("#a3703c", "M0 62h98v6H0z"), crate(10, 62, 14), crate(25, 62, 11), crate(15, 48, 10), barrel(50, 62, 0.8), barrel(66, 62, 0.8), boat(100, 66, 0.8),
  ],
  lookout: [
    ...SEA, fill("#9b8b74", "M0 90V44c20-6 40 0 52 14 8 10 20 14 30 32z"), shade("M38 48c8 3 12 8 14 10 8 10 20 14 30 32H58c-4-18-10-30-20-42z"), line("#5b3a22", 2.6, "M22 46l6-20 10 22M28 26v20"),
    fill("#b8862b", "M18 22l26-10 3 7-26 10z"), fill("#7a5a1c", "M42 11l8-3 4 10-8 3z"), boat(96, 60, 0.5),
  ],
  isle_spit: [...ISLE, icon("driftwood", 18, 44, 40), icon("driftwood", 54, 42, 40), icon("seaweed", 88, 50, 22)],
  isle_lagoon: [...ISLE, fill("#7fcbc6", "M24 72c14-9 58-9 72 0-14 6-58 6-72 0z"), icon("seaweed", 36, 46, 28), icon("seaweed", 58, 46, 28), palm(18, 70, 0.9), palm(98, 70, 0.9)],
  isle_gems: [...ISLE, fill("#8d8578", "M22 72c0-30 16-48 38-48s38 18 38 48z"), shade("M66 24c20 2 32 20 32 48H78c2-18-2-36-12-48z"), fill("#2f4a56", "M40 72c-2-20 8-30 20-30s22 10 20 30z"), icon("sea_stone", 44, 50, 18), icon("sea_stone", 60, 50, 18)],
  isle_mushroom: [...ISLE, fill("#8d8578", "M26 74c2-12 14-20 34-20s32 8 34 20z"), icon("mushroom", 24, 30, 34), icon("mushroom", 50, 14, 44), icon("mushroom", 82, 44, 22)],
  isle_chest: [...ISLE, palm(28, 70, 1.3), palm(92, 68, 1), icon("treasure", 44, 42, 34)],
  isle_wind: [
    ...ISLE, fill("#9b8b74", "M66 74l14-44 10 12 6 32z"), flag(80, 32, "#c2451e"), line("#fff", 3.4, "M8 26h40c10 0 10-14 0-12M14 36h52c10 0 10 14 0 12M6 46h26c8 0 8 10 0 9", 0.95),
  ],
  isle_monks: [...ISLE, at(26, 14, 0.58, BUILDINGS["abbey"] ?? []), palm(104, 70, 0.7)],
  isle_trade: [...ISLE, at(4, 12, 0.8, stall(10, 40, "#2f7f86")), boat(92, 66, 0.75), dot(22, 63, 3, "#c0395b"), dot(29, 63, 3, "#e8a33a"), dot(36, 63, 3, "#5f9a4a")],
  isle_yard: [
    ...ISLE, line("#5b3a22", 3, "M20 72l8-6M40 74V64M80 74V64M100 72l-8-6"), line("#8a5f36", 5, "M18 60c10 8 74 8 86 0"), line("#a3703c", 4, "M32 62c-4-12-2-20 2-26M46 65c-2-14-2-22 0-30M60 66V34M74 65c2-14 2-22 0-30M88 62c4-12 2-20-2-26"), line("#8a5f36", 3, "M26 46c20 6 48 6 68 0"),
  ],
  isle_echo: [...ISLE, fill("#8d8578", "M30 74l26-50 10 14 8-8 18 44z"), shade("M56 24l10 14 8-8 18 44H70z"), line("#fff", 2.6, "M30 20c-10 8-14 18-14 30M42 12c-4 2-6 4-8 6M92 18c10 8 14 18 14 30M82 10c4 2 6 4 8 6", 0.9)],
  map_green: map("green", "green", "green", "green"),
  map_rainbow: map("green", "blue", "tan", "red", "purple"),
  map_tan: map("tan", "tan", "tan"),
  map_blue: map("blue", "blue", "blue"),
  map_red: map("red", "red", "red"),
  map_purple: map("purple", "purple"),
  weather_fog: [...sky("#d5dcdb", "#a3bcc0", "#8fabb0"), boat(60, 60, 0.9), fill("#e9eeec", "M0 30c20-8 40 4 60 0s40-8 60 0v14c-20-8-40 4-60 0s-40-8-60 0zM0 58c20-8 40 4 60 0s40-8 60 0v12c-20-8-40 4-60 0s-40-8-60 0z", 0.8), fill("#f6f8f6", "M10 44c16-5 34-4 46-2s40-4 58 0v9c-18-4-40 4-58 0s-30-2-46 2z", 0.75)],
  weather_surge: [...sky("#bcd3d8", "#5b9aa6", "#47828f"), fill("#3b7483", "M0 90V58c16-32 46-46 68-34 14 8 14 24 2 26-10 2-14-8-8-12-16 2-18 24 4 36 20 10 40 6 54 0v16z"), fill("#eef7f6", "M16 42c14-20 34-28 52-18 14 8 14 24 2 26-8 1-12-5-10-10 2 4 12 4 12-4 0-12-30-14-56 6z"), fill("#eef7f6", "M66 74c16 8 36 6 54 0v5c-18 5-38 6-54-5z", 0.7)],
  weather_headwind: [...sky("#cfe0e4", "#6fa6b1", "#4f8996"), boat(34, 62, 1, -8), line("#fff", 3.6, "M114 20H76c-12 0-12-14 0-13M116 32H60c-10 0-10 12 0 11M112 46H78c-8 0-8 9 0 9", 0.95)],
  weather_doldrums: ['<rect width="120" height="90" fill="#f8e6b4"/>', dot(84, 26, 15, "#f6b84a"), fill("#9cc4bf", "M0 58h120v32H0z"), line("#c9e2da", 2, "M10 70h26M64 66h40M30 80h54"), fill("#8a4f2c", "M28 56h44c-2 9-7 13-13 13H41c-7 0-11-5-13-13z"), line("#4a2f1b", 2.6, "M50 56V18M38 24h24"), fill("#fff6e2", "M40 25h20c-4 4 2 8-2 13 3 4-2 8 1 12H41c4-4-2-8 1-12-4-5 2-9-2-13z")],
  weather_downpour: [...sky("#aebfc6", "#6593a0", "#4d7c8a"), cloud(12, -2, 1.25, "#5e717c"), line("#eaf4f7", 2.2, "M26 54l-5 14M42 54l-5 14M58 54l-5 14M74 54l-5 14M90 54l-5 14M34 72l-5 12M50 72l-5 12M66 72l-5 12M82 72l-5 12")],
  weather_frost: [...sky("#dfeaf3", "#a9c8d8", "#86aec4"), fill("#f7fbfd", "M6 70l14-8 24 4 8 8-20 6H12zM70 66l18-6 24 6-4 10-26 2z"), '<g color="#5f8fb4">', icon("winter", 14, 10, 34), icon("winter", 58, 20, 26), icon("winter", 88, 6, 20), "</g>"],
  weather_rough_seas: [...sky("#b9ccd2", "#5f97a5", "#41808f"), boat(60, 52, 1, 20), fill("#3b7483", "M0 62q10-20 26-4t24-2 26 6 22-10 22 4v34H0z"), fill("#2f6475", "M0 76q12-16 28-2t28-2 30 4 34-4v18H0z"), line("#eef7f6", 2.4, "M8 60q8-10 16-2M52 58q8-8 20 4M94 54q6-4 12 0", 0.9)],
  weather_drought: ['<rect width="120" height="90" fill="#f9e2a8"/>', dot(60, 26, 16, "#ee8f35"), line("#ee8f35", 3, "M60 4v-4M36 26h-6M84 26h6M43 10l-4-4M77 10l4-4"), fill("#d3a561", "M0 54c40-6 80-6 120 0v36H0z"), line("#8a5f30", 2, "M10 90l12-18-10-12M22 72l22 6 8-18M44 78l2 12M52 60l24 8 10-12M76 68l-6 22M76 68l28 8 12-14M104 76l-2 14"), line("#6b7f3c", 2.4, "M30 60c-2-6-6-8-10-8M30 60c0-8 4-10 8-10")],
  weather_lightning: [...sky("#8f9bb0", "#4f7788", "#3a6272"), cloud(12, -4, 1.25, "#465062"), edged("#ffd95a", "#b07a12", 1.5, "M64 38 46 64h12l-8 22 26-32H62l10-16z")],
  weather_hail: [...sky("#c3cfd6", "#76a0ac", "#5b8895"), cloud(12, -4, 1.2, "#71828d"), ...[[24, 54, 4], [40, 62, 5], [58, 54, 4], [72, 66, 6], [90, 56, 4], [30, 76, 5], [52, 78, 4], [92, 78, 5]].map(([x, y, r]) => ring(x!, y!, r!, "#8fa9b5", 1.2, "#fff"))],
  weather_squall: [...sky("#9fb0b8", "#5a8c99", "#447582"), cloud(-16, -10, 1.2, "#586873"), cloud(46, -14, 1.1, "#4c5b66"), fill("#d9bf84", "M60 90c6-16 40-20 60-14v14z"), at(96, 80, 1.2, [palm(0, 0, 1)], -34), line("#eaf4f7", 2, "M10 46l22 10M30 40l22 10M52 44l22 10M6 64l22 10M34 66l22 10M20 80l20 9", 0.9)],
};

/** A chart of the sea with the signs that a city needs. */
function map(...needs: Colour[]): Strokes {
  const step = needs.length > 4 ? 19 : 22;
  const left = 60 - (step * (needs.length - 1)) / 2;
  return [
    '<rect width="120" height="90" fill="#e6cf98"/>', edged("#fbf0d2", "#8a6a3a", 1.8, "M8 16l34-8 36 8 34-8v66l-34 8-36-8-34 8z"), fill("#a9d8d4", "M8 54c12-6 20 4 34-2s22 8 36 2 22 2 34-4v24l-34 8-36-8-34 8z"),
    line("#dcc690", 1.5, "M42 8v66M78 16v66"), line("#a3341f", 2, "M16 74c10-12 22-2 32-8s24 6 36-4"), line("#a3341f", 2.6, "M90 56l8 8M98 56l-8 8"),
    ...needs.map((need, i) => dot(left + i * step, 36, 10, BANDS[need])), '<g color="#fff">', ...needs.map((need, i) => icon(need, left + i * step - 6.5, 29.5, 13)), "</g>",
  ];
}

function strokes(id: string): Strokes | undefined {
  const critter = CRITTERS[id];
  const land = GROUNDS[id];
  if (critter) {
    const [colour, ...rest] = critter;
    // The stowaway looks out of a barrel.
    return [portrait(colour, rest), id === "stowaway" ? at(60, 100, 2.1, [barrel(0, 0, 1.35)]) : ""];
  }
  if (land) return [...ground(...land), ...(BUILDINGS[id] ?? [])];
  if (id === "bonny") return [portrait("red", BONNY)];
  return PLACES[id];
}

/** The picture of a card or place, as the inside of an SVG of 120 by 90. */
export const picture = (id: string): string | undefined => strokes(id)?.join("");
