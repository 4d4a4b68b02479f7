/** The rules and the gallery of Cartographers. */
import type { Entry, Facts, Guide } from "../../../board";
import { ruleText } from "../../../words/ruleText";
import type { Words } from "../../../words/words";

/** A shape on a card. */
export interface Figure {
  shapes: { cells: number[][]; coin: boolean }[];
  terrain: string;
}

interface Printed {
  cards: Record<string, { kind: string; time?: number; shapes?: Figure["shapes"]; terrains?: string[] }>;
  edicts: Record<string, { back: string; solo: number }>;
  backs: string[];
}

const guide: Guide = {
  facts: async () => (await import("../facts.json")).default,
  groups: ["edict", "explore", "ruins", "ambush"],
  entries,
  extras: () => import("./Extras.svelte"),
  art: { families: ["edict"], with: () => import("../art/EdictArt.svelte") },
  figure: () => import("./Shapes.svelte"),
  numbers: (facts) => ({ size: Number(facts["size"] ?? 0), coins: Number(facts["coins"] ?? 0) }),
  topics: [
    { id: "goal", key: "rules-cartographers-goal", icon: "map", extra: "terrains" },
    { id: "turn", key: "rules-cartographers-turn", icon: "play" },
    { id: "drawing", key: "rules-cartographers-drawing", icon: "pencil", groups: ["explore"] },
    { id: "ruins", key: "rules-cartographers-ruins", icon: "ruins", groups: ["ruins"] },
    { id: "ambush", key: "rules-cartographers-ambush", icon: "monster", groups: ["ambush"] },
    { id: "coins", key: "rules-cartographers-coins", icon: "coin" },
    { id: "seasons", key: "rules-cartographers-seasons", icon: "time", extra: "seasons" },
    { id: "edicts", key: "rules-cartographers-edicts", icon: "star", groups: ["edict"] },
    { id: "scoring", key: "rules-cartographers-scoring", icon: "trophy" },
    { id: "sides", key: "rules-cartographers-sides", icon: "flip", extra: "sides" },
    { id: "solo", key: "rules-cartographers-solo", icon: "user", extra: "titles" },
  ],
};
export default guide;

function entries(w: Words, facts: Facts): Entry[] {
  const printed = facts as unknown as Printed;
  const found: Entry[] = [];
  const edicts = Object.entries(printed.edicts).sort(([, one], [, other]) => printed.backs.indexOf(one.back) - printed.backs.indexOf(other.back));
  for (const [id, edict] of edicts) {
    const part = w.t(`back-${edict.back}`);
    const more = [part, w.t("rules-solo-number", { n: edict.solo })];
    found.push({ id, family: "edict", group: "edict", name: w.t(`edict-${id}`), text: ruleText(w, id), part, more });
  }
  for (const [id, card] of Object.entries(printed.cards)) {
    const figure: Figure = { shapes: card.shapes ?? [], terrain: card.terrains?.[0] ?? "" };
    const entry: Entry = { id, family: "explore", group: card.kind, name: w.t(`card-${id}`), text: ruleText(w, id) };
    if (figure.shapes.length) entry.data = figure;
    if (card.kind === "explore") entry.corner = { icon: "time", value: card.time ?? 0 };
    found.push(entry);
  }
  return found;
}
