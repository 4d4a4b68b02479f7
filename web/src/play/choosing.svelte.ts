/**
 * Making a move: select, preview, narrow down, confirm. Nothing is sent before it is confirmed.
 *
 * Things on the table have the names that options give them (`hand:farm`, `place:haven`, `b3`). A
 * tap selects a thing; `matching` are the options that point at everything tapped. This code knows
 * no rules: it only looks options up.
 */
import { connection } from "../net/connection.svelte";
import { settings } from "../settings/settings.svelte";
import type { Option, Previewed, Question, WhyNot } from "../wire";
import { Hints } from "./hints.svelte";
import type { LiveTable } from "./liveTable.svelte";

/**
 * How a thing is highlighted: can be chosen; is a target of the current choice; is selected; cannot
 * be chosen.
 */
export type Highlight = "can" | "lit" | "sel" | "no" | "";

/** The prompt at the start of a turn. All others belong to an action that has begun. */
const ACTION = "action";

export class Choosing {
  /** The things tapped so far. */
  things: string[] = $state.raw([]);
  /** The answer that would be sent. */
  code: string | null = $state(null);
  /** What that answer would do; null while it is unknown. */
  preview: Previewed | null = $state.raw(null);
  sending = $state(false);
  /** Why the thing tapped last cannot be chosen. */
  denied: WhyNot | null = $state.raw(null);

  /**
   * Set by boards that draw only some things. Without it, all things except goods and players count
   * as drawn.
   */
  isDrawn: ((thing: string) => boolean) | null = $state.raw(null);

  readonly hints = new Hints(this);

  #asked = -1;
  #previews = new Map<string, Previewed>();
  #inFlight = false;
  #wanted: string | null = null;

  constructor(readonly live: LiveTable) {}

  readonly question: Question | null = $derived.by(() => this.live.question);
  readonly options: Option[] = $derived(this.question?.options ?? []);
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
  /** The options that point at everything tapped. */
  readonly matching: Option[] = $derived(
    this.things.length
      ? this.options.filter((option) => this.things.every((thing) => option.at.includes(thing)))
      : [],
  );
  /** Options that point at nothing on the board; they get buttons. */
  readonly offBoard: Option[] = $derived(
    this.options.filter((option) => !option.at.some((thing) => this.isOnBoard(thing))),
  );
  readonly atStartOfTurn: boolean = $derived(this.question?.prompt === ACTION);

  /** Whether a thing can be tapped on the board. */
  isOnBoard(thing: string): boolean {
    return hasPlace(thing) && (this.isDrawn?.(thing) ?? true);
  }

  /** How a thing is highlighted now. */
  highlight(thing: string): Highlight {
    if (!this.question) return "";
    if (this.things.includes(thing) || this.option?.at.includes(thing)) return "sel";
    if (this.things.length && this.matching.length > 1)
      return this.matching.some((option) => option.at.includes(thing)) ? "lit" : "";
    if (this.#byThing.has(thing)) return this.atStartOfTurn ? "can" : "lit";
    return this.#denials.has(thing) ? "no" : "";
  }

  /** Why a thing cannot be chosen, where the server gives a reason. */
  denial(thing: string): WhyNot | null {
    return this.#byThing.has(thing) ? null : (this.#denials.get(thing) ?? null);
  }

  /** Handle a tap on a thing. Returns whether it had an effect. */
  tap(thing: string): boolean {
    if (!this.question || this.sending) return false;
    this.denied = null;
    const narrowed = this.things.length > 0 && !this.things.includes(thing);
    const both = narrowed ? this.matching.filter((option) => option.at.includes(thing)) : [];
    if (both.length) this.things = [...this.things, thing];
    else if (this.#byThing.has(thing)) {
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
    void this.select(plain ? first.code : null);
    return true;
  }

  /**
   * Select an answer and ask for its preview. `shown`: it must be confirmed even if settings skip
   * that.
   */
  async select(code: string | null, shown = false): Promise<void> {
    this.code = code;
    this.denied = null;
    this.preview = (code !== null && this.#previews.get(code)) || null;
    if (code !== null && !this.preview) await this.#ask(code);
    if (!shown && !settings.confirm && code !== null && this.code === code && this.preview?.undo) await this.confirm();
  }

  /** Select one of the matching options. */
  async pick(option: Option): Promise<void> {
    if (!this.things.length) this.things = option.at.filter((thing) => this.isOnBoard(thing)).slice(0, 1);
    await this.select(option.code);
  }

  /** Select an answer that was not chosen on the board, and show it there. */
  async show(option: Option): Promise<void> {
    this.things = option.at.filter((thing) => this.isOnBoard(thing)).slice(0, 1);
    await this.select(option.code, true);
  }

  /** Clear the selection. */
  clear(): void {
    this.things = [];
    this.code = null;
    this.preview = null;
    this.denied = null;
  }

  async confirm(): Promise<void> {
    const code = this.code;
    if (code === null || this.sending || !this.#byCode.has(code)) return;
    this.sending = true;
    const asked = this.#asked;
    const done = await this.live.answer(code);
    if (asked !== this.#asked) return; // the next question has arrived already
    this.sending = false;
    if (done) this.clear();
  }

  /** After an update: drop the selection if the question has changed. */
  reset(): void {
    const asked = this.question?.asked ?? -1;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#previews.clear();
    this.#wanted = null;
    this.sending = false;
    this.hints.reset();
    this.clear();
  }

  /**
   * Send one request at a time, the latest next: a pointer moves faster than the server should be
   * asked.
   */
  async #ask(code: string): Promise<void> {
    this.#wanted = code;
    if (this.#inFlight) return;
    this.#inFlight = true;
    while (this.#wanted !== null) {
      const wanted: string = this.#wanted;
      this.#wanted = null;
      const asked = this.#asked;
      const question = this.question;
      if (!question) break;
      const pause = new Promise((wake) => setTimeout(wake, 125));
      const answer = await connection.preview(this.live.id, question.seat, wanted);
      if (answer && asked === this.#asked) {
        this.#previews.set(wanted, answer);
        if (this.code === wanted) this.preview = answer;
      }
      await pause;
    }
    this.#inFlight = false;
  }
}

/** Whether a thing has a place on boards. Goods and players have buttons in the panel. */
function hasPlace(thing: string): boolean {
  return !/^(good:|seat:)/.test(thing);
}
