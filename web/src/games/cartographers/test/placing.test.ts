/** Placing a shape, with recorded questions. */
import { describe, expect, test } from "vitest";
import { Placing, choicesOf } from "../board/placing.svelte";
import { cellOf, cellsOf, codeOf, drawingOf, canonicalKey, nameOf, orient, outline, normalize } from "../content/shapes";
import { byNearness, printed } from "../content/sheets";
import recorded from "./drawings.json";

type Name = keyof typeof recorded;

function codesOf(name: Name): string[] {
  return recorded[name].codes.split(" ");
}

function asked(name: Name) {
  return { number: 1, card: printed(recorded[name].card), codes: codesOf(name) };
}

/** Hold a shape; `aimed` is the answer that is selected. */
function hold(name: Name) {
  const aimed: { code: string | null } = { code: null };
  const question = asked(name);
  const placing = new Placing(
    () => question,
    () => aimed.code,
    (code) => (aimed.code = code),
  );
  return { placing, aimed, codes: new Set(codesOf(name)) };
}

describe("shapes", () => {
  test("codes are taken apart and put together", () => {
    for (const name of Object.keys(recorded) as Name[])
      for (const code of codesOf(name)) {
        const { terrain, cells } = drawingOf(code);
        expect(codeOf(terrain, [...cells].reverse())).toBe(code);
      }
  });

  test("four turns and two flips lead back", () => {
    const shape = drawingOf("farm:a1a2b1").cells;
    expect(orient(shape, 4, false)).toEqual(shape);
    expect(normalize(orient(orient(shape, 1, true), 1, true))).toEqual(normalize(shape));
    expect(canonicalKey(orient(shape, 3, true))).toBe(canonicalKey(shape));
    expect(canonicalKey(drawingOf("farm:a1a2a3").cells)).not.toBe(canonicalKey(shape));
  });

  test("an outline goes once around each part", () => {
    expect(outline([[0, 0]], 10)).toBe("M0 0L10 0L10 10L0 10L0 0Z");
    expect(outline([[0, 0], [0, 1]], 1).match(/M/g)).toHaveLength(1);
    expect(outline([[0, 0], [0, 2]], 1).match(/M/g)).toHaveLength(2);
    expect(outline([[0, 0], [1, 1]], 1).match(/L/g)).toHaveLength(8);
  });
});

describe("choices", () => {
  test("a card with two shapes, the smaller one with a coin", () => {
    const choices = choicesOf(asked("blank"));
    expect(choices.map(({ terrain, shape, coin, fits }) => [terrain, shape.length, coin, fits])).toEqual([
      ["water", 3, true, true],
      ["water", 5, false, true],
    ]);
  });

  test("two terrains of one shape", () => {
    expect(choicesOf(asked("ruins")).map(({ terrain, fits }) => [terrain, fits])).toEqual([["forest", true], ["water", true]]);
  });

  test("Rift Lands: a single space of any terrain", () => {
    const choices = choicesOf(asked("rift"));
    expect(choices.map((choice) => choice.terrain)).toEqual(["forest", "village", "farm", "water", "monster"]);
    expect(choices.every((choice) => choice.fits && choice.printed && choice.shape.length === 1)).toBe(true);
  });

  test("a shape that fits nowhere is shown, and cannot be chosen", () => {
    const { placing } = hold("domino");
    expect(placing.choices.map((choice) => choice.fits)).toEqual([true, false]);
    placing.choose(placing.choices[1]!.key);
    expect(placing.chosen).toBe(placing.choices[0]);
  });

  test("the spaces that a shape can cover are those of its drawings", () => {
    for (const name of Object.keys(recorded) as Name[]) {
      const { placing } = hold(name);
      const codes = asked(name).codes.map((code) => cellsOf(code).map(nameOf));
      for (const space of placing.covered) expect(codes.some((cells) => cells.includes(space))).toBe(true);
      if (placing.anchors.size && placing.chosen!.shape.length > 1) expect(placing.covered.size).toBeGreaterThan(placing.anchors.size);
    }
  });

  test("the single space for want of room", () => {
    const { placing } = hold("fallback");
    expect(placing.choices.map((choice) => [choice.printed, choice.fits, choice.coin])).toEqual([
      [true, false, true],
      [true, false, false],
      [false, true, false],
    ]);
    expect([...placing.anchors].sort()).toEqual(["a1", "a2", "g7"]);
  });

  test("the single space where no ruins are left", () => {
    const { placing } = hold("fallback_ruins");
    const single = placing.choices.filter((choice) => choice.fits);
    expect(single.map((choice) => [choice.terrain, choice.shape.length, choice.printed])).toEqual([["village", 1, false], ["water", 1, false]]);
  });
});

