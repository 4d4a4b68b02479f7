/**
 * Boards from outside: a module of the same origin that does not use Svelte. See `outside.d.ts`.
 */
import type { Component } from "svelte";
import type { BoardProps } from "../board";
import type { Mount } from "../outside";
import { gameList } from "../screens/setup/gameList.svelte";

const mounts = new Map<string, Mount>();

/**
 * The board of a title without a folder. If its own board cannot be fetched, the generic one is
 * used.
 */
export async function boardOf(game: string): Promise<{ default: Component<BoardProps> }> {
  try {
    await gameList.fetch();
    const address = gameList.game(game)?.board;
    if (address) {
      const module = (await import(/* @vite-ignore */ address)) as { mount: Mount };
      mounts.set(game, module.mount);
      return await import("./Outside.svelte");
    }
  } catch (error) {
    console.error(error);
  }
  return import("./Board.svelte");
}

export function mountOf(game: string): Mount | undefined {
  return mounts.get(game);
}
