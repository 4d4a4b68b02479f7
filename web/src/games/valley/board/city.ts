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

/** The cells of the grid: fifteen slots and the sum. A city of more cards has further columns. */
const CELLS = 16;
/** Up to this number of cards a pair lies side by side. In a fuller city it shares one cell. */
const ROOMY = 18;

/** How a city lies in its grid. */
export interface CityGrid {
  /** Whether pairs lie side by side. */
  apart: boolean;
  /** Cells with cards, with the one that would come. */
  used: number;
  /** Cells for free slots, and how many free slots there are. */
  free: number;
  open: number;
  /** Whether all cells are taken, so that none is left for the sum. */
  full: boolean;
}

export function gridOf(player: Player, seat: number, printed: Facts, coming: string | null): CityGrid {
  const cards = player.city.length + (coming ? 1 : 0);
  const apart = cards <= ROOMY;
  const used = apart ? cards : slotsOf(player, seat, printed).length + (coming ? 1 : 0);
  const taken = player.slots + (coming && printed.cards[coming]?.slots !== 0 ? 1 : 0);
  const open = player.rival ? 0 : Math.max(0, printed.city_slots - taken);
  const cells = Math.max(CELLS, used + (used % 2));
  const free = Math.min(open, cells - used);
  return { apart, used, free, open, full: used + free === cells };
}
