/** Hints in words. A hint is dropped when its question has changed. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Hinted } from "../src/wire";
import { hintReason, tipText } from "../src/words/hints";
import { botAbout } from "../src/words/names";
import { setLanguage, words } from "../src/words/words.svelte";

const hinted = (unit: string, values: number[], tries: number): Hinted => ({
  type: "hinted", table: "t", ask: "a", asked: 7, level: "expert", unit,
  best: values.map((value, i) => ({ code: `visit:${i}`, value, tries })),
});

beforeAll(async () => {
  await setLanguage("en");
});

describe("a hint in words", () => {
  const line = (hint: Hinted, at: number) => tipText(words(), hint, hint.best[at]!, "Play: Farm", at === 0);

  test("the best, then the others, each with what it is worth in its unit", () => {
    const hint = hinted("margin", [4.23, -1.5], 96);
    expect(line(hint, 0)).toBe("Best: Play: Farm, a final lead of about +4.2 points.");
    expect(line(hint, 1)).toBe("Next best: Play: Farm (−1.5).");
    expect(line(hinted("rating", [42], 10), 0)).toBe("Best: Play: Farm, a final rating of about 42.0.");
    expect(line(hinted("worth", [3], 0), 0)).toBe("Best: Play: Farm, judged at 3.0.");
  });

  test("why: how it was found, and how sure it is", () => {
    const w = words();
    expect(hintReason(w, hinted("margin", [4.2, 1], 96))).toBe("Expert played the best one through in 96 imagined games. The next one comes out 3.2 lower.");
    expect(hintReason(w, hinted("margin", [4.2, 4], 1))).toBe("Expert played the best one through in 1 imagined game. The first two are about equally good.");
    expect(hintReason(w, hinted("worth", [4], 0))).toBe("Expert judges by what an answer brings now.");
    expect(hintReason(w, hinted("margin", [4], 0))).toBe("Expert has learned from many games how they end.");
  });

  test("a level says how it plays and how long it thinks", () => {
    expect(botAbout("casual", 0.2)).toBe("Takes what looks best now. Answers at once.");
    expect(botAbout("good", 1)).toBe("Looks ahead a little. Thinks for up to 1 second a move.");
    expect(botAbout("genius", 1)).toBe("");
  });
});
