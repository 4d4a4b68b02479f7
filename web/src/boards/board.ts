/** What every board is given: a table to draw, how to choose on it, and the parts that all tables share. */
import type { Snippet } from "svelte";
import type { Choosing } from "../play/choosing.svelte";
import type { Shown } from "../play/shown";

export interface BoardProps {
  shown: Shown;
  /** Null for those who only look: spectators, replays. */
  choosing: Choosing | null;
  decision: Snippet;
  since: Snippet;
  log: Snippet;
  chat: Snippet;
}
