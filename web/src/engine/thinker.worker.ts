/** The worker in which bots think, so that the local server can go on. It is ended when nobody waits for it. */
import { NETWORKS } from "virtual:engine";
import { put, startPython } from "./python";
import { SHARP, type FromThinker, type ToThinker } from "./messages";

const fetched = new Set<string>();
const post = (message: FromThinker): void => self.postMessage(message);
const starting = startPython(() => undefined);

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "measure") {
    const measure = (await starting).pyimport("boardwright.local.browser").measure as () => string;
    return post({ type: "measured", shares: measure() });
  }
  const { id, task } = data;
  try {
    const python = await starting;
    const { game, bot } = JSON.parse(task) as { game: string; bot: string };
    if (SHARP.includes(bot) && !fetched.has(game)) {
      fetched.add(game);
      const files = await Promise.all((NETWORKS[game] ?? []).map(async ([path, address]) => [path, await bytesOf(address)] as const)).catch(() => []);
      for (const [path, bytes] of files) put(python, path, bytes); // else the level plays without them
    }
    const think = python.pyimport("boardwright.local.browser").think as (task: string, tell: (part: number) => void) => string;
    post({ type: "thought", id, reply: think(task, (part) => post({ type: "thinking", id, part })) });
  } catch (error) {
    console.error(error);
    post({ type: "thought", id, reply: "null" });
  }
};

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
