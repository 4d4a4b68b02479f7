/**
 * Making a move: see, select, preview, choose among ways, confirm. Nothing is sent before it is confirmed.
 *
 * Things on the table are named as options name them (`hand:farm`, `place:haven`, `b3`). A tap on one selects
 * it; the options that point at it are the ways. This knows no rule: it only looks options up.
 */
import { connection } from "../net/connection.svelte";
import { settings } from "../settings/settings.svelte";
import type { Option, Previewed, Question, WhyNot } from "../wire";
import { Hints } from "./hints.svelte";
import type { LiveTable } from "./liveTable.svelte";

/** How a thing looks: can be chosen; is a target of the choice going on; is selected; cannot be chosen. */
export type Highlight = "can" | "lit" | "sel" | "no" | "";

/** The question at the start of a turn; all others come from something that was begun. */
const ACTION = "action";

export class Choosing {
  /** The things tapped so far. */
  things: string[] = $state.raw([]);
  /** The answer that would be sent. */
  code: string | null = $state(null);
  /** What it would bring; null while that is not known. */
  preview: Previewed | null = $state.raw(null);
  sending = $state(false);
  /** Something that cannot be chosen now, tapped to learn why. */
  denied: WhyNot | null = $state.raw(null);

  /** What a board says it draws; without a word of it all but goods and players is on it. */
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
  /** Options that point at nothing one could tap on a board. */
  readonly offBoard: Option[] = $derived(
    this.options.filter((option) => !option.at.some((thing) => this.isOnBoard(thing))),
  );
  readonly atStartOfTurn: boolean = $derived(this.question?.prompt === ACTION);

  /** Whether a thing can be tapped on the board. */
  isOnBoard(thing: string): boolean {
    return hasPlace(thing) && (this.isDrawn?.(thing) ?? true);
  }

  /** How a thing looks now. */
  highlight(thing: string): Highlight {
    if (!this.question) return "";
    if (this.things.includes(thing) || this.option?.at.includes(thing)) return "sel";
    if (this.things.length && this.matching.length > 1)
      return this.matching.some((option) => option.at.includes(thing)) ? "lit" : "";
    if (this.#byThing.has(thing)) return this.atStartOfTurn ? "can" : "lit";
    return this.#denials.has(thing) ? "no" : "";
  }

  /** Why a thing cannot be chosen, if one might expect to. */
  denial(thing: string): WhyNot | null {
    return this.#byThing.has(thing) ? null : (this.#denials.get(thing) ?? null);
  }

  /** A tap on a thing. Says whether it meant something. */
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

  /** Make an answer ready to be confirmed, and ask what it would bring. One that is only shown waits for that. */
  async select(code: string | null, shown = false): Promise<void> {
    this.code = code;
    this.denied = null;
    this.preview = (code !== null && this.#previews.get(code)) || null;
    if (code !== null && !this.preview) await this.#ask(code);
    if (!shown && !settings.confirm && code !== null && this.code === code && this.preview?.undo) await this.confirm();
  }

  /** Choose a way among those of the tapped thing. */
  async pick(option: Option): Promise<void> {
    if (!this.things.length) this.things = option.at.filter((thing) => this.isOnBoard(thing)).slice(0, 1);
    await this.select(option.code);
  }

  /** Show an answer on the table that was not chosen there. */
  async show(option: Option): Promise<void> {
    this.things = option.at.filter((thing) => this.isOnBoard(thing)).slice(0, 1);
    await this.select(option.code, true);
  }

  /** Forget what was selected; nothing had been sent. */
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
    if (asked !== this.#asked) return; // the next question came first, and may be half answered already
    this.sending = false;
    if (done) this.clear();
  }

  /** A new picture has come: a selection for another question is void. */
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

  /** One request at a time, the latest wish next: a pointer moves faster than a server likes to be asked. */
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

/** Whether a thing lies on a board, where it can be tapped. Goods and players have their chips in the panel. */
function hasPlace(thing: string): boolean {
  return !/^(good:|seat:)/.test(thing);
}
