/** The pictures of Everdell: cards, events, locations and Rugwort. */

import { figure, portrait, type Critter } from "../../../art/pictures/critters";
import {
  at, bush, door, dot, edged, fill, flag, goods, icon, line, pane, ring, roof, shade, smoke, tree, wall, type Strokes,
} from "../../../art/pictures/draw";
import { ground, type Colour } from "../../../art/pictures/ground";
import { EVER_TREE } from "./landmarks";

const CRITTERS: Record<string, readonly [Colour, ...Critter]> = {
  architect: ["purple", "owl", "#5a4a6e", "beret", "dividers", "none", "#8c3b4a"],
  bard: ["tan", "fox", "#7a3a2c", "feather", "lute", "none", "#2f6b5a"],
  barge_toad: ["green", "toad", "#8a6a32", "straw", "paddle", "stripes", "#2f6690"],
  chip_sweep: ["green", "squirrel", "#4f6b3c", "cap", "broom", "neckerchief", "#39424a"],
  doctor: ["green", "mole", "#e9e2d2", "mirror", "bag", "scope"],
  fool: ["tan", "rabbit", "#c2451e", "jester", "none", "ruff"],
  historian: ["blue", "badger", "#2f5678", "none", "quill", "chain"],
  husband: ["green", "hedgehog", "#6b7f3c", "straw", "wheat", "neckerchief", "#b23a2e"],
  innkeeper: ["blue", "badger", "#a8642c", "cap", "mug", "apron", "#7a3a2c"],
  judge: ["blue", "turtle", "#2b3440", "wig", "gavel", "ruff"],
  king: ["purple", "badger", "#7b3a5e", "crown", "none", "ermine"],
  miner_mole: ["green", "mole", "#6f5a3c", "helmet", "pick", "pockets"],
  monk: ["green", "mouse", "#7a5a3a", "hood", "candle", "rope"],
  peddler: ["green", "otter", "#4f7a62", "scarf", "purse", "pockets", "#8c3b4a"],
  postal_pigeon: ["tan", "bird", "#8a6432", "cap", "letter", "pockets", "#b23a2e"],
  queen: ["red", "mouse", "#a8322a", "crown", "none", "ermine"],
  ranger: ["tan", "fox", "#4a6a3a", "hood", "staff", "none"],
  shepherd: ["tan", "rabbit", "#b59058", "straw", "staff", "none", "#4f6b3c"],
  shopkeeper: ["blue", "mouse", "#2f6690", "cap", "basket", "apron", "#4f6b3c"],
  teacher: ["green", "owl", "#4f6b3c", "mortarboard", "pointer"],
  undertaker: ["tan", "mole", "#2d2a33", "top", "spade", "neckerchief", "#8c4a86"],
  wanderer: ["tan", "squirrel", "#8a6432", "hood", "staff"],
  wife: ["purple", "hedgehog", "#8c4a86", "laurel", "basket", "apron"],
  woodcarver: ["green", "hedgehog", "#5f7a3a", "cap", "carving", "apron", "#7a5230"],
};

const COLOURS: Record<string, Colour> = {
  castle: "purple", cemetery: "red", chapel: "red", clock_tower: "blue", courthouse: "blue", crane: "blue",
  dungeon: "blue", evertree: "purple", fairgrounds: "green", farm: "green", general_store: "green",
  inn: "red", lookout: "red", mine: "green", monastery: "red", palace: "purple", post_office: "red",
  resin_refinery: "green", ruins: "tan", school: "purple", storehouse: "green", theater: "purple",
  twig_barge: "green", university: "red",
};

