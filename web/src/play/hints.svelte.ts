/**
 * A hint: what a bot would answer in one's place. It is asked for, waited for, and void with the question it
 * was about.
 */
import { connection } from "../net/connection.svelte";
import { settings } from "../settings/settings.svelte";
import type { Hinted, Option, RatedOption, Refused } from "../wire";
import type { Choosing } from "./choosing.svelte";

/** An answer that was weighed, beside its option. */
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

  /** Whether one may ask now. */
  readonly available: boolean = $derived.by(() => this.#choosing.question !== null && this.#choosing.live.info?.hints === true);

  /** What was told, the best first. */
  readonly tips: Tip[] = $derived.by(() => {
    const result = this.result;
    if (!result || result.asked !== this.#choosing.question?.asked) return [];
    return result.best.flatMap((advised) => {
      const option = this.#choosing.options.find((one) => one.code === advised.code);
      return option ? [{ option, advised }] : [];
    });
  });

  /** Ask a bot, and show its best answer on the table; nothing is sent. */
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

  /** Another question: what was told is void. */
  reset(): void {
    this.thinking = false;
    this.result = null;
    this.refused = null;
  }
}
