/** Setting up a table: what the form sends to the server. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { gameList, type SetupOption } from "../src/screens/setup/gameList.svelte";
import { TableSetup } from "../src/screens/setup/tableSetup.svelte";
import type { Data } from "../src/wire";

const several = (count: number): SetupOption => ({ name: "islands", kind: "several", words: "place", unless: "", values: ["a", "b", "c"], count, groups: {}, default: null });
const level = (usual: number): SetupOption => ({ name: "bonny", kind: "whole", words: "level", unless: "", values: [1, 2, 3, 4], default: usual });
const weather: SetupOption = { name: "weather", kind: "one", words: "weather-half", unless: "bonny", values: ["upper", "both"], default: "" };
const plain = (choices: SetupOption[]) => choices as unknown as Data[];

const nobody = (seat: number) => `Player ${seat + 1}`;

beforeEach(() => {
  const choices = { "1": plain([several(1), level(1)]), "2": plain([several(2), level(0), weather]), "3": plain([several(3), weather]), "4": plain([several(4), weather]) };
  const presets = [{ name: "bonny1", least: 1, most: 1, options: { bonny: 1 } }] as unknown as Data[];
  gameList.catalogue = {
    version: "0", protocol: 1, alone: false, bots: ["random", "beginner", "casual", "good"], languages: ["en"], seconds: { random: 0.1, beginner: 0.1, casual: 0.2, good: 1 },
    games: [{ name: "farshore", rules: 1, least_seats: 1, most_seats: 4, choices, presets, board: "" }],
  };
});

function farshore(): TableSetup {
  const setup = new TableSetup();
  setup.pickGame("farshore");
  return setup;
}

describe("company", () => {
  test("a fresh visitor plays against one bot", () => {
    expect(farshore().toRequest(nobody).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }]);
  });

  test("friends get open seats, people at one screen get names", () => {
    const setup = farshore();
    setup.setSeatCount(1);
    setup.setCompany("friends");
    expect(setup.toRequest(nobody).seats).toEqual([{ kind: "me" }, { kind: "open" }]);
    setup.setCompany("same");
    setup.add();
    setup.seats[1]!.name = " Vega ";
    expect(setup.toRequest(nobody).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Vega" }, { kind: "me", name: "Player 3" }]);
  });

  test("the level chosen last is remembered, also under a name of old", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    const setup = farshore();
    setup.setSeat(setup.seats[1]!.key, "bot:good");
    const later = new TableSetup();
    later.add();
    expect(later.toRequest(nobody).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "good" }, { kind: "bot", bot: "good" }]);
    kept.set("boardwright-plan", JSON.stringify({ game: "farshore", company: "bots", bots: ["greedy", "greedy"] }));
    expect(new TableSetup().seats[1]!.bot).toBe("casual");
    vi.unstubAllGlobals();
  });

  test("a bot that this server has not is not asked for", () => {
    const setup = farshore();
    setup.setSeat(setup.seats[1]!.key, "bot:genius");
    expect(setup.toRequest(nobody).seats[1]).toEqual({ kind: "bot", bot: "casual" });
  });
});

describe("set-up", () => {
  test("what excludes the other is taken back", () => {
    const setup = farshore();
    setup.setOption("weather", "both");
    setup.setOption("bonny", 2);
    expect(setup.toRequest(nobody).options).toEqual({ bonny: 2 });
    setup.setOption("weather", "upper");
    expect(setup.toRequest(nobody).options).toEqual({ weather: "upper" });
  });

  test("another number of seats leaves to chance what no longer fits", () => {
    const setup = farshore();
    setup.setOption("islands", ["a", "b"]);
    setup.setOption("weather", "both");
    setup.add();
    expect(setup.toRequest(nobody).options).toEqual({ weather: "both" });
  });

  test("a choice that is begun is not finished", () => {
    const setup = farshore();
    setup.setOption("islands", ["a"]);
    expect(setup.unfinished.map((choice) => choice.name)).toEqual(["islands"]);
  });

  test("a preset holds also where it says what goes without saying", () => {
    const setup = farshore();
    setup.setSeatCount(1);
    expect(setup.matchesOptions({ bonny: 1 })).toBe(true);
    expect(setup.matchesOptions({ bonny: 2 })).toBe(false);
  });

  test("minutes on the clock are seconds for the server, and no seed is none", () => {
    const setup = farshore();
    setup.clock = "bank";
    setup.minutes = 20;
    setup.more = 5;
    const wish = setup.toRequest(nobody);
    expect(wish.terms?.clock).toEqual({ kind: "bank", seconds: 1200, more: 5 });
    expect(wish.seed).toBeNull();
  });
});
