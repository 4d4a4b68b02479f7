/** The component that shows a thing of a title in full, fetched when it is first needed. */
import type { Component } from "svelte";
import { titleOf } from "../titles";
import type { About } from "./explain.svelte";

export async function loadDetails(game: string): Promise<Component<{ about: About }> | null> {
  return (await titleOf(game).details?.())?.default ?? null;
}
