/** What somebody has set for this browser. Follows the system where nothing was said. */

export const CHOICES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "normal", "high"],
  motion: ["system", "full", "quick", "none"],
  text: ["small", "normal", "large", "largest"],
  hints: ["casual", "good", "strong", "expert"],
} as const;

interface Settings {
  language: string;
  name: string;
  theme: (typeof CHOICES.theme)[number];
  contrast: (typeof CHOICES.contrast)[number];
  motion: (typeof CHOICES.motion)[number];
  text: (typeof CHOICES.text)[number];
  /** Ask before a move is sent. Moves that cannot be taken back are always asked for. */
  confirm: boolean;
  turnSound: boolean;
  tableSounds: boolean;
  notices: boolean;
  textView: boolean;
  keyHints: boolean;
  /** The bot that gives hints. */
  hints: (typeof CHOICES.hints)[number];
  /** Somebody with a session was here before. */
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
    confirm: true,
    turnSound: !phone,
    tableSounds: !phone,
    notices: false,
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
    return defaults(); // storage is forbidden, or holds something else
  }
}

export const settings: Settings = $state(read());

/** Keep the settings and let the page follow them. To be called inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.contrast = isOn(settings.contrast, "high", "(prefers-contrast: more)") ? "high" : "normal";
  root.dataset.motion = reducedMotion() ? "none" : settings.motion === "quick" ? "quick" : "full";
  root.dataset.text = settings.text;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // they last for this visit, then
  }
}

function isOn(said: string, value: string, query: string): boolean {
  return said === "system" ? matchMedia(query).matches : said === value;
}

/** Whether nothing should travel over the screen. */
export function reducedMotion(): boolean {
  return isOn(settings.motion, "none", "(prefers-reduced-motion: reduce)");
}
