/** Titles without a folder: what is drawn of a card, and which card a thing on the table is. */
import { expect, test } from "vitest";
import { signOf } from "../src/generic/names";
import { subjectOf } from "../src/parts/subject";
import type { Words } from "../src/words/words";

test.each([["Lantern 12", "12"], ["Tea", "T"], ["42", "4"], ["Zone 12345", "Z"]])("the sign of %s is %s", (name, sign) => {
  expect(signOf(name)).toBe(sign);
});

test("the card that carries the name of a thing is explained, however the thing is called", () => {
  const w = { knows: (key: string) => key === "card-lantern-12" } as unknown as Words;
  const view = { zones: [{ id: "hand", cards: [{ id: "lantern-12", thing: "hand:12", count: 1, marks: [] }] }] };
  expect(subjectOf("market", "hand:12", view, w)).toEqual({ game: "market", family: "card", id: "lantern-12" });
});
