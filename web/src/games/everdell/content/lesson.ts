/** The guided first game of Everdell: a Farm, a Wife who moves in, and the first spring. */
import { BASIC_EVENTS, specialEventsOf } from "./view";
import { valleyView } from "../../valley/content/views";
import { hasChosen, hasDone, firstOf, matching, isOffered, prefer, type Lesson, type Scene } from "../../../screens/learn/lesson";
import { TIPS, fallback } from "../../valley/content/lesson";

function eventOffered(scene: Scene): boolean {
  const events = [...BASIC_EVENTS, ...specialEventsOf(valleyView(scene.view))];
  return scene.question?.options.some((option) => events.some((event) => option.code === `visit:${event}`)) ?? false;
}

const lesson: Lesson = {
  game: "everdell",
  portrait: "teacher",
  seed: "7",
  options: {},
  steps: [
    { id: "goal" },
    { id: "hand", at: ["hand:farm", "zone:hand"], names: { farm: "card-farm" } },
    { id: "meadow", at: ["zone:market"] },
    {
      id: "worker",
      at: ["place:three_twigs", "zone:places"],
      names: { farm: "card-farm" },
      until: hasChosen("visit:", "visit", "visit-card"),
      half: true,
      suggest: prefer("visit:three_twigs", "visit:two_twigs_one_card", "visit:"),
    },
    { id: "confirm", at: ["zone:decision"], until: hasDone("visit", "visit-card"), suggest: prefer("visit:three_twigs", "visit:two_twigs_one_card", "visit:") },
    { id: "since", at: ["zone:since", "zone:opponents"] },
    {
      id: "resin",
      at: ["place:one_resin_one_card", "zone:places"],
      names: { farm: "card-farm" },
      until: hasDone("visit", "visit-card"),
      suggest: prefer("visit:one_resin_one_card", "visit:two_resin", "visit:"),
    },
    { id: "play", at: ["hand:farm", "zone:hand"], names: { farm: "card-farm" }, until: hasDone("play"), suggest: prefer("play:farm", "play:") },
    { id: "colors", at: ["zone:city", "#city"] },
    {
      id: "free",
      at: ["hand:wife", "zone:hand"],
      names: { farm: "card-farm", wife: "card-wife", husband: "card-husband" },
      until: hasDone("play"),
      suggest: matching(/^play:.*@/),
    },
    { id: "season", at: ["zone:decision"], until: hasDone("prepare"), suggest: firstOf(prefer("prepare"), prefer("visit:")) },
    { id: "spring", at: ["zone:places"] },
    { id: "events", at: ["zone:events"] },
    { id: "scoring", at: ["zone:city"] },
    { id: "on" },
  ],
  tips: [{ id: "event", when: eventOffered, at: ["zone:events"] }, { id: "open", when: isOffered(/^visit:1\./), at: ["zone:opponents"] }, ...TIPS],
  fallback,
};
export default lesson;
