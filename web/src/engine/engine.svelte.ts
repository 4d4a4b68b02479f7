/**
 * The engine on this device: a local server in a worker, which takes what a server takes. It is started when
 * it is first needed. Bots think in a second worker.
 */
import type { FromServer, FromThinker, ToServer, ToThinker } from "./messages";

export interface Reply {
  status: number;
  kind: string;
  text: string;
}

type Thought = { id: number; table: string; seat: number; task: string };

/** By game and level: the share of its usual work that a bot does here in its time. */
export type Shares = Record<string, Record<string, number>>;
/** The shares that were measured, with the version of the engine. */
const SHARES_KEY = "boardwright-shares";

class Engine {
  /** How it is: not needed yet, on its way, ready, or unable to start. */
  state: "off" | "coming" | "open" | "failed" = $state("off");
  /** Bytes that have come, of how many, and when the first came. */
  came = $state(0);
  all = $state(0);
  since = 0;
  /** What the bot that thinks now has used of its time; null while none thinks. */
  thinking: { table: string; seat: number; part: number } | null = $state.raw(null);
  /** What the levels of bots can do on this device, once it is measured. */
  shares: Shares | null = $state.raw(null);
  /** Receives the frames of the local server. */
  onFrame: (frame: string) => void = () => {};

  #server: Worker | null = null;
  #thinker: Worker | null = null;
  #count = 0;
  #waiting = new Map<number, { settle: (reply: Reply) => void; fail: (error: Error) => void }>();
  #thoughts: Thought[] = [];
  /** The thought that the second worker has now. */
  #thought: Thought | null = null;
  #measuring = false;
  #version = "";

  /** Start it now, before it is needed. */
  start(): void {
    if (this.state !== "off") return;
    this.state = "coming";
    this.since = Date.now();
    void navigator.storage?.persist?.().catch(() => false); // games should outlast a shortage of space
    this.#server = new Worker(new URL("./local-server.worker.ts", import.meta.url), { type: "module", name: "server" });
    this.#server.onmessage = ({ data }: MessageEvent<FromServer>) => this.#receive(data);
    this.#server.onerror = () => this.#fail();
  }

  /** A request as a server takes it. Rejects if there is no engine. */
  request(method: string, path: string, body: string): Promise<Reply> {
    this.start();
    const id = ++this.#count;
    return new Promise((settle, fail) => {
      if (this.state === "failed") return fail(new Error("no engine"));
      this.#waiting.set(id, { settle, fail });
      this.#say({ type: "say", text: JSON.stringify({ id, method, path, body }) });
    });
  }

  /** A message as the socket takes it, as JSON. */
  send(frame: string): void {
    this.#say({ type: "say", text: `{"frame":${frame}}` });
  }

  #say(message: ToServer): void {
    this.#server?.postMessage(message);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "came":
        [this.came, this.all] = [message.came, message.all];
        return;
      case "open":
        this.state = "open";
        this.#version = message.version;
        return;
      case "failed":
        return this.#fail();
      case "said":
        return this.#hear(message.text);
      case "think":
        this.#thoughts.push(message);
        return this.#think();
      case "drop":
        return this.#drop(message.id);
    }
  }

  #hear(text: string): void {
    if (text.startsWith('{"frame":')) return this.onFrame(text.slice('{"frame":'.length, -1));
    const { id, ...reply } = JSON.parse(text) as Reply & { id: number };
    this.#waiting.get(id)?.settle(reply);
    this.#waiting.delete(id);
  }

  #fail(): void {
    this.state = "failed";
    for (const { fail } of this.#waiting.values()) fail(new Error("no engine"));
    this.#waiting.clear();
    this.#server?.terminate();
    this.#server = null;
  }

  // Bots

  #think(): void {
    if (this.#thought) return;
    this.#thought = this.#thoughts.shift() ?? null;
    if (!this.#thought) return;
    const { id, task } = this.#thought;
    this.#tellThinker({ type: "think", id, task });
  }

  #tellThinker(message: ToThinker): void {
    if (!this.#thinker) {
      this.#thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" });
      this.#thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hearThinker(data);
      this.#thinker.onerror = () => this.#stopThinker("null");
    }
    this.#thinker.postMessage(message);
  }

  /** Find out what the levels of bots can do on this device: once for each version of the engine. */
  measure(): void {
    if (this.shares || this.#measuring || !this.#version) return;
    this.shares = this.#keptShares();
    if (this.shares) return;
    this.#measuring = true;
    this.#tellThinker({ type: "measure" });
  }

  /** What this version measured at an earlier start. */
  #keptShares(): Shares | null {
    try {
      const [version, shares] = JSON.parse(localStorage.getItem(SHARES_KEY) ?? "[]") as [string?, Shares?];
      return version === this.#version ? (shares ?? null) : null;
    } catch {
      return null; // a window without storage
    }
  }

  #measured(shares: string): void {
    this.#measuring = false;
    this.shares = JSON.parse(shares) as Shares;
    try {
      localStorage.setItem(SHARES_KEY, JSON.stringify([this.#version, this.shares]));
    } catch {
      // it is measured again next time
    }
  }

  /** Fetch what a level needs beside the engine, so that it is here when the line is gone. */
  prepare(game: string, bot: string): void {
    this.#say({ type: "prepare", game, bot });
  }

  #hearThinker(message: FromThinker): void {
    if (message.type === "measured") return this.#measured(message.shares);
    const thought = this.#thought;
    if (thought?.id !== message.id) return;
    if (message.type === "thinking") this.thinking = { table: thought.table, seat: thought.seat, part: message.part };
    else this.#endThought(message.reply);
  }

  #endThought(reply: string): void {
    const thought = this.#thought;
    this.#thought = null;
    this.thinking = null;
    if (thought) this.#say({ type: "advised", id: thought.id, reply });
    this.#think();
  }

  /** Give up a thought. Python cannot be interrupted from outside, so its worker is ended. */
  #drop(id: number): void {
    this.#thoughts = this.#thoughts.filter((thought) => thought.id !== id);
    if (this.#thought?.id === id) this.#stopThinker("null");
  }

  #stopThinker(reply: string): void {
    this.#thinker?.terminate();
    this.#thinker = null;
    this.#measuring = false;
    this.#endThought(reply);
  }
}

export const engine = new Engine();
