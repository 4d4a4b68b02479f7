/**
 * What a card, a place or an event does, in signs that need no language: icons, numbers, arrows, names of
 * cards. It is a reminder for who knows the rule text, not the rule.
 *
 * Written as words with spaces between: a name of an icon draws it, `#farm` is the name of a card, `*red` a
 * colour of cards, anything else stands for itself. `/` reads "for each", `|` "or".
 */
import type { Data } from "../../../wire";
import type { Facts, Gives } from "../facts.svelte";
import type { ValleyGame } from "../reading/views";

export type Sign =
  | { kind: "icon"; icon: string }
  | { kind: "colour"; colour: string }
  | { kind: "card"; card: string }
  | { kind: "text"; text: string };

const ICONS = new Set(
  ("twig resin pebble berry driftwood seaweed sea_stone mushroom treasure anchor any anysea cards point key critter " +
    "construction unique common ship rose map island worker users play copy swap refresh lock discard trophy deck check link").split(" "),
);

const EVERDELL: Record<string, string> = {
  architect: "+1 point / resin | pebble ≤6",
  bard: "≤5 cards → point",
  barge_toad: "+2 twig / #farm",
  castle: "+1 point / common construction",
  cemetery: "4 cards → play 1",
  chapel: "+1 point , 2 cards / point",
  chip_sweep: "refresh *green",
  clock_tower: "3 point , −1 → refresh worker",
  courthouse: "construction : twig | resin | pebble",
  crane: "construction −3 any",
  doctor: "≤3 berry → point",
  dungeon: "lock critter → −3 any",
  evertree: "+1 point / *purple",
  fool: "→ users −2 point",
  general_store: "+1 berry , #farm : +2",
  historian: "play : +1 cards",
  husband: "#wife + #farm : +1 any",
  inn: "play −3 any",
  innkeeper: "critter −3 berry",
  judge: "1 any swap 1 any",
  king: "+1 | +2 point / trophy",
  lookout: "copy worker",
  miner_mole: "copy *green users",
  monastery: "2 any → users , +4 point",
  monk: "2 point / berry → users ≤2",
  palace: "+1 point / unique construction",
  peddler: "≤2 any swap any",
  post_office: "2 cards → users , cards → 8",
  postal_pigeon: "2 cards → play ≤3 point",
  queen: "play ≤3 point",
  ranger: "worker → worker",
  ruins: "−1 construction → any , +2 cards",
  school: "+1 point / common critter",
  shepherd: "+3 berry , +1 point / #chapel",
  shopkeeper: "critter : +1 berry",
  storehouse: "3 twig | 2 resin | 1 pebble | 2 berry",
  teacher: "+1 cards , 1 → users",
  theater: "+1 point / unique critter",
  undertaker: "discard 3 , +1 cards",
  university: "discard → any , +1 any +1 point",
  wife: "#husband : +3 point",
  woodcarver: "≤3 twig → point",

  copy_basic_one_card: "copy + cards",
  discard_any_draw_double: "cards → 2 cards",
  discard_three_gain_any: "≤3 cards → any",
  draw_two_meadow_play_one: "2 cards play −1 any",
  haven: "2 cards → any",
  journey_5: "5 point",
  journey_4: "4 point",
  journey_3: "3 point",
  journey_2: "2 point",

  a_brilliant_marketing_plan: "2 point / any → users",
  a_well_run_city: "4 point , + worker",
  an_evening_of_fireworks: "2 point / twig ≤3",
  ancient_scrolls_discovered: "≤5 cards : 1 point / cards",
  capture_of_the_acorn_thieves: "3 point / critter ≤2",
  croak_wart_cure: "6 point −2 berry −2 cards",
  flying_doctor_service: "3 point / critter link critter",
  graduation_of_scholars: "2 point / critter ≤3",
  ministering_to_miscreants: "3 point / lock critter",
  path_of_the_pilgrims: "3 point / worker",
  performer_in_residence: "2 point / berry ≤3",
  pristine_chapel_ceiling: "cards + any + 2 point / point",
  remembering_the_fallen: "3 point / worker",
  tax_relief: "3 point , refresh *green",
  the_everdell_games: "9 point",
  under_new_management: "1 | 2 point / any ≤3",
};

