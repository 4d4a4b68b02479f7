/** The worker in which bots think, so that the house can go on. It is ended when nobody waits for it. */
import { NETWORKS } from "virtual:engine";
import { put, startPython } from "./python";
import type { FromThinker, ToThinker } from "./messages";

/** Levels that judge with networks, which are fetched when one of them is first asked. */
const SHARP = ["strong", "expert"];
const fetched = new Set<string>();
const post = (message: FromThinker): void => self.postMessage(message);
const starting = startPython(() => undefined);

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  const { id, task } = data;
  try {
    const python = await starting;
    const { game, bot } = JSON.parse(task) as { game: string; bot: string };
    if (SHARP.includes(bot) && !fetched.has(game)) {
      const files = (NETWORKS[game] ?? []).map(async ([path, address]) => put(python, path, await bytesOf(address)));
      await Promise.all(files);
      fetched.add(game);
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
