/** The parts of the valley boards that can be tested without a page. */
import { describe, expect, it } from "vitest";
import everdell from "../src/games/everdell/facts.json";
import farshore from "../src/games/farshore/facts.json";
import { slotsOf } from "../src/games/valley/board/city";
import type { Facts } from "../src/games/valley/facts.svelte";
import { previewChanges } from "../src/games/valley/board/previewChanges";
import { gist, missingGoods, refusalSigns } from "../src/games/valley/cards/gists";
import { hyphenate } from "../src/games/valley/content/hyphenate";
import type { Player } from "../src/games/valley/content/views";
import { numbered } from "../src/games/valley/content/views";
import type { Previewed, Score } from "../src/wire";

const EMPTY = { events: {}, maps: {}, forest: {} };
const WOOD = { ...EMPTY, ...everdell } as unknown as Facts;
const SEA = { ...EMPTY, ...farshore } as unknown as Facts;

describe("gists", () => {
  const all = (facts: Facts) => [...Object.keys(facts.cards), ...Object.keys(facts.places)];
  it.each(all(WOOD))("everdell: %s has one", (id) => expect(gist("everdell", id, WOOD)).not.toEqual([]));
  it.each(all(SEA))("farshore: %s has one", (id) => expect(gist("farshore", id, SEA)).not.toEqual([]));
  it("names only cards that there are", () => {
    for (const id of Object.keys(WOOD.events).concat(all(WOOD)))
      for (const sign of gist("everdell", id, WOOD)) if (sign.kind === "card") expect(WOOD.cards).toHaveProperty(sign.card);
  });
  it("tells special events", () => {
    for (const [id, event] of Object.entries(WOOD.events)) if (event.kind === "special") expect(gist("everdell", id, WOOD)).not.toEqual([]);
  });
  it("tells why a card cannot be played", () => expect(refusalSigns({ reason: "resources-short-by", details: { n: 2 } })).toBe("−2 any"));
  it("leaves missing goods to the cost, so that what the card does stays to be read", () => {
    const short = { reason: "goods-short", details: { missing: "2twig+1sea_stone" } };
    expect(refusalSigns(short)).toBe("");
    expect([...missingGoods(short)]).toEqual(["twig", "sea_stone"]);
    expect(missingGoods(null).size).toBe(0);
  });
});

describe("a city", () => {
  const city = (slots: number, ...cards: string[]) => ({ slots, city: cards.map((card) => ({ card })) }) as unknown as Player;
  it("lays a pair into one slot where the count says so", () => {
    const slots = slotsOf(city(3, "farm", "husband", "wife", "wife", "wanderer"), 0, WOOD);
    expect(slots.map((slot) => slot.map(({ thing }) => thing))).toEqual([
      ["city:0.farm"],
      ["city:0.husband", "city:0.wife"],
      ["city:0.wife.2"],
      ["city:0.wanderer"],
    ]);
  });
  it("keeps them apart where they are", () => expect(slotsOf(city(2, "husband", "wife"), 1, WOOD)).toHaveLength(2));
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

describe("long names", () => {
  it("may be broken between syllables", () => expect(hyphenate("University").replaceAll("\u00ad", "-")).toBe("Uni-ver-sity"));
  it("keep together what is spoken together", () => expect(hyphenate("Cartographer, Ныряльщик").replaceAll("\u00ad", "-")).toBe("Car-to-gra-pher, Ныряль-щик"));
  it("stay whole where they are short", () => expect(hyphenate("Post Office")).toBe("Post Office"));
});