describe("placing", () => {
  test("every drawing that is offered can be reached, and nothing else", () => {
    for (const name of Object.keys(recorded) as Name[]) {
      const { placing, codes } = hold(name);
      const reached = new Set<string>();
      for (const choice of placing.choices.filter((one) => one.fits)) {
        placing.choose(choice.key);
        for (const flip of [false, true])
          for (let turns = 0; turns < 4; turns++) {
            placing.flip = flip;
            placing.turns = turns;
            for (const anchor of placing.anchors) {
              placing.put(cellOf(anchor));
              reached.add(placing.ghost?.code ?? `nothing at ${anchor}`);
            }
          }
      }
      expect(reached).toEqual(codes);
    }
  }, 30_000);

  test("a drawing chosen elsewhere comes to hand", () => {
    for (const name of ["ruins", "ambush", "rift_ruins"] as Name[]) {
      const { placing } = hold(name);
      for (const code of codesOf(name)) {
        placing.show(code);
        expect(placing.ghost?.code).toBe(code);
      }
    }
  });

  test("it jumps to where it fits if that is near, and says where it does not fit", () => {
    const { placing } = hold("rift_ruins");
    placing.follow(2.1, 1.4); // c2 is ruins
    expect(placing.at).toEqual([2, 1]);
    placing.follow(2.4, 2.2); // just outside
    expect(placing.at).toEqual([2, 1]);
    placing.follow(4.5, 6.5);
    expect(placing.at).toEqual([4, 6]);
    expect(placing.ghost?.code).toBeNull();
    expect(placing.pin()).toBe(false);
  });

  test("off the map it does not fit, and turning may help", () => {
    const { placing } = hold("blank");
    placing.put([0, 0]); // the straight shape is held in its middle and upright
    expect(placing.ghost?.code).toBeNull();
    expect(placing.fitsTurned).toBe(false);
    placing.put([0, 5]);
    expect(placing.ghost?.code).toBeNull();
    expect(placing.fitsTurned).toBe(true);
    placing.turn();
    expect(placing.ghost?.code).toBe("water:a5a6a7");
  });

  test("what lies ready follows a turn, or moves to the nearest place", () => {
    const { placing, aimed, codes } = hold("blank");
    placing.put([5, 0]);
    placing.pin();
    expect(aimed.code).toBe("water:e1f1g1");
    placing.turn(); // when horizontal, it must move away from the edge
    expect(aimed.code).toBe("water:f1f2f3");
    placing.choose(placing.choices[1]!.key);
    expect(aimed.code !== null && codes.has(aimed.code)).toBe(true);
    placing.lift();
    expect(placing.ghost).toBeNull();
  });

  test("flipping exchanges left and right as one sees them", () => {
    const { placing } = hold("blank");
    placing.choose(placing.choices[1]!.key);
    placing.put([6, 2]);
    for (let turns = 0; turns < 4; turns++) {
      const before = normalize(placing.ghost!.cells);
      const width = Math.max(...before.map(([, column]) => column));
      placing.mirror();
      expect(normalize(placing.ghost!.cells)).toEqual(normalize(before.map(([row, column]) => [row, width - column] as const)));
      placing.turn();
    }
  });

  test("a new question empties the hand", () => {
    let number = 1;
    const placing = new Placing(
      () => ({ ...asked("ruins"), number }),
      () => null,
      () => {},
    );
    placing.reset();
    placing.put([2, 1]);
    placing.reset();
    expect(placing.at).toEqual([2, 1]);
    number = 2;
    placing.reset();
    expect(placing.at).toBeNull();
  });

  test("ruins that can be covered are known from the question", () => {
    const { placing } = hold("rift_ruins");
    expect([...placing.reachable].sort()).toEqual(["b6", "c10", "c2", "i10", "i2", "j6"]);
  });
});

test("neighbours sit nearest first", () => {
  expect(byNearness(0, 5)).toEqual([1, 4, 2, 3]);
  expect(byNearness(null, 3)).toEqual([0, 1, 2]);
});
