/** The games' own ways to show a thing in full, fetched when first needed. */
import type { Component } from "svelte";
import type { About } from "./explain.svelte";

const EXPLAINED = import.meta.glob<{ default: Component<{ about: About }> }>("../boards/*/Explained.svelte");

export async function explainedBy(game: string): Promise<Component<{ about: About }> | null> {
  const found = EXPLAINED[`../boards/${game}/Explained.svelte`];
  return found ? (await found()).default : null;
}
