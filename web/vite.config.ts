/** How the client is built: into the Python package. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./plugins/catalogues.ts";
import { compressed } from "./plugins/compressed.ts";
import { engine } from "./plugins/engine.ts";
import { pictures } from "./plugins/pictures.ts";
import { serviceWorker } from "./plugins/serviceWorker.ts";
import { sprite } from "./plugins/sprite.ts";

/** The content of a title: its rules, its gallery, its lesson and its text view. */
const CONTENT = /src\/games\/(\w+)\/(?:content\/[\w.]+|facts\.json)$/;
/** Small modules that many pages share. */
const SHARED = /src\/(?:parts|words|art|net|settings|play|layout)\/[\w.]+$/;

/** Small pages beside the games, and those that look back on one. */
const PAGES = /src\/screens\/(?:account|daily|games|settings)\//;
const LOOKING_BACK = /src\/screens\/(?:replay|review)\//;

export default defineConfig({
  plugins: [svelte(), sprite(), catalogues(), pictures(), engine(), serviceWorker(), compressed()],
  worker: { format: "es", plugins: () => [engine()] },
  build: {
    outDir: "../src/boardwright/static",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a slow machine they would fill the screen of `make serve`
      output: {
        codeSplitting: {
          // Small modules compress better as one file.
          includeDependenciesRecursively: false,
          groups: [
            { name: (id) => CONTENT.exec(id)?.[1] ?? null, debugName: "content", test: CONTENT },
            { name: "shared", test: SHARED, minShareCount: 2 },
            { name: "pages", test: PAGES },
            { name: "looking-back", test: LOOKING_BACK },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues lie in the Python package
    proxy: {
      "/api": { target: "http://localhost:8080", ws: true },
      "/plain": "http://localhost:8080",
      "/titles": "http://localhost:8080",
    },
  },
  test: { include: ["{test,src}/**/*.test.ts"] },
});
