/** The voices of titles, as far as they have been fetched. */
import type { Voice } from "../board";
import { faceOf } from "../titles";

let voices: Readonly<Record<string, Voice>> = $state.raw({});
const SILENT: Voice = {};

/** Fetch the voice of a title; `learn` does it. */
export async function learnVoice(game: string): Promise<void> {
  if (game in voices) return;
  const found = await faceOf(game).voice?.();
  if (found) voices = { ...voices, [game]: found.default };
}

export function voiceOf(game: string): Voice {
  return voices[game] ?? SILENT;
}
