/** Builds the service worker beside the page, with the list of files that every page may need. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const PUBLIC = "public";
/** Fetched when they are needed: the engine, and networks of its bots. */
const LATER = /pyodide-|\/engine-[\w-]+\.json$|\/network-|^sw\.js$|\.map$/;
const HASHED = /^assets\//;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/sw.ts", fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("no service worker was built");
        if (worker.imports.length) throw new Error("the service worker must be one script, which every browser can read");
        const files = Object.values(bundle)
          .filter(({ fileName }) => !LATER.test(fileName))
          .map((file) => listed(file.fileName, file.type === "chunk" ? file.code : file.source));
        for (const name of readdirSync(PUBLIC)) files.push(listed(name, readFileSync(join(PUBLIC, name))));
        files.sort((one, other) => (one.url < other.url ? -1 : 1));
        worker.code = worker.code.replace(/\b\w+\.__FILES\b/, JSON.stringify(files));
        if (!worker.code.includes('"/index.html"')) throw new Error("the service worker has no list of files");
      },
    },
  };
}

function listed(name: string, content: string | Uint8Array): { url: string; revision: string | null } {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return { url: `/${name}`, revision: HASHED.test(name) ? null : hash };
}
