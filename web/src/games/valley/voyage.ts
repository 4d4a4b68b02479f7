/** What the sea shows: wind roses and routes in words. */
import { Labels } from "../../words/labels";
import type { Words } from "../../words/words";

export const COLOURS = ["tan", "green", "red", "blue", "purple"];

/** What a wind rose shows. */
export function rose(w: Words, names: readonly string[]): string {
  return names.map((name) => property(w, name)).join(" + ");
}

function property(w: Words, name: string): string {
  if (COLOURS.includes(name)) return w.t(`colour-${name}.short`);
  return w.t(`${name === "critter" || name === "construction" ? "kind" : "rarity"}-${name}`);
}

/** The stops of a route, given as the set says them. */
export function route(w: Words, stops: readonly string[]): string {
  return stops.map((text) => stop(w, text)).join(w.t("between"));
}

function stop(w: Words, text: string): string {
  if (text === "red card: play a card") return w.t("stop-red-play", { n: 1 });
  const treasure = /^red card: gain (\d) treasures?$/.exec(text);
  if (treasure) return w.t("stop-red-treasure", { n: Number(treasure[1]) });
  const ship = /^(red card|docks): move the ship (\d)$/.exec(text);
  if (ship) return w.t(ship[1] === "docks" ? "stop-docks-ship" : "stop-red-ship", { n: Number(ship[2]) });
  const away = /^lookout: discard ([a-z]+)$/.exec(text);
  if (away) return w.t("stop-lookout", { colour: w.t(`colour-${away[1]}.short`) });
  return text === "island" ? w.t("stop-island") : new Labels(w).place(text);
}
