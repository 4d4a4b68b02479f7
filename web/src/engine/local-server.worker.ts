/**
 * The worker with the local server: Python that keeps tables as a server does. It exchanges texts with the
 * page: requests and frames in, replies and frames out.
 */
import { NETWORKS, PACKAGE } from "virtual:engine";
import { startPython } from "./python";
import { storage } from "./storage";
import { SHARP, type FromServer, type Ticket, type ToServer } from "./messages";

const post = (message: FromServer): void => self.postMessage(message);
const tabs = new BroadcastChannel("boardwright");
const advice = new Map<number, (reply: string) => void>();
let asked = 0;

const script = {
  ...storage,
  send: (text: string): void => post({ type: "said", text }),
  announce: (table: string): void => tabs.postMessage(table),
  /** A lock that all tabs share. Where there is none, the log itself refuses a second entry. */
  lock(name: string): Ticket<void> {
    if (!navigator.locks) return { promise: Promise.resolve(), drop: () => undefined };
    const waiting = new AbortController();
    let end: () => void = () => waiting.abort();
    const promise = new Promise<void>((granted, failed) => {
      const hold = (): Promise<void> =>
        new Promise((release) => {
          end = release;
          granted();
        });
      navigator.locks.request(`boardwright ${name}`, { signal: waiting.signal }, hold).catch(failed);
    });
    promise.catch(() => undefined); // given up
    return { promise, drop: () => end() };
  },
  /** Ask the worker in which bots think. */
  advise(table: string, seat: number, task: string): Ticket<string> {
    const id = ++asked;
    const promise = new Promise<string>((settle) => advice.set(id, settle));
    post({ type: "think", id, table, seat, task });
    return { promise, drop: () => advice.delete(id) && post({ type: "drop", id }) };
  },
};

async function open(): Promise<(text: string) => void> {
  const python = await startPython((came, all) => post({ type: "came", came, all }));
  const gateway = python.pyimport("boardwright.local.browser").BrowserGateway(script) as { receive(text: string): void };
  tabs.onmessage = (event: MessageEvent<string>) => gateway.receive(JSON.stringify({ changed: event.data }));
  post({ type: "open", version: PACKAGE });
  return (text) => gateway.receive(text);
}

const gateway = open();
gateway.catch((error: unknown) => post({ type: "failed", why: String(error) }));

self.onmessage = async ({ data }: MessageEvent<ToServer>) => {
  if (data.type === "advised") {
    advice.get(data.id)?.(data.reply);
    advice.delete(data.id);
  } else if (data.type === "prepare") {
    // the service worker keeps what is fetched
    const files = SHARP.includes(data.bot) ? (NETWORKS[data.game] ?? []) : [];
    for (const [, address] of files) void fetch(address).catch(() => undefined);
  } else (await gateway)(data.text);
};
