/** The games' own ways to show a thing in full, fetched when first needed. */
import type { Component } from "svelte";
import { faceOf } from "../titles";
import type { About } from "./explain.svelte";


export async function explainedBy(game: string): Promise<Component<{ about: About }> | null> {
  return (await faceOf(game).explained?.())?.default ?? null;
}
