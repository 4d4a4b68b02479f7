/** The names of the players as they are shown. */
import type { SeatInfo } from "../wire";
import { words } from "./words.svelte";
import type { Words } from "./words";

/** The name of a person at the keyboard who gave none. */
const YOU = "you";

/**
 * A name for every player: people and bots, then the rivals that the rules play. Equal names get
 * the numbers of their seats. `players` is the number of scores, including rivals.
 */
export function displayNames(seats: readonly SeatInfo[], players: number, w: Words): string[] {
  const given = seats.map((seat, index) => {
    const name = seat.bot ? botName(seat.bot, w) : seat.name;
    return name === "" || name === YOU ? w.t("player-n", { n: index + 1 }) : name;
  });
  const unique = given.map((name, index) =>
    given.filter((other) => other === name).length > 1 ? `${name} ${index + 1}` : name,
  );
  return [...unique, ...Array.from({ length: Math.max(0, players - seats.length) }, () => w.t("player-rival"))];
}

/** The name of a bot; an unknown bot is called by its id. */
export function botName(id: string, w: Words = words()): string {
  return w.knows(`bot-${id}`) ? w.t(`bot-${id}`) : id;
}

/** How a bot plays, and for how long it may think. */
export function botAbout(id: string, seconds: number | undefined, w: Words = words()): string {
  if (!w.knows(`bot-${id}.about`)) return "";
  const time = seconds === undefined ? "" : seconds < 1 ? w.t("bot-quick") : w.t("bot-slow", { n: Math.floor(seconds) });
  return `${w.t(`bot-${id}.about`)} ${time}`.trim();
}
