/** What is new to a viewer: of the others before the turn, and of the own turn in the middle of it. */
import { expect, it } from "vitest";
import { newsOf, turnBegan, type Table } from "../src/play/table";
import { mergeRepeats, type LogSentence } from "../src/words/logText";
import type { Fact, LogLine } from "../src/wire";

const line = (number: number, seat: number, kind = "chose"): LogLine =>
  ({ number, at: 0, kind, seat, events: [{ kind: "visit", key: "log-visit", seat, args: {} }] }) as unknown as LogLine;
const table = (log: LogLine[], waiting: number[]) => ({ seat: 0, since: 4, log, waiting }) as unknown as Table;
const told = (found: Table) => newsOf(found).flatMap(({ number, events = [] }) => events.map(() => number));

it("tells what the others did since the last turn", () => {
  const found = table([line(4, 0), line(5, 1), line(6, 2)], [0]);
  expect(turnBegan(found)).toBeNull();
  expect(told(found)).toEqual([5, 6]);
});

it("tells of the own turn in the middle of it, not of what was before", () => {
  const found = table([line(4, 0), line(5, 1), line(6, 0), line(7, 1, "left")], [0]);
  expect(turnBegan(found)).toBe(6);
  expect(told(found)).toEqual([6, 7]);
});

it("takes the answer that ended a turn of all for no new turn", () => {
  const found = table([line(5, 0), line(6, 1)], [0]);
  expect(turnBegan(found)).toBeNull();
  expect(told(found)).toEqual([6]);
});

it("tells what happens several times in a row once", () => {
  const one = (text: string, seat = 0): LogSentence => ({ text, fact: { kind: "gain", key: "log-gain", seat, args: {} } satisfies Fact });
  const joined = { text: "Ada joins." };
  const times = (all: LogSentence[]) => mergeRepeats(all).map(({ text, times }) => [text, times]);
  expect(times([one("a"), one("a"), one("b"), one("a")])).toEqual([["a", 2], ["b", 1], ["a", 1]]);
  expect(times([joined, joined])).toEqual([["Ada joins.", 1], ["Ada joins.", 1]]);
});
