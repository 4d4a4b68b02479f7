import { expect, test } from "vitest";
import { ago, addDays, dayName } from "../src/screens/dates";

const NOW = Date.UTC(2026, 10, 15, 12);

test.each([
  ["en", 20_000, "now"],
  ["en", 2 * 3_600_000, "2 hr. ago"],
  ["it", 86_400_000, "ieri"],
  ["ru", 5 * 60_000, "5 мин. назад"],
])("%s: %i milliseconds ago", (language, before, said) => {
  expect(ago(language, NOW - before, NOW)).toBe(said);
});

test("a day is a date and no moment", () => {
  expect(dayName("en", "2026-11-14")).toBe("Saturday, November 14");
  expect(dayName("fr", "2026-11-14", "short")).toBe("14 novembre");
  expect(dayName("en", "some day")).toBe("some day");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});
