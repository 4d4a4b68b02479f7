// Written by `make types` from src/boardwright/server/wire.py: change that instead.

export const PROTOCOL = 1;

/** Whatever JSON can hold. */
export type Json = null | boolean | number | string | Json[] | Data;

/** Plain data of the rules: views, parameters, options. */
export interface Data {
  [name: string]: Json;
}

/**
 * An option that a bot has evaluated: its value, and in how many imagined games it was tried (0:
 * none).
 */
export interface RatedOption {
  code: string;
  value: number;
  tries: number;
}

/** Where a table comes from: a rematch of, a fork of, or an imported game, or the deal of a day. */
export interface Origin {
  how: string;
  table: string;
  answers: number;
  day: string;
}

/**
 * Time to think: `seconds` for each answer, or a bank of `seconds` with `more` added for each answer.
 *
 * When it has run out, nothing happens automatically; the others may then act.
 */
export interface Clock {
  kind: "answer" | "bank";
  seconds: number;
  more: number;
}

/** What can be agreed on. */
export interface Terms {
  clock: Clock | null;
  chat: "off" | "seats" | "all";
  listed: boolean;
  live_scores: boolean;
  undo: boolean;
}

/**
 * An event of the game with its parameters. `key` is the message that tells it to the viewer, empty if
 * nothing needs to be said.
 */
export interface Fact {
  kind: string;
  key: string;
  seat: number;
  args: Data;
}

/**
 * A legal answer: its code, the words for it (`key` with `args`) and the things on the table it points
 * at.
 */
export interface Option {
  code: string;
  key: string;
  args: Data;
  at: string[];
}

/**
 * What a seat is asked. An answer repeats `asked`; one that comes too late for its question is refused
 * as stale.
 */
export interface Question {
  seat: number;
  asked: number;
  prompt: string;
  key: string;
  source: string;
  about: Data;
  options: Option[];
  why_not: WhyNot[];
}

/** Frames of a game from any seat's view of the time; `total` is the number of answers. */
export interface Replay {
  frames: ReplayFrame[];
  total: number;
}

/** The table after some answers, as one seat saw it at that time. */
export interface ReplayFrame {
  answers: number;
  seat: number | null;
  code: string | null;
  events: Fact[];
  view: Data;
  waiting: number[];
  scores: Score[];
}

/**
 * The score of a seat, or of a rival whom the rules play, numbered after the seats. `lines` add up to
 * `total`; with `forecast`, as if nothing changed any more, to `expected`.
 */
export interface Score {
  seat: number;
  total: number;
  expected: number;
  rank: number | null;
  rating: number | null;
  lines: ScoreLine[];
  forecast: ScoreLine[];
}

/** Points from one source at one time; losses are negative. */
export interface ScoreLine {
  source: string;
  when: string;
  points: number;
}

/**
 * A seat and who answers for it. `used` (milliseconds) and `answers` tell its clock, together with
 * `asked_at`, since when it is thinking.
 */
export interface SeatInfo {
  name: string;
  person: string;
  bot: string;
  helper: string;
  left: boolean;
  forfeited: boolean;
  online: boolean;
  used: number;
  answers: number;
  asked_at: number | null;
}

/**
 * What everybody at a table knows of it. Set-up options of more than a few words are left out
 * (`long_options`); the seed is shown when the game is over, and `commitment` is its hash: SHA-256 of seed,
 * space, salt.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: "gathering" | "running" | "over" | "closed";
  host: string;
  seats: SeatInfo[];
  terms: Terms;
  options: Data;
  long_options: string[];
  chosen_seed: boolean;
  commitment: string;
  seed: string | null;
  salt: string | null;
  origin: Origin | null;
  created_at: number;
  hints: boolean;
}

/** A table as one viewer sees it after entry `number`. `since` is the end of the viewer's last turn. */
export interface TableView {
  number: number;
  seat: number | null;
  table: TableInfo;
  waiting: number[];
  view: Data | null;
  question: Question | null;
  undo: boolean;
  since: number;
  scores: Score[] | null;
}

/** Something one might expect among the options, and why it is not there. */
export interface WhyNot {
  code: string;
  key: string;
  args: Data;
  at: string[];
  reason: string;
  details: Data;
}

/** Answer the question put to a seat. `asked` is the number that came with the question. */
export interface ChooseAct {
  act: "choose";
  id: string;
  seat: number;
  asked: number;
  code: string;
}

/** Take back the last answer of a seat, or one that is still sealed. */
export interface UndoAct {
  act: "undo";
  id: string;
  seat: number;
}

/** A line of chat. */
export interface SayAct {
  act: "say";
  id: string;
  text: string;
}

