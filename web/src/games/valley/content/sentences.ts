/** Descriptions of things as sentences, for screen readers. */
import { Wording } from "../../../words/wording";
import type { Words } from "../../../words/words";
import type { CardFacts, Facts } from "../facts.svelte";
import type { CityCard } from "./views";

/** Common and unique, with the kind: the adjective follows the kind. */
export function kindOf(w: Words, card: CardFacts): string {
  return w.t("valley-kind", {
    rarity: card.unique ? "unique" : "common",
    kind: card.critter ? "critter" : "construction",
  });
}

/** A cost, with the goods in their usual order. */
export function costOf(card: CardFacts | undefined, printed: Facts): [good: string, n: number][] {
  const order = [...printed.goods, "any"];
  return Object.entries(card?.cost ?? {}).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** Such as "Farm, green common Construction, costs 2 twigs and 1 resin, 1 point." */
export function cardSentence(w: Words, id: string, printed: Facts): string {
  const wording = new Wording(w);
  const card = printed.cards[id];
  if (!card) return wording.text("card", id);
  const free = Object.keys(card.cost).length === 0;
  return w.t("valley-card-name", {
    card: wording.text("card", id),
    colour: w.t(`colour-${card.colour}.short`),
    kind: kindOf(w, card),
    cost: free ? w.t("valley-cost-none") : w.t("valley-cost", { goods: wording.goods(Object.fromEntries(costOf(card, printed)), "acc") }),
    points: w.t("noun-point", { n: card.points }).replace(/^-/, "−"),
  });
}

/** A card of a city with what lies on it. */
export function tileSentence(w: Words, tile: CityCard, printed: Facts, names: readonly string[]): string {
  const wording = new Wording(w, names);
  const card = printed.cards[tile.card];
  const parts = [wording.text("card", tile.card)];
  if (card) parts.push(w.t(`colour-${card.colour}.short`), w.t("noun-point", { n: card.points }).replace(/^-/, "−"));
  if (tile.occupied) parts.push(w.t("valley-occupied"));
  if (tile.points) parts.push(w.t("valley-points-on", { n: tile.points }));
  if (tile.goods && Object.values(tile.goods).some(Boolean)) parts.push(w.t("valley-goods-on", { goods: wording.goods(tile.goods) }));
  if (tile.under?.length) parts.push(w.t("valley-under", { cards: wording.several("cards", tile.under) }));
  if (tile.workers?.length)
    parts.push(w.t("valley-workers-on", { players: w.join(tile.workers.map((seat) => names[seat] ?? "")) }));
  return parts.join(", ");
}

/** A place with what stands on it. `spots`: null for any number. */
export function placeSentence(
  w: Words,
  id: string,
  workers: readonly number[],
  spots: number | null,
  names: readonly string[],
): string {
  const parts = [new Wording(w).text("place", id)];
  if (workers.length) parts.push(w.t("valley-workers-on", { players: w.join(workers.map((seat) => names[seat] ?? "")) }));
  parts.push(spots === null ? w.t("valley-spots-any") : w.t("valley-spots-free", { n: Math.max(0, spots - workers.length) }));
  return parts.join(", ");
}
