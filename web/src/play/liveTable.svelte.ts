/**
 * A table that is kept up to date over the connection, and the commands that can be sent to it.
 *
 * A person with several seats shares the screen with others. The page shows one seat at a time.
 * Between two of them `handOver` is the next seat, and nothing is drawn until its player says that
 * they are there.
 */
import { connection, type Subscriber, type Command } from "../net/connection.svelte";
import { me } from "../net/me.svelte";
import { displayNames } from "../words/names";
import { words } from "../words/words.svelte";
import type { Data, LogLine, Question, Refused, Score, SeatInfo, TableView, Snapshot, Update } from "../wire";
import { reducedMotion, settings } from "../settings/settings.svelte";
import { beat, isTurnOfOthers, Pace } from "./pace";
import type { Table } from "./table";

const LONGEST_LOG = 400;

export class LiveTable implements Subscriber, Table {
  readonly id: string;
  /** The last view. It is replaced as a whole and never changed in place, so it is kept raw. */
  tableView: TableView | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  goneReason: string | null = $state(null);
  refused: Refused | null = $state.raw(null);
  /** The seat whose player should take over the screen, until they confirm it. */
  handOver: number | null = $state(null);
  /** Called after each update with its new log lines; `whole` for a snapshot. */
  onUpdate: (fresh: LogLine[], whole: boolean) => void = () => {};

  /** Whether there is a view of the seat to show; the first one is always a spectator's. */
  opened = $state(false);
  /** Turns of others are being shown; until they are over nothing is asked. */
  showing = $state(false);

  readonly #pace = new Pace<Update>(
    (update) => {
      this.showing = this.#pace.busy;
      this.#apply(update);
    },
    (update, waiting, spent) =>
      this.#isWatched(update) ? beat(settings.pace, waiting, spent, this.#touchesMe(update)) : 0,
    () => {
      if (!this.showing) return;
      this.showing = false;
      this.onUpdate([], false); // the question may be asked now
    },
  );
  #viewSeat: number | null = null;
  #seatChosen = false;
  #lentSeat: number | null;
  #unsubscribe: () => void;

  /** `lentSeat`: the seat that a link lets us watch. */
  constructor(id: string, lentSeat: number | null = null) {
    this.id = id;
    this.#lentSeat = lentSeat;
    this.#unsubscribe = connection.subscribe(this);
  }

  // Whose view

  readonly mySeats: number[] = $derived.by(() => {
    const id = me.person?.id;
    return id ? this.seats.flatMap((seat, index) => (seat.person === id ? [index] : [])) : [];
  });

  watchParams(): { seat: number | null; since: number | null } {
    this.skip();
    const same = this.tableView !== null && this.tableView.seat === this.#viewSeat;
    return { seat: this.#viewSeat, since: same ? this.tableView!.number : null };
  }

  /** Show the view of another seat (null: of a spectator). */
  viewAs(seat: number | null): void {
    this.handOver = null;
    this.#seatChosen = true;
    if (seat === this.#viewSeat && this.tableView?.seat === seat) return;
    this.#viewSeat = seat;
    connection.resubscribe(this);
  }

  leave(): void {
    this.#pace.stop();
    this.#unsubscribe();
  }

  // Updates

  receive(message: Snapshot | Update): void {
    if (message.type === "update" && (this.#pace.busy || this.#isWatched(message))) this.#pace.add(message);
    else {
      this.#pace.stop();
      this.showing = false;
      this.#apply(message);
    }
  }

  /** Show what others did at once. */
  skip(): void {
    this.#pace.skip();
  }

  /** Whether an update is shown for a time: a turn of others, on a page that is seen. */
  #isWatched(update: Update): boolean {
    if (reducedMotion() || settings.pace === "now" || document.hidden || this.mySeats.length !== 1) return false;
    return update.undone.length === 0 && isTurnOfOthers(update.log, this.mySeats);
  }

  /** Whether an update names the viewer: a card used, something given. */
  #touchesMe(update: Update): boolean {
    return update.log.some((line) => (line.events ?? []).some(({ args }) => ["to", "owner"].some((name) => this.mySeats.includes(Number(args[name] ?? -1)))));
  }

  #apply(message: Snapshot | Update): void {
    const whole = message.type === "snapshot";
    const fresh = message.log;
    if (whole) this.log = fresh;
    else {
      const gone = new Set(message.undone);
      const kept = this.log.filter((one) => !gone.has(one.number) && one.number <= message.after);
      this.log = [...kept, ...fresh].slice(-LONGEST_LOG);
    }
    this.tableView = message.seen;
    this.goneReason = null;
    this.#pickSeat();
    this.opened ||= message.seen.seat === this.#viewSeat;
    this.onUpdate(fresh, whole);
  }

  onGone(reason: string): void {
    this.goneReason = reason;
  }

  /** Choose whose view to show: the own seat, or on a shared screen the one that is asked. */
  #pickSeat(): void {
    const mySeats = this.mySeats;
    if (!this.#seatChosen) {
      if (mySeats.length === 0 && this.#lentSeat === null) return;
      this.#seatChosen = true;
      const first = mySeats.find((seat) => this.waiting.includes(seat)) ?? mySeats[0] ?? this.#lentSeat;
      if (mySeats.length > 1 && this.status === "running") this.handOver = first ?? null;
      else this.viewAs(first ?? null);
      return;
    }
    if (mySeats.length < 2 || this.status !== "running") {
      this.handOver = null;
      if (this.#viewSeat === null && mySeats.length === 1) this.viewAs(mySeats[0]!);
      return;
    }
    const asked = mySeats.filter((seat) => this.waiting.includes(seat));
    const next = asked[0];
    if (next !== undefined && !asked.includes(this.#viewSeat ?? -1)) this.handOver = next;
  }

  readonly info = $derived(this.tableView?.table ?? null);
  readonly status = $derived(this.info?.status ?? "gathering");
  readonly game: string = $derived((this.info?.game ?? ""));
  readonly seat: number | null = $derived(this.tableView?.seat ?? null);
  readonly view: Data = $derived(this.tableView?.view ?? {});
  readonly scores: Score[] = $derived(this.tableView?.scores ?? []);
  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? []);
  readonly names: string[] = $derived(displayNames(this.seats, this.scores.length, words(this.game)));
  readonly waiting: number[] = $derived(this.tableView?.waiting ?? []);
  readonly over: boolean = $derived(this.status === "over");
  readonly since: number = $derived(this.tableView?.since ?? 0);
  readonly question: Question | null = $derived((!this.showing && this.tableView?.question) || null);
  readonly isHost: boolean = $derived(me.person !== null && this.info?.host === me.person.id);
  /** Whether one of this person's seats has to answer now. */
  readonly mustAnswer: boolean = $derived(!this.showing && this.mySeats.some((seat) => this.waiting.includes(seat)));

  // Commands

  /** Send a command; a refusal is kept so that it can be shown. */
  async send(command: Command): Promise<boolean> {
    this.refused = null;
    const refused = await connection.send(this.id, command);
    this.refused = refused;
    return refused === null;
  }

  /** Answer the question, and with `then` what is asked after it. */
  answer(code: string, then: string[] = []): Promise<boolean> {
    const question = this.question;
    if (!question) return Promise.resolve(false);
    return this.send({ act: "choose", seat: question.seat, asked: question.asked, code, then });
  }

  undo(): Promise<boolean> {
    return this.seat === null ? Promise.resolve(false) : this.send({ act: "undo", seat: this.seat });
  }
}
