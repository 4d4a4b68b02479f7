/**
 * What a card, a place or an event does, in signs that need no language: icons, numbers, arrows,
 * names of cards. It is a reminder for players who know the rule text, not the rule.
 *
 * A gist is written as words with spaces between them. The name of an icon draws the icon, `#farm`
 * is the name of a card, `*red` is a colour of cards, other words are shown as they are. `/` means
 * "for each", `|` means "or".
 */
import type { Data } from "../../../wire";
import { facts, type Facts, type Gives } from "../facts.svelte";
import { valleyTitle } from "../titles";

export type Sign =
  | { kind: "icon"; icon: string }
  | { kind: "colour"; colour: string }
  | { kind: "card"; card: string }
  | { kind: "text"; text: string };

/** Icons of the whole family; titles add their own. */
const ICONS = new Set(
  "any cards point key critter construction unique common worker users play copy swap refresh lock discard trophy deck check link".split(" "),
);

/** The signs of a card, a place or an event; empty if there is no gist. */
export function gist(game: string, id: string, printed: Facts): Sign[] {
  const written = valleyTitle(game).gists[id];
  if (written && !printed.rewritten?.includes(id)) return signs(written, game);
  const card = printed.cards[id];
  if (card) return signs(signedList(card.gives ?? {}), game);
  const gives = printed.places[id]?.gives ?? printed.events[id]?.gives;
  return gives ? signs(iconList(gives), game) : [];
}

/** Parses a gist. */
export function signs(text: string, game: string): Sign[] {
  const { any, icons } = valleyTitle(game);
  return text
    .split(" ")
    .filter(Boolean)
    .map((word): Sign => {
      if (word.startsWith("#")) return { kind: "card", card: word.slice(1) };
      if (word.startsWith("*")) return { kind: "colour", colour: word.slice(1) };
      if (!ICONS.has(word) && !icons.includes(word) && !facts(game).goods.includes(word)) return { kind: "text", text: word };
      return { kind: "icon", icon: word === "any" ? any : word };
    });
}

/** On a card: `+1 berry`. */
function signedList(gives: Gives): string {
  return parts(gives)
    .map(([icon, n]) => (icon === "ship" ? `ship +${n}` : `+${n} ${icon}`))
    .join(" ");
}

/** On a place: as many icons as it gives; from four on a number. */
function iconList(gives: Gives): string {
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

/** The goods that are missing for the payment. The cost on the card marks them. */
export function missingGoods(refusal: { reason: string; details: Data } | null): Set<string> {
  const missing = refusal?.reason === "goods-short" ? String(refusal.details["missing"]) : "";
  return new Set([...missing.matchAll(/\d+([a-z_]+)/g)].map(([, good = ""]) => good));
}

/** Other reasons why a card cannot be played, if a few signs can say them; otherwise empty. */
export function refusalSigns(refusal: { reason: string; details: Data } | null): string {
  if (!refusal) return "";
  if (refusal.reason === "already-in-city") return "unique check";
  if (refusal.reason === "no-slot") return `construction ${String(refusal.details["slots"])} / ${String(refusal.details["slots"])}`;
  return refusal.reason === "resources-short-by" ? `−${String(refusal.details["n"])} any` : "";
}
