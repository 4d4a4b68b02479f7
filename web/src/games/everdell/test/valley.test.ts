/** Gists and the city with the facts of Everdell. */
import { describe, expect, it } from "vitest";
import { gridOf, slotsOf } from "../../valley/board/city";
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

  const full = (more: number) => city(15 - more, "husband", "wife", ...Array<string>(14 - more).fill("farm"));
  it("lays pairs side by side, and draws the free slots that have a cell", () => {
    expect(gridOf(city(2, "husband", "wife", "farm"), 0, WOOD, null)).toEqual({ apart: true, used: 3, free: 13, open: 13, full: true });
    expect(gridOf(full(0), 0, WOOD, null)).toMatchObject({ apart: true, used: 16, free: 0, full: true });
    expect(gridOf(full(1), 0, WOOD, "farm")).toMatchObject({ used: 16, open: 0 });
    expect(gridOf(city(15, ...Array<string>(15).fill("farm")), 0, WOOD, null)).toMatchObject({ used: 15, full: false });
  });
  it("lays pairs into one cell where the city has many cards", () => {
    const wanderers = city(15, "husband", "wife", "husband", "wife", ...Array<string>(13).fill("farm"), "wanderer", "wanderer");
    expect(gridOf(wanderers, 0, WOOD, null)).toMatchObject({ apart: false, used: 17, full: false });
  });
});
