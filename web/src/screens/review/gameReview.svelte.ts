/** The review of a game as it arrives: verdict after verdict, the worst first. */
import { connection } from "../../net/connection.svelte";
import type { Problem, ReviewPoint, ReviewTurningPoint, ReviewVerdict, ReviewView } from "../../wire";

/** A turning point with its verdict. */
export interface Moment {
  point: ReviewTurningPoint;
  verdict: ReviewVerdict;
}

export class GameReview {
  /** What came last, without its curve and verdicts. */
  view: ReviewView | null = $state.raw(null);
  curve: ReviewPoint[] = $state.raw([]);
  verdicts: ReadonlyMap<number, ReviewVerdict> = $state.raw(new Map());
  problem: Problem | null = $state.raw(null);
  /** Whether the reader has stopped it. */
  stopped = $state(false);
  #stop: (() => void) | null = null;

  constructor(readonly table: string) {}

  /** The turning points in the order of the game. */
  readonly moments: Moment[] = $derived(
    (this.view?.turning_points ?? [])
      .flatMap((point) => {
        const verdict = this.verdicts.get(point.action);
        return verdict ? [{ point, verdict }] : [];
      })
      .sort((one, other) => one.verdict.at - other.verdict.at),
  );
  readonly running: boolean = $derived(!this.stopped && !this.problem && !["complete", "failed"].includes(this.view?.status ?? ""));

  /** Follow it; it is begun if nobody has asked for it. */
  follow(): void {
    this.stopped = false;
    this.problem = null;
    this.#stop = connection.review(this.table, (message) => {
      if (message.type === "refused") this.problem = { reason: message.reason, where: message.where, details: message.details };
      else this.#take(message.review);
    });
  }

  #take(view: ReviewView): void {
    this.view = view;
    if (view.curve.length) this.curve = view.curve;
    if (!view.verdicts.length) return;
    const verdicts = new Map(this.verdicts);
    for (const verdict of view.verdicts) verdicts.set(verdict.action, verdict);
    this.verdicts = verdicts;
  }

  stop(): void {
    this.stopped = true;
    this.close();
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
