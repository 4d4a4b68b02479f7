/**
 * CPython in a worker, with our package in it. After the first start its memory is kept, with all
 * titles imported: other starts take it over instead of starting Python.
 */
import type { PyodideAPI } from "pyodide";
import { LOCK, PACKAGE, RUNTIME, SIZE } from "virtual:engine";
import { ENGINE_CACHE } from "./messages";

const FOLDER = "/lib/boardwright";
/** The address of the kept memory. The service worker removes it with the package that it was made of. */
const MEMORY = `${PACKAGE}?memory=${encodeURIComponent(RUNTIME)}`;

/** Start Python. `tell` hears how many bytes have come, of how many. */
export async function startPython(tell: (came: number, all: number) => void): Promise<PyodideAPI> {
  let came = 0;
  const plain = self.fetch;
  self.fetch = async (...request) => {
    const answer = await plain(...request);
    // A copy is counted: browsers keep compiled code only with the answer itself.
    if (answer.ok) void count(answer.clone(), (bytes) => tell(Math.min((came += bytes), SIZE), SIZE));
    return answer;
  };
  try {
    const [{ loadPyodide }, kept] = await Promise.all([
      import(/* @vite-ignore */ `${RUNTIME}pyodide.mjs`) as Promise<typeof import("pyodide")>,
      keptMemory(),
    ]);
    const modules = fetch(PACKAGE).then((answer) => answer.json() as Promise<Record<string, string>>);
    const start = (memory?: ArrayBuffer) =>
      loadPyodide({ indexURL: RUNTIME, lockFileContents: LOCK, packageBaseUrl: RUNTIME, checkAPIVersion: true, _loadSnapshot: memory, _makeSnapshot: !memory });
    let fresh = !kept;
    const python = await start(kept).catch((error: unknown) => {
      if (!kept) throw error;
      fresh = true; // it is broken, or of another runtime
      return start();
    });
    for (const [path, text] of Object.entries(await modules)) put(python, path, text);
    if (fresh) {
      python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
      python.pyimport("boardwright.local.browser").prepare();
      await keepMemory(python);
    }
    return python;
  } finally {
    self.fetch = plain;
  }
}

async function count(answer: Response, tell: (bytes: number) => void): Promise<void> {
  try {
    const reader = answer.body!.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) tell(part.value.length);
  } catch {
    // the caller gets the error
  }
}

async function keptMemory(): Promise<ArrayBuffer | undefined> {
  try {
    return await (await caches.match(MEMORY))?.arrayBuffer();
  } catch {
    return undefined; // no caches in this window
  }
}

/** Without room or caches the next start takes longer, and nothing else. */
async function keepMemory(python: PyodideAPI): Promise<void> {
  try {
    const kept = await caches.open(ENGINE_CACHE);
    await kept.put(MEMORY, new Response(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>));
  } catch (error) {
    console.info("the memory of the engine is not kept:", error);
  }
}

/** Write a file of the package. */
export function put(python: PyodideAPI, path: string, content: string | Uint8Array): void {
  const file = `${FOLDER}/${path}`;
  python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
  python.FS.writeFile(file, content);
}
