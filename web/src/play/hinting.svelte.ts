/**
 * A hint: what a bot would answer in one's place. It is asked for, waited for, and void with the question it
 * was about.
 */
import { line } from "../net/line.svelte";
import { settings } from "../settings/settings.svelte";
import type { Advised, Hinted, Option, Refused } from "../wire";
import type { Choosing } from "./choosing.svelte";

/** An answer that was weighed, beside its option. */
export interface Tip {
  option: Option;
  advised: Advised;
}

export class Hinting {
  thinking = $state(false);
  told: Hinted | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);

  readonly #choosing: Choosing;

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  /** Whether one may ask now. */
  readonly open: boolean = $derived.by(() => this.#choosing.question !== null && this.#choosing.sitting.info?.hints === true);

  /** What was told, the best first. */
  readonly tips: Tip[] = $derived.by(() => {
    const told = this.told;
    if (!told || told.asked !== this.#choosing.question?.asked) return [];
    return told.best.flatMap((advised) => {
      const option = this.#choosing.options.find((one) => one.code === advised.code);
      return option ? [{ option, advised }] : [];
    });
  });

  /** Ask a bot, and show its best answer on the table; nothing is sent. */
  async ask(): Promise<void> {
    const question = this.#choosing.question;
    if (!question || !this.open || this.thinking) return;
    this.thinking = true;
    this.told = null;
    this.refused = null;
    const reply = await line.hint(this.#choosing.sitting.table, question.seat, settings.hints);
    if (this.#choosing.question?.asked !== question.asked) return;
    this.thinking = false;
    if (reply?.type === "refused") this.refused = reply;
    else this.told = reply;
    const [best] = this.tips;
    if (best) await this.#choosing.show(best.option);
  }

  /** Another question: what was told is void. */
  renew(): void {
    this.thinking = false;
    this.told = null;
    this.refused = null;
  }
}
