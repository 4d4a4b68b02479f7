/** Gists and the city with the facts of Everdell. */
import { describe, expect, it } from "vitest";
import { slotsOf } from "../../valley/board/city";
import { gist } from "../../valley/cards/gists";
import type { Player } from "../../valley/content/views";
import type { Facts } from "../../valley/facts.svelte";
import facts from "../facts.json";

const WOOD = { maps: {}, ...facts } as unknown as Facts;

describe("gists", () => {
  it("names only cards that there are", () => {
    for (const id of [WOOD.events, WOOD.cards, WOOD.places].flatMap((some) => Object.keys(some)))
      for (const sign of gist("everdell", id, WOOD)) if (sign.kind === "card") expect(WOOD.cards).toHaveProperty(sign.card);
  });
  it("tells special events", () => {
    for (const [id, event] of Object.entries(WOOD.events)) if (event.kind === "special") expect(gist("everdell", id, WOOD)).not.toEqual([]);
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
