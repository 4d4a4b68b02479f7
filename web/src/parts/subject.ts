/** What an option or a log entry is about, as something that can be explained. */
import { cardWithThing } from "../generic/view";
import type { Data } from "../wire";
import type { Words } from "../words/words.svelte";
import type { About } from "./explain.svelte";

/**
 * The card or place that a thing stands for: `hand:farm`, `row:inn.2`, `city:0.theater`,
 * `place:haven`. In a view with zones, the card that carries its name says which one it is.
 */
export function subjectOf(game: string, thing: string, view: Data, w: Words): About | null {
  const card = thing && cardWithThing(view, thing);
  if (card) return subjectWithId(game, card, w);
  const [kind, name = ""] = thing.split(":");
  const parts = name.split(".");
  if (kind === "hand" || kind === "row" || kind === "shown") return { game, family: "card", id: parts[0]! };
  if (kind === "city") return { game, family: "card", id: parts[1] ?? "" };
  if (kind === "place") return subjectWithId(game, name, w);
  return parts[0] ? subjectWithId(game, parts[0], w) : null;
}

/** The card, place or other subject with this id, searched in the families of messages. */
export function subjectWithId(game: string, id: string, w: Words): About | null {
  for (const family of ["card", "place", "event", "map", "edict"] as const)
    if (w.knows(`${family}-${id}`)) return { game, family, id };
  return null;
}
