/**
 * The service worker: the page and what it draws with are kept, so that the app starts without a
 * line. The engine is kept once the page asks for it. Old files go when a new version takes over,
 * which happens when the person says so, or when no page is open any more. It also shows what the
 * server tells a person whose page is closed.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { ENGINE, NETWORKS } from "virtual:engine";
import { ENGINE_CACHE } from "./engine/messages";

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
/** A page of ours. */
type Window = { url: string; visibilityState: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
/** What the server sends when it is somebody's turn. */
type NoticePayload = { title: string; body: string; path: string; lang: string };
/** The parts of the scope of a service worker that are used here. */
interface Scope {
  /** Filled in by the build: what every page may need, with a hash where the name has none. */
  __FILES: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<Window[]>; openWindow(url: string): Promise<unknown> };
  registration: ServiceWorkerRegistration;
  addEventListener(type: "push", listener: (event: Lasting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Lasting & { notification: Notification }) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: Lasting & { oldSubscription?: PushSubscription | null }) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: "activate", listener: (event: Lasting) => void): void;
}
const scope = self as unknown as Scope;

/** The client's own addresses, as the server knows them. */
const ADDRESSES = /^\/(?:$|(?:account|cards|daily|games|join|learn|replay|rules|settings|tables)(?:\/|$))/;

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

const TABLE = /^\/tables\/[\w.:-]+$/;

scope.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as NoticePayload)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event.oldSubscription)));

const pages = (): Promise<Window[]> => scope.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (page: Window): string => new URL(page.url).pathname;

/** One notice for a table; none for somebody who is looking at it. */
async function tell({ title, body, path, lang }: NoticePayload): Promise<void> {
  if ((await pages()).some((page) => page.visibilityState === "visible" && pathOf(page) === path)) return;
  const more = { renotify: true }; // the types of TypeScript do not know it
  await scope.registration.showNotification(title, { body, lang, tag: path, icon: "/icon-192.png", data: path, ...more });
}

/** Show the table of a notice: where it is open, in another page of ours, or in a new one. */
async function open(notice: Notification): Promise<void> {
  notice.close();
  const path = TABLE.test(String(notice.data)) ? String(notice.data) : "/";
  const found = await pages();
  const page = found.find((one) => pathOf(one) === path) ?? found[0];
  if (!page) return void (await scope.clients.openWindow(path));
  if (pathOf(page) !== path) await page.navigate(path);
  await page.focus();
}

/** The browser has changed its subscription. The page tells the language again at its next start. */
async function subscribeAgain(old?: PushSubscription | null): Promise<void> {
  const { applicationServerKey } = old?.options ?? {};
  if (!applicationServerKey) return; // the page does it
  const made = await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys, language: navigator.language.slice(0, 2) });
  await fetch("/api/v1/me/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
