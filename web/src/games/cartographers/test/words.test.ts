import { expect, test } from "vitest";
import { wordsOf } from "../../../../test/words";

test.each(["en", "it", "fr", "ru"])("%s: the marks of the terrain differ by more than case, and the legend has all", (language) => {
  const w = wordsOf(language, "cartographers");
  const marks = ["forest", "village", "farm", "water", "monster", "ruins"].map((terrain) => w.t(`text-mark-${terrain}`));
  expect(new Set(marks.map((mark) => mark.toLowerCase())).size).toBe(marks.length);
  for (const mark of marks) expect(w.t("text-legend")).toContain(`${mark} `);
});
