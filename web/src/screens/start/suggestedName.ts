/** A suggested name, so that nobody has to think of one. It can be changed. */
import { settings } from "../../settings/settings.svelte";
import { t } from "../../words/words.svelte";

const lot = Math.random();

/**
 * The same name for the whole visit, in the current language; another one if somebody at the table
 * has it.
 */
export function suggestedName(taken: readonly string[] = []): string {
  const names = t("start-names").split(",").map((name) => name.trim());
  const from = Math.floor(lot * names.length);
  const inOrder = [...names.slice(from), ...names.slice(0, from)];
  return inOrder.find((name) => !taken.includes(name)) ?? inOrder[0] ?? "";
}

/** The name that is offered at a table: that of the last visit, unless somebody there has it. */
export function offeredName(taken: readonly string[]): string {
  return settings.name && !taken.includes(settings.name) ? settings.name : suggestedName(taken);
}