/** Take a free seat, the first one if none is named. One person may take several: they share a screen. */
export interface SitAct {
  act: "sit";
  id: string;
  seat?: number | null;
  name?: string | null;
}

/** The host puts a bot on a free seat. */
export interface SeatBotAct {
  act: "seat_bot";
  id: string;
  seat: number;
  bot: string;
}

/** Free a seat before the game begins: your own, or any if you are the host. */
export interface RiseAct {
  act: "rise";
  id: string;
  seat: number;
}

/** The host deals the cards; every seat must be taken. */
export interface BeginAct {
  act: "begin";
  id: string;
}

/** Leave a game in progress; the others may call a stand-in. */
export interface LeaveAct {
  act: "leave";
  id: string;
  seat: number;
}

/** Come back to your seat; a stand-in leaves it. */
export interface ReturnAct {
  act: "return";
  id: string;
  seat: number;
}

/**
 * Call a bot to the seat of somebody who has left or is late: for one answer, until its holder returns,
 * or permanently (a forfeit).
 */
export interface ReplaceAct {
  act: "replace";
  id: string;
  seat: number;
  bot: string;
  how: "answer" | "stand_in" | "forfeit";
}

/** The host closes the table. */
export interface CloseAct {
  act: "close";
  id: string;
}

/** The first message. Browsers have a cookie; others send their token here. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
}

/**
 * Follow a table as a seat sees it (none: as a spectator). After a lost connection, `since` is the last
 * number seen.
 */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
}

/** Stop following a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** An act at a table. */
export interface Do {
  type: "do";
  table: string;
  act: AnyAct;
}

/**
 * What would an answer bring? Nothing is done. `ask` comes back with the reply; without a `code`, what
 * are the current values?
 */
export interface PreviewRequest {
  type: "preview";
  table: string;
  seat: number;
  code: string;
  ask: string;
}

/**
 * What would a bot of this level answer in my place? Nothing is done. `ask` comes back with the reply; a
 * second question drops the first.
 */
