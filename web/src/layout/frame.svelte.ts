/** The frame of the table in this window. It follows the window and the setting of the text size. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../settings/settings.svelte";
import { frameOf, type Frame } from "./fit";

/** The factors of the text sizes; the same as in `styles/tokens.css`. */
const TEXT = { small: 1, normal: 1, large: 1.18, largest: 1.37 } as const;

const current = $derived(frameOf(innerWidth.current ?? 1280, innerHeight.current ?? 600, TEXT[settings.text]));

/** The frame now. */
export function frame(): Frame {
  return current;
}

/** Numbers as custom properties in units, for a style attribute: `{ tile: 40 }` is `--tile: 40`. */
export function properties(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .map(([name, n]) => `--${name}:${Math.round(n * 100) / 100}`)
    .join(";");
}
