/** The text view of the family. */
import { facts } from "../facts.svelte";
import { valleyTitle } from "../titles";
import { cardSentence, placeSentence, tileSentence } from "./sentences";
import { valleyView, type Player, type ValleyView } from "./views";
import type { Table } from "../../../play/table";
import { Wording } from "../../../words/wording";
import { number } from "../../../words/numbers";
import { ruleText } from "../../../words/ruleText";
import { t, words, type Words } from "../../../words/words.svelte";
import type { Section } from "../../../board";

/** Additional parts in the views of some titles. */
interface More extends ValleyView {
  copies?: number[];
  tiles?: Record<string, number[]>;
}

/** `more` comes after the players. */
export function sectionsOf(table: Table, more: readonly Section[] = []): Section[] {
  const { game } = table;
  const view = valleyView<More>(table.view);
  const w = words(game);
  const printed = facts(game);
  const wording = new Wording(w, table.names);
  const found: Section[] = [];
  const mine = table.seat === null ? undefined : view.players[table.seat];

  found.push({
    name: "players",
    title: t("text-players"),
    lines: view.players.map((player, seat) => playerLine(w, table, player, seat)),
  });
  found.push(...more);
  if (mine) {
    const hand = mine.hand.flatMap((card) => (card ? [cardSentence(w, card, printed)] : []));
    found.push({ name: "hand", title: w.t("zone-hand"), lines: hand.length ? hand : [w.t("hand-empty")] });
  }
  if (view.shown.length) {
    const laid = view.shown.flatMap((card) => (card ? [cardSentence(w, card, printed)] : []));
    found.push({ name: "shown", title: t("text-shown"), lines: laid });
  }
  const { row } = valleyTitle(game);
  const offered = (table.view[row] ?? []) as (string | null)[];
  found.push({
    name: "market",
    title: w.t(`zone-${row}`),
    lines: [
      ...offered.map((card, position) => {
        if (!card) return t("text-empty-space");
        const closed = view.closed.includes(position) ? ` ${w.t("row-closed")}` : "";
        const copies = view.copies?.[position] ?? 1;
        return cardSentence(w, card, printed) + (copies > 1 ? ` ×${copies}` : "") + closed;
      }),
      w.t("piles", { deck: view.deck, discard: view.discard.length }),
    ],
  });
  const places = Object.entries(view.places);
  const isClaim = (id: string) => id in printed.events || id in printed.maps;
  found.push({
    name: "places",
    title: w.t("zone-board"),
    lines: places.filter(([id]) => !isClaim(id)).map(([id, workers]) => {
      const spots = printed.places[id]?.spots ?? null;
      const forest = printed.places[id]?.kind === "forest" ? (printed.forest[table.seats.length]?.spots ?? spots) : spots;
      const text = ruleText(w, id, table.seats.length);
      return placeSentence(w, id, workers, forest, table.names) + (text ? `. ${text}` : "");
    }),
  });
  found.push({
    name: "events",
    title: view.tiles ? t("text-maps") : t("text-events"),
    lines: places.filter(([id]) => isClaim(id)).map(([id, workers]) => {
      const owner = view.players.findIndex((player) => player.claims.some((claim) => claim.event === id));
      const tiles = view.tiles?.[id];
      const state = tiles
        ? tiles.length ? t("text-tiles", { tiles: tiles.join(", ") }) : t("text-none-left")
        : owner >= 0 ? t("text-achieved", { player: table.names[owner] ?? "" }) : "";
      const text = ruleText(w, id, table.seats.length);
      const who = workers.length ? t("text-workers", { players: w.join(workers.map((seat) => table.names[seat] ?? "")) }) : "";
      return [wording.text("place", id), text, state, who].filter(Boolean).join(". ").replaceAll("..", ".");
    }),
  });
  view.players.forEach((player, seat) => {
    found.push({
      name: seat === table.seat ? "city" : `city ${seat}`,
      title: w.t("city-of", { player: table.names[seat] ?? "" }),
      lines: player.city.length
        ? player.city.map((tile) => tileSentence(w, tile, printed, table.names))
        : [w.t("city-empty")],
    });
  });
  return found;
}

function playerLine(w: Words, table: Table, player: Player, seat: number): string {
  const wording = new Wording(w, table.names);
  const score = table.scores.find((one) => one.seat === seat);
  const parts = [
    player.passed ? w.t("passed-short") : w.t(`season-${player.season}`),
    score ? t("text-score", { points: number(w, score.total) }) : "",
    player.rival ? "" : w.t("noun-worker", { n: player.workers }),
    wording.goods(player.goods),
    w.t("noun-point", { n: player.points }),
    player.rival ? "" : t("text-hand", { n: player.hand.length }),
    t("text-slots", { n: player.slots || player.city.length }),
    player.anchors === undefined || player.rival ? "" : t("text-anchors", { n: player.anchors }),
    player.ship_points === undefined ? "" : t("text-ship", { points: player.ship_points }),
    player.claims.length ? w.join(player.claims.map((claim) => wording.text("place", claim.event ?? claim.map ?? ""))) : "",
  ];
  const turn = table.waiting.includes(seat) ? ` (${t("text-thinks")})` : "";
  return t("text-of", { who: `${table.names[seat] ?? ""}${turn}`, what: parts.filter(Boolean).join(t("text-between")) });
}
