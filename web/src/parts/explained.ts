/** The games' own ways to show a thing in full, fetched when first needed. */
import type { Component } from "svelte";
import type { About } from "./explain.svelte";

const EXPLAINED = import.meta.glob<{ default: Component<{ about: About }> }>("../games/*/Explained.svelte");

export async function explainedBy(game: string): Promise<Component<{ about: About }> | null> {
  const found = EXPLAINED[`../games/${game}/Explained.svelte`];
  return found ? (await found()).default : null;
}
