/** Texts of explore and ambush cards: what they have in common is said once. */
import facts from "../facts.json";
import type { Circumstances } from "../../../words/texts";
import type { Words } from "../../../words/words";

interface CardFacts {
  kind: string;
  corner?: string;
  direction?: string;
}

const CARDS = facts.cards as unknown as Record<string, CardFacts>;

/** The rule text of a card, or of coins and monsters; nothing for what has none. */
export function textOf(w: Words, id: string, when: Circumstances): string {
  const card = CARDS[id];
  if (w.knows(`rule-${id}`)) return w.t(`rule-${id}`);
  if (!card) return "";
  if (card.kind === "ruins") return w.t("rule-ruins");
  if (card.kind !== "ambush") return w.t("rule-landscape");
  const direction = card.direction ?? "";
  if (when.players !== 1) return w.t(`rule-ambush-${direction}`);
  const corner = w.t(`corner-${card.corner ?? ""}`);
  return w.t("rule-ambush-solo", { corner, direction: w.t(`direction-${direction}`) });
}
