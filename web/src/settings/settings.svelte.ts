/** The settings of this browser. Where nothing is set, the system decides. */
import { MOMENTS } from "../play/moment";

export const CHOICES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "normal", "high"],
  motion: ["system", "full", "quick", "none"],
  text: ["small", "normal", "large", "largest"],
  pace: ["slow", "normal", "now"],
  hints: ["casual", "good", "strong", "expert"],
  /** How an action is played: sent a moment after it is selected, or when it is confirmed. */
  plays: Object.keys(MOMENTS) as (keyof typeof MOMENTS)[],
} as const;

interface Settings {
  language: string;
  name: string;
  theme: (typeof CHOICES.theme)[number];
  contrast: (typeof CHOICES.contrast)[number];
  motion: (typeof CHOICES.motion)[number];
  text: (typeof CHOICES.text)[number];
  /** How long the turns of others are shown. */
  pace: (typeof CHOICES.pace)[number];
  /** How long an action can be taken back before it is sent, or whether it waits to be confirmed. */
  plays: keyof typeof MOMENTS;
  turnSound: boolean;
  tableSounds: boolean;
  notices: boolean;
  /** The server tells this browser when it is the person's turn, also while the page is closed. */
  push: boolean;
  textView: boolean;
  keyHints: boolean;
  /** The bot that gives hints. */
  hints: (typeof CHOICES.hints)[number];
  /** A person with a session has used this browser. */
  known: boolean;
}

const KEY = "boardwright";

function defaults(): Settings {
  const phone = typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;
  return {
    language: "",
    name: "",
    theme: "system",
    contrast: "system",
    motion: "system",
    text: "normal",
    pace: "normal",
    plays: "short",
    turnSound: !phone,
    tableSounds: !phone,
    notices: false,
    push: false,
    textView: false,
    keyHints: !phone,
    hints: "expert",
    known: false,
  };
}

function read(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults(); // storage is blocked, or has other content
  }
}

export const settings: Settings = $state(read());

/** Save the settings and apply them to the page. Call it inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.contrast = isOn(settings.contrast, "high", "(prefers-contrast: more)") ? "high" : "normal";
  root.dataset.motion = reducedMotion() ? "none" : settings.motion === "quick" ? "quick" : "full";
  root.dataset.text = settings.text;
  root.style.setProperty("--moment", `${MOMENTS[settings.plays]}ms`);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then they last only for this visit
  }
}

function isOn(said: string, value: string, query: string): boolean {
  return said === "system" ? matchMedia(query).matches : said === value;
}

/** Whether animations are off. */
export function reducedMotion(): boolean {
  return isOn(settings.motion, "none", "(prefers-reduced-motion: reduce)");
}
