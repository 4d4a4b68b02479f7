/** What the page and its two workers say to each other, and what they share with the service worker. */

/** The cache with the files of the engine. */
export const ENGINE_CACHE = "engine";

/** Something that was asked for, and a way to give it up. */
export interface Ticket<T> {
  promise: Promise<T>;
  drop(): void;
}

export type ToHouse = { type: "say"; text: string } | { type: "advised"; id: number; reply: string };

export type FromHouse =
  | { type: "came"; came: number; all: number }
  | { type: "open" }
  | { type: "failed"; why: string }
  | { type: "said"; text: string }
  | { type: "think"; id: number; table: string; seat: number; task: string }
  | { type: "drop"; id: number };

export interface ToThinker {
  id: number;
  task: string;
}

export type FromThinker = { type: "thinking"; id: number; part: number } | { type: "thought"; id: number; reply: string };
