/** What an answer does, in words. */
import type { Option } from "../wire";
import type { Wording } from "./wording";
import { capital } from "./numbers";
import { voiceOf } from "./voices.svelte";

export function deed(option: Option, wording: Wording): string {
  return voiceOf(wording.words.game).deed?.(option, wording) ?? capital(wording.option(option));
}
