/** The table that the user is setting up: game, opponents, seats, set-up options and terms. */
import { TITLES, titleOf } from "../../titles";
import type { Data, Json, NewSeat, NewTable, TermsRequest } from "../../wire";
import { CASUAL, OLD_BOT_NAMES, gameList, type SetupOption } from "./gameList.svelte";

export type Company = "bots" | "friends" | "same";
export const COMPANIES: readonly Company[] = ["bots", "friends", "same"];

/** A planned seat. The first is always the user's. */
export interface Seat {
  key: number;
  kind: NewSeat["kind"];
  name: string;
  bot: string;
}

export type ClockKind = "none" | "answer" | "bank";

const KEY = "boardwright-plan";

export class TableSetup {
  game: string = $state(gameList.names[0] ?? "");
  company: Company = $state("bots");
  seats: Seat[] = $state([]);
  options: Data = $state({});
  seed = $state("");
  clock: ClockKind = $state("none");
  minutes = $state(10);
  more = $state(0);
  chat: "off" | "seats" | "all" = $state("seats");
  listed = $state(false);
  liveScores = $state(true);
  undo = $state(true);

  #keys = 0;
  /** The bot that was chosen last. New bots are of the same kind. */
  #bot = CASUAL;

  constructor() {
    this.seats = [this.#seat("me"), this.#seat("bot")];
    this.#restore();
  }

  readonly count = $derived(this.seats.length);
  readonly least = $derived(gameList.game(this.game)?.least_seats ?? 1);
  readonly most = $derived(gameList.game(this.game)?.most_seats ?? 4);
  readonly choices: SetupOption[] = $derived(gameList.choices(this.game, this.count));
  readonly solo = $derived(this.count === 1);
  /**
   * The rival at this table: the option that sets its strength, and the strength; 0 means no rival.
   */
  readonly rival = $derived.by(() => {
    const rivalInfo = titleOf(this.game).rival;
    const choice = rivalInfo && this.choices.find((one) => one.name === rivalInfo.option);
    if (!rivalInfo || !choice) return null;
    const strength = this.options[choice.name] ?? choice.default;
    return { choice, strength: typeof strength === "number" ? strength : 0 };
  });
  /** Whether all set-up options have their defaults. The strength of the rival does not count. */
  readonly standard = $derived(Object.keys(this.options).every((name) => name === this.rival?.choice.name));

  pickGame(game: string): void {
    if (game === this.game) return;
    this.game = game;
    this.options = {};
    const most = this.most;
    if (this.seats.length > most) this.seats = this.seats.slice(0, most);
    while (this.seats.length < this.least) this.seats.push(this.#seat(this.#otherKind()));
    this.#save();
  }

  setCompany(company: Company): void {
    this.company = company;
    const kind = this.#otherKind();
    if (company !== "bots" && this.seats.length === 1) this.add();
    this.seats = this.seats.map((seat, index) => (index ? { ...seat, kind } : seat));
    this.#dropInvalid();
  }

  /** Set the number of seats; 1 is a solo game. */
  setSeatCount(count: number): void {
    while (this.seats.length < count) this.seats.push(this.#seat(this.#otherKind()));
    if (this.seats.length > count) this.seats = this.seats.slice(0, count);
    this.#dropInvalid();
  }

  add(): void {
    this.setSeatCount(this.seats.length + 1);
  }

  remove(key: number): void {
    this.seats = this.seats.filter((seat) => seat.key !== key);
    this.#dropInvalid();
  }

  /** Set who has a seat: `bot:casual`, `open` or `me`. */
  setSeat(key: number, who: string): void {
    const [kind, bot] = who.split(":");
    const seat = this.seats.find((one) => one.key === key);
    if (!seat) return;
    seat.kind = kind as Seat["kind"];
    if (bot) this.#bot = seat.bot = bot;
    this.#save();
  }

  setOption(name: string, value: Json | undefined): void {
    const { [name]: _, ...others } = this.options;
    this.options = value === undefined ? others : { ...others, [name]: value };
    for (const choice of this.choices) {
      if (value !== undefined && (choice.unless === name || (choice.name === name && choice.unless))) {
        const other = choice.unless === name ? choice.name : choice.unless;
        const { [other]: _, ...rest } = this.options;
        this.options = rest;
      }
    }
  }

  setOptions(options: Data): void {
    this.options = JSON.parse(JSON.stringify(options)) as Data;
  }

  /** Whether the set-up is equal to these options. Values that are the default do not count. */
  matchesOptions(options: Data): boolean {
    return this.#canonical(this.options) === this.#canonical(options);
  }

  #canonical(options: Data): string {
    const usual = new Map(this.choices.map((choice) => [choice.name, choice.default]));
    const entries = Object.entries(options).filter(([name, value]) => usual.get(name) !== value);
    return JSON.stringify(entries.sort(([a], [b]) => a.localeCompare(b)));
  }

  /** Options of kind `several` with too few values. */
  readonly unfinished: SetupOption[] = $derived(
    this.choices.filter((choice) => {
      const given = this.options[choice.name];
      return choice.kind === "several" && Array.isArray(given) && given.length !== choice.count;
    }),
  );

  /** The request to the server. `nameOf` names people on this screen who have no name. */
  toRequest(nameOf: (seat: number) => string): NewTable {
    const seats = this.seats.map((seat, index): NewSeat => {
      if (seat.kind === "bot") return { kind: "bot", bot: gameList.bots.includes(seat.bot) ? seat.bot : CASUAL };
      if (seat.kind === "open") return { kind: "open" };
      return index ? { kind: "me", name: seat.name.trim() || nameOf(index) } : { kind: "me" };
    });
    return {
      game: this.game,
      seats,
      options: this.options,
      seed: this.seed.trim() || null,
      terms: this.#terms(),
    };
  }

  #terms(): TermsRequest {
    const clock =
      this.clock === "none" ? null : { kind: this.clock, seconds: Math.round(this.minutes * 60), more: this.clock === "bank" ? this.more : 0 };
    return { clock, chat: this.chat, listed: this.listed, live_scores: this.liveScores, undo: this.undo };
  }

  #otherKind(): Seat["kind"] {
    return this.company === "bots" ? "bot" : this.company === "friends" ? "open" : "me";
  }

