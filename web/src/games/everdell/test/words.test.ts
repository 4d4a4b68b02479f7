import { describe, expect, it, test } from "vitest";
import { wordsOf } from "../../../../test/words";
import { hyphenate } from "../../../words/hyphenate";
import { shortReason } from "../../../words/reasons";
import { loadWords, setLanguage, words } from "../../../words/words.svelte";
import { Wording } from "../../../words/wording";
import { rivalText } from "../board/hooks";

test("the rules of the rival are shown with those of its year", () => {
  expect(rivalText(wordsOf("en", "everdell"), 2)).toMatch(/Rugwort/);
});

test("a reason in little space has no full stop", () => {
  expect(shortReason(wordsOf("en", "everdell"), { reason: "goods-short", details: { missing: "3twig" } })).toBe("needs 3 twigs more");
});

test("a card that nobody has words for shows as itself", () => {
  expect(new Wording(wordsOf("fr", "everdell")).text("card", "tea_house")).toBe("Tea house");
});

describe("long names", () => {
  const broken = (language: string, name: string) => hyphenate(name, wordsOf(language, "everdell")).replaceAll("\u00ad", "-");
  it.each([
    ["en", "Resin Refinery, Courthouse", "Resin Re-fin-ery, Court-house"],
    ["it", "Raffineria di Resina", "Raf-fi-ne-ria di Resina"],
    ["fr", "Raffinerie", "Raf-fi-ne-rie"],
    ["ru", "Смоловарня", "Смо-ло-вар-ня"],
  ])("%s: are broken as the language does", (language, name, parts) => expect(broken(language, name)).toBe(parts));
  it("stay whole where they are short or of an own set", () => expect(broken("en", "Post Office, Featherloft")).toBe("Post Office, Featherloft"));
});

test("what the family says is said here too", async () => {
  await setLanguage("en");
  await loadWords("everdell");
  expect(words("everdell").t("valley-occupied")).toBe("occupied");
});
