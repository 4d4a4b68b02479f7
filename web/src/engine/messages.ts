/** What the page and its two workers say to each other, and what they share with the service worker. */

/** The cache with the files of the engine. */
export const ENGINE_CACHE = "engine";

/** Something that was asked for, and a way to give it up. */
export interface Ticket<T> {
  promise: Promise<T>;
  drop(): void;
}

export type ToServer = { type: "say"; text: string } | { type: "prepare"; game: string; bot: string } | { type: "advised"; id: number; reply: string };

export type FromServer =
  | { type: "came"; came: number; all: number }
  | { type: "open"; version: string }
  | { type: "failed"; why: string }
  | { type: "said"; text: string }
  | { type: "think"; id: number; table: string; seat: number; task: string }
  | { type: "drop"; id: number };

export type ToThinker = { type: "think"; id: number; task: string } | { type: "measure" };

export type FromThinker =
  | { type: "thinking"; id: number; part: number }
  | { type: "thought"; id: number; reply: string }
  | { type: "measured"; shares: string };

/** Levels that judge with networks, which are fetched when one of them is first needed. */
export const SHARP: readonly string[] = ["strong", "expert"];
