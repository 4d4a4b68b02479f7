/** The table that somebody is about to set up: game, company, seats, and what was agreed on. */
import { FACES, faceOf } from "../../titles";
import type { Data, Json, NewSeat, NewTable, TermsRequest } from "../../wire";
import { CASUAL, FORMER, shelf, type Choice } from "./catalogue.svelte";

export type Company = "bots" | "friends" | "same";
export const COMPANIES: readonly Company[] = ["bots", "friends", "same"];

/** A seat of the plan. The first is always one's own. */
export interface Seat {
  key: number;
  kind: NewSeat["kind"];
  name: string;
  bot: string;
}

export type ClockKind = "none" | "answer" | "bank";

const KEY = "boardwright-plan";

export class Plan {
  game: string = $state(shelf.names[0] ?? "");
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
  /** The bot that was chosen last: the next one is of the same kind. */
  #bot = CASUAL;

  constructor() {
    this.seats = [this.#seat("me"), this.#seat("bot")];
    this.#recall();
  }

  readonly count = $derived(this.seats.length);
  readonly least = $derived(shelf.game(this.game)?.least_seats ?? 1);
  readonly most = $derived(shelf.game(this.game)?.most_seats ?? 4);
  readonly choices: Choice[] = $derived(shelf.choices(this.game, this.count));
  readonly solo = $derived(this.count === 1);
  /** The rival at this table: the option that sets its strength, and the strength; 0 stays away. */
  readonly rival = $derived.by(() => {
    const house = faceOf(this.game).rival;
    const choice = house && this.choices.find((one) => one.name === house.option);
    if (!house || !choice) return null;
    const strength = this.options[choice.name] ?? choice.default;
    return { choice, strength: typeof strength === "number" ? strength : 0 };
  });
  /** Whether anything is unlike what a fresh visitor gets. */
  readonly standard = $derived(Object.keys(this.options).every((name) => name === this.rival?.choice.name));

  pick(game: string): void {
    if (game === this.game) return;
    this.game = game;
    this.options = {};
    const most = this.most;
    if (this.seats.length > most) this.seats = this.seats.slice(0, most);
    while (this.seats.length < this.least) this.seats.push(this.#seat(this.#others()));
    this.#keep();
  }

  meet(company: Company): void {
    this.company = company;
    const kind = this.#others();
    if (company !== "bots" && this.seats.length === 1) this.add();
    this.seats = this.seats.map((seat, index) => (index ? { ...seat, kind } : seat));
    this.#tidy();
  }

  /** So many seats; 1 is a solo game. */
  seatCount(count: number): void {
    while (this.seats.length < count) this.seats.push(this.#seat(this.#others()));
    if (this.seats.length > count) this.seats = this.seats.slice(0, count);
    this.#tidy();
  }

  add(): void {
    this.seatCount(this.seats.length + 1);
  }

  remove(key: number): void {
    this.seats = this.seats.filter((seat) => seat.key !== key);
    this.#tidy();
  }

  /** Who sits there: `bot:casual`, `open` or `me`. */
  place(key: number, who: string): void {
    const [kind, bot] = who.split(":");
    const seat = this.seats.find((one) => one.key === key);
    if (!seat) return;
    seat.kind = kind as Seat["kind"];
    if (bot) this.#bot = seat.bot = bot;
    this.#keep();
  }

  settle(name: string, value: Json | undefined): void {
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

  begin(options: Data): void {
    this.options = JSON.parse(JSON.stringify(options)) as Data;
  }

  /** Whether the set-up comes to the same as these options; what is as if it were left out does not count. */
  is(options: Data): boolean {
    return this.#spelled(this.options) === this.#spelled(options);
  }

  #spelled(options: Data): string {
    const usual = new Map(this.choices.map((choice) => [choice.name, choice.default]));
    const said = Object.entries(options).filter(([name, value]) => usual.get(name) !== value);
    return JSON.stringify(said.sort(([a], [b]) => a.localeCompare(b)));
  }

  /** Choices of several that are begun and not complete. */
  readonly unfinished: Choice[] = $derived(
    this.choices.filter((choice) => {
      const given = this.options[choice.name];
      return choice.kind === "several" && Array.isArray(given) && given.length !== choice.count;
    }),
  );

  /** What to ask of the server; `nameOf` gives a name to those who share the screen and gave none. */
  wish(nameOf: (seat: number) => string): NewTable {
    const seats = this.seats.map((seat, index): NewSeat => {
      if (seat.kind === "bot") return { kind: "bot", bot: shelf.bots.includes(seat.bot) ? seat.bot : CASUAL };
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

  #others(): Seat["kind"] {
    return this.company === "bots" ? "bot" : this.company === "friends" ? "open" : "me";
  }

  #seat(kind: Seat["kind"]): Seat {
    return { key: this.#keys++, kind, name: "", bot: this.#bot };
  }

  /** Another number of seats has other choices: what no longer fits is left to chance again. */
  #tidy(): void {
    const kept: Data = {};
    for (const choice of this.choices) {
      const given = this.options[choice.name];
      if (given === undefined) continue;
      if (Array.isArray(given) && choice.kind === "several" && given.length !== choice.count) continue;
      kept[choice.name] = given;
    }
    this.options = kept;
    this.#keep();
  }

  #keep(): void {
    try {
      const bots = this.seats.map((seat) => seat.bot);
      localStorage.setItem(KEY, JSON.stringify({ game: this.game, company: this.company, bots }));
    } catch {
      // the next visit begins afresh, then
    }
  }

  #recall(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { game?: string; company?: string; bots?: string[] };
      if (kept.game && (FACES.has(kept.game) || shelf.names.includes(kept.game))) this.game = kept.game;
      this.company = COMPANIES.find((one) => one === kept.company) ?? "bots";
      if (kept.bots?.length) {
        const kind = this.#others();
        const bots = kept.bots.slice(0, 8).map((bot) => FORMER[bot] ?? bot);
        this.#bot = bots.at(-1) ?? CASUAL;
        this.seats = bots.map((bot, index) => ({ ...this.#seat(index ? kind : "me"), bot }));
      }
    } catch {
      // nothing was kept, or something else
    }
  }
}
