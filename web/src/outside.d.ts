/**
 * The interface of a board that a title brings from outside: a built module `board/index.js` in its
 * package, which exports `mount`. Copy this file to write one; docs/client.md tells how it is used.
 * It names no framework.
 *
 * What can be chosen is an element with `data-thing`, named as options name it (`hand:fox`). The
 * frame highlights it and handles taps on it. Questions, answers, previews, undo, hints, log and
 * chat belong to the frame.
 */

/** Draw the table into an element. It is called once for each table. */
export type Mount = (target: HTMLElement, table: Table) => Board;

export interface Board {
  /** Draw a newer state of the same table. */
  update(table: Table): void;
  /** Called when the viewer leaves the table. */
  destroy?(): void;
}

/** The table as one viewer sees it. */
export interface Table {
  /** The id of the title. */
  readonly game: string;
  /** The seat of the viewer; null for spectators and some replays. */
  readonly seat: number | null;
  /** The view, as the rules write it. */
  readonly view: Readonly<Record<string, unknown>>;
  /** The players in words, by their seats. */
  readonly names: readonly string[];
  /** Points now, by seat. */
  readonly scores: readonly { readonly seat: number; readonly total: number }[];
  /** The seats that are asked. */
  readonly waiting: readonly number[];
  readonly over: boolean;
  /** What the viewer is asked; null if nothing. */
  readonly question: Question | null;
  /** The answer that is selected and not yet confirmed. */
  readonly chosen: string | null;
  readonly language: string;
  /**
   * A message of the title's catalogue in the current language; the key itself if there is none.
   */
  t(key: string, args?: Readonly<Record<string, string | number>>): string;
  /** Whether the catalogue has a message. */
  knows(key: string): boolean;
}

export interface Question {
  readonly prompt: string;
  readonly options: readonly { readonly code: string; readonly at: readonly string[] }[];
}
