/** The hooks of titles that have been fetched. */
import type { TitleHooks } from "../board";
import { titleOf } from "../titles";

let hooks: Readonly<Record<string, TitleHooks>> = $state.raw({});
const NO_HOOKS: TitleHooks = {};

/** Fetch the hooks of a title; `loadWords` calls this. */
export async function loadHooks(game: string): Promise<void> {
  if (game in hooks) return;
  const found = await titleOf(game).hooks?.();
  if (found) hooks = { ...hooks, [game]: found.default };
}

export function hooksOf(game: string): TitleHooks {
  return hooks[game] ?? NO_HOOKS;
}
