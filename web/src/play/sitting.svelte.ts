/**
 * Sitting at a table: what is shown of it, kept up to date, and what can be done there.
 *
 * Somebody who holds several seats shares a screen with others. They look through one seat at a time, and
 * between two of them `handOver` names the next one, so that nothing is drawn until they have changed places.
 */
import { line, type Follower, type Wish } from "../net/line.svelte";
import { me } from "../net/me.svelte";
import { displayNames } from "../words/names";
import { words } from "../words/words.svelte";
import type { Data, LogLine, Question, Refused, Score, SeatInfo, TableView, Snapshot, Update } from "../wire";
import type { Shown } from "./shown";

const LONGEST_LOG = 400;

export class Sitting implements Follower, Shown {
  readonly table: string;
  /** The last picture. Whole and never changed in place, so it is kept raw. */
  seen: TableView | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  goneFor: string | null = $state(null);
  refused: Refused | null = $state.raw(null);
  /** The seat that should look next at this screen, until somebody says that it is them. */
  handOver: number | null = $state(null);
  /** Called after each new picture with the log lines it brought. */
  onNews: (fresh: LogLine[], whole: boolean) => void = () => {};

  #eyes: number | null = null;
  #chosen = false;
  #lent: number | null;
  #unfollow: () => void;

  /** `lent`: the seat through which a link lets us watch. */
  constructor(table: string, lent: number | null = null) {
    this.table = table;
    this.#lent = lent;
    this.#unfollow = line.follow(this);
  }

  // Who looks

  readonly mine: number[] = $derived.by(() => {
    const id = me.person?.id;
    return id ? this.seats.flatMap((seat, index) => (seat.person === id ? [index] : [])) : [];
  });

  eyes(): { seat: number | null; since: number | null } {
    const same = this.seen !== null && this.seen.seat === this.#eyes;
    return { seat: this.#eyes, since: same ? this.seen!.number : null };
  }

  /** Look through another seat (null: as a spectator). */
  look(seat: number | null): void {
    this.handOver = null;
    this.#chosen = true;
    if (seat === this.#eyes && this.seen?.seat === seat) return;
    this.#eyes = seat;
    line.look(this);
  }

  leave(): void {
    this.#unfollow();
  }

  // What is shown

  shown(message: Snapshot | Update): void {
    const whole = message.type === "snapshot";
    const fresh = message.log;
    if (whole) this.lines = fresh;
    else {
      const gone = new Set(message.undone);
      const kept = this.lines.filter((one) => !gone.has(one.number) && one.number <= message.after);
      this.lines = [...kept, ...fresh].slice(-LONGEST_LOG);
    }
    this.seen = message.seen;
    this.goneFor = null;
    this.#choose();
    this.onNews(fresh, whole);
  }

  gone(reason: string): void {
    this.goneFor = reason;
  }

  /** Whose eyes to use: one's own seat, at a shared screen the one that is asked. */
  #choose(): void {
    const mine = this.mine;
    if (!this.#chosen) {
      if (mine.length === 0 && this.#lent === null) return;
      this.#chosen = true;
      const first = mine.find((seat) => this.waiting.includes(seat)) ?? mine[0] ?? this.#lent;
      if (mine.length > 1 && this.status === "running") this.handOver = first ?? null;
      else this.look(first ?? null);
      return;
    }
    if (mine.length < 2 || this.status !== "running") {
      this.handOver = null;
      if (this.#eyes === null && mine.length === 1) this.look(mine[0]!);
      return;
    }
    const asked = mine.filter((seat) => this.waiting.includes(seat));
    const next = asked[0];
    if (next !== undefined && !asked.includes(this.#eyes ?? -1)) this.handOver = next;
  }

  readonly info = $derived(this.seen?.table ?? null);
  readonly status = $derived(this.info?.status ?? "gathering");
  readonly game: string = $derived((this.info?.game ?? ""));
  readonly seat: number | null = $derived(this.seen?.seat ?? null);
  readonly view: Data = $derived(this.seen?.view ?? {});
  readonly scores: Score[] = $derived(this.seen?.scores ?? []);
  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly names: string[] = $derived(displayNames(this.seats, this.scores.length, words(this.game)));
  readonly waiting: number[] = $derived(this.seen?.waiting ?? []);
  readonly over: boolean = $derived(this.status === "over");
  readonly since: number = $derived(this.seen?.since ?? 0);
  readonly question: Question | null = $derived(this.seen?.question ?? null);
  readonly host: boolean = $derived(me.person !== null && this.info?.host === me.person.id);
  /** Whether this person has to answer now, with whichever seat. */
  readonly asked: boolean = $derived(this.mine.some((seat) => this.waiting.includes(seat)));

  // What is done

  /** Do something; a refusal is kept to be shown. */
  async act(wish: Wish): Promise<boolean> {
    this.refused = null;
    const refused = await line.act(this.table, wish);
    this.refused = refused;
    return refused === null;
  }

  answer(code: string): Promise<boolean> {
    const question = this.question;
    if (!question) return Promise.resolve(false);
    return this.act({ act: "choose", seat: question.seat, asked: question.asked, code });
  }

  undo(): Promise<boolean> {
    return this.seat === null ? Promise.resolve(false) : this.act({ act: "undo", seat: this.seat });
  }
}
