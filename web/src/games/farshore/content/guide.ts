/** The rules and the gallery of Farshore. */
import type { Entry, Facts, Guide } from "../../../board";
import { Wording } from "../../../words/wording";
import { reconstructionNote } from "../../../words/ruleText";
import type { Words } from "../../../words/words";
import { entriesOf, shared } from "../../valley/content/guide";

const guide: Guide = {
  ...shared,
  facts: async () => (await import("../facts.json")).default,
  groups: ["card", "shore", "island", "docks", "lookout", "map", "rose", "weather"],
  entries: (w, facts) => [...entriesOf(w, facts, false), ...roses(w, facts)],
  art: { families: ["rose"], with: () => import("../art/RoseArt.svelte") },
  topics: [
    { id: "goal", key: "rules-farshore-goal", icon: "home", extra: "goods" },
    { id: "start", key: "rules-farshore-start", icon: "deck" },
    { id: "turn", key: "rules-valley-turn", icon: "play" },
    { id: "places", key: "rules-farshore-places", icon: "hand", groups: ["shore", "docks", "lookout", "island"] },
    { id: "cards", key: "rules-farshore-cards", icon: "anchor" },
    { id: "ship", key: "rules-farshore-ship", icon: "ship", groups: ["rose"] },
    { id: "maps", key: "rules-farshore-maps", icon: "map", groups: ["map"] },
    { id: "colours", key: "rules-valley-colours", icon: "gallery", extra: "colours" },
    { id: "city", key: "rules-valley-city", icon: "construction" },
    { id: "hand", key: "rules-farshore-hand", icon: "discard" },
    { id: "seasons", key: "rules-farshore-seasons", icon: "calendar", extra: "seasons" },
    { id: "end", key: "rules-farshore-end", icon: "flag" },
    { id: "scoring", key: "rules-farshore-scoring", icon: "point" },
    { id: "solo", key: "rules-farshore-solo", icon: "user", extra: "rival" },
    { id: "weather", key: "rules-farshore-weather", icon: "storm", groups: ["weather"] },
    { id: "marks", key: "rules-reconstructed-title", icon: "info", extra: "marks" },
  ],
};
export default guide;

function roses(w: Words, facts: Facts): Entry[] {
  const printed = (facts["roses"] ?? {}) as Record<string, { matches: string[] }>;
  return Object.entries(printed).map(([id, { matches }]) => {
    const name = new Wording(w).several("a", matches);
    return { id, family: "rose", group: "rose", name: name.slice(0, 1).toUpperCase() + name.slice(1), text: "", note: reconstructionNote(w, id) };
  });
}
