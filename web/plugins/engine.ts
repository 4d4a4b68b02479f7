/**
 * The engine for browsers: CPython for WebAssembly as the package `pyodide` brings it, and our own
 * Python. The scripts get their addresses and sizes from `virtual:engine`.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:engine";
const SOURCE = resolve("../src/boardwright");
/** Parts of the package that play: the rules, the bots, the tables, and the local server around them. */
const PARTS = ["__init__.py", "core", "bots", "tables", "local", "games"];
/** What no browser needs: other faces of a title, numbers for learning, reviews, code for a compiler it has not. */
const LEFT_OUT = /\/(text|kernel|__pycache__|board)\/|\/(text|encoding|vocabulary|reviewing|map_rollouts)\.py$/;
const NETWORK = /games\/(\w+)\/players\/networks\//;
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

export function engine(): Plugin {
  let building = false;
  return {
    name: "engine",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const home = dirname(fileURLToPath(import.meta.resolve("pyodide")));
      const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
      const runtime = building ? `/assets/pyodide-${version}/` : `/node_modules/pyodide/`;
      const put = (name: string, bytes: Buffer): string => {
        const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
        const fileName = `assets/${name.replace(".", `-${hash}.`)}`;
        if (!building) return `data:application/octet-stream;base64,${bytes.toString("base64")}`;
        this.emitFile({ type: "asset", fileName, source: bytes });
        engine.push(`/${fileName}`);
        return `/${fileName}`;
      };

      const engine: string[] = [];
      let size = 0;
      for (const name of RUNTIME) {
        const source = readFileSync(join(home, name));
        engine.push(`${runtime}${name}`);
        if (building) this.emitFile({ type: "asset", fileName: `${runtime.slice(1)}${name}`, source });
        if (!name.endsWith(".mjs")) size += source.length; // scripts are imported, and not counted
      }
      const files = PARTS.flatMap((part) => listed(join(SOURCE, part)));
      const modules = files.filter((file) => /\.(py|toml)$/.test(file) && !LEFT_OUT.test(file));
      const package_ = Buffer.from(JSON.stringify(Object.fromEntries(modules.map((file) => [named(file), readFileSync(file, "utf8")]))));
      const networks: Record<string, [string, string][]> = {};
      for (const file of files) {
        const game = NETWORK.exec(file)?.[1];
        if (game && !file.endsWith(".py")) (networks[game] ??= []).push([named(file), put(`network-${basename(file)}`, readFileSync(file))]);
      }
      // No package is ever fetched from elsewhere.
      const { info } = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf8")) as { info: object };
      const lock = JSON.stringify({ info, packages: {} });
      const found = { runtime, lock, package: put("engine.json", package_), size: size + package_.length, networks, engine };
      return Object.entries(found)
        .map(([name, value]) => `export const ${name.toUpperCase()} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

const named = (file: string): string => relative(dirname(SOURCE), file);

function listed(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listed(join(path, name)));
}
