/**
 * Hints: what a bot would answer here. A hint is valid only for the question it was asked about.
 */
import { connection } from "../net/connection.svelte";
import { settings } from "../settings/settings.svelte";
import type { Hinted, Option, RatedOption, Refused } from "../wire";
import type { Choosing } from "./choosing.svelte";

/** An option with what the bot thinks of it. */
export interface Tip {
  option: Option;
  advised: RatedOption;
}

export class Hints {
  thinking = $state(false);
  result: Hinted | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);

  readonly #choosing: Choosing;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  /** Whether a hint can be asked for now. */
  readonly available: boolean = $derived.by(() => this.#choosing.question !== null && this.#choosing.steps.length === 0 && this.#choosing.live.info?.hints === true);

  /** The options of the hint, the best first. */
  readonly tips: Tip[] = $derived.by(() => {
    const result = this.result;
    if (!result || result.asked !== this.#choosing.question?.asked) return [];
    return result.best.flatMap((advised) => {
      const option = this.#choosing.options.find((one) => one.code === advised.code);
      return option ? [{ option, advised }] : [];
    });
  });

  /** Ask a bot and select its best answer. Nothing is sent to the table. */
  async ask(): Promise<void> {
    const question = this.#choosing.question;
    if (!question || !this.available || this.thinking) return;
    this.thinking = true;
    this.result = null;
    this.refused = null;
    const reply = await connection.hint(this.#choosing.live.id, question.seat, settings.hints);
    if (this.#choosing.question?.asked !== question.asked) return;
    this.thinking = false;
    if (reply?.type === "refused") this.refused = reply;
    else this.result = reply;
    const [best] = this.tips;
    if (best) await this.#choosing.show(best.option);
  }

  /** Forget the hint, because there is another question. */
  reset(): void {
    this.thinking = false;
    this.result = null;
    this.refused = null;
  }
}
