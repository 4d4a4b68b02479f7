/**
 * Making a move: select, preview, narrow down, confirm. A whole action that is selected by one click
 * is sent when it could be taken back for a moment (`held`), unless the settings ask to confirm
 * everything. What can be undone afterwards, and leaves nobody else to act, is sent at once.
 *
 * Things on the table have the names that options give them (`hand:farm`, `place:haven`, `b3`). A
 * tap selects a thing; `matching` are the options that point at everything tapped. Where a question
 * takes several answers, taps collect them (`picks`).
 *
 * If the preview of an answer says what is asked next, that question is asked before the first
 * answer is sent: `steps` are the answers so far, and one confirmation sends all of them. This code
 * knows no rules: it only looks options up.
 */
import { connection } from "../net/connection.svelte";
import { settings } from "../settings/settings.svelte";
import type { Option, Previewed, Question, Several, WhyNot } from "../wire";
import { Hints } from "./hints.svelte";
import type { LiveTable } from "./liveTable.svelte";
import { Moment, MOMENTS, press } from "./moment";
import { isComplete, most, withPick, withoutPick } from "./picks";

/**
 * How a thing is highlighted: can be chosen; is a target of the current choice; is selected; cannot
 * be chosen.
 */
export type Highlight = "can" | "lit" | "sel" | "no" | "";

/** An answer that is selected but not sent, because another question follows. */
export interface Step {
  question: Question;
  /** The answers, with those that follow by themselves. */
  codes: string[];
  options: Option[];
  /** The options of the thing that was tapped, if there are several: the first one is meant. */
  ways: Option[];
  /** What the question after it is. */
  then: Question;
}

/** The prompt at the start of a turn. All others belong to an action that has begun. */
const ACTION = "action";

/** After an answer that was sent at once, the second click of a double click has no effect. */
const DOUBLE_CLICK = 400;

/** Things with which a turn may begin. */
const PLANNED = /^(hand|row|place|city):/;

export class Choosing {
  /** The things tapped so far. */
  things: string[] = $state.raw([]);
  /** The answer that would be sent. */
  code: string | null = $state(null);
  /** The answers collected for a question that takes several, in order. */
  picks: string[] = $state.raw([]);
  /** The answers to earlier questions that are sent with it. */
  steps: Step[] = $state.raw([]);
  /** What all of it would do; null while it is unknown. */
  preview: Previewed | null = $state.raw(null);
  sending = $state(false);
  /** What is selected will be sent in a moment, unless it is taken back. */
  held = $state(false);
  /** Why the thing tapped last cannot be chosen. */
  denied: WhyNot | null = $state.raw(null);
  /** Counts taps on things when no more can be picked, for the panel to say so. */
  full = $state(0);
  /** What the player wants to begin the next turn with, chosen while others think. It is not sent. */
  plan: string | null = $state(null);
  /** The plan was not possible when the turn came. */
  planFailed = $state(false);
  /** Ask and send one answer at a time: for lessons and typed answers. */
  single = $state(false);

  /**
   * Set by boards that draw only some things. Without it, all things except goods and players count
   * as drawn.
   */
  isDrawn: ((thing: string) => boolean) | null = $state.raw(null);

  readonly hints = new Hints(this);

  #asked = -1;
  #previews = new Map<string, Previewed>();
  #inFlight = false;
  #wanted: string[] | null = null;
  /** What is selected now was meant to be played: by a click, not by a hint or a plan. */
  #meant = false;
  /** It was confirmed before its preview was known. */
  #eager = false;
  #moment = new Moment();
  #deafUntil = 0;

  constructor(readonly live: LiveTable) {}

