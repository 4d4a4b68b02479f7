// Written by `make types` from src/boardwright/server/wire.py: change that instead.

export const PROTOCOL = 1;

/** Whatever JSON can hold. */
export type Json = null | boolean | number | string | Json[] | Data;

/** Plain data of the rules: views, parameters, options. */
export interface Data {
  [name: string]: Json;
}

/**
 * An option with the value that a bot gives it, and the number of imagined games in which the bot tried
 * it.
 */
export interface RatedOption {
  code: string;
  value: number;
  tries: number;
}

/**
 * Where a table comes from: a rematch or a fork of another table, an imported record, or a deal of the
 * day.
 */
export interface Origin {
  how: string;
  table: string;
  answers: number;
  day: string;
}

/** The games of one kind together: of one title, with as many seats, in like company. */
export interface Figures {
  game: string;
  seats: number;
  company: "alone" | "bots" | "people";
  games: number;
  won: number | null;
  mean: number;
  best: number;
  best_table: string;
  sources: Record<string, number>;
  trend: number[];
}

/** How a game ended for one person. */
export interface Outcome {
  table: string;
  game: string;
  names: string[];
  company: "alone" | "bots" | "people";
  rank: number;
  points: number;
  rating: number | null;
  won: boolean | null;
  sources: Record<string, number>;
  ended_at: number;
}

/** What can be played, with whom, in which languages. */
export interface Catalogue {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  seconds: Record<string, number>;
  alone: boolean;
}

/**
 * The reply to `SetText`: the set as plain data for the options of a table, with what it contains; or all
 * its mistakes.
 */
export interface CheckedSet {
  set: Data | null;
  holds: SetLine[];
  problems: SetProblem[];
}

/** The deals of today (UTC). They are the same for everybody, and end at `ends_at`. */
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

/**
 * A deal of today. `table` is your table, `you` is your result. `players` is the number of people who
 * have finished the deal, `best` are the best results.
 */
export interface DailyDeal {
  game: string;
  options: Data;
  table: string | null;
  you: DailyLine | null;
  players: number;
  best: DailyLine[];
}

/**
 * A person's result in a deal of the day. `rating` is the rating of a solo game. `won` tells whether the
 * person beat the rival, if there is one.
 */
