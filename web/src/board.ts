/**
 * The board interface: what a title provides to the client. A title is a folder of `games` whose
 * `index.ts` exports a `Title`. Everything except its id is optional; missing parts are drawn from
 * views, labels and options alone.
 *
 * A title is on every page, so it is small: large parts are fetched when they are first needed.
 */
import type { Component, Snippet } from "svelte";
import type { About } from "./parts/explain.svelte";
import type { Choosing } from "./play/choosing.svelte";
import type { Table } from "./play/table";
import type { ScoreHistory } from "./screens/result/scoreHistory";
import type { Lesson } from "./screens/learn/lesson";
import type { Data, Option, Question, Score, ScoreLine } from "./wire";
import type { Wording } from "./words/wording";
import type { Words } from "./words/words";

export interface Title {
  id: string;
  /** Its position on the start page; titles without one come last. */
  order?: number;
  /** Folders of `games` whose words it shares, besides its own. */
  families?: readonly string[];
  poster?: Poster;
  back?: Back;
  /** The pieces of the seats, by the icons `w-<name>`. */
  pieces?: readonly string[];
  /** The opponent that the rules play: the option that sets its strength, and its piece. */
  rival?: { option: string; piece: string };
  /**
   * Kinds of events that add `n` to something besides goods, cards and points: icon and event, with
   * a message for `n`.
   */
  counted?: Readonly<Record<string, string>>;
  /** Letters at its table, with the messages `settings-key-…` that say what they do. */
  keys?: Readonly<Record<string, string>>;

  board?: () => Promise<{ default: Component<BoardProps> }>;
  /** Shows a thing in full: a card with its rule text. */
  details?: () => Promise<{ default: Component<{ about: About }> }>;
  hooks?: () => Promise<{ default: TitleHooks }>;
  text?: () => Promise<{ default: TextView }>;
  guide?: () => Promise<{ default: Guide }>;
  lesson?: () => Promise<{ default: Lesson }>;
}

/** The poster of a title, 360 by 220: what `art/poster.ts` in its folder exports. */
export interface Poster {
  /** The part that a thumbnail shows. */
  heart: string;
  /** The colour shown until it is loaded. */
  veil: string;
}

/** The back of its cards, 120 by 90: background, light, the path of a sign and the lines on it. */
export type Back = readonly [ground: string, light: string, sign: string, lines: string];

/**
 * The props of every board: a table to draw, how to choose on it, and the parts that all tables
 * share.
 */
export interface BoardProps {
  table: Table;
  /** Null where nothing can be chosen: for spectators and in replays. */
  choosing: Choosing | null;
  decision: Snippet;
  /** What happened since the viewer's turn. Absent in replays. */
  since?: Snippet | undefined;
  log: Snippet;
  /** Absent where nobody can write. */
  chat?: Snippet | undefined;
}

// Words

/**
 * Functions for what catalogues alone cannot express, and for the points of a title. They load
 * together with its words.
 */
export interface TitleHooks {
  /** The unit of its points: a message with a number. */
  unit?: string;
  /** A sentence about the parts of a card or place that are reconstructed. */
  note?(w: Words, id: string): string;
  /** The honorary title of a solo game, by its rating. */
  title?(w: Words, rating: number): string;
  /** The text of an option, where its label alone does not say what it does. */
  optionText?(option: Option, wording: Wording): string;
  /** Whether an option only moves a card away: then what the card does is not shown beside it. */
  movesAway?(option: Option): boolean;
  /** The winner, or the result of a solo game. */
  verdict?(w: Words, scores: readonly Score[], names: readonly string[], seats: number): string;
  /** What is special about the set-up of a daily deal. */
  setupText?(w: Words, options: Data): string;
  /** The kinds of points that a player has, in a fixed order. */
  parts?(w: Words, view: Data, scores: readonly Score[]): Part[];
  /** The part of a bar for a line of a score; without this function, its source. */
  partOf?(line: ScoreLine): string;
  /** What earned points. */
  earners?(w: Words, view: Data, score: Score): Promise<Earner[]>;
  /** The history of the scores, if the final scores contain it. */
  scoreHistory?(scores: readonly Score[]): ScoreHistory;
  /** The seasons and the one that the viewer is in, for the bar. */
  seasons?(table: Table): { all: readonly string[]; now: string } | null;
}

/** A kind of points, with its look: a tone is a colour and a pattern. */
export interface Part {
  id: string;
  name: string;
  icon: string;
  /** A letter instead of an icon. */
  letter: string;
  tone: number;
}

/** Something that earned points. */
export interface Earner {
  id: string;
  /** What it is, for its explanation and its picture; empty if it has neither. */
  family: About["family"] | "";
  name: string;
  points: number;
  /** An icon, if it has no picture. */
  icon: string;
  colour: string;
  /** How the points add up, in a few words. */
  how: string;
}

// The text view

/** The table in words: the same data as the pictures, section by section. */
export interface TextView {
  sections(table: Table): Section[];
  /** Parse an answer in free form. */
  parse?(said: string, question: Question): Option | undefined;
}

export interface Section {
  /** The name of the section for commands. */
  name: string;
  title: string;
  lines: string[];
  /** Lines that form a drawing, shown in a monospaced font. */
  drawing?: string[];
}

// The rules and the gallery

export interface Guide {
  /** The printed facts, for the texts and tables; `entries` and `numbers` read them. */
  facts(): Promise<Facts>;
  topics: readonly Topic[];
  /** The tables and legends below topics. */
  extras?: () => Promise<{ default: Component<{ game: string; facts: Facts; extra: string }> }>;
  entries(w: Words, facts: Facts): Entry[];
  /** The sections of the gallery, in their order. */
  groups: readonly string[];
  /**
   * What the gallery filters by: a tag of entries, a message above it, values with messages
   * `<tag>-<value>`.
   */
  filters?: readonly { tag: string; label: string; values: readonly string[] }[];
  /** Colours of cards by which it filters, each with an icon and a message `colour-…`. */
  colours?: readonly string[];
  /** The numbers that the texts mention. */
  numbers?(facts: Facts): Record<string, number>;
  /** Draws entries that have no picture, in these families. */
  art?: { families: readonly string[]; with: () => Promise<{ default: Component<{ entry: Entry }> }> };
  /** Replaces the text of entries that have `data`, in lists. */
  figure?: () => Promise<{ default: Component<{ entry: Entry }> }>;
}

/** The facts that are printed on cards and boards, from the server's `Title.facts()`. */
export type Facts = Readonly<Record<string, unknown>>;

export interface Topic {
  id: string;
  /** The message with its title. Its attributes `.a`, `.b`, … are the paragraphs. */
  key: string;
  icon: string;
  /** A list or table of `extras` below its text. */
  extra?: string;
  /**
   * Sections of the gallery that are listed with it. Entries with a `part` are grouped under
   * headings.
   */
  groups?: readonly string[];
}

/** A named thing of a title with a text. */
export interface Entry {
  id: string;
  family: About["family"];
  /** Its section, a `rules-group-…` message. */
  group: string;
  name: string;
  text: string;
  colour?: string;
  /** Tags that it can be filtered by; see the guide's `filters`. */
  tags?: Readonly<Record<string, string>>;
  copies?: number;
  /** The number in its corner, with an icon or without. */
  corner?: { icon?: string; value: number };
  /** Related cards, under a message. */
  links?: { key: string; cards: string[] }[];
  /** A sentence about its parts that no source shows. */
  note?: string;
  /** A subsection with its own heading, in words. */
  part?: string;
  /** Further lines about it. */
  more?: string[];
  /** The data that its art and its figure are drawn from. */
  data?: unknown;
}
