/** The names of the players as they are shown. */
import type { Data, SeatInfo } from "../wire";
import { words } from "./words.svelte";
import type { Words } from "./words";

/** A person who gave no name is called by this at the keyboard. */
const YOU = "you";

/**
 * A name for every player: of people and bots, then of the rivals whom the rules play and the view names.
 * Equal ones are numbered by their seats.
 */
export function displayNames(seats: readonly SeatInfo[], view: Data | null = null, w: Words = words()): string[] {
  const given = seats.map((seat, index) => {
    const name = seat.bot ? botName(seat.bot, w) : seat.name;
    return name === "" || name === YOU ? w.t("player-n", { n: index + 1 }) : name;
  });
  const told = given.map((name, index) =>
    given.filter((other) => other === name).length > 1 ? `${name} ${index + 1}` : name,
  );
  return [...told, ...rivals(view).map((id) => w.t(`player-${id}`))];
}

/** The name of a bot; one we do not know is called by its id. */
export function botName(id: string, w: Words = words()): string {
  return w.knows(`bot-${id}`) ? w.t(`bot-${id}`) : id;
}

/** How a bot plays, and for how long it may think. */
export function botAbout(id: string, seconds: number | undefined, w: Words = words()): string {
  if (!w.knows(`bot-${id}.about`)) return "";
  const time = seconds === undefined ? "" : seconds < 1 ? w.t("bot-quick") : w.t("bot-slow", { n: Math.floor(seconds) });
  return `${w.t(`bot-${id}.about`)} ${time}`.trim();
}

function rivals(view: Data | null): string[] {
  const players = view?.["players"];
  if (!Array.isArray(players)) return [];
  return players.flatMap((player) => {
    const rival = typeof player === "object" && player !== null && !Array.isArray(player) ? player["rival"] : null;
    return typeof rival === "string" ? [rival] : [];
  });
}
