/** The rules and the gallery of Everdell. */
import type { Guide } from "../../../board";
import { entriesOf, shared } from "../../valley/content/guide";

const guide: Guide = {
  ...shared,
  facts: async () => (await import("../facts.json")).default,
  groups: ["card", "basic", "forest", "haven", "journey", "event-basic", "event-special"],
  entries: (w, facts) => entriesOf(w, facts, true),
  topics: [
    { id: "goal", key: "rules-everdell-goal", icon: "home", extra: "goods" },
    { id: "start", key: "rules-everdell-start", icon: "deck" },
    { id: "turn", key: "rules-valley-turn", icon: "play" },
    { id: "places", key: "rules-everdell-places", icon: "hand", groups: ["basic", "forest", "haven", "journey"] },
    { id: "cards", key: "rules-everdell-cards", icon: "cards" },
    { id: "colours", key: "rules-valley-colours", icon: "gallery", extra: "colours" },
    { id: "city", key: "rules-valley-city", icon: "construction" },
    { id: "hand", key: "rules-everdell-hand", icon: "discard" },
    { id: "seasons", key: "rules-everdell-seasons", icon: "calendar", extra: "seasons" },
    { id: "events", key: "rules-everdell-events", icon: "star", groups: ["event-basic", "event-special"] },
    { id: "end", key: "rules-everdell-end", icon: "flag" },
    { id: "scoring", key: "rules-everdell-scoring", icon: "point" },
    { id: "solo", key: "rules-everdell-solo", icon: "user", extra: "rival" },
  ],
};
export default guide;
