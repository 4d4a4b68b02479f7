/** A suggested name, so that nobody has to think of one. It can be changed. */
import { t } from "../../words/words.svelte";

const lot = Math.random();

/** The same name for the whole visit, in the current language. */
export function suggestedName(): string {
  const names = t("start-names").split(",").map((name) => name.trim());
  return names[Math.floor(lot * names.length)] ?? "";
}
