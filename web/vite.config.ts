/** How the client is built: into the Python package. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./plugins/catalogues.ts";
import { compressed } from "./plugins/compressed.ts";
import { pictures } from "./plugins/pictures.ts";
import { sprite } from "./plugins/sprite.ts";

export default defineConfig({
  plugins: [svelte(), sprite(), catalogues(), pictures(), compressed()],
  build: {
    outDir: "../src/boardwright/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues lie in the Python package
    proxy: {
      "/api": { target: "http://localhost:8000", ws: true },
      "/plain": "http://localhost:8000",
      "/titles": "http://localhost:8000",
    },
  },
  test: { include: ["test/**/*.test.ts"] },
});
