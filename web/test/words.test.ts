/** The client says what the screens of the Python package say: in every language, of all games. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { groups } from "../plugins/catalogues";
import { FACES, faceOf } from "../src/titles";
import { bundleOf, catalogueOf } from "../src/words/bundle";
import type { Bundle } from "../src/words/bundle";
import { Labels } from "../src/words/labels";
import type { Label } from "../src/words/labels";
import { displayNames } from "../src/words/names";
import { number, sourceName, title, verdict } from "../src/words/numbers";
import { prompt } from "../src/words/prompts";
import { reason, shortReason } from "../src/words/reasons";
import type { Refusal } from "../src/words/reasons";
import { mentions, story, tell } from "../src/words/stories";
import { learnTexts, reconstructed, rivalText, ruleText } from "../src/words/texts";
import type { Circumstances } from "../src/words/texts";
import { Words } from "../src/words/words";
import type { Data, Fact, LogLine, Question, Score, SeatInfo } from "../src/wire";

/** A thing, and how it is said in each language. */
type Saying<T> = [T, ...string[]];

interface Table {
  game: string;
  seats: SeatInfo[];
  rivals: (string | null)[];
  names: string[][];
  stories?: Saying<[Fact, number[]]>[];
  prompts?: Saying<Question>[];
  options?: Saying<[Label, number]>[];
  reasons?: Saying<Refusal>[];
  shorts?: Saying<Refusal>[];
  texts?: Saying<[string, Circumstances]>[];
  lines?: Saying<LogLine>[];
  numbers?: Saying<[string, number, boolean]>[];
  titles?: Saying<number>[];
  sources?: Saying<string>[];
  verdicts?: Saying<[Score[], number]>[];
}

const SAYINGS = JSON.parse(readFileSync(join(import.meta.dirname, "sayings.json"), "utf8")) as {
  languages: string[];
  tables: Table[];
};

/** The words of a language, as the build joins them. */
function wordsFromDisk(language: string, game: string): Words {
  const joined = groups(language);
  const own = ["shared", ...(faceOf(game)?.families ?? []), game].map((group) => joined[group] ?? "");
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

await Promise.all([...FACES.keys()].map(learnTexts));

for (const [index, language] of SAYINGS.languages.entries()) {
  for (const table of SAYINGS.tables) {
    const w = wordsOf(language, table.game);
    const names = table.names[index] ?? [];
    const telling = { words: w, names, people: [] as number[] };
    /** Everything of one kind is said as it should be. */
    const same = <T>(kind: string, sayings: Saying<T>[] | undefined, say: (what: T) => string) => {
      test(kind, () => {
        for (const [what, ...said] of sayings ?? []) expect(say(what as T), JSON.stringify(what)).toBe(said[index]);
      });
    };
    describe(`${table.game} with ${table.seats.length} in ${language}`, () => {
      test("names", () => {
        const view: Data = { players: table.rivals.map((rival) => ({ rival })) };
        expect(displayNames(table.seats, view, w)).toEqual(names);
      });
      same("stories", table.stories, ([fact, people]) => story(fact, { ...telling, people }));
      same("prompts", table.prompts, (question) => prompt(question, w, names));
      same("options", table.options, ([label, seat]) => new Labels(w, names, seat).option(label));
      same("reasons", table.reasons, (refusal) => reason(w, refusal));
      same("short reasons", table.shorts, (refusal) => shortReason(w, refusal));
      same("rule texts", table.texts, ([id, when]) => ruleText(w, id, when));
      same("lines of the log", table.lines, (line) => tell(line, telling).map((told) => told.text).join(""));
      same("numbers", table.numbers, ([value, digits, sign]) => number(w, Number(value), { digits, sign }));
      same("titles", table.titles, (rating) => title(w, rating, 1));
      same("sources", table.sources, (source) => sourceName(w, source));
      same("verdicts", table.verdicts, ([scores, seats]) => verdict(w, scores, names, seats));
    });
  }
}

test("an event names what can be looked at", () => {
  const valley = wordsOf("en", "everdell");
  const play: Fact = { kind: "play", seat: 0, args: { card: "bard", from: "hand", way: "home", by: "theater" } };
  expect(mentions(play, valley).cards).toEqual(["bard", "theater"]);
  const recall: Fact = { kind: "recall", seat: 0, args: { from: "1.inn.2" } };
  expect(mentions(recall, valley).cards).toEqual(["inn"]);
  const visit: Fact = { kind: "visit", seat: 0, args: { place: "three_twigs" } };
  expect(mentions(visit, valley).places).toEqual(["three_twigs"]);
  const drawn: Fact = { kind: "drawn", seat: 1, args: { card: "hamlet", code: "forest:b3b10", map: 2 } };
  expect(mentions(drawn, wordsOf("en", "cartographers"))).toMatchObject({ spaces: ["b3", "b10"], map: 2 });
});

test("a rival's rules are told with those of its year or level", () => {
  expect(rivalText(wordsOf("en", "farshore"), 4)).toMatch(/Captain Bonny.*both halves/);
  expect(rivalText(wordsOf("en", "everdell"), 2)).toMatch(/Rugwort/);
  expect(reconstructed(wordsOf("en", "farshore"), "abbey")).toMatch(/cost and effect$/); // no path of a file here
});

test("what nobody has words for shows as itself", () => {
  const w = wordsOf("fr", "everdell");
  expect(w.t("no-such-key")).toBe("no-such-key");
  expect(new Labels(w).card("tea_house")).toBe("Tea house");
});

test("words of a game or of a page alone are not read everywhere", () => {
  const { shared = "", rules = "", everdell = "" } = groups("en");
  for (const key of ["shell-title", "game-everdell"]) expect(shared).toContain(`${key} = `);
  for (const key of ["card-farm", "rules-title", "rules-everdell-goal"]) expect(shared).not.toContain(`${key} = `);
  for (const key of ["rules-title", "rules-everdell-goal"]) expect(rules).toContain(`${key} = `);
  expect(everdell).toContain("card-farm = ");
});
