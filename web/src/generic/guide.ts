/** The rules and the gallery of a title without a guide, made from its catalogue. */
import type { Guide, Topic } from "../board";
import { ruleText } from "../words/ruleText";
import { idsOf } from "../words/words.svelte";
import { cardName } from "./names";

const CARDS: Topic = { id: "cards", key: "rules-group-cards", icon: "cards", groups: ["cards"] };

export function genericGuide(game: string): Guide {
  return {
    facts: () => Promise.resolve({}),
    groups: ["cards"],
    art: { families: ["card"], with: () => import("./LetterArt.svelte") },
    /** Texts `rules-<title>-<topic>`, in the order of the catalogue, then all cards. */
    get topics() {
      const own = idsOf(game, `rules-${game}`).map((id): Topic => ({ id, key: `rules-${game}-${id}`, icon: "book" }));
      return [{ id: "about", key: `game-${game}`, icon: "home" }, ...own, CARDS];
    },
    entries: (w) =>
      idsOf(game, "card").map((id) => ({ id, family: "card", group: "cards", name: cardName(w, id), text: ruleText(w, id) })),
  };
}
