/** The client uses the same words as the Python package, in every language, for all games. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groups } from "../plugins/catalogues";
import { TITLES, titleOf } from "../src/titles";
import { bundleOf, catalogueOf } from "../src/words/bundle";
import type { Bundle } from "../src/words/bundle";
import { Wording } from "../src/words/wording";
import type { Label } from "../src/words/wording";
import { displayNames } from "../src/words/names";
import { number, sourceName, verdict } from "../src/words/numbers";
import { reason, shortReason } from "../src/words/reasons";
import type { Refusal } from "../src/words/reasons";
import { mentions, logSentences } from "../src/words/logText";
import { rivalText } from "../src/games/everdell/board/hooks";
import { reconstructionNote, ruleText } from "../src/words/ruleText";
import { loadHooks, hooksOf } from "../src/words/hooks.svelte";
import { Words } from "../src/words/words";
import type { Fact, LogLine, Question, Score, SeatInfo } from "../src/wire";

/** Game, kind, language, data, expected words. */
type Message = [string, string, string, unknown, string];

const MESSAGES = JSON.parse(readFileSync(join(import.meta.dirname, "messages.json"), "utf8")) as Message[];
const NAMES = ["Ada", "Ben", "Cid", "Дарья"];

/** The words of a language, as the build joins them. */
function wordsFromDisk(language: string, game: string): Words {
  const joined = groups(language);
  const own = [game, ...(titleOf(game)?.families ?? []), "shared"].map((group) => joined[group] ?? "");
  const bundle: Bundle = bundleOf(
    language,
    own.map((text) => catalogueOf(language, text)),
  );
  return new Words({ language, bundles: () => [bundle], english: () => [] }, game);
}

const KNOWN = new Map<string, Words>();
function wordsOf(language: string, game: string): Words {
  const key = `${language}/${game}`;
  if (!KNOWN.has(key)) KNOWN.set(key, wordsFromDisk(language, game));
  return KNOWN.get(key)!;
}

await Promise.all([...TITLES.keys()].map(loadHooks));

/** The function that words each kind. */
const SAY: Record<string, (w: Words, what: never) => string> = {
  event: (w, fact: Fact) => new Wording(w, NAMES).event(fact),
  prompt: (w, question: Question) => new Wording(w, NAMES).prompt(question),
  option: (w, label: Label) => new Wording(w, NAMES).option(label),
  reason: (w, refusal: Refusal) => reason(w, refusal),
  text: (w, [id, players]: [string, number]) => ruleText(w, id, players),
  line: (w, line: LogLine) => logSentences(line, new Wording(w, NAMES)).map((sentence) => sentence.text).join(""),
  number: (w, [value, digits, sign]: [string, number, boolean]) => number(w, Number(value), { digits, sign }),
  title: (w, rating: number) => hooksOf(w.game).title?.(w, rating) ?? w.t("title-won"),
  source: (w, source: string) => sourceName(w, source),
  verdict: (w, [scores, seats]: [Score[], number]) => verdict(w, scores, NAMES, seats),
  names: (w, [seats, rivals]: [SeatInfo[], number]) => displayNames(seats, seats.length + rivals, w).join(", "),
};

test.each(Object.keys(SAY))("%s: worded as the server words it", (kind) => {
  for (const [game, , language, what, said] of MESSAGES.filter((message) => message[1] === kind)) {
    expect(SAY[kind]!(wordsOf(language, game), what as never), JSON.stringify(what)).toBe(said);
  }
});

test("a reason in little space has no full stop", () => {
  expect(shortReason(wordsOf("en", "everdell"), { reason: "goods-short", details: { missing: "3twig" } })).toBe("needs 3 twigs more");
});

test("an event names what can be looked at", () => {
  const spot = { key: "option-card-of", args: { card: "inn", copy: 2, player: 1 } };
  expect(mentions({ by: "theater", n: 2, cards: ["bard"], spot })).toEqual(expect.arrayContaining(["theater", "bard", "inn"]));
});

test("a rival's rules are told with those of its year or level", () => {
  const farshore = wordsOf("en", "farshore");
  expect(`${farshore.t("rule-bonny")} ${farshore.t("level-4.rule")}`).toMatch(/Captain Bonny.*both halves/);
  expect(rivalText(wordsOf("en", "everdell"), 2)).toMatch(/Rugwort/);
  // without the path of a file
  expect(reconstructionNote(wordsOf("en", "farshore"), "abbey")).toMatch(/cost and effect$/);
});

test("what nobody has words for shows as itself", () => {
  const w = wordsOf("fr", "everdell");
  expect(w.t("no-such-key")).toBe("no-such-key");
  expect(new Wording(w).text("card", "tea_house")).toBe("Tea house");
});

test("words of a game or of a page alone are not read everywhere", () => {
  const { shared = "", rules = "", everdell = "" } = groups("en");
  for (const key of ["shell-title", "game-everdell"]) expect(shared).toContain(`${key} = `);
  for (const key of ["card-farm", "rules-title", "rules-everdell-goal"]) expect(shared).not.toContain(`${key} = `);
  for (const key of ["rules-title", "rules-everdell-goal"]) expect(rules).toContain(`${key} = `);
  expect(everdell).toContain("card-farm = ");
});
