/** The parts of the valley boards that can be tested without a page. */
import { describe, expect, it } from "vitest";
import { TITLES } from "../../../titles";
import type { Previewed, Score } from "../../../wire";
import { previewChanges } from "../board/previewChanges";
import { gist, missingGoods, refusalSigns } from "../cards/gists";
import { numbered } from "../content/views";
import type { Facts } from "../facts.svelte";
import { valleyTitle } from "../titles";

const EMPTY = { events: {}, maps: {}, forest: {} };
const IDS = [...TITLES.values()].filter(({ families }) => families?.includes("valley")).map(({ id }) => id);

describe.each(IDS)("gists of %s", async (game) => {
  const facts = { ...EMPTY, ...((await valleyTitle(game).facts()).default as object) } as unknown as Facts;
  it.each([...Object.keys(facts.cards), ...Object.keys(facts.places)])("%s has one", (id) => expect(gist(game, id, facts)).not.toEqual([]));
});

describe("refusals", () => {
  it("tells why a card cannot be played", () => expect(refusalSigns({ reason: "resources-short-by", details: { n: 2 } })).toBe("−2 any"));
  it("leaves missing goods to the cost, so that what the card does stays to be read", () => {
    const short = { reason: "goods-short", details: { missing: "2twig+1sea_stone" } };
    expect(refusalSigns(short)).toBe("");
    expect([...missingGoods(short)]).toEqual(["twig", "sea_stone"]);
    expect(missingGoods(null).size).toBe(0);
  });
});

describe("a row", () => {
  it("numbers equal cards where positions matter", () => expect(numbered(["inn", "farm", "inn"], true)).toEqual(["inn", "farm", "inn.2"]));
  it("else they are the same thing", () => expect(numbered(["inn", "inn"], false)).toEqual(["inn", "inn"]));
});

describe("what is foreseen", () => {
  const score = (total: number) => ({ total }) as Score;
  it("adds up what comes to the seat", () => {
    const previewed = {
      score: score(12),
      events: [
        { kind: "play", seat: 0, args: { card: "farm", from: "hand", paid: { twig: 2, resin: 1 } } },
        { kind: "gain", seat: 0, args: { goods: { berry: 1, twig: 2 }, by: "farm" } },
        { kind: "gain", seat: 1, args: { goods: { berry: 9 }, by: "farm" } },
      ],
    } as unknown as Previewed;
    expect(previewChanges(previewed, 0, score(11))).toEqual({
      card: "farm",
      goods: { resin: -1, berry: 1 },
      tokens: 0,
      points: 1,
      cards: -1,
      workers: 0,
    });
  });
  it("brings the workers home with the season", () => {
    const previewed = { score: score(4), events: [{ kind: "prepare", seat: 0, args: { season: "spring", workers: 3 } }] } as unknown as Previewed;
    expect(previewChanges(previewed, 0, score(4), 1)?.workers).toBe(2);
  });
});
