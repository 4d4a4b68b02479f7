/** How the cards of a city lie in its slots. */
import type { Facts } from "../facts.svelte";
import type { CityCard, Player } from "../content/views";

export interface CityItem {
  tile: CityCard;
  thing: string;
}

/** The slots of a city, in the order of the cards. The slot count says if pairs share one. */
export function slotsOf(player: Player, seat: number, printed: Facts): CityItem[][] {
  const seen = new Map<string, number>();
  const laid = player.city.map((tile) => {
    const n = (seen.get(tile.card) ?? 0) + 1;
    seen.set(tile.card, n);
    return { tile, thing: `city:${seat}.${tile.card}${n > 1 ? `.${n}` : ""}` };
  });
  const apart = laid.filter(({ tile }) => printed.cards[tile.card]?.slots !== 0).length;
  let pairs = apart - player.slots;
  const slots: CityItem[][] = [];
  for (const one of laid) {
    const mate = printed.cards[one.tile.card]?.mate;
    const waiting = mate && pairs > 0 ? slots.find((slot) => slot.length === 1 && slot[0]?.tile.card === mate) : undefined;
    if (waiting) {
      waiting.push(one);
      pairs -= 1;
    } else slots.push([one]);
  }
  return slots;
}

/** The cells of a city: its slots with cards, a coming card, and the free slots. */
export function cellsOf(player: Player, seat: number, printed: Facts, coming: string | null): number {
  const laid = slotsOf(player, seat, printed).length;
  const free = player.rival ? 0 : Math.max(0, printed.city_slots - player.slots);
  const more = coming && (printed.cards[coming]?.slots === 0 || free === 0) ? 1 : 0;
  return laid + free + more;
}
