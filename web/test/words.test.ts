/** The client uses the same words as the Python package, in every language, for all games. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { groups } from "../plugins/catalogues";
import { TITLES } from "../src/titles";
import { Wording } from "../src/words/wording";
import type { Label } from "../src/words/wording";
import { displayNames } from "../src/words/names";
import { number, sourceName, verdict } from "../src/words/numbers";
import { reason } from "../src/words/reasons";
import type { Refusal } from "../src/words/reasons";
import { mentions, logSentences } from "../src/words/logText";
import { hyphenate } from "../src/words/hyphenate";
import { ruleText } from "../src/words/ruleText";
import { hooksOf } from "../src/words/hooks.svelte";
import type { Words } from "../src/words/words";
import type { Fact, LogLine, Question, Score, SeatInfo } from "../src/wire";
import { wordsOf } from "./words";

/** Game, kind, language, data, expected words. */
type Message = [string, string, string, unknown, string];

const ALL = JSON.parse(readFileSync(join(import.meta.dirname, "messages.json"), "utf8")) as Message[];
const MESSAGES = ALL.filter(([game]) => TITLES.has(game));
const NAMES = ["Ada", "Ben", "Cid", "Дарья"];

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

test("an event names what can be looked at", () => {
  const spot = { key: "option-card-of", args: { card: "inn", copy: 2, player: 1 } };
  expect(mentions({ by: "theater", n: 2, cards: ["bard"], spot })).toEqual(expect.arrayContaining(["theater", "bard", "inn"]));
});

test("what nobody has words for shows as itself", () => {
  expect(wordsOf("fr", "market").t("no-such-key")).toBe("no-such-key");
});

test.each([...TITLES.keys()])("words of %s or of a page alone are not read everywhere", (game) => {
  const { shared = "", rules = "", [game]: own = "" } = groups("en");
  const [card = ""] = /^card-\w+ = /m.exec(own) ?? [];
  expect(card).not.toBe("");
  for (const start of ["shell-title = ", `game-${game} = `]) expect(shared).toContain(start);
  for (const start of [card, "rules-title = ", `rules-${game}-goal = `]) expect(shared).not.toContain(start);
  for (const start of ["rules-title = ", `rules-${game}-goal = `]) expect(rules).toContain(start);
});

describe.each([...TITLES.keys()])("long names of %s", (game) => {
  it.each(["en", "it", "fr", "ru"])("%s: every long word of a name is listed", (language) => {
    const names = [...(groups(language)[game] ?? "").matchAll(/^(?:card|edict|place)-\w+ = (.*)$/gm)].map(([, name = ""]) => name);
    const long = names.flatMap((name) => name.match(/\p{L}{10,}/gu) ?? []);
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((word) => hyphenate(word, wordsOf(language, game)) === word)).toEqual([]);
  });
});
