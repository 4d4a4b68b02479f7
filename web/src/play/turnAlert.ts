/**
 * Calls a player back to the table by the title of the tab, a sound, and a system notification
 * while the page is hidden. It alerts once per turn, and never somebody who is looking at the page.
 */
import { settings } from "../settings/settings.svelte";
import { t } from "../words/words.svelte";
import type { LogLine } from "../wire";
import { play, type Sound } from "./sounds";

/** Sounds by kinds of events; the first that fits is played. */
const EVENT_SOUNDS: readonly (readonly [Sound, readonly string[]])[] = [
  ["coin", ["season-scored", "achieve", "points"]],
  ["pencil", ["drawn", "ambushed"]],
  ["water", ["sail", "high-tide", "weather"]],
  ["card", ["play", "reveal", "revealed", "draw", "discard", "rival-plays", "rival-draws", "take"]],
  ["wood", ["visit", "visit-card", "prepare", "recall", "rival-takes", "pass"]],
];

/** Whether system notifications are possible and allowed. */
export function noticeState(): "granted" | "denied" | "default" | "none" {
  return typeof Notification === "undefined" || !isSecureContext ? "none" : Notification.permission;
}

/** Ask for permission to show notifications. Must be called from a click. */
export async function askForNotices(): Promise<boolean> {
  if (noticeState() === "none") return false;
  return (await Notification.requestPermission()) === "granted";
}

function isLooking(): boolean {
  return !document.hidden && document.hasFocus();
}

export class TurnAlert {
  #asked = false;
  #alerted = false;
  #notice: Notification | null = null;
  readonly #title = document.title;
  #game = "";

  constructor() {
    document.addEventListener("visibilitychange", this.#onFocus);
    addEventListener("focus", this.#onFocus);
  }

  /** Take the state of the table: whether this person must answer, and the new log lines. */
  update(asked: boolean, game: string, fresh: LogLine[]): void {
    this.#game = game;
    if (asked && !this.#asked) this.#alerted = false;
    this.#asked = asked;
    this.#retitle();
    if (asked && !this.#alerted) {
      this.#alerted = true;
      if (!isLooking()) return this.#alert();
    }
    if (!asked) this.#dismiss();
    const sound = isLooking() ? soundOf(fresh) : null;
    if (sound) play(sound);
  }

  leave(): void {
    document.removeEventListener("visibilitychange", this.#onFocus);
    removeEventListener("focus", this.#onFocus);
    this.#dismiss();
    document.title = this.#title;
  }

  #retitle(): void {
    const game = this.#game ? t(`game-${this.#game}`) : "";
    if (!game) return;
    document.title = this.#asked ? t("settings-tab-turn", { game }) : t("settings-tab", { game });
  }

  #alert(): void {
    play("turn");
    // the server tells this browser as well, a moment later
    if (!settings.notices || settings.push || !document.hidden || noticeState() !== "granted") return;
    const path = location.pathname;
    const options = { body: t(`game-${this.#game}`), icon: "/icon-192.png", tag: path, data: path };
    try {
      this.#notice = new Notification(t("settings-notice-turn"), options);
      this.#notice.onclick = () => {
        window.focus();
        this.#dismiss();
      };
    } catch {
      // phones show notifications only through a service worker
      void serviceWorker().then((found) => found?.showNotification(t("settings-notice-turn"), options));
    }
  }

  #dismiss(): void {
    this.#notice?.close();
    this.#notice = null;
    void closeNotices(location.pathname);
  }

  readonly #onFocus = (): void => {
    if (isLooking()) this.#dismiss();
  };
}

const serviceWorker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

/** Close what the service worker has shown about a table. */
async function closeNotices(tag: string): Promise<void> {
  const found = await (await serviceWorker())?.getNotifications({ tag });
  for (const notice of found ?? []) notice.close();
}

/** The sound for some log entries. The player's own moves have sounds, too. */
function soundOf(fresh: LogLine[]): Sound | null {
  const kinds = fresh.flatMap((line) => (line.events ?? []).map((fact) => fact.kind));
  return EVENT_SOUNDS.find(([, events]) => kinds.some((kind) => events.includes(kind)))?.[0] ?? null;
}
