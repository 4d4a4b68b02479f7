/**
 * The service worker: the page and what it draws with are kept, so that the app starts without a
 * line. The engine is kept once the page asks for it. Old files go when a new version takes over,
 * which happens when the person says so, or when no page is open any more.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { ENGINE, NETWORKS } from "virtual:engine";
import { ENGINE_CACHE } from "./engine/messages";

/** The parts of the scope of a service worker that are used here. */
interface Scope {
  /** Filled in by the build: what every page may need, with a hash where the name has none. */
  __FILES: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "message", listener: (event: Event & { data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: "activate", listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
}
const scope = self as unknown as Scope;

/** The client's own addresses, as the server knows them. */
const ADDRESSES = /^\/(?:$|(?:account|cards|daily|join|learn|replay|rules|settings|tables)(?:\/|$))/;

/** What every game needs. Networks of bots are kept when a level first needs them. */
const networks = new Set(Object.values(NETWORKS).flatMap((files) => files.map(([, address]) => address)));
const ALWAYS = ENGINE.filter((address) => !networks.has(address));

precacheAndRoute(scope.__FILES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { allowlist: [ADDRESSES] }));
registerRoute(({ url }) => ENGINE.includes(url.pathname), ({ request }) => keep(request.url));

/** A file of the engine: the kept one, otherwise a new one that is kept from now on. */
async function keep(address: string): Promise<Response> {
  const kept = await caches.open(ENGINE_CACHE);
  const found = await kept.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (answer.ok) await kept.put(address, answer.clone()).catch(() => undefined); // no room: it works all the same
  return answer;
}

scope.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(scope.skipWaiting());
  if (event.data === "keep-engine") event.waitUntil(Promise.all(ALWAYS.map(keep)).catch(() => undefined));
});

scope.addEventListener("activate", (event) => event.waitUntil(Promise.all([scope.clients.claim(), removeOld()])));

/** Their names change with their contents, so what is not listed is of an older version. */
async function removeOld(): Promise<void> {
  const kept = await caches.open(ENGINE_CACHE);
  for (const request of await kept.keys()) if (!ENGINE.includes(new URL(request.url).pathname)) await kept.delete(request);
}
