/** The text view of Cartographers. */
import { nameOf, normalize, type Cell } from "./shapes";
import { GAME, SEASONS, cartographersView, printed, terrainAt } from "./sheets";
import type { Table } from "../../../play/table";
import { number } from "../../../words/numbers";
import { ruleText } from "../../../words/ruleText";
import { t, words, type Words } from "../../../words/words.svelte";
import type { Section, TextView } from "../../../board";
import type { Option, Question } from "../../../wire";

const LETTERS = "ABCD";
const ROWS = "ABCDEFGHIJK";
/** With more players the text view leaves out the maps of the others. */
const MOST_MAPS = 8;

function sections(table: Table): Section[] {
  const view = cartographersView(table.view);
  if (!view) return [];
  const w = words(table.game);
  const found: Section[] = [];
  const season = SEASONS.find((one) => one.id === view.season);
  const now = [w.t(`season-${view.season}`)];
  if (season) now.push(w.t("time-of", { time: view.time, limit: view.limit }));
  if (view.card) now.push(w.t(`card-${view.card}`));
  if (view.must_cover_ruins) now.push(w.t("must-cover-ruins"));
  found.push({
    name: "season",
    title: t("text-now"),
    lines: [
      now.join(". "),
      view.card ? ruleText(w, view.card, table.seats.length) : "",
      ...shapes(view.card),
      view.handed ? w.t("handed-sealed", { code: view.handed }) : "",
    ].filter(Boolean),
  });
  found.push({
    name: "edicts",
    title: t("text-edicts"),
    lines: view.edicts.map((edict, index) => {
      const letter = LETTERS[index] ?? "";
      const points = table.seat === null ? "" : `: ${number(w, view.maps[table.seat]?.edicts_now[index] ?? 0)}`;
      const scored = season?.edicts.includes(letter.toLowerCase()) ? ` (${t("text-scored-now")})` : "";
      return `${letter}. ${w.t(`edict-${edict}`)}${scored}${points}. ${ruleText(w, edict, table.seats.length)}`;
    }),
  });
  if (table.seat !== null) found.push(map(w, table, table.seat, "map"));
  if (table.names.length <= MOST_MAPS)
    table.names.forEach((_, seat) => seat !== table.seat && found.push(map(w, table, seat, `map ${seat}`)));
  found.push({
    name: "players",
    title: t("text-players"),
    lines: table.scores.map((score) => `${table.names[score.seat] ?? ""}: ${number(w, score.total)}`),
  });
  return found;
}

/** The shapes of a card, each as it lies in the upper left corner of the map. */
function shapes(card: string | null): string[] {
  const found = (card ? printed(card).shapes : undefined) ?? [];
  const lines = found.map(({ cells, coin }) => {
    const spaces = normalize(cells as Cell[]).map((cell) => nameOf(cell).toUpperCase());
    return t(coin ? "text-shape-coin" : "text-shape", { n: spaces.length, spaces: spaces.join(" ") });
  });
  return lines.length ? [...lines, t("text-shape-anywhere")] : [];
}

/** The two letters of a terrain, or the sign that is printed on the space. */
function markOf(row: string, column: number): string {
  const terrain = terrainAt([row], 0, column);
  const key = terrain || (row[column] === "R" ? "ruins" : "");
  return key && words(GAME).knows(`text-mark-${key}`) ? t(`text-mark-${key}`) : (row[column] ?? "");
}

function map(w: Words, table: Table, seat: number, name: string): Section {
  const sheet = cartographersView(table.view)!.maps[seat]!;
  const columns = sheet.rows[0]?.length ?? 11;
  const head = "   " + Array.from({ length: columns }, (_, i) => String(i + 1).padStart(2)).join(" ");
  return {
    name,
    title: t("text-map-of", { player: table.names[seat] ?? "" }),
    drawing: [head, ...sheet.rows.map((row, i) => `${ROWS[i]}  ${[...row].map((_, column) => markOf(row, column).padStart(2)).join(" ")}`)],
    lines: [
      t("text-legend"),
      w.t("coins-of", { coins: sheet.coins, most: 14 }),
      ...(sheet.monster_loss_now ? [t("text-monsters", { n: sheet.monster_loss_now })] : []),
    ],
  };
}

/** Reads a typed drawing: `forest b3 b4 c4`. The first letters of the terrain are enough. */
function parse(said: string, question: Question): Option | undefined {
  const [first = "", ...rest] = said.toLowerCase().replaceAll(":", " ").split(/[\s,]+/);
  const spaces = rest.join("").match(/[a-k]\d{1,2}/g);
  if (!spaces) return undefined;
  const wanted = [...spaces].sort().join();
  const w = words(GAME);
  return question.options.find((option) => {
    const [terrain = "", cells = ""] = option.code.split(":");
    const names = [terrain, w.t(`terrain-${terrain}`).toLowerCase()];
    return names.some((name) => name.startsWith(first)) && (cells.match(/[a-k]\d{1,2}/g) ?? []).sort().join() === wanted;
  });
}

const view: TextView = { sections, parse };
export default view;
