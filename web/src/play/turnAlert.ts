/**
 * Calls somebody back to the table: the title of the tab, a knock, and a notice of the system when the page
 * is out of sight. Once a turn, and not at all to somebody who is looking.
 */
import { settings } from "../settings/settings.svelte";
import { t } from "../words/words.svelte";
import type { LogLine } from "../wire";
import { play, type Sound } from "./sounds";

/** What is heard of what happens; the first that fits. */
const EVENT_SOUNDS: readonly (readonly [Sound, readonly string[]])[] = [
  ["coin", ["season-scored", "achieve", "points"]],
  ["pencil", ["drawn", "ambushed"]],
  ["water", ["sail", "high-tide", "weather"]],
  ["card", ["play", "reveal", "revealed", "draw", "discard", "rival-plays", "rival-draws", "take"]],
  ["wood", ["visit", "visit-card", "prepare", "recall", "rival-takes", "pass"]],
];

/** Whether notices of the system can be shown, and may be. */
export function noticeState(): "granted" | "denied" | "default" | "none" {
  return typeof Notification === "undefined" || !isSecureContext ? "none" : Notification.permission;
}

/** Ask whether notices may be shown. Has to follow a click. */
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

  /** How the table stands: whether one is asked, and what has just happened there. */
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
    if (!settings.notices || !document.hidden || noticeState() !== "granted") return;
    const game = t(`game-${this.#game}`);
    try {
      this.#notice = new Notification(t("settings-notice-turn"), { body: game, icon: "/icon-192.png", tag: location.pathname });
      this.#notice.onclick = () => {
        window.focus();
        this.#dismiss();
      };
    } catch {
      // phones show notices only through a service worker, which we have not
    }
  }

  #dismiss(): void {
    this.#notice?.close();
    this.#notice = null;
  }

  readonly #onFocus = (): void => {
    if (isLooking()) this.#dismiss();
  };
}

/** The sound of the last thing that happened. One's own moves are heard as well: pieces make a noise. */
function soundOf(fresh: LogLine[]): Sound | null {
  const kinds = fresh.flatMap((line) => (line.events ?? []).map((fact) => fact.kind));
  return EVENT_SOUNDS.find(([, events]) => kinds.some((kind) => events.includes(kind)))?.[0] ?? null;
}
