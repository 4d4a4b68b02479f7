/**
 * Notices from the server while the page is closed. A browser that gets them has a subscription,
 * which is sent to the server at every start, because there it ends with the session.
 */
import { settings } from "../settings/settings.svelte";
import type { PushKey } from "../wire";
import { language } from "../words/words.svelte";
import { get, post, remove } from "./api";

/** What stands against notices: nothing, the person, iOS before installation, or the browser. */
export type Obstacle = "" | "denied" | "install" | "none";

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function obstacle(): Obstacle {
  if (!isSecureContext || !("serviceWorker" in navigator)) return "none";
  if (!("PushManager" in window) || typeof Notification === "undefined") return isApple() ? "install" : "none";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Turn notices on. Must be called from a click. Throws if the browser or the server cannot. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  await tellServer();
  settings.push = true;
}

/** Turn them off, here and on the server. */
export async function turnOff(): Promise<void> {
  settings.push = false;
  const found = await subscription();
  if (!found) return;
  await remove("/me/push", { endpoint: found.endpoint }).catch(() => undefined); // it ends with the session
  await found.unsubscribe();
}

/** Tell the server again: of a new session, or another language. */
export async function renew(): Promise<void> {
  if (!settings.push) return;
  if (obstacle() || Notification.permission !== "granted") settings.push = false;
  else await tellServer().catch(() => undefined); // the next start tries again
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function tellServer(): Promise<void> {
  const { key } = await get<PushKey>("/push");
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error("no service worker");
  const { pushManager } = await navigator.serviceWorker.ready;
  let found = await pushManager.getSubscription();
  if (found && text(found.options.applicationServerKey) !== key) {
    await found.unsubscribe(); // it was for a server with another key
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await post("/me/push", { endpoint, keys, language: language.current });
}

/** A key as base64url. */
function text(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
