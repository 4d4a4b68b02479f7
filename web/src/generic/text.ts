/** Any table in words: its zones and their content. */
import type { Section, TextView } from "../board";
import type { Table } from "../play/table";
import { number } from "../words/numbers";
import { t, words, type Words } from "../words/words.svelte";
import { cardName, cardRule, markName, zoneName } from "./names";
import { zonesOf, type Zone, type ZoneCard } from "./view";

const view: TextView = { sections };
export default view;

function sections(table: Table): Section[] {
  const w = words(table.game);
  const zones = zonesOf(table.view);
  const players: Section = {
    name: "players",
    title: t("text-players"),
    lines: table.names.map((name, seat) => {
      const turn = table.waiting.includes(seat) ? ` (${t("text-thinks")})` : "";
      const score = table.scores.find((one) => one.seat === seat);
      return score ? t("text-of", { who: name + turn, what: t("text-score", { points: number(w, score.total) }) }) : name + turn;
    }),
  };
  return [players, ...zones.map((zone) => sectionOf(w, zone, table))];
}

function sectionOf(w: Words, zone: Zone, table: Table): Section {
  const whose = zone.seat === null || zone.seat === table.seat ? "" : ` (${table.names[zone.seat] ?? ""})`;
  const count = zone.count === null ? "" : `: ${zone.count}`;
  const empty = zone.count === null && !zone.cards.length ? ["–"] : [];
  return { name: nameOf(zone, table), title: zoneName(w, zone.id) + whose + count, lines: [...zone.cards.map((card) => cardLine(w, card)), ...empty] };
}

/** The name of a zone for commands: the hand, the table, the viewer's zones, those of others. */
function nameOf(zone: Zone, table: Table): string {
  if (zone.seat === null) return "places";
  if (zone.seat !== table.seat) return `city ${zone.seat}`;
  return zone.cards.some((card) => card.thing) ? "hand" : "city";
}

function cardLine(w: Words, card: ZoneCard): string {
  const name = cardName(w, card.id) + (card.count > 1 ? ` ×${card.count}` : "");
  return [name, ...card.marks.map((mark) => markName(w, mark)), cardRule(w, card.id)].filter(Boolean).join(". ");
}
