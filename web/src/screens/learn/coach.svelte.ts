/**
 * Guides through a lesson: finds the current step, whether it is done, what to suggest, which tip
 * to show.
 */
import type { Choosing } from "../../play/choosing.svelte";
import { logEvents } from "../../play/table";
import type { LiveTable } from "../../play/liveTable.svelte";
import type { Option } from "../../wire";
import type { Lesson, Scene, Step, Tip } from "./lesson";
import { saveProgress, progressOf } from "./progress";

export class Coach {
  index = $state(0);
  /** The furthest step so far. The steps before it are done and can be read again. */
  reached = $state(0);
  tip: Tip | null = $state.raw(null);
  /** The text after the end of the game was read. */
  closed = $state(false);

  #begun = $state(0);
  #seenTips: string[] = [];
  /** The number of the question at which the tip appeared. */
  #tipAt = -1;

  constructor(
    readonly live: LiveTable,
    readonly choosing: Choosing,
    readonly lesson: Lesson,
  ) {
    const kept = progressOf(lesson.game);
    if (kept?.table === live.id) {
      this.index = this.reached = Math.min(kept.step, lesson.steps.length);
      this.#begun = kept.begun;
      this.#seenTips = kept.tips;
    }
    this.#save();
  }

  readonly #fresh = $derived.by(() =>
    logEvents(this.live.log)
      .filter(({ number }) => number > this.#begun)
      .map(({ fact }) => fact),
  );

  readonly scene: Scene = $derived.by(() => ({
    seat: this.live.seat ?? 0,
    view: this.live.view,
    question: this.choosing.question,
    chosen: this.choosing.code,
    over: this.live.over,
    fresh: this.#fresh,
  }));

  /** The current step; null when all are done. */
  readonly step: Step | null = $derived.by(() => this.lesson.steps[this.index] ?? null);

  /** The option that the lesson suggests now. */
  readonly suggestion: Option | null = $derived.by(() => {
    const question = this.scene.question;
    if (!this.step?.until || !question || this.index < this.reached) return null;
    const fits = this.step.suggest?.(question.options, this.scene.view);
    if (fits) return fits;
    // a follow-up question belongs to the action that was started
    return question.prompt === "action" ? null : (this.lesson.fallback(question.options, this.scene.view) ?? null);
  });

  /** Whether the selected answer is of the kind that the step suggests. */
  readonly fits: boolean = $derived.by(() => {
    const { chosen } = this.scene;
    return chosen !== null && (this.#between || !this.suggestion || kindOf(chosen) === kindOf(this.suggestion.code));
  });

  /** Whether a follow-up question is open, so that the action is not finished. */
  readonly #between: boolean = $derived.by(() => {
    const question = this.scene.question;
    return !this.lesson.answerZone && question !== null && question.prompt !== "action";
  });

  /** The action of the step was started, and a follow-up question is still open. */
  readonly finishing: boolean = $derived(this.#between && this.index === this.reached && Boolean(this.step?.until?.(this.scene)));

  /**
   * Whether the step waits for an action. If the action is impossible now, the step is only read.
   */
  readonly doing: boolean = $derived(
    Boolean(this.step?.until) && this.index === this.reached && (this.scene.question === null || this.suggestion !== null),
  );

  /** What is shown now: the text and what to look at. */
  readonly current = $derived.by((): { id: string; at: readonly string[]; names: Readonly<Record<string, string>> } | null => {
    if (this.live.over) return this.closed ? null : { id: "end", at: [], names: {} };
    const source: Tip | Step | null = this.step ?? this.tip;
    if (!source) return null;
    return { id: this.step ? source.id : `tip-${source.id}`, at: source.at ?? [], names: this.step?.names ?? {} };
  });

  /**
   * Go to the next step when this one is done. After the last step, show tips that apply for the
   * first time.
   */
  advance(): void {
    const step = this.step;
    if (step) {
      if (this.index === this.reached && !this.#between && step.until?.(this.scene)) {
        if (!step.half) this.#begun = this.live.tableView?.number ?? this.#begun;
        this.next();
      }
      return;
    }
    const asked = this.scene.question?.asked ?? -1;
    if (this.tip && asked !== -1 && asked !== this.#tipAt) this.tip = null;
    if (this.tip || asked === -1) return;
    const tip = this.lesson.tips.find((one) => !this.#seenTips.includes(one.id) && one.when(this.scene));
    if (!tip) return;
    this.tip = tip;
    this.#tipAt = asked;
    this.#seenTips = [...this.#seenTips, tip.id];
    this.#begun = this.live.tableView?.number ?? this.#begun;
    this.#save();
  }

  next(): void {
    if (this.live.over) this.closed = true;
    else if (this.tip) this.tip = null;
    else if (this.step) this.index += 1;
    this.reached = Math.max(this.reached, this.index);
    this.#save();
  }

  back(): void {
    this.index = Math.max(0, this.index - 1);
  }

  /** Select the suggested option; the learner confirms it. */
  show(): void {
    if (!this.suggestion) return;
    const { choosing, suggestion, lesson } = this;
    if (lesson.answerZone) void choosing.select(suggestion.code);
    else void choosing.pick(suggestion);
  }

  #save(): void {
    const steps = this.lesson.steps.length;
    saveProgress(this.lesson.game, { table: this.live.id, step: this.reached, begun: this.#begun, tips: this.#seenTips, done: this.reached >= steps });
  }
}

/** The kind of an answer: `visit`, `play`. */
function kindOf(code: string): string {
  return code.split(":", 1)[0] ?? "";
}