const FARSHORE: Record<string, string> = {
  abbey: "2 point / any ≤3",
  admiral: "+1 point / treasure",
  cartographer: "+1 map",
  cooper: "play construction −3 any",
  crows_nest: "copy worker",
  customs_office: "construction : cards → users , +1 any",
  customs_officer: "1 any swap 1 any",
  diver: "+1 seaweed | sea_stone",
  galleon: "+1 point / treasure",
  gardens: "+2 point / unique critter",
  governor: "+2 point / common construction",
  guild_master: "+1 point / *blue *red *tan",
  harbor: "+3 point / *purple",
  herbalist: "critter : +1 mushroom",
  hideout: "≤4 cards : 2 → treasure",
  illuminator: "≤5 cards → point",
  inn: "play −3 any",
  lighthouse: "play : +1 point",
  lighthouse_keeper: "play : +1 cards",
  manor: "+2 point / common critter",
  market: "worker : +1 any",
  merchant: "≤2 any swap any",
  navigator: "rose : +1 cards /",
  pilgrim: "+2 point / map",
  pirate: "+2 treasure −2 cards",
  port: "construction : −2 cards",
  post_office: "2 cards → users , 3 any + point",
  postal_pigeon: "2 cards → play ≤2 point",
  rope_bridge: "+3 cards",
  sail_maker: "1 seaweed → ship +1",
  scavenger: "≤2 cards → driftwood | seaweed | sea_stone",
  scribe: "+1 cards , +1 / #scriptorium",
  sculptor: "+2 point / unique construction",
  sea_chip: "refresh *green",
  steward: "refresh *green *green",
  stowaway: "worker → worker",
  windmill: "+2 point / *green",

  docks: "≤3 cards → any",
  lookout: "cards → 8",
  isle_echo: "copy + 2 cards",
  isle_monks: "3 cards , ≤2 cards → any",
  isle_yard: "play −3 any",
};

const WRITTEN: Record<ValleyGame, Record<string, string>> = { everdell: EVERDELL, farshore: FARSHORE };

/** The signs of a card, a place or an event; none for what nobody has described. */
export function gist(game: ValleyGame, id: string, printed: Facts): Sign[] {
  const written = WRITTEN[game][id];
  if (written) return signs(written, game);
  const card = printed.cards[id];
  if (card) return signs(counted(card.gives ?? {}), game);
  const gives = printed.places[id]?.gives ?? printed.events[id]?.gives;
  return gives ? signs(laidOut(gives), game) : [];
}

/** Read a gist. The seas know no single sign for any resource but their own. */
export function signs(text: string, game: ValleyGame): Sign[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word): Sign => {
      if (word.startsWith("#")) return { kind: "card", card: word.slice(1) };
      if (word.startsWith("*")) return { kind: "colour", colour: word.slice(1) };
      if (!ICONS.has(word)) return { kind: "text", text: word };
      return { kind: "icon", icon: word === "any" && game === "farshore" ? "anysea" : word };
    });
}

/** On a card: `+1 berry`. */
function counted(gives: Gives): string {
  return parts(gives)
    .map(([icon, n]) => (icon === "ship" ? `ship +${n}` : `+${n} ${icon}`))
    .join(" ");
}

/** On a place: as many icons as it gives; from four on a number. */
function laidOut(gives: Gives): string {
  return parts(gives)
    .map(([icon, n]) => (n > 3 ? `${n} ${icon}` : `${icon} `.repeat(n)))
    .join(" ");
}

function parts(gives: Gives): [string, number][] {
  const all: [string, number | undefined][] = [
    ...Object.entries(gives.goods ?? {}),
    ["any", gives.any],
    ["cards", gives.cards],
    ["point", gives.points],
    ["ship", gives.ship],
  ];
  return all.filter((part): part is [string, number] => Boolean(part[1]));
}

/** The goods of which one has too few to pay; the cost on the card marks them. */
export function lacked(refusal: { reason: string; details: Data } | null): Set<string> {
  const missing = refusal?.reason === "goods-short" ? String(refusal.details["missing"]) : "";
  return new Set([...missing.matchAll(/\d+([a-z_]+)/g)].map(([, good = ""]) => good));
}

/** Why else a card cannot be played, where a few signs say it; else nothing. */
export function refusalSigns(refusal: { reason: string; details: Data } | null): string {
  if (!refusal) return "";
  if (refusal.reason === "already-in-city") return "unique check";
  if (refusal.reason === "no-slot") return `construction ${String(refusal.details["slots"])} / ${String(refusal.details["slots"])}`;
  return refusal.reason === "resources-short-by" ? `−${String(refusal.details["n"])} any` : "";
}
