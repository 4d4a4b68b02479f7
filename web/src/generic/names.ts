/** Names from the catalogue of a title. An id without a name is shown in readable form. */
import { capitalize } from "../words/numbers";
import type { Words } from "../words/words";

const TONES = ["green", "red", "blue", "purple", "tan"];

export const cardName = (w: Words, id: string): string => (id ? messageName(w, "card", id) : w.t("table-face-down"));
export const zoneName = (w: Words, id: string): string => capitalize(messageName(w, "zone", id));
export const markName = (w: Words, id: string): string => messageName(w, "mark", id.replace(/^mark-/, ""));

export function cardRule(w: Words, id: string): string {
  const key = `card-${id}.rule`;
  return id && w.knows(key) ? w.t(key) : "";
}

/** What stands for a card in a small circle: the number at the end of its name, else its first letter. */
export function signOf(name: string): string {
  return /(?<=\s)\d{1,3}$/u.exec(name)?.[0] ?? name.slice(0, 1);
}

/** The colour of a card's band. A card always has the same one; it has no meaning. */
export function toneOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return TONES[sum % TONES.length]!;
}

function messageName(w: Words, family: string, id: string): string {
  const key = `${family}-${id}`;
  const text = w.t(key); // falls back to English
  return text === key ? capitalize(id.replaceAll("_", " ")) : text;
}