const BUILDINGS: Record<string, Strokes> = {
  farm: [
    fill("#d9a441", "M4 90l6 -22h7l3 22z", .55), fill("#d9a441", "M17 90l4.5 -22h7l2.4 22z", .9),
    fill("#d9a441", "M30 90l3 -22h7l1.8 22z", .55), fill("#d9a441", "M43 90l1.5 -22h7l1.2 22z", .9),
    fill("#d9a441", "M56 90l0 -22h7l.6 22z", .55), fill("#d9a441", "M69 90l-1.5 -22h7l0 22z", .9),
    fill("#d9a441", "M82 90l-3 -22h7l-.6 22z", .55), fill("#d9a441", "M95 90l-4.5 -22h7l-1.2 22z", .9),
    fill("#d9a441", "M108 90l-6 -22h7l-1.8 22z", .55), wall(34, 40, 34, 26, "#b4532f"),
    roof(30, 40, 42, 18, "#6f3320"), door(46, 66, 11, 17), pane(38, 54, 6, 8), wall(68, 50, 16, 16, "#f0dfb8"),
    roof(65, 50, 22, 10, "#8c5a2e"), tree(98, 70, 0.8),
    line("#b8861f", 2, "M14 66v-14M10 55l4-4 4 4M24 66v-12M20 58l4-4 4 4"),
  ],
  mine: [
    fill("#8b8580", "M10 74 44 22l18 16 16-22 36 58z"), shade("M78 16l36 58H86z"),
    fill("#3a2a20", "M38 76V52a16 16 0 0 1 32 0v24z"),
    fill("#7a5230", "M36 76V50h5v26zM67 76V50h5v26zM34 46h40v6H34z"), fill("#9aa4ad", "M46 76h18l-3-9H49z"),
    dot(51, 79, 3, "#2d2018"), dot(60, 79, 3, "#2d2018"), pane(49, 61, 4, 4),
  ],
  resin_refinery: [
    wall(26, 44, 30, 28, "#c98b4b"), roof(22, 44, 38, 14, "#7a4a26"), door(34, 72, 10, 15),
    fill("#7f8a90", "M66 40h26c6 10 6 24-2 32H68c-8-8-8-22-2-32z"),
    shade("M84 40h8c6 10 6 24-2 32h-9c6-9 7-22 3-32z"), fill("#56606a", "M62 36h34v6H62z"),
    fill("#f0a01e", "M70 36c-2 8 4 6 3 14s5 5 4-3 3-4 2-11z"), smoke(78, 32), line("#56606a", 4, "M56 58h8"),
  ],
  twig_barge: [
    fill("#8a5a30", "M14 62h92l-12 18H26z"), shade("M70 62h36l-12 18H70z"),
    line("#5f3f22", 3.5, "M30 60l40-14M34 60l46-8M28 54l44-16M40 61l50-4"),
    line("#5b3a22", 2.5, "M88 62V26"), fill("#fff4da", "M86 28c-14 4-18 14-18 22 6-4 14-4 18-2z"),
  ],
  general_store: [
    wall(24, 38, 60, 34, "#e9cf9d"), fill("#7a4a26", "M20 38h68l-6-14H26z"),
    fill("#fff4da", "M22 38h11v5a5.5 5.5 0 0 1-11 0z"), fill("#c2451e", "M33 38h11v5a5.5 5.5 0 0 1-11 0z"),
    fill("#fff4da", "M44 38h11v5a5.5 5.5 0 0 1-11 0z"), fill("#c2451e", "M55 38h11v5a5.5 5.5 0 0 1-11 0z"),
    fill("#fff4da", "M66 38h11v5a5.5 5.5 0 0 1-11 0z"), fill("#c2451e", "M77 38h11v5a5.5 5.5 0 0 1-11 0z"),
    door(58, 72, 13, 20), fill("#5b3a22", "M29 50h22v13H29z"), dot(34, 59, 3.5, "#c0395b"),
    dot(41, 59, 3.5, "#e8a33a"), dot(47, 59, 3.5, "#5f9a4a"), fill("#a3703c", "M92 72v-12h12v12z"),
    line("#5b3a22", 1, "M92 66h12"),
  ],
  inn: [
    wall(30, 38, 44, 34, "#e8c690"), roof(24, 38, 56, 22, "#8c3b24"), wall(60, 16, 8, 14, "#8b6a4a"),
    smoke(64, 14), door(46, 72, 13, 19), pane(34, 56, 8, 10), pane(63, 56, 8, 10),
    line("#5b3a22", 2.6, "M86 74V34h16"), fill("#c9952c", "M91 38h15v13H91z"),
    fill("#fff4da", "M95 41h6v7h-6zM101 43h2.5v3H101"), bush(6, 74),
  ],
  castle: [
    wall(40, 34, 40, 40, "#b7b3c4"), wall(24, 28, 18, 46, "#a39fb5"), wall(78, 28, 18, 46, "#a39fb5"),
    roof(20, 28, 26, 20, "#6a4a8c"), roof(74, 28, 26, 20, "#6a4a8c"),
    fill("#b7b3c4", "M40 34h5v-5h-5zM49 34h5v-5h-5zM58 34h5v-5h-5zM67 34h5v-5h-5zM76 34h5v-5h-5z"),
    door(52, 74, 16, 24), pane(30, 46, 6, 8), pane(84, 46, 6, 8), pane(46, 50, 6, 8), pane(68, 50, 6, 8),
    flag(60, 30, "#c2451e"),
  ],
  palace: [
    wall(22, 44, 76, 30, "#efe2cf"),
    fill("#cbb9a2", "M26 44h5v30h-5zM40 44h5v30h-5zM54 44h5v30h-5zM68 44h5v30h-5zM82 44h5v30h-5zM96 44h5v30h-5z"),
    fill("#8c4a86", "M16 44h88L60 20z"), shade("M60 20l44 24H76z"), dot(60, 35, 5, "#ffd978"),
    door(53, 74, 14, 22), flag(60, 21, "#d9a441"),
  ],
  clock_tower: [
    fill("#d6c6a8", "M46 76l4-48h20l4 48z"), shade("M64 28h6l4 48H66z"), fill("#8a6a45", "M44 28h32l-3-8H47z"),
    roof(44, 20, 32, 14, "#2f6690"),
    ring(60, 38, 7.5, "#5b3a22", 1.6, "#fff8e6"),
    line("#5b3a22", 1.5, "M60 38v-5M60 38l3.5 2"), door(55, 76, 10, 15), bush(16.5, 76), bush(77, 76),
  ],
  lookout: [
    fill("#7a5230", "M56 78c2-20-4-30-12-40h32c-8 10-12 22-10 40z"),
    fill("#4c8a55", "M24 34c-6-16 12-28 34-28s44 10 38 28c-4 10-66 10-72 0z"),
    shade("M70 7c18 3 30 13 26 27-2 5-16 7-30 7.5 14-8 14-24 4-34.5z"), wall(42, 34, 34, 16, "#c98b4b"),
    roof(38, 34, 42, 14, "#8c3b24"), pane(48, 46, 6, 8), pane(64, 46, 6, 8),
    fill("#5b3a22", "M38 50h42v4H38z"), line("#5b3a22", 1.6, "M50 54v24M46 60h8M46 67h8M46 74h8"),
  ],
  courthouse: [
    wall(28, 44, 64, 28, "#e7ded0"),
    fill("#bcb0a0", "M32 46h6v26h-6zM44 46h6v26h-6zM56 46h6v26h-6zM68 46h6v26h-6zM80 46h6v26h-6z"),
    fill("#2f6690", "M22 44h76L60 20z"),
    edged("#a9c2d6", "#fff4da", 1.5, "M60 26v12M50 30h20M50 30l-4 7h8zM70 30l-4 7h8z"),
    fill("#a89a86", "M22 72h76v5H22z"),
  ],
  crane: [
    line("#7a5230", 4, "M34 76 44 24h6l10 52z"), line("#7a5230", 3, "M38 58h17M41 42h12"),
    line("#7a5230", 5, "M26 28 96 18"), line("#3a2a20", 1.5, "M88 20v22"), fill("#9aa4ad", "M80 42h16v12H80z"),
    fill("#56606a", "M22 24h10v12H22z"), wall(70, 62, 34, 14, "#d6c6a8"),
    line("#8a7a60", 1, "M70 68h34M80 62v6M92 62v6M86 68v8"),
  ],
  dungeon: [
    wall(26, 28, 68, 46, "#7c7f88"),
    fill("#7c7f88", "M26 28h8v-7h-8zM41 28h8v-7h-8zM56 28h8v-7h-8zM71 28h8v-7h-8zM86 28h8v-7h-8z"),
    fill("#231d1a", "M44 74V52a16 16 0 0 1 32 0v22z"),
    line("#a9adb5", 2, "M50 74V42M57 74V37M63 74V37M70 74V42M44 58h32"), dot(57, 64, 1.8, "#ffd978"),
    dot(64, 64, 1.8, "#ffd978"),
  ],
  evertree: EVER_TREE,
  fairgrounds: [
    fill("#fff4da", "M18 74 26 46h30l8 28z"),
    fill("#c2451e", "M22 74l6-28h6l-2 28zM44 74l-2-28h6l6 28zM22 46c8-4 16-10 19-18 3 8 11 14 19 18z"),
    flag(41, 29, "#d9a441"), ring(86, 48, 22, "#7a5230", 3),
    line("#7a5230", 1.6, "M64 48h44M86 26v44M70.5 32.5l31 31M70.5 63.5l31-31"), dot(86, 26, 4.5, "#d9a441"),
    dot(108, 48, 4.5, "#2f6690"), dot(86, 70, 4.5, "#c2451e"), dot(64, 48, 4.5, "#4c8a55"),
    dot(101.5, 32.5, 4.5, "#8c4a86"), dot(70.5, 63.5, 4.5, "#e8a33a"),
    line("#5b3a22", 3, "M86 48 76 78M86 48l10 30"),
  ],
  monastery: [
    wall(30, 44, 52, 30, "#dccbab"), roof(26, 44, 60, 16, "#7a4a26"), wall(72, 24, 18, 50, "#cdb994"),
    roof(68, 24, 26, 18, "#5b3a22"), pane(77, 44, 8, 12), door(48, 74, 14, 20), pane(36, 60, 6, 8),
    pane(64, 60, 6, 8), line("#5b3a22", 1.6, "M81 2v8M78 4.5h6"), tree(16, 76, 0.8),
  ],
  chapel: [
    wall(40, 44, 40, 30, "#efe6d2"), roof(36, 44, 48, 20, "#8a3a30"), fill("#efe6d2", "M54 26h12v-10H54z"),
    roof(51, 16, 18, 10, "#8a3a30"), door(53, 74, 14, 20),
    ring(60, 45, 4.5, "#5b3a22", 1, "#7fb2d6"), pane(44, 62, 6, 8),
    pane(70, 62, 6, 8), bush(10.5, 76), bush(86, 76),
  ],
  post_office: [
    wall(30, 40, 56, 34, "#d9a865"), roof(26, 40, 64, 18, "#3f5f7a"), door(64, 74, 13, 20),
    edged("#fff8e6", "#5b3a22", 1, "M36 50h20v13H36z"),
    line("#5b3a22", 1, "M36 50l10 8 10-8"),
    fill("#fff", "M88 34c6-8 14-8 18-4-4 0-4 4-8 6-4 2-8 0-10-2z"), flag(58, 22, "#d9a441"),
  ],
  ruins: [
    fill("#a8a294", "M20 76V40l8-6 6 6v36zM84 76V30l10 4v42zM46 76V56l12-6v26z"),
    shade("M29 37l5 3v36h-5zM90 33l4 1v42h-4z"),
    fill("#b8b2a2", "M20 40c20-20 44-22 60-12l-4 6c-14-8-34-4-48 10z"),
    line("#4c8a55", 3, "M22 44c-4 8 2 14-2 22M92 40c4 8-2 14 2 20"), bush(58, 78),
    fill("#8f897b", "M60 78h14l-3-6h-8z"),
  ],
  school: [
    wall(26, 44, 68, 30, "#c9573c"), roof(22, 44, 76, 16, "#5b3a22"), wall(52, 24, 16, 20, "#e9d7b4"),
    roof(48, 24, 24, 10, "#5b3a22"), fill("#d9a441", "M60 27c3 0 4 4 4.5 8h-9c.5-4 1.5-8 4.5-8z"),
    door(54, 74, 12, 18), pane(32, 63, 9, 11), pane(78, 63, 9, 11), pane(44, 63, 6, 11), pane(70, 63, 6, 11),
  ],
  storehouse: [
    wall(26, 40, 58, 34, "#b9824a"), fill("#6f4a2a", "M20 42l35-22 35 22z"),
    fill("#4a2f1b", "M44 74V52h22v22z"), fill("#d9a865", "M48 74v-9h9v9zM57 74v-7h7v7zM50 65v-7h8v7z"),
    fill("#8a5a30", "M90 74c-3-6-3-11 0-16h12c3 5 3 10 0 16z"), line("#3a2a20", 1.5, "M88.5 62h15M88.5 70h15"),
  ],
  theater: [
    wall(24, 34, 72, 40, "#dcc7a8"), fill("#7b4a8e", "M18 34h84l-8-14H26z"),
    fill("#4a1f35", "M34 74V44h52v30z"),
    fill("#b23a4a", "M34 44h52v4c-4 8-12 3-13 3s-9 5-13 0-9 3-13 0-9 4-13-3zM34 44c8 8 8 20 2 30h-2zM86 44c-8 8-8 20-2 30h2z"),
    fill("#8a5a30", "M48 70h24v4H48z"), dot(60, 27, 5, "#ffd978"),
  ],
  university: [
    wall(22, 48, 76, 26, "#e0d3bd"), fill("#b2573c", "M40 48a20 20 0 0 1 40 0z"),
    shade("M64 28.5a20 20 0 0 1 16 19.5H70c0-8-2-14-6-19.5z"), fill("#8a6a45", "M58 20h4v9h-4z"),
    dot(60, 19, 3, "#ffd978"), pane(28, 65, 6, 11), pane(39, 65, 6, 11), pane(72, 65, 6, 11),
    pane(83, 65, 6, 11), door(53, 74, 14, 21), fill("#b6a78d", "M18 74h84v4H18z"),
  ],
  cemetery: [
    fill("#8b8d92", "M24 74v-17a9 9 0 0 1 18 0v17z"), shade("M35.7 74v-24.7a9 9 0 0 1 6.3 6.3v17z"),
    fill("#9a9ca2", "M52 76v-24a10 10 0 0 1 20 0v24z"), shade("M65 76v-32.3a10 10 0 0 1 7 7v24z"),
    fill("#8b8d92", "M82 74v-14a8 8 0 0 1 16 0v14z"), shade("M92.4 74v-20.9a8 8 0 0 1 5.6 5.6v14z"),
    line("#4b4d52", 1.5, "M29 60h8M29 64h8M57 56h10M57 61h10M86 62h8"),
    line("#4a382a", 3, "M104 74c2-20-2-30 4-44M106 50l8-8M106 42l-8-8"), bush(38.5, 78),
  ],
};

