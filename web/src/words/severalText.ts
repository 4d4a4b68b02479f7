/** What several picks of one question do, in words: "Discard: 4". */
import type { Option } from "../wire";
import { t } from "./words.svelte";
import type { Wording } from "./wording";

/** The verb of their codes with their number. */
export function severalText(picked: readonly Option[], wording: Wording): string {
  const n = picked.length;
  if (!n) return t("table-choose-none");
  const key = `table-deed-${picked[0]!.code.split(":")[0]}`;
  return wording.words.knows(key) ? wording.words.t(key, { what: n }) : t("table-choose-several", { n });
}