  #seat(kind: Seat["kind"]): Seat {
    return { key: this.#keys++, kind, name: "", bot: this.#bot };
  }

  /** Another number of seats has other options: drop values that no longer fit. */
  #dropInvalid(): void {
    const valid: Data = {};
    for (const choice of this.choices) {
      const given = this.options[choice.name];
      if (given === undefined) continue;
      if (Array.isArray(given) && choice.kind === "several" && given.length !== choice.count) continue;
      valid[choice.name] = given;
    }
    this.options = valid;
    this.#save();
  }

  #save(): void {
    try {
      const bots = this.seats.map((seat) => seat.bot);
      localStorage.setItem(KEY, JSON.stringify({ game: this.game, company: this.company, bots }));
    } catch {
      // then the next visit starts with the defaults
    }
  }

  #restore(): void {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { game?: string; company?: string; bots?: string[] };
      if (stored.game && (TITLES.has(stored.game) || gameList.names.includes(stored.game))) this.game = stored.game;
      this.company = COMPANIES.find((one) => one === stored.company) ?? "bots";
      if (stored.bots?.length) {
        const kind = this.#otherKind();
        const bots = stored.bots.slice(0, 8).map((bot) => OLD_BOT_NAMES[bot] ?? bot);
        this.#bot = bots.at(-1) ?? CASUAL;
        this.seats = bots.map((bot, index) => ({ ...this.#seat(index ? kind : "me"), bot }));
      }
    } catch {
      // nothing was stored, or something else
    }
  }
}
