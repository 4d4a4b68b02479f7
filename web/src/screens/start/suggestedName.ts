/** A friendly name for somebody who has not said one: it can be changed, and nobody has to think of one. */
import { t } from "../../words/words.svelte";

const lot = Math.random();

/** The same name for the whole visit, in the language that is spoken. */
export function suggestedName(): string {
  const names = t("start-names").split(",").map((name) => name.trim());
  return names[Math.floor(lot * names.length)] ?? "";
}
