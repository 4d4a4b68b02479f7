/** How much time a seat has left, as docs/api.md says. Nothing happens by itself when it is up. */
import type { Clock, SeatInfo } from "../../wire";

const DAY = 86_400_000;

/** Milliseconds left (less than none: late), or null while the seat is not thinking. */
export function timeLeft(seat: SeatInfo | undefined, clock: Clock | null, now: number): number | null {
  if (!seat || seat.asked_at === null) return null;
  const thinking = now - seat.asked_at;
  if (!clock) return DAY - thinking;
  if (clock.kind === "answer") return clock.seconds * 1000 - thinking;
  return (clock.seconds + clock.more * seat.answers) * 1000 - seat.used - thinking;
}
