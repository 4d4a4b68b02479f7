/** The guided first game of Cartographers: one spring, with ruins and an ambush. */
import type { Option } from "../../../wire";
import { hasChosen, hasDone, prefer, type Lesson, type Scene, type Suggest } from "../../../screens/learn/lesson";

/** The spaces of a drawing as rows and columns, counted from 0. */
function spaces({ code }: Option): [number, number][] {
  const drawn = code.slice(code.indexOf(":") + 1);
  return [...drawn.matchAll(/([a-k])(\d+)/g)].map(([, row = "a", column = "1"]) => [row.charCodeAt(0) - 97, Number(column) - 1]);
}

/** The value of a space for a suggestion; `rows` are the rows of the viewer's own map. */
type Worth = (row: number, column: number, rows: readonly string[]) => number;

/** The drawing with the highest value of all its spaces; drawings of `terrain` come first. */
function most(worth: Worth, terrain = ""): Suggest {
  return (options, view) => {
    const { maps, seat } = view as unknown as { maps: { rows: string[] }[]; seat: number };
    const rows = maps[seat]?.rows ?? [];
    const wanted = options.filter((option) => option.code.startsWith(terrain));
    let best: Option | undefined;
    let highest = -Infinity;
    for (const option of wanted.length ? wanted : options) {
      const sum = spaces(option).reduce((total, [row, column]) => total + worth(row, column, rows), 0);
      if (sum > highest) [best, highest] = [option, sum];
    }
    return best;
  };
}

const rim: Worth = (row, column) => (row % 10 === 0 || column % 10 === 0 ? 1 : 0);
const middle: Worth = (row, column) => -Math.abs(row - 5) - Math.abs(column - 5);

/** Prefers spaces beside this mark. */
function beside(mark: string): Worth {
  return (row, column, rows) => {
    const around = [rows[row - 1]?.[column], rows[row + 1]?.[column], rows[row]?.[column - 1], rows[row]?.[column + 1]];
    return around.includes(mark) ? 1 : 0;
  };
}

const hasDrawn = hasDone("drawn");
const isAsked = (prompt: string) => ({ question }: Scene) => question?.prompt === prompt;

const lesson: Lesson = {
  game: "cartographers",
  answerZone: "zone:places",
  seed: "21442",
  options: { map: "a", edicts: ["sentinel_wood", "canal_lake", "great_city", "borderlands"] },
  steps: [
    { id: "goal", at: ["zone:places"] },
    { id: "card", at: ["zone:decision"] },
    { id: "edicts", at: ["edict:sentinel_wood", "zone:events"], names: { first: "edict-sentinel_wood" } },
    { id: "turn", at: ["turn", "zone:hand"] },
    { id: "place", at: ["zone:places"], until: hasChosen("", "drawn", "handed"), half: true, suggest: most(rim, "forest") },
    { id: "confirm", at: ["zone:decision"], until: hasDrawn, suggest: most(rim, "forest") },
    { id: "others", at: ["zone:opponents"] },
    { id: "terrain", at: ["zone:hand"], until: hasDrawn, suggest: most(rim, "forest") },
    { id: "coins", at: ["zone:places"], until: hasDrawn, suggest: most(beside("^"), "water") },
    { id: "ruins", at: ["zone:places"], until: hasDrawn, suggest: most(beside("W")) },
    { id: "ambush", at: ["zone:places"], until: hasDrawn, suggest: most(middle) },
    { id: "time", at: [".season-area", "zone:decision"], until: (scene) => scene.fresh.some((fact) => fact.kind === "season-scored"), suggest: most(beside("M"), "water") },
    { id: "scored", at: [".score-area", "zone:events"] },
    { id: "on", at: ["zone:places"] },
  ],
  tips: [
    {
      id: "single",
      when: ({ question }) =>
        question !== null && question.source !== "rift_lands" && question.options.every((option) => spaces(option).length === 1),
      at: ["zone:decision"],
    },
    { id: "rift", when: ({ question }) => question?.source === "rift_lands", at: ["zone:decision"] },
    { id: "ruins-again", when: isAsked("draw-ruins"), at: ["zone:places"] },
    { id: "ambush-again", when: isAsked("ambush"), at: ["zone:places"] },
    { id: "winter", when: ({ view }) => view["season"] === "winter", at: [".season-area", "zone:events"] },
  ],
  fallback: prefer(""),
};
export default lesson;
