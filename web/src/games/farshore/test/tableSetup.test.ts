/** Setting up a table with the rival. */
import { expect, test } from "vitest";
import { gameList } from "../../../screens/setup/gameList.svelte";
import { TableSetup } from "../../../screens/setup/tableSetup.svelte";
import type { Data } from "../../../wire";

const level = (usual: number): Data => ({ name: "bonny", kind: "whole", words: "level", unless: "", values: [1, 2, 3, 4], default: usual });

test("alone one meets the rival of the game, who may also come to two", () => {
  gameList.catalogue = {
    version: "0", protocol: 1, alone: false, bots: ["random"], languages: ["en"], seconds: { random: 0.1 },
    games: [{ name: "farshore", rules: 1, least_seats: 1, most_seats: 4, choices: { "1": [level(1)], "2": [level(0)], "3": [] }, presets: [], board: "" }],
  };
  const setup = new TableSetup();
  setup.pickGame("farshore");
  expect(setup.rival?.strength).toBe(0);
  setup.setSeatCount(1);
  expect(setup.rival?.strength).toBe(1);
  setup.setSeatCount(3);
  expect(setup.rival).toBeNull();
});