const RUGWORT: Critter = ["rat", "#46384a", "hood", "purse"];

/** Special events: the card in front and the one behind it. */
const SPECIAL: Record<string, readonly [string, string]> = {
  a_brilliant_marketing_plan: ["shopkeeper", "post_office"],
  a_well_run_city: ["chip_sweep", "clock_tower"],
  an_evening_of_fireworks: ["miner_mole", "lookout"],
  ancient_scrolls_discovered: ["historian", "ruins"],
  capture_of_the_acorn_thieves: ["ranger", "courthouse"],
  croak_wart_cure: ["undertaker", "barge_toad"],
  flying_doctor_service: ["doctor", "postal_pigeon"],
  graduation_of_scholars: ["teacher", "university"],
  ministering_to_miscreants: ["monk", "dungeon"],
  path_of_the_pilgrims: ["wanderer", "monastery"],
  performer_in_residence: ["bard", "inn"],
  pristine_chapel_ceiling: ["woodcarver", "chapel"],
  remembering_the_fallen: ["shepherd", "cemetery"],
  tax_relief: ["judge", "queen"],
  under_new_management: ["peddler", "general_store"],
};

/** Locations: what lies in the clearing. */
const CLEARINGS: Record<string, string> = {
  three_twigs: "twig twig twig", two_twigs_one_card: "twig twig cards", two_resin: "resin resin",
  one_resin_one_card: "resin cards", two_cards_one_point: "cards cards point", one_pebble: "pebble",
  one_berry_one_card: "berry cards", one_berry: "berry", two_berries_one_card: "berry berry cards",
  two_any: "any any", discard_any_draw_double: "discard cards cards", copy_basic_one_card: "compass cards",
  three_cards_one_pebble: "cards cards cards pebble", twig_resin_berry: "twig resin berry",
  three_berries: "berry berry berry", two_resin_one_twig: "resin resin twig",
  two_cards_one_any: "cards cards any", discard_three_gain_any: "discard any any",
  draw_two_meadow_play_one: "cards cards construction",
};

