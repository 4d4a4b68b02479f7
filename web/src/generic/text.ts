/** Any table in words: its zones, and what lies in them. */
import type { Section, TextView } from "../board";
import type { Shown } from "../play/shown";
import { number } from "../words/numbers";
import { t, words, type Words } from "../words/words.svelte";
import { cardName, cardRule, markName, zoneName } from "./names";
import { zonesOf, type Zone, type ZoneCard } from "./view";

const view: TextView = { sections };
export default view;

function sections(shown: Shown): Section[] {
  const w = words(shown.game);
  const zones = zonesOf(shown.view);
  const players: Section = {
    name: "players",
    title: t("text-players"),
    lines: shown.names.map((name, seat) => {
      const turn = shown.waiting.includes(seat) ? ` (${t("text-thinks")})` : "";
      const score = shown.scores.find((one) => one.seat === seat);
      return score ? t("text-of", { who: name + turn, what: t("text-score", { points: number(w, score.total) }) }) : name + turn;
    }),
  };
  return [players, ...zones.map((zone) => sectionOf(w, zone, shown))];
}

function sectionOf(w: Words, zone: Zone, shown: Shown): Section {
  const whose = zone.seat === null || zone.seat === shown.seat ? "" : ` (${shown.names[zone.seat] ?? ""})`;
  const count = zone.count === null ? "" : `: ${zone.count}`;
  const empty = zone.count === null && !zone.cards.length ? ["–"] : [];
  return { name: nameOf(zone, shown), title: zoneName(w, zone.id) + whose + count, lines: [...zone.cards.map((card) => cardLine(w, card)), ...empty] };
}

/** What a command shows it by: the hand, the table's, one's own, those of others. */
function nameOf(zone: Zone, shown: Shown): string {
  if (zone.seat === null) return "places";
  if (zone.seat !== shown.seat) return `city ${zone.seat}`;
  return zone.cards.some((card) => card.thing) ? "hand" : "city";
}

function cardLine(w: Words, card: ZoneCard): string {
  const name = cardName(w, card.id) + (card.count > 1 ? ` ×${card.count}` : "");
  return [name, ...card.marks.map((mark) => markName(w, mark)), cardRule(w, card.id)].filter(Boolean).join(". ");
}
