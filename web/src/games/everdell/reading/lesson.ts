/** The guided first game of Everdell: a Farm, a Wife who moves in, and the first spring. */
import { BASIC_EVENTS, specialEventsOf } from "./view";
import { valleyView } from "../../valley/reading/views";
import { chose, did, either, like, offered, prefer, type Lesson, type Scene } from "../../../screens/learn/lesson";
import { TIPS, otherwise } from "../../valley/reading/lesson";

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
      until: chose("visit:", "visit", "visit-card"),
      half: true,
      suggest: prefer("visit:three_twigs", "visit:two_twigs_one_card", "visit:"),
    },
    { id: "confirm", at: ["zone:decision"], until: did("visit", "visit-card"), suggest: prefer("visit:three_twigs", "visit:two_twigs_one_card", "visit:") },
    { id: "since", at: ["zone:since", "zone:opponents"] },
    {
      id: "resin",
      at: ["place:one_resin_one_card", "zone:places"],
      names: { farm: "card-farm" },
      until: did("visit", "visit-card"),
      suggest: prefer("visit:one_resin_one_card", "visit:two_resin", "visit:"),
    },
    { id: "play", at: ["hand:farm", "zone:hand"], names: { farm: "card-farm" }, until: did("play"), suggest: prefer("play:farm", "play:") },
    { id: "colors", at: ["zone:city", "#city"] },
    {
      id: "free",
      at: ["hand:wife", "zone:hand"],
      names: { farm: "card-farm", wife: "card-wife", husband: "card-husband" },
      until: did("play"),
      suggest: like(/^play:.*@/),
    },
    { id: "season", at: ["zone:decision"], until: did("prepare"), suggest: either(prefer("prepare"), prefer("visit:")) },
    { id: "spring", at: ["zone:places"] },
    { id: "events", at: ["zone:events"] },
    { id: "scoring", at: ["zone:city"] },
    { id: "on" },
  ],
  tips: [{ id: "event", when: eventOffered, at: ["zone:events"] }, { id: "open", when: offered(/^visit:1\./), at: ["zone:opponents"] }, ...TIPS],
  otherwise,
};
export default lesson;
