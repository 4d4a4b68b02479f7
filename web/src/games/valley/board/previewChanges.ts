/** What a previewed answer would change on the table, taken from the events of the preview. */
import type { Fact, Json, Previewed, Score } from "../../../wire";
import { isData } from "../../../words/wording";
import type { Goods } from "../content/views";

export interface PreviewChanges {
  /** The card that would enter the viewer's city. */
  card: string | null;
  /** Changes of goods, by good. */
  goods: Goods;
  /** Change of the point tokens in the supply. */
  tokens: number;
  /** Change of the score. */
  points: number;
  /** Cards drawn minus cards that leave the hand. */
  cards: number;
  /** Change of the available workers: one is placed, or all come home. */
  workers: number;
}

export function previewChanges(previewed: Previewed | null, seat: number | null, score: Score | undefined, workers = 0): PreviewChanges | null {
  if (!previewed || seat === null) return null;
  const seen: PreviewChanges = { card: null, goods: {}, tokens: 0, points: 0, cards: 0, workers: 0 };
  seen.points = score ? previewed.score.total - score.total : 0;
  for (const fact of previewed.events) if (fact.seat === seat) follow(seen, fact, workers);
  return seen;
}

/** `workers` is the number of workers available now. */
function follow(seen: PreviewChanges, { kind, args }: Fact, workers: number): void {
  if (kind === "play") {
    seen.card ??= String(args["card"]);
    add(seen.goods, args["paid"], -1);
    if (args["from"] === "hand") seen.cards -= 1;
  }
  if (kind === "visit" || kind === "visit-card") seen.workers -= 1;
  if (kind === "prepare") seen.workers = count(args["workers"]) - workers;
  if (kind === "gain") add(seen.goods, args["goods"], 1);
  if (kind === "pay" || kind === "give" || kind === "lay") add(seen.goods, args["goods"], -1);
  if (kind === "sail") add(seen.goods, { treasure: args["treasures"] ?? 0 }, 1);
  if (kind === "points") seen.tokens += count(args["n"]);
  if (kind === "draw") seen.cards += count(args["n"]);
  if (kind === "take") seen.cards += 1;
  if (kind === "discard") seen.cards -= count(args["n"]);
}

function add(goods: Goods, more: Json | undefined, sign: 1 | -1): void {
  if (!isData(more)) return;
  for (const [good, n] of Object.entries(more)) {
    const sum = (goods[good] ?? 0) + sign * count(n);
    if (sum) goods[good] = sum;
    else delete goods[good];
  }
}

function count(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}