const DUSK: Strokes = [
  '<rect width="120" height="90" fill="#f1d9b0"/>', dot(60, 46, 40, "#f8e8c8"), dot(60, 46, 27, "#fdf3dd"),
  fill("#c9a765", "M0 74c30-10 80-10 120 0v16H0z"),
];

const WOOD: Strokes = [
  '<rect width="120" height="90" fill="#dbe6c0"/>', dot(60, 34, 34, "#f4efcf"),
  tree(10, 62, 1.5, "#7fa37a"), tree(38, 54, 1.2, "#8db286"), tree(84, 54, 1.2, "#8db286"), tree(111, 62, 1.5, "#7fa37a"),
  fill("#93b56f", "M0 58c34-16 84-16 120 0v32H0z"), tree(-2, 96, 2.1, "#47775a"), tree(122, 96, 2.1, "#47775a"),
  fill("#a9c783", "M14 78c12-10 80-10 92 0-12 10-80 10-92 0z"),
];

const sparks = (x: number, y: number, r: number, colour: string) =>
  at(x, y, r, [line(colour, 1.6, "M0-3v-5M0 3v5M-3 0h-5M3 0h5M2-2l4-4M-2 2l-4 4M2 2l4 4M-2-2l-4-4"), dot(0, 0, 1.6, colour)]);

