/** The table that is about to be set up: what the form asks of the server. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { shelf, type Choice } from "../src/screens/setup/catalogue.svelte";
import { Plan } from "../src/screens/setup/plan.svelte";
import type { Data } from "../src/wire";

const several = (count: number): Choice => ({ name: "islands", kind: "several", words: "place", unless: "", values: ["a", "b", "c"], count, groups: {}, default: null });
const level = (usual: number): Choice => ({ name: "bonny", kind: "whole", words: "level", unless: "", values: [1, 2, 3, 4], default: usual });
const weather: Choice = { name: "weather", kind: "one", words: "weather-half", unless: "bonny", values: ["upper", "both"], default: "" };
const plain = (choices: Choice[]) => choices as unknown as Data[];

const nobody = (seat: number) => `Player ${seat + 1}`;

beforeEach(() => {
  const choices = { "1": plain([several(1), level(1)]), "2": plain([several(2), level(0), weather]), "3": plain([several(3), weather]), "4": plain([several(4), weather]) };
  const presets = [{ name: "bonny1", least: 1, most: 1, options: { bonny: 1 } }] as unknown as Data[];
  shelf.catalogue = {
    version: "0", protocol: 1, bots: ["random", "beginner", "casual", "good"], languages: ["en"], seconds: { random: 0.1, beginner: 0.1, casual: 0.2, good: 1 },
    games: [{ name: "farshore", rules: 1, least_seats: 1, most_seats: 4, choices, presets, board: "" }],
  };
});

function farshore(): Plan {
  const plan = new Plan();
  plan.pick("farshore");
  return plan;
}

describe("company", () => {
  test("a fresh visitor plays against one bot", () => {
    expect(farshore().wish(nobody).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }]);
  });

  test("friends get open seats, people at one screen get names", () => {
    const plan = farshore();
    plan.seatCount(1);
    plan.meet("friends");
    expect(plan.wish(nobody).seats).toEqual([{ kind: "me" }, { kind: "open" }]);
    plan.meet("same");
    plan.add();
    plan.seats[1]!.name = " Vega ";
    expect(plan.wish(nobody).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Vega" }, { kind: "me", name: "Player 3" }]);
  });

  test("alone one meets the rival of the game, who may also come to two", () => {
    const plan = farshore();
    expect(plan.rival?.strength).toBe(0);
    plan.seatCount(1);
    expect(plan.rival?.strength).toBe(1);
    plan.seatCount(3);
    expect(plan.rival).toBeNull();
  });

  test("the level chosen last is remembered, also under a name of old", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const plan = farshore();
    plan.place(plan.seats[1]!.key, "bot:good");
    const later = new Plan();
    later.add();
    expect(later.wish(nobody).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "good" }, { kind: "bot", bot: "good" }]);
    kept.set("boardwright-plan", JSON.stringify({ game: "farshore", company: "bots", bots: ["greedy", "greedy"] }));
    expect(new Plan().seats[1]!.bot).toBe("casual");
    vi.unstubAllGlobals();
  });

  test("a bot that this server has not is not asked for", () => {
    const plan = farshore();
    plan.place(plan.seats[1]!.key, "bot:genius");
    expect(plan.wish(nobody).seats[1]).toEqual({ kind: "bot", bot: "casual" });
  });
});

describe("set-up", () => {
  test("what excludes the other is taken back", () => {
    const plan = farshore();
    plan.settle("weather", "both");
    plan.settle("bonny", 2);
    expect(plan.wish(nobody).options).toEqual({ bonny: 2 });
    plan.settle("weather", "upper");
    expect(plan.wish(nobody).options).toEqual({ weather: "upper" });
  });

  test("another number of seats leaves to chance what no longer fits", () => {
    const plan = farshore();
    plan.settle("islands", ["a", "b"]);
    plan.settle("weather", "both");
    plan.add();
    expect(plan.wish(nobody).options).toEqual({ weather: "both" });
  });

  test("a choice that is begun is not finished", () => {
    const plan = farshore();
    plan.settle("islands", ["a"]);
    expect(plan.unfinished.map((choice) => choice.name)).toEqual(["islands"]);
  });

  test("a preset holds also where it says what goes without saying", () => {
    const plan = farshore();
    plan.seatCount(1);
    expect(plan.is({ bonny: 1 })).toBe(true);
    expect(plan.is({ bonny: 2 })).toBe(false);
  });

  test("minutes on the clock are seconds for the server, and no seed is none", () => {
    const plan = farshore();
    plan.clock = "bank";
    plan.minutes = 20;
    plan.more = 5;
    const wish = plan.wish(nobody);
    expect(wish.terms?.clock).toEqual({ kind: "bank", seconds: 1200, more: 5 });
    expect(wish.seed).toBeNull();
  });
});
