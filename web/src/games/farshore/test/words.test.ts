import { expect, test } from "vitest";
import { wordsOf } from "../../../../test/words";
import { loadWords, setLanguage, words } from "../../../words/words.svelte";
import { reconstructionNote } from "../../../words/ruleText";

test("the rules of the rival are shown with those of its level", () => {
  const farshore = wordsOf("en", "farshore");
  expect(`${farshore.t("rule-bonny")} ${farshore.t("level-4.rule")}`).toMatch(/Captain Bonny.*both halves/);
});

test("a reconstructed card is noted, without the path of a file", () => {
  expect(reconstructionNote(wordsOf("en", "farshore"), "abbey")).toMatch(/cost and effect$/);
});

test("some things are said in another way than the family says them", async () => {
  await setLanguage("en");
  await loadWords("farshore");
  expect(words("farshore").t("valley-occupied")).toBe("with an anchor");
  expect(words("farshore").t("player-rival")).toBe("Captain Bonny");
});
