/** Finds what a lesson points at, and scrolls to it. */
import { reducedMotion } from "../../settings/settings.svelte";

/** A box in the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first of these that is on the page; named as in `Step.at`. */
export function find(at: readonly string[]): HTMLElement | null {
  for (const name of at) {
    const found = [...document.querySelectorAll<HTMLElement>(selector(name))].find((one) => boxOf(one) !== null);
    if (found) return found;
  }
  return null;
}

/** The boxes of an element. If it has no box, those of its children, which may be far apart. */
export function boxesOf(node: Element): DOMRect[] {
  const parts = node.getClientRects().length ? [node] : [...node.children].filter((part) => !part.classList.contains("vh"));
  return parts.filter((part) => part.getClientRects().length).map((part) => part.getBoundingClientRect());
}

/** The box around all boxes of an element. */
export function boxOf(node: Element): DOMRect | null {
  const boxes = boxesOf(node);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

function selector(name: string): string {
  if (name.startsWith("#") || name.startsWith(".")) return name;
  if (name.startsWith("zone:")) return `[data-zone="${CSS.escape(name.slice(5))}"]`;
  return `[data-thing="${CSS.escape(name)}"]`;
}

/**
 * Turns to the page that has one of these, where a phone shows one page at a time. Returns whether
 * it did.
 */
export function turnTo(at: readonly string[]): boolean {
  if (find(at)) return false;
  for (const name of at) {
    const part = document.querySelector(selector(name))?.closest<HTMLElement>("[data-part]")?.dataset.part;
    const tab = part && document.querySelector<HTMLElement>(`[role="tab"][data-zones~="${part}"][aria-selected="false"]`);
    if (tab) return (tab.click(), true);
  }
  return false;
}

/** The sheet at the bottom of a phone, if there is one. */
export function dock(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main .sheet[data-sheet]:not(.beside)");
}

/** The column that holds the card on a wide screen. */
export function column(side: "left" | "right"): Box | null {
  const box = document.querySelector(`main > [data-column="${side}"]`)?.getBoundingClientRect();
  return box?.width && box.width < innerWidth / 2 ? box : null;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Scroll until the target is between these heights of the window. The dock is always visible. */
export function reveal(target: HTMLElement, top: number, bottom: number): void {
  const behavior = reducedMotion() ? "auto" : "smooth";
  if (dock()?.contains(target)) return target.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
  const box = boxOf(target);
  if (!box || (box.top >= top && box.bottom <= bottom)) return;
  const spare = bottom - top - box.height;
  window.scrollBy({ top: box.top - top - Math.max(0, spare / 2), behavior });
}
