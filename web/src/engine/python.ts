/** CPython in a worker, with our package in it. */
import type { PyodideAPI } from "pyodide";
import { LOCK, PACKAGE, RUNTIME, SIZE } from "virtual:engine";

const FOLDER = "/lib/boardwright";

/** Start Python. `tell` hears how many bytes have come, of how many. */
export async function startPython(tell: (came: number, all: number) => void): Promise<PyodideAPI> {
  let came = 0;
  const plain = self.fetch;
  self.fetch = async (...request) => {
    const answer = await plain(...request);
    if (!answer.ok || !answer.body) return answer;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, stream) {
        came += bytes.length;
        tell(Math.min(came, SIZE), SIZE);
        stream.enqueue(bytes);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counted), { status, statusText, headers });
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${RUNTIME}pyodide.mjs`)) as typeof import("pyodide");
    const [python, modules] = await Promise.all([
      loadPyodide({ indexURL: RUNTIME, lockFileContents: LOCK, packageBaseUrl: RUNTIME, checkAPIVersion: true }),
      fetch(PACKAGE).then((answer) => answer.json() as Promise<Record<string, string>>),
    ]);
    for (const [path, text] of Object.entries(modules)) put(python, path, text);
    python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
    return python;
  } finally {
    self.fetch = plain;
  }
}

/** Write a file of the package. */
export function put(python: PyodideAPI, path: string, content: string | Uint8Array): void {
  const file = `${FOLDER}/${path}`;
  python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
  python.FS.writeFile(file, content);
}
