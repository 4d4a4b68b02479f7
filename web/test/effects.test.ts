/** What an answer would do, as the decision shows it. */
import { expect, it } from "vitest";
import { effects } from "../src/play/effects";
import type { Data, Fact, Score } from "../src/wire";
import type { Wording } from "../src/words/wording";

const fact = (kind: string, seat: number, args: Data): Fact => ({ kind, key: `log-${kind}`, seat, args });
const wording = { event: ({ kind, seat, args }: Fact) => [kind, seat, args["card"], args["n"]].join(" ") } as unknown as Wording;
const more = (...events: Fact[]) => effects({ score: { seat: 0, expected: 0 } as Score, events }, [], wording).more;

it("tells of events that differ only in their number once, with the sum", () => {
  const one = fact("discard", 0, { n: 1 });
  expect(more(one, one, fact("refill", 0, {}), one)).toEqual(["discard 0  3", "refill 0  "]);
});

it("tells of others each by itself", () => {
  const farm = fact("discard", 0, { card: "farm", n: 1 });
  const inn = fact("discard", 0, { card: "inn", n: 1 });
  const build = fact("build", 0, { card: "farm" });
  expect(more(farm, inn, build, { ...build }, fact("discard", 1, { n: 1 }))).toEqual([
    "discard 0 farm 1", "discard 0 inn 1", "build 0 farm ", "build 0 farm ",
  ]);
});
