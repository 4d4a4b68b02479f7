/**
 * The time that a seat has left, as defined in docs/api.md. Nothing happens automatically when it
 * ends.
 */
import type { Clock, SeatInfo } from "../../wire";

const DAY = 86_400_000;
/** From here on people will not sit at the table all the time: seconds for an answer. */
const SLOW = 3600;

/** Whether people have a day for an answer, or hours. */
export const isSlow = (clock: Clock | null | undefined): boolean => (clock?.seconds ?? SLOW) >= SLOW;

/** Milliseconds left (negative: late), or null while the seat is not asked. */
export function timeLeft(seat: SeatInfo | undefined, clock: Clock | null, now: number): number | null {
  if (!seat || seat.asked_at === null) return null;
  const thinking = now - seat.asked_at;
  if (!clock) return DAY - thinking;
  if (clock.kind === "answer") return clock.seconds * 1000 - thinking;
  return (clock.seconds + clock.more * seat.answers) * 1000 - seat.used - thinking;
}