const OTHERS: Record<string, Strokes> = {
  haven: [
    ...WOOD, fill("#7a5230", "M30 78c6-10 2-34 4-46h52c2 12-2 36 4 46z"), shade("M72 32h14c2 12-2 36 4 46H74c-4-14-4-32-2-46z"),
    fill("#9a6f45", "M34 32c8-6 44-6 52 0-8 6-44 6-52 0z"), ring(60, 32, 8, "#7a5230", 1.2), door(52, 78, 16, 26), pane(38, 56, 7, 9), pane(76, 56, 7, 9),
  ],
  city_monument: [
    ...ground("blue", "land"), wall(40, 66, 40, 10, "#a9b1b8"), wall(46, 56, 28, 10, "#c3cbd2"),
    fill("#8f9aa3", "M50 56c0-12 4-16 10-16s10 4 10 16zM52 36c-3-10 2-18 8-18s11 8 8 18c-2 5-14 5-16 0z"), fill("#8f9aa3", "M52 22 48 10l9 6zM68 22l4-12-9 6z"),
    shade("M60 18c6 0 11 8 8 18-1 3-4 4-8 4 6 0 10 4 10 16h-7c2-14-1-26-3-38z"), line("#8f9aa3", 4, "M70 46l12-18"), sparks(84, 22, 1, "#fff4da"),
  ],
  grand_tour: [
    ...ground("red", "land"), line("#f3e2c0", 9, "M18 92c20-20 60-10 66-30s-20-16-12-26"), line("#7a5230", 4, "M44 78V30"),
    fill("#a3703c", "M30 30h30l8 6-8 6H30zM58 46H34l-8 6 8 6h24z"), shade("M54 30h6l8 6-8 6h-6zM52 46h6v12h-6z"), tree(100, 66, 1.1, "#b07a4a"), bush(92, 78, "#b5824a"),
  ],
  harvest_festival: [
    ...ground("green", "land"), fill("#d9a441", "M34 78c4-14 2-30-6-42 8 2 12 6 14 12 0-8 2-14 6-18 2 4 4 10 4 16 2-6 6-10 12-12-6 12-8 30-4 44z"),
    fill("#b23a2e", "M36 58h22v6H36z"), fill("#e2752a", "M62 78c-6-12 2-22 12-20 4-3 10-3 14 0 10-2 18 8 12 20-8 4-30 4-38 0z"),
    line("#b8521a", 1.8, "M74 59c-5 6-5 14-2 20M88 59c5 6 5 14 2 20M81 58v21"), line("#4c8a55", 4, "M81 57c0-4 2-7 6-8"),
  ],
  cartographers_expedition: [
    ...ground("tan", "land"), edged("#fff6e2", "#8a6a3a", 1.8, "M22 36l24-8 26 8 24-8v40l-24 8-26-8-24 8z"), line("#d8c394", 1.5, "M46 28v40M72 36v40"),
    line("#a3341f", 2.2, "M30 62c8-14 18-2 26-12s10-10 18-6"), line("#a3341f", 2.6, "M80 40l8 8M88 40l-8 8"), icon("compass", 84, 60, 24),
  ],
  the_everdell_games: [
    ...DUSK, fill("#e8b33a", "M46 30h28v14c0 10-6 16-14 16s-14-6-14-16z"), shade("M66 30h8v14c0 10-6 16-14 16 6-6 8-16 6-30z"),
    line("#e8b33a", 4, "M46 34c-12-2-12 14 2 16M74 34c12-2 12 14-2 16"), fill("#c48a1c", "M56 60h8v8h-8zM48 68h24v7H48z"), fill("#fff4da", "M60 34l2.5 6 6 .5-4.5 4 1.5 6-5.5-3-5.5 3 1.5-6-4.5-4 6-.5z"),
    sparks(24, 30, 1, "#c2451e"), sparks(98, 26, 1.2, "#2f6690"), sparks(92, 54, 0.8, "#4c8a55"), sparks(20, 58, 0.8, "#8c4a86"),
  ],
};

