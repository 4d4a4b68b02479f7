/** The icon sprite stands in the page itself: every `<use>` finds it, and it is not script. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function sprite(): Plugin {
  return {
    name: "sprite",
    transformIndexHtml: (html) => html.replace("<!-- icons -->", () => readFileSync("src/art/icons.svg", "utf8")),
  };
}