export interface DailyLine {
  name: string;
  points: number;
  rating: number | null;
  won: boolean | null;
  table: string;
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
 * Time to think: `seconds` for each answer, or a bank of `seconds` with `more` added for each answer.
 *
 * When the time has run out, nothing happens automatically, but the other players may call a bot.
 */
export interface Clock {
  kind: "answer" | "bank";
  seconds: number;
  more: number;
}

/** What the players of a table agree on. */
export interface Terms {
  clock: Clock | null;
  chat: "off" | "seats" | "all";
  listed: boolean;
  live_scores: boolean;
  undo: boolean;
}

/**
 * An event of the game with its parameters. `key` is the message that describes it to the viewer, empty
 * if nothing needs to be said.
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
 * What an answer would do, without chance and without the answers of others: the score of the seat,
 * the `events` that are certain to follow, and whether the answer could be undone (`undo`). `counted` lists
 * by source the things on the board of that seat that bring points. `then` is the next question to the seat,
 * after the answers `forced` that the rules leave no choice about; null if that is not certain.
 */
export interface Preview {
  score: Score;
  events: Fact[];
  undo: boolean;
  counted: Record<string, string[]>;
  forced: string[];
  then: Question | null;
}

/**
 * A question to a seat. The answer repeats `asked`. An answer to an earlier question is refused as
 * stale. `several` is null if one answer is given at a time.
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
  several: Several | null;
}

/** Frames of a game as one seat saw them. `total` is the number of answers. */
export interface Replay {
  frames: ReplayFrame[];
  total: number;
}

/**
 * The table after some answers, as one seat saw it at that time. `option` is the last answer, and `code`
 * is its code.
 */
export interface ReplayFrame {
  answers: number;
  seat: number | null;
  code: string | null;
  option: Option | null;
  events: Fact[];
  view: Data;
  waiting: number[];
  scores: Score[];
}

/**
 * How another answer at a turning point compares: by how many points it is better than what was played
 * (`gain`), and by how many the best one is better (`gap`), each with half its 95 % interval, over so many
 * imagined `worlds`, those of the verdict.
 */
export interface ReviewAttempt {
  code: string;
  kind: "beyond" | "equal" | "better" | "same" | "worse";
  gain: number;
  gain_error: number;
  gap: number;
  gap_error: number;
  worlds: number;
}

/**
 * What a seat was asked at a turning point, the scores it saw, and what was certain to follow what it
 * played and the better answer, from what it knew.
 */
export interface ReviewMoment {
  question: Question;
  scores: Score[];
  played: Preview;
  best: Preview;
}

/**
 * The expected final lead (or rating) of a seat after some answers; eight of ten games end within
 * `error` of it. Of two seats it is that of the first one.
 */
export interface ReviewPoint {
  answers: number;
  seat: number;
  lead: number;
  error: number;
}

/** One sentence that says why an answer is better: the key of its message, with its parameters. */
export interface ReviewReason {
  key: string;
  args: Data;
  sources: ReviewSource[];
}

/**
 * A seat as far as its actions are judged: accuracy in the game and by season, what its answers cost,
 * the lead (or rating) at the end, and the rest of the lead: luck, and what the review cannot see.
 */
export interface ReviewSeat {
  seat: number;
  choices: number;
  accuracy: number;
  seasons: Record<string, number>;
  cost: number;
  error: number;
  result: number;
  rest: number | null;
}

/**
 * How many more points a source brings after the better answer, on average. `denied` are points that the
 * best other player does not get.
 */
export interface ReviewSource {
  source: string;
  points: number;
  denied: boolean;
}

/** An action whose verdict is a mistake; the same advice was good for so many actions in a row. */
export interface ReviewTurningPoint {
  action: number;
  times: number;
}

/**
 * What one action of a seat cost it, from what it knew. `start` answers were given before the action,
 * and `at` before the answer that differs from the better one. `error` is half the width of the 95 %
 * interval of the `loss`, over so many imagined `worlds`.
 */
export interface ReviewVerdict {
  action: number;
  seat: number;
  start: number;
  at: number;
  season: string;
  kind: string;
  played: Option;
  best: Option | null;
  loss: number;
  error: number;
  worlds: number;
  reasons: ReviewReason[];
}

/**
 * A review as far as it has come: `done` of so many `actions` are judged. `left` is how many seconds the
 * rest may take, null if that is unknown. `unit` is `margin` or `rating`. Turning points are sorted, the
 * costliest first.
 */
export interface ReviewView {
  status: "none" | "waiting" | "running" | "complete" | "failed";
  done: number;
  actions: number;
  left: number | null;
  unit: string;
  curve: ReviewPoint[];
  seats: ReviewSeat[];
  turning_points: ReviewTurningPoint[];
  verdicts: ReviewVerdict[];
}

/**
 * The score of a seat, or of a rival played by the rules; rivals are numbered after the seats. `total`
 * is the sum of `lines`. `forecast` are the later scorings of the present board, and `expected` is the sum
 * of `lines` and `forecast`. `title` is the message key of the rank that a solo `rating` earns.
 */
export interface Score {
  seat: number;
  total: number;
  expected: number;
  rank: number | null;
  rating: number | null;
  title: string | null;
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
 * A seat and who answers for it. Its clock is computed from `used`, the thinking time so far in
 * milliseconds, the number of its `answers`, and `asked_at`, the time of the open question.
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
 * How many answers a question takes at once: `least` to `most` codes, in steps of `step`. `times` says
 * how often each code may be given. With fewer than `most`, the code `done` comes last; if `done` is empty,
 * the question is asked again. `picked` counts the codes that were given before.
 */
export interface Several {
  least: number;
  most: number;
  step: number;
  picked: number;
  times: Record<string, number>;
  done: string;
}

/**
 * What everybody knows about a table. Long set-up options are left out; `long_options` names them. The
 * seed and the salt are shown when the game is over. `commitment` is the SHA-256 of seed, space, salt.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
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

/** An option that a player might expect, and the reason why it is not offered. */
export interface WhyNot {
  code: string;
  key: string;
  args: Data;
  at: string[];
  reason: string;
  details: Data;
}

/**
 * Answer the question put to a seat. `asked` is the number that came with the question; `then` are the
 * answers to the questions that follow. All of them count, or none.
 */
export interface ChooseAct {
  act: "choose";
  id: string;
  seat: number;
  asked: number;
  code: string;
  then?: string[];
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

/** The host starts the game. Every seat must be taken. */
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
 * Ask for the score after the answer `code` and the answers `then` that follow it. An empty `code` asks
 * for the current score. The table does not change. The reply repeats `ask`.
 */
export interface PreviewRequest {
  type: "preview";
  table: string;
  seat: number;
  code: string;
  ask: string;
  then?: string[];
}

/**
 * Ask what a bot of this level would answer for a seat. The table does not change. The reply repeats
 * `ask`. A new request cancels the one before.
 */
export interface HintRequest {
  type: "hint";
  table: string;
  seat: number;
  ask: string;
  level?: string;
}

/**
 * Follow the review of a finished game; it is begun if nobody has asked for it. The replies repeat `ask`.
 * A new request ends the one before.
 */
export interface ReviewRequest {
  type: "review";
  table: string;
  ask: string;
}

/** Stop following a review. It stops when nobody follows it any more. */
export interface Unreview {
  type: "unreview";
}

/**
 * Whether the person looks at the page of this connection; yes, until it says otherwise. While somebody
 * looks at a table, no notices about it are sent to their phone.
 */
export interface Attention {
  type: "attention";
  looking: boolean;
}

/** Check that the connection is alive. The server replies with `Pong`. */
export interface Ping {
  type: "ping";
}

/** A clock as clients send it. Fields that are left out have their defaults. */
export interface ClockRequest {
  kind: "answer" | "bank";
  seconds: number;
  more?: number;
}

/** Terms as clients send them. Fields that are left out have their defaults. */
export interface TermsRequest {
  clock?: ClockRequest | null;
  chat?: "off" | "seats" | "all";
  listed?: boolean;
  live_scores?: boolean;
  undo?: boolean;
}

/** A person, with what everybody may know. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/**
 * One entry of the log, with what the viewer may know. `kind` is what happened at the table; `events` are
 * the events of the game that followed.
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

/** The reply to `Hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  person: Person | null;
  now: number;
}

/** The whole table. It replaces everything that the client has of this table. */
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

/** An act is stored, as log entry `number`. */
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

/** The viewer no longer receives this table. */
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
 * The reply to `PreviewRequest`. `score` is the score of seat `score.seat` after the answer, without
 * chance and without the answers of others. `events` are those that are certain to follow. `undo` tells
 * whether the answer can be undone. `counted` lists by source the things on the board of that seat that
 * bring points. `then` is the next question to the seat, after the answers `forced` that the rules leave no
 * choice about; it is null if that is not certain or nothing is asked.
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
  forced: string[];
  then: Question | null;
}

/**
 * The reply to `HintRequest`: the best options for question `asked`, the best one first. `unit` is the
 * meaning of the values: the expected gain in points (`worth`), the expected lead over the best other player
 * at the end (`margin`), or the expected rating of a solo game (`rating`).
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

/**
 * A review as far as it has come. The curve comes once; of the verdicts only those come that were not
 * sent before, all others are still valid.
 */
export interface Reviewed {
  type: "reviewed";
  table: string;
  ask: string;
  review: ReviewView;
}

/** The reply to `Ping`, with the time of the server in milliseconds. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Play without an account. */
export interface NewGuest {
  name: string;
}

/** An account: a unique name and a password. A guest who creates an account keeps the seats. */
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
 * A session in a list: on which device, since when, and when it was last used (to the hour). `current` is
 * the one that asks.
 */
export interface SessionLine {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  current: boolean;
}

/** The public key of this server, for the browsers that want notices (RFC 8292). */
export interface PushKey {
  key: string;
}

/** Another name. Tables where you already sit keep the old one. */
export interface NewName {
  name: string;
}

/** Another password. */
export interface NewPassword {
  current: string;
  password: string;
}

/** Delete your account. An account needs its password; a guest has none. */
export interface DeleteAccount {
  password?: string;
}

/** The keys with which a browser can read its notices. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser that wants notices, as its subscription names it. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
  language?: string;
}

/** A browser that wants no more notices. */
export interface OldPush {
  endpoint: string;
}

/**
 * A seat of a new table: open to anybody, taken by the sender, or by a bot. The sender's seats may have
 * names, for a shared screen.
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

/**
 * A record file, to continue the game or to look at it, or a position where a game begins. `seats` is as
 * for a new table.
 */
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

/** Another answer at a turning point of a review. */
export interface TryAgain {
  action: number;
  code: string;
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

/** The table and the seat to which a link leads. A new guest receives a session. */
export interface Joined {
  table: string;
  seat: number | null;
  session: SessionInfo | null;
}

/** The secret of a link. */
export interface LinkToken {
  link: string;
}

/**
 * What a link leads to. `host` is a name, empty if the host has no seat. `names` are those of the seats,
 * empty for a free seat.
 */
export interface Invitation {
  kind: string;
  game: string;
  status: "gathering" | "running" | "over" | "closed";
  host: string;
  names: string[];
}

/** A part of the log, with what the viewer may know. */
export interface LogPage {
  lines: LogLine[];
  next: number | null;
}

/** The text of a set file, in TOML or JSON. */
export interface SetText {
  text: string;
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
  | ReviewRequest
  | Unreview
  | Attention
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
  | Reviewed
  | Pong;