/** The journey: more points, more hills. */
function journey(points: number): Strokes {
  const hills = ["#e7b98a", "#d6a274", "#b98a5e", "#94724c"].slice(0, points - 1);
  return [
    '<rect width="120" height="90" fill="#f9dfb8"/>', dot(84, 26, 12, "#fff4d6"),
    ...hills.map((colour, i) => fill(colour, `M0 ${46 + i * 11}c${20 + i * 8}-${18 - i * 2} 40-10 60-4s36 2 60-${10 - i * 2}v90H0z`)),
    line("#fff1d6", 5, `M20 92c24-18 48-8 54-26s-6-14 ${points * 2}-22`), flag(74 + points * 3, 44, "#c2451e"),
  ];
}

const building = (id: string): Strokes => [...ground(COLOURS[id] ?? "tan", id === "twig_barge" ? "sea" : "land"), ...(BUILDINGS[id] ?? [])];

/** A special event: one card in front, the other behind it. */
function event(front: string, behind: string): Strokes {
  const critter = CRITTERS[front];
  const other = CRITTERS[behind];
  return [
    ...DUSK,
    other ? at(-12, 12, 0.86, [figure(rest(other))]) : at(-8, 4, 0.9, BUILDINGS[behind] ?? []),
    critter ? at(44, 24, 0.74, [figure(rest(critter))]) : "",
  ];
}

const rest = ([, ...critter]: readonly [Colour, ...Critter]): Critter => critter;

function strokes(id: string): Strokes | undefined {
  const critter = CRITTERS[id];
  const special = SPECIAL[id];
  const clearing = CLEARINGS[id];
  if (critter) return [portrait(critter[0], rest(critter))];
  if (id in BUILDINGS) return building(id);
  if (special) return [...event(...special), id === "an_evening_of_fireworks" ? sparks(90, 16, 1.3, "#c2451e") + sparks(68, 10, 0.9, "#2f6690") : ""];
  if (clearing) return [...WOOD, ...goods(clearing.split(" "))];
  if (id.startsWith("journey_")) return journey(Number(id.slice(8)));
  if (id === "rugwort") return [portrait("tan", RUGWORT)];
  return OTHERS[id];
}

/** The picture of a card or place, as the inside of an SVG of 120 by 90. */
export const picture = (id: string): string | undefined => strokes(id)?.join("");