export interface HintRequest {
  type: "hint";
  table: string;
  seat: number;
  ask: string;
  level?: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A clock as clients send it: what is left out has its default. */
export interface ClockRequest {
  kind: "answer" | "bank";
  seconds: number;
  more?: number;
}

/** Terms as clients send them: what is left out has its default. */
export interface TermsRequest {
  clock?: ClockRequest | null;
  chat?: "off" | "seats" | "all";
  listed?: boolean;
  live_scores?: boolean;
  undo?: boolean;
}

/** A person, as everybody may know them. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/**
 * One entry of the log as the viewer may know it. `kind` is what happened at the table; `events` what
 * followed in the game.
 */
export interface LogLine {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  text?: string;
  bot?: string;
  how?: string;
  events?: Fact[];
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  person: Person | null;
  now: number;
}

/** The whole table; replace what you knew of it. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seen: TableView;
  log: LogLine[];
}

/**
 * The table after something happened, with the lines of the log since number `after`. `undone` lists
 * lines to remove.
 */
export interface Update {
  type: "update";
  table: string;
  after: number;
  seen: TableView;
  log: LogLine[];
  undone: number[];
}

/** An act is on disk, as entry `number`. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  number: number;
}

/** Something cannot be done. `reason` is the message key `refusal-<reason>`; nothing was changed. */
export interface Refused {
  type: "refused";
  reason: string;
  where: string;
  details: Data;
  id: string | null;
  table: string | null;
}

/** A table is no longer shown. */
export interface Gone {
  type: "gone";
  table: string;
  reason: string;
}

/** A message from the host of the server, such as a coming restart. */
export interface Notice {
  type: "notice";
  kind: string;
  text: string;
  seconds: number | null;
}

/**
 * The score of seat `score.seat` if the answer stood, without chance and without what the others do;
 * `events` that are certain to follow; whether the answer could be undone (`undo`); and on the board of that
 * seat what the sources of its points count, by source.
 */
export interface Previewed {
  type: "previewed";
  table: string;
  ask: string;
  code: string;
  score: Score;
  events: Fact[];
  undo: boolean;
  counted: Record<string, string[]>;
}

/**
 * What a bot would answer to question `asked`: the best first, then the next best. `unit` tells what the
 * values mean: points an answer seems to bring (`worth`), points ahead of the best other player at the end
 * (`margin`), or the rating of a solo game (`rating`).
 */
export interface Hinted {
  type: "hinted";
  table: string;
  ask: string;
  asked: number;
  level: string;
  unit: string;
  best: RatedOption[];
}

/** Yes. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Play without an account. */
export interface NewGuest {
  name: string;
}

/** An account: a unique name and a password. A guest who makes one keeps the seats. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Name and password of an account. */
export interface Login {
  name: string;
  password: string;
}

/** A new session. The token is shown once; the server stores only a hash. */
export interface SessionInfo {
  token: string;
  person: Person;
}

/**
 * A seat of a new table: open to anybody, mine, or a bot's. My seats may have names, for a shared
 * screen.
 */
export interface NewSeat {
  kind: "open" | "me" | "bot";
  name?: string | null;
  bot?: string | null;
}

/**
 * A table to be set up: from a preset, with given options, or both. If every seat is taken, the game
 * begins at once.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Data;
  preset?: string | null;
  seed?: string | null;
  terms?: TermsRequest;
}

/** A record file, to continue or to look at. `seats` tells who sits where, as for a new table. */
export interface Imported {
  record: string;
  seats?: NewSeat[];
  terms?: TermsRequest;
}

/** Continue from a finished game after this number of answers. */
export interface Fork {
  answers: number;
  seats?: NewSeat[];
  terms?: TermsRequest | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "gathering" | "running" | "over" | "closed";
  names: string[];
  free: number;
  your_turn: boolean;
  created_at: number;
  changed_at: number;
}

/** Your tables, and tables open to everybody. */
export interface TableList {
  yours: TableLine[];
  listed: TableLine[];
}

/**
 * A link to a table: to join and sit, to watch, or (with one of your seats) to see what that seat
 * sees.
 */
export interface NewLink {
  kind: "join" | "watch";
  seat?: number | null;
  hours?: number;
}

/** A link. `path` is what to send to a friend; it contains a secret and is shown once. */
export interface Link {
  id: string;
  kind: string;
  seat: number | null;
  expires_at: number;
  path: string;
}

/** Use a link. With a `name` and no session, a guest is created. */
export interface Join {
  link: string;
  name?: string | null;
}

/** Where a link led; a new guest gets a token. */
export interface Joined {
  table: string;
  seat: number | null;
  session: SessionInfo | null;
}

/** A part of the log as the viewer may know it. */
export interface LogPage {
  lines: LogLine[];
  next: number | null;
}

/**
 * A person's result in a deal of the day. `rating` is the measure of success in a solo game, `won` tells
 * whether the rival was beaten, if there is one.
 */
export interface DailyLine {
  name: string;
  points: number;
  rating: number | null;
  won: boolean | null;
  table: string;
}

/**
 * A deal of today. `table` is yours, `you` is your result; `players` have finished it, `best` are the
 * best of them.
 */
export interface DailyDeal {
  game: string;
  options: Data;
  table: string | null;
  you: DailyLine | null;
  players: number;
  best: DailyLine[];
}

/** The deals of today (UTC), the same for everybody; others come at `ends_at`. */
export interface Daily {
  day: string;
  ends_at: number;
  deals: DailyDeal[];
}

/** The results of the deal of a day; the seed is shown when the day is over. */
export interface DailyBoard {
  day: string;
  game: string;
  options: Data;
  seed: string | null;
  players: number;
  best: DailyLine[];
  you: DailyLine | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  choices: Record<string, Data[]>;
  presets: Data[];
  board: string;
}

/** What can be played, with whom, in which languages. */
export interface Catalogue {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  seconds: Record<string, number>;
}

/** A set file as somebody wrote it, in TOML or JSON. */
export interface SetText {
  text: string;
}

/** What a set contains: a message key with its parameters. */
export interface SetLine {
  key: string;
  args: Data;
}

/** A mistake in a set: the line (0 in JSON), the entry, and the reason as in a `Problem`. */
export interface SetProblem {
  line: number;
  where: string;
  reason: string;
  details: Data;
}

/** A set as plain data for the options of a table, with what it contains; or all its mistakes. */
export interface CheckedSet {
  set: Data | null;
  holds: SetLine[];
  problems: SetProblem[];
}

/** Why a request was refused: the message key `refusal-<reason>` with its parameters. */
export interface Problem {
  reason: string;
  where: string;
  details: Data;
}

/** The health of the server. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  sockets: number;
}

export type AnyAct =
  | ChooseAct
  | UndoAct
  | SayAct
  | SitAct
  | SeatBotAct
  | RiseAct
  | BeginAct
  | LeaveAct
  | ReturnAct
  | ReplaceAct
  | CloseAct;

export type AnySocketRequest =
  | Hello
  | Watch
  | Unwatch
  | Do
  | PreviewRequest
  | HintRequest
  | Ping;

export type AnyMessage =
  | Welcome
  | Snapshot
  | Update
  | Done
  | Refused
  | Gone
  | Notice
  | Previewed
  | Hinted
  | Pong;
