/** The guided first game of Farshore: a Grove that catches both winds, an anchor, a treasure. */
import { valleyView } from "../../valley/content/views";
import { hasChosen, hasDone, firstOf, matching, isOffered, prefer, type Lesson } from "../../../screens/learn/lesson";
import { TIPS, fallback } from "../../valley/content/lesson";

const lesson: Lesson = {
  game: "farshore",
  portrait: "lighthouse_keeper",
  seed: "266",
  options: { islands: ["isle_spit", "isle_chest"] },
  steps: [
    { id: "goal" },
    {
      id: "hand",
      at: ["zone:hand"],
      names: { grove: "card-grove" },
      until: ({ view }) => valleyView(view).turn !== null,
      suggest: prefer("keep"),
    },
    { id: "bay", at: ["zone:market"] },
    {
      id: "worker",
      at: ["place:isle_spit", "zone:places"],
      names: { grove: "card-grove" },
      until: hasChosen("visit:", "visit", "visit-card"),
      half: true,
      suggest: prefer("visit:isle_spit", "visit:shore_", "visit:"),
    },
    { id: "confirm", at: ["zone:decision"], until: hasDone("visit", "visit-card"), suggest: prefer("visit:isle_spit", "visit:shore_", "visit:") },
    { id: "since", at: ["zone:since", "zone:opponents"] },
    { id: "roses", at: ["#sea"], names: { grove: "card-grove" } },
    { id: "play", at: ["hand:grove", "zone:hand"], names: { grove: "card-grove" }, until: hasDone("play"), suggest: prefer("play:grove", "play:") },
    { id: "ship", at: [".ship.front", "#sea"] },
    { id: "treasure", at: [".supply"] },
    {
      id: "anchor",
      at: ["hand:treasure_hunter", "zone:hand"],
      names: { grove: "card-grove", hunter: "card-treasure_hunter" },
      until: hasDone("play"),
      suggest: matching(/^play:.*@/),
    },
    { id: "colors", at: ["zone:city", "#city"] },
    {
      id: "again",
      at: ["zone:places"],
      until: hasDone("visit", "visit-card"),
      suggest: prefer("visit:shore_driftwood", "visit:shore_", "visit:isle_", "visit:lookout", "visit:"),
    },
    { id: "season", at: ["zone:decision"], until: hasDone("prepare"), suggest: firstOf(prefer("prepare"), prefer("visit:")) },
    { id: "dunes", at: ["#dunes", "zone:events"] },
    { id: "scoring", at: ["#farshore-city"] },
    { id: "on" },
  ],
  tips: [
    { id: "map", when: isOffered(/^visit:map_/), at: ["#dunes", "zone:events"] },
    { id: "tide", when: ({ question }) => question?.prompt === "high-tide", at: ["zone:places"] },
    { id: "winds", when: ({ fresh }) => fresh.some((fact) => fact.kind === "roses"), at: ["#sea"] },
    ...TIPS,
  ],
  fallback,
};
export default lesson;
