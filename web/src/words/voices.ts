/** The voices of titles, as far as they have been fetched. */
import type { Voice } from "../board";
import { faceOf } from "../titles";

const voices = new Map<string, Voice>();
const SILENT: Voice = {};

/** Fetch the voice of a title; `learn` does it. */
export async function learnVoice(game: string): Promise<void> {
  if (voices.has(game)) return;
  const found = await faceOf(game).voice?.();
  if (found) voices.set(game, found.default);
}

export function voiceOf(game: string): Voice {
  return voices.get(game) ?? SILENT;
}
