import { expect, it } from "vitest";
import { standalone } from "../../../../plugins/standalone";

it("an icon in a picture is copied with its size, in its colours by day", () => {
  expect(standalone()('<use href="#i-resin" x="1" y="2" width="3" height="4"/>')).toMatch(
    /^<svg x="1" y="2" width="3" height="4" viewBox="0 0 24 24"><path stroke="#2b2018".* fill="#eda31e"/,
  );
});
