/**
 * The moment in which an action can be taken back before it is sent. One click plays: the answer is
 * selected, shown with its effects, and sent when the moment is over. Until then nothing is sent.
 */

/** The length in milliseconds; 0: nothing is sent before it is confirmed. */
export const MOMENTS = { short: 2500, long: 6000, confirm: 0 } as const;
export type MomentName = keyof typeof MOMENTS;

/**
 * Whether the last press was by a finger. A tap is also how small things are read, so it selects
 * only.
 */
export const press = { byFinger: false };

if (typeof addEventListener !== "undefined") {
  addEventListener("pointerdown", (event) => (press.byFinger = event.pointerType === "touch"), { capture: true });
  addEventListener("keydown", () => (press.byFinger = false), { capture: true });
}

/** Runs something after a time, unless it is stopped before. */
export class Moment {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.#timer !== undefined;
  }

  start(time: number, then: () => void): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      then();
    }, time);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
