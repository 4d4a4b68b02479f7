import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beat, isTurnOfOthers, Pace } from "../src/play/pace";
import type { LogLine } from "../src/wire";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const line = (...seats: number[]) =>
  ({ number: 1, kind: "chose", events: seats.map((seat) => ({ kind: "gain", key: "", seat, args: {} })) }) as unknown as LogLine;

test("a turn of others is one without events of the viewer", () => {
  expect(isTurnOfOthers([line(1)], [0])).toBe(true);
  expect(isTurnOfOthers([line(1, 0)], [0])).toBe(false);
  expect(isTurnOfOthers([line()], [0])).toBe(false);
});

test("many turns share the time, and none is too short to be seen", () => {
  expect(beat("normal", 0, 0)).toBe(1100);
  expect(beat("slow", 0, 0)).toBeGreaterThan(beat("normal", 0, 0));
  expect(beat("normal", 0, 0, true)).toBeGreaterThan(beat("normal", 0, 0));
  expect(beat("normal", 7, 0)).toBe(500);
  expect(beat("normal", 0, 3990)).toBe(120);
  expect(beat("now", 0, 0)).toBe(0);
});

test("updates are shown one after the other, and all at once when skipped", () => {
  const shown: number[] = [];
  let rests = 0;
  const pace = new Pace<number>((one) => shown.push(one), () => 1000, () => rests++);
  for (const one of [1, 2, 3]) pace.add(one);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2]);
  pace.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect([pace.busy, rests]).toEqual([false, 1]);
  pace.add(4);
  vi.advanceTimersByTime(999);
  expect([pace.busy, rests]).toEqual([true, 1]);
  vi.advanceTimersByTime(1);
  expect([pace.busy, rests]).toEqual([false, 2]);
});

test("what takes no time is shown at once", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((one) => shown.push(one), () => 0, () => {});
  for (const one of [1, 2, 3]) pace.add(one);
  expect(shown).toEqual([1, 2, 3]);
});
