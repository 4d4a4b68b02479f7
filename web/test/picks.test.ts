import { expect, test } from "vitest";
import type { Several } from "../src/wire";
import { isComplete, most, others, room, withPick, withoutPick } from "../src/play/picks";

const haven: Several = { least: 0, most: 8, step: 1, picked: 0, times: { farm: 2, mine: 1 }, done: "done" };
const pairs: Several = { least: 0, most: 4, step: 2, picked: 0, times: { farm: 2, mine: 3 }, done: "done" };
const exactly: Several = { least: 2, most: 2, step: 1, picked: 0, times: { twig: 2, berry: 2 }, done: "" };
const one: Several = { ...exactly, least: 1, most: 1 };

test("as many as the question takes, or as there are", () => {
  expect([haven, pairs, exactly].map(most)).toEqual([3, 4, 2]);
});

test("none is an answer only where the question can be ended", () => {
  expect(isComplete(haven, [])).toBe(true);
  expect(isComplete({ ...exactly, least: 0 }, [])).toBe(false);
});

test("the count has to be right", () => {
  expect([0, 1, 2].map((n) => isComplete(exactly, Array<string>(n).fill("twig")))).toEqual([false, false, true]);
  expect([1, 2, 3].map((n) => isComplete(pairs, Array<string>(n).fill("mine")))).toEqual([false, true, false]);
});

test("no more than there are, and no more than are asked for", () => {
  expect(withPick(haven, ["mine"], "mine")).toBeNull();
  expect(withPick(haven, ["mine"], "farm")).toEqual(["mine", "farm"]);
  expect(withPick(exactly, ["twig", "berry"], "berry")).toBeNull();
});

test("where one is asked for, another takes its place", () => {
  expect(withPick(one, ["twig"], "berry")).toEqual(["berry"]);
});

test("the last picks are dropped first", () => {
  expect(withoutPick(["farm", "mine", "farm"], "farm", 1)).toEqual(["farm", "mine"]);
  expect(withoutPick(["farm", "mine", "farm"], "farm", 2)).toEqual(["mine"]);
});

test("there is room for as many as are left, and as are asked for", () => {
  expect([room(exactly, [], "twig"), room(exactly, ["berry"], "twig"), room(haven, ["mine"], "mine")]).toEqual([2, 1, 0]);
  expect(room({ ...haven, most: 1 }, [], "farm")).toBe(1);
});

test("those that are kept can be chosen instead", () => {
  expect(others(haven, [])).toEqual(["farm", "farm", "mine"]);
  expect(others(haven, ["farm"])).toEqual(["farm", "mine"]);
  expect(others(haven, ["farm", "mine", "farm"])).toBeNull();
});

test("the others are an answer only if their count is right", () => {
  expect(others(pairs, [])).toBeNull();
  expect(others(pairs, ["mine"])).toEqual(["farm", "farm", "mine", "mine"]);
  expect(others(exactly, [])).toBeNull();
  expect(others(exactly, ["twig", "berry"])).toEqual(["twig", "berry"]);
});