  /** The question that is answered now: that of the table, or one that follows the selected answers. */
  readonly question: Question | null = $derived.by(() => this.live.question && (this.steps.at(-1)?.then ?? this.live.question));
  readonly several: Several | null = $derived(this.single ? null : (this.question?.several ?? null));
  /** The options; while several are collected, without the one that ends the question. */
  readonly options: Option[] = $derived(
    (this.question?.options ?? []).filter((option) => !this.several || option.code in this.several.times),
  );
  readonly #byCode = $derived(new Map(this.options.map((option) => [option.code, option])));
  readonly #byThing = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options)
      for (const thing of option.at) found.set(thing, [...(found.get(thing) ?? []), option]);
    return found;
  });
  readonly #denials = $derived.by(() => {
    const found = new Map<string, WhyNot>();
    for (const denial of this.question?.why_not ?? [])
      for (const thing of denial.at.slice(0, 1)) if (!found.has(thing)) found.set(thing, denial);
    return found;
  });

  readonly option: Option | null = $derived((this.code !== null && this.#byCode.get(this.code)) || null);
  /** The options that were picked, in order. */
  readonly picked: Option[] = $derived(this.picks.flatMap((code) => this.#byCode.get(code) ?? []));
  /** The options that point at everything tapped. */
  readonly matching: Option[] = $derived(
    this.things.length
      ? this.options.filter((option) => this.things.every((thing) => option.at.includes(thing)))
      : [],
  );
  /** The ways to do what is selected, also while the question that follows the first of them is open. */
  readonly ways: Option[] = $derived(
    this.matching.length > 1 && !this.several ? this.matching : !this.code && !this.picks.length ? (this.steps.at(-1)?.ways ?? []) : [],
  );
  /** Options that point at nothing on the board; they get buttons. */
  readonly offBoard: Option[] = $derived(
    this.options.filter((option) => !option.at.some((thing) => this.isOnBoard(thing))),
  );
  readonly atStartOfTurn: boolean = $derived(this.question?.prompt === ACTION);
  /** Whether an answer is selected as a whole, so that it can be confirmed. */
  readonly complete: boolean = $derived(this.several ? isComplete(this.several, this.picks) : this.option !== null);
  /** Whether there is anything to go back from. */
  readonly begun: boolean = $derived(this.code !== null || this.picks.length > 0 || this.steps.length > 0);
  /** The answer to the current question, as codes. */
  readonly #answer: string[] = $derived.by(() => {
    if (!this.several) return this.code === null ? [] : [this.code];
    const ends = this.picks.length < this.several.most && this.several.done;
    return ends ? [...this.picks, this.several.done] : this.picks;
  });
  /** The question that follows the selected answer, if it belongs to the same action. */
  readonly next: Question | null = $derived.by(() => {
    const then = this.preview?.then;
    if (!then || this.single || !this.complete) return null;
    if (this.steps.length === 0 && !this.atStartOfTurn && !this.several) return null;
    return then.prompt === ACTION || then.prompt === this.live.question?.prompt ? null : then;
  });
  readonly #sent: string[] = $derived(this.steps.flatMap((step) => step.codes));

  /** Whether a thing can be tapped on the board. */
  isOnBoard(thing: string): boolean {
    return hasPlace(thing) && (this.isDrawn?.(thing) ?? true);
  }

  /** How a thing is highlighted now. */
  highlight(thing: string): Highlight {
    if (!this.question) return this.plan === thing ? "sel" : "";
    if (this.picked.some((option) => option.at.includes(thing))) return "sel";
    if (this.things.includes(thing) || this.option?.at.includes(thing)) return "sel";
    if (this.things.length && this.matching.length > 1)
      return this.matching.some((option) => option.at.includes(thing)) ? "lit" : "";
    if (this.#byThing.has(thing)) return this.atStartOfTurn ? "can" : "lit";
    if (this.steps.some((step) => step.options.some((option) => option.at[0] === thing))) return "sel";
    return this.#denials.has(thing) ? "no" : "";
  }

  /** The place of a thing among what was picked, from 1; 0 if it was not. */
  rank(thing: string): number {
    return this.several ? this.picked.findIndex((option) => option.at.includes(thing)) + 1 : 0;
  }

  /** Why a thing cannot be chosen, where the server gives a reason. */
  denial(thing: string): WhyNot | null {
    return this.#byThing.has(thing) ? null : (this.#denials.get(thing) ?? null);
  }

  /** Handle a tap on a thing. Returns whether it had an effect. */
  tap(thing: string): boolean {
    if (!this.question) return this.#prepare(thing);
    if (this.sending || performance.now() < this.#deafUntil) return false;
    this.denied = null;
    this.planFailed = false;
    const found = this.#byThing.get(thing);
    if (this.several && found?.[0]) {
      this.#meant = !press.byFinger;
      this.#toggle(found[0]);
      return true;
    }
    if (!found && this.steps.length) return this.#tapEarlier(thing);
    const narrowed = this.things.length > 0 && !this.things.includes(thing);
    const both = narrowed ? this.matching.filter((option) => option.at.includes(thing)) : [];
    if (both.length) this.things = [...this.things, thing];
    else if (found) {
      if (this.things.length === 1 && this.things[0] === thing && this.matching.length === 1) {
        void this.confirm(); // a second tap on the selected thing
        return true;
      }
      this.things = [thing];
    } else {
      this.clear();
      this.denied = this.#denials.get(thing) ?? null;
      return this.denied !== null;
    }
    const [first] = this.matching;
    const plain = first && (this.matching.length === 1 || first.at.length === this.things.length);
    void this.select(plain ? first.code : null, press.byFinger || this.matching.length > 1);
    return true;
  }

  /** While others think, a tap says what to begin the next turn with; a second one drops it. */
  #prepare(thing: string): boolean {
    const { live } = this;
    if (live.over || live.seat === null || !live.mySeats.includes(live.seat) || !PLANNED.test(thing)) return false;
    this.plan = this.plan === thing ? null : thing;
    return true;
  }

  /** Offer what was prepared: it is selected, not sent. If it is not possible, say why. */
  #offerPlan(): void {
    const thing = this.plan;
    if (thing === null || !this.atStartOfTurn) return;
    this.plan = null;
    const found = this.#byThing.get(thing);
    if (found) {
      this.things = [thing];
      const plain = found.length === 1 || found[0]!.at.length === 1;
      void this.select(plain ? found[0]!.code : null, true);
    } else {
      this.planFailed = true;
      this.denied = this.#denials.get(thing) ?? null;
    }
  }

  /** A tap on a thing of the first question drops what was selected for it. */
  #tapEarlier(thing: string): boolean {
    const first = this.steps[0]!.question;
    if (this.steps[0]!.options.some((option) => option.at[0] === thing)) {
      if (this.complete) void this.confirm();
      return true;
    }
    if (!first.options.some((option) => option.at.includes(thing))) return false;
    this.clear();
    return this.tap(thing);
  }

  /**
   * Select an answer and ask for its preview. `shown`: it is only shown, and waits for the player to
   * confirm it.
   */
  async select(code: string | null, shown = false): Promise<void> {
    const option = code === null ? undefined : this.#byCode.get(code);
    this.#meant = !shown;
    if (this.several && option) return this.#toggle(option);
    this.code = code;
    this.denied = null;
    await this.#foresee();
  }

  /** Select one of the matching options. */
  async pick(option: Option): Promise<void> {
    if (performance.now() < this.#deafUntil) return;
    if (!this.#byCode.has(option.code)) this.back(); // a way of what was selected before
    if (!this.things.length) this.things = option.at.filter((thing) => this.isOnBoard(thing)).slice(0, 1);
    await this.select(option.code);
  }

  /** Select an answer that was not chosen on the board, and show it there. */
  async show(option: Option): Promise<void> {
    if (!this.several) this.things = option.at.filter((thing) => this.isOnBoard(thing)).slice(0, 1);
    await this.select(option.code, true);
  }

  /** Take a further copy of an option, or drop it if there is none. */
  #toggle(option: Option): void {
    const { several } = this;
    if (!several) return;
    const n = this.count(option);
    this.#change(option, n < (several.times[option.code] ?? 0) && (n === 0 || this.picks.length < several.most) ? 1 : -n);
  }

  /** Pick an option once more, or drop it as often as `by` says. */
  change(option: Option, by: number): void {
    this.#meant = true;
    this.#change(option, by);
  }

  #change(option: Option, by: number): void {
    const { several } = this;
    if (!several || this.sending) return;
    const picks = by > 0 ? withPick(several, this.picks, option.code, by) : withoutPick(this.picks, option.code, -by);
    if (picks === null) this.full++;
    else this.#collect(picks);
  }

  #collect(picks: string[]): void {
    this.full = 0;
    this.picks = picks;
    void this.#foresee();
  }

  /** Pick these instead. */
  swap(picks: string[]): void {
    this.#meant = true;
    if (!this.sending) this.#collect(picks);
  }

  /** How often an option was picked. */
  count(option: Option): number {
    return this.picks.filter((code) => code === option.code).length;
  }

  /**
   * Drop one level: what was selected for this question, else the answer before it. What was
   * collected is kept when its sending is stopped.
   */
  back(): void {
    this.plan = null;
    if (this.held && this.several) return this.#release();
    if (this.picks.length === 0 && this.code === null) this.steps = this.steps.slice(0, -1);
    this.#drop();
    void this.#foresee();
  }

  /** Clear the selection. */
  clear(): void {
    this.steps = [];
    this.#drop();
  }

  #drop(): void {
    this.#release();
    this.things = [];
    this.code = null;
    this.picks = [];
    this.preview = null;
    this.denied = null;
    this.planFailed = false;
    this.full = 0;
  }

  /**
   * Send what is selected. If it is not known yet what is asked next, wait for it: another question
   * may belong to the action.
   */
  async confirm(): Promise<void> {
    if (!this.complete || this.sending) return;
    if (!this.preview && this.#inFlight && !this.single) {
      this.#eager = true;
      return;
    }
    const codes = [...this.#sent, ...this.#answer];
    const [code, ...then] = codes;
    if (code === undefined) return;
    this.#release();
    this.sending = true;
    const asked = this.#asked;
    const done = await this.live.answer(code, then);
    if (asked !== this.#asked) return; // the next question has arrived already
    this.sending = false;
    if (done) this.clear();
  }

  /** After an update: drop the selection if the question has changed. */
  reset(): void {
    const asked = this.live.question?.asked ?? -1;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#previews.clear();
    this.#wanted = null;
    this.sending = false;
    this.hints.reset();
    this.clear();
    this.#offerPlan();
  }

  /** Find out what the selection would do. If another question follows, ask it. */
  async #foresee(): Promise<void> {
    this.#release();
    const codes = this.complete ? [...this.#sent, ...this.#answer] : this.#sent;
    const key = codes.join("\n");
    this.preview = this.#previews.get(key) ?? null;
    if (codes.length && !this.preview) await this.#ask(codes);
    else this.#proceed();
  }

  /** Go on with what is selected, now that its preview is known. */
  #proceed(): void {
    if (this.#eager) {
      this.#eager = false;
      if (this.next) this.goOn();
      else void this.confirm();
      return;
    }
    this.#goOn();
    this.#play();
  }

  /** Send the selected answer when it could be taken back for a moment, if it is a whole action. */
  #play(): void {
    const { preview, several } = this;
    const moment = MOMENTS[settings.plays];
    if (!moment || !this.#meant || this.single || this.held || this.sending) return;
    if (!preview || !this.complete || this.next) return;
    if (several && this.picks.length < most(several)) return; // only the player knows when it is enough
    if (preview.undo && preview.then) {
      this.#deafUntil = performance.now() + DOUBLE_CLICK;
      void this.confirm();
      return;
    }
    this.held = true;
    this.#moment.start(moment, () => void this.confirm());
  }

  /** Stop the moment after which the answer would be sent. */
  #release(): void {
    this.#eager = false;
    this.#moment.stop();
    this.held = false;
  }

  /** The page is left: what was played is sent now. */
  leave(): void {
    if (this.held) void this.confirm();
  }

  /** Ask the question that follows the selected answer, unless the player may still pick more. */
  #goOn(): void {
    if (!this.several || (!this.several.done && this.picks.length >= most(this.several))) this.goOn();
  }

  /** Go to the question that follows the selected answer. */
  goOn(): void {
    const { next, preview, question } = this;
    if (!next || !preview || !question) return;
    const options = this.several ? this.picked : this.option ? [this.option] : [];
    const { ways } = this;
    this.steps = [...this.steps, { question, codes: [...this.#answer, ...preview.forced], options, ways, then: next }];
    this.#previews.set(this.#sent.join("\n"), preview);
    this.things = [];
    this.code = null;
    this.picks = [];
    this.denied = null;
    this.full = 0;
    void this.#foresee();
  }

  /**
   * Send one request at a time, the latest next: a pointer moves faster than the server should be
   * asked.
   */
  async #ask(codes: string[]): Promise<void> {
    this.#wanted = codes;
    if (this.#inFlight) return;
    this.#inFlight = true;
    while (this.#wanted !== null) {
      const wanted: string[] = this.#wanted;
      this.#wanted = null;
      const asked = this.#asked;
      const seat = this.live.question?.seat;
      if (seat === undefined) break;
      const pause = new Promise((wake) => setTimeout(wake, 125));
      const answer = await connection.preview(this.live.id, seat, wanted[0]!, wanted.slice(1));
      if (answer && asked === this.#asked) {
        this.#previews.set(wanted.join("\n"), answer);
        const now = this.complete ? [...this.#sent, ...this.#answer] : this.#sent;
        if (now.join("\n") === wanted.join("\n")) {
          this.preview = answer;
          this.#proceed();
        }
      }
      await pause;
    }
    this.#inFlight = false;
    if (this.#eager) this.#proceed(); // there is no preview
  }
}

/** Whether a thing has a place on boards. Goods and players have buttons in the panel. */
function hasPlace(thing: string): boolean {
  return !/^(good:|seat:)/.test(thing);
}
