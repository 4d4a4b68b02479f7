/** What an option does, in words. */
import type { Option } from "../wire";
import type { Wording } from "./wording";
import { capitalize } from "./numbers";
import { hooksOf } from "./hooks.svelte";

export function optionText(option: Option, wording: Wording): string {
  return hooksOf(wording.words.game).optionText?.(option, wording) ?? capitalize(wording.option(option));
}
