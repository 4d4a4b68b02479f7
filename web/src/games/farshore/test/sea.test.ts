import { describe, expect, it } from "vitest";
import { anchorsCast, lastStop } from "../content/sea";
import type { Data, Fact } from "../../../wire";

const fact = (kind: string, seat: number, args: Data = {}): Fact => ({ kind, seat, args }) as unknown as Fact;

describe("Captain Bonny's last route", () => {
  const route = fact("route", 1, { route: "route_08" });
  it("ends where she went", () => {
    expect(lastStop([route, fact("visit", 1, { place: "shore_sea_stone" })])).toBe("shore_sea_stone");
    expect(lastStop([route, fact("visit", 1, { place: "isle_spit" })])).toBe("island");
    expect(lastStop([route, fact("visit-card", 1, { card: "abbey", owner: 1 })])).toBe("red");
  });
  it("is not what others did, nor what she did before", () => {
    expect(lastStop([fact("visit", 1, { place: "docks" }), route, fact("visit", 0, { place: "lookout" })])).toBeNull();
    expect(lastStop([fact("visit", 0, { place: "docks" })])).toBeNull();
  });
});

describe("anchors", () => {
  it("are cast by who plays a Critter for one", () => {
    const played = [fact("play", 0, { card: "diver", way: "home", by: "grove" }), fact("play", 1, { card: "diver", way: "home" })];
    expect(anchorsCast([...played, fact("play", 0, { card: "grove", way: "plain" })], 0)).toBe(1);
  });
});
