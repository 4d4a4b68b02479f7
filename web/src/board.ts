/** What every board is given: a table to draw, how to choose on it, and the parts that all tables share. */
import type { Snippet } from "svelte";
import type { Choosing } from "./play/choosing.svelte";
import type { Shown } from "./play/shown";

/** What a title brings to the client. This part is on every page, so it is small: what is larger is fetched. */
export interface Face {
  id: string;
  /** Its place on the shelf. */
  shelf: number;
  /** Folders whose words it shares, besides its own. */
  families: readonly string[];
  poster: Poster;
}

/** The drawing of 360 by 220 that stands for a title. */
export interface Poster {
  /** What a thumbnail shows of it. */
  heart: string;
  /** The colour that stands in for it until it is there. */
  veil: string;
  strokes: () => Promise<{ poster: string }>;
}

export interface BoardProps {
  shown: Shown;
  /** Null for those who only look: spectators, replays. */
  choosing: Choosing | null;
  decision: Snippet;
  since: Snippet;
  log: Snippet;
  chat: Snippet;
}
