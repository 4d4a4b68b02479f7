/**
 * A zone of the table for the keyboard: one tab stop. Arrow keys move to the nearest thing in that
 * direction, Home and End to the first and the last. Each zone has a letter that works anywhere at
 * the table.
 */
import type { Attachment } from "svelte/attachments";

const THINGS = "[data-thing]:not([disabled])";

export function zone(name: string): Attachment<HTMLElement> {
  return (node) => {
    node.dataset.zone = name;
    const things = () => [...node.querySelectorAll<HTMLElement>(THINGS)];
    const updateTabStops = () => {
      const all = things();
      const current = all.find((thing) => thing.tabIndex === 0) ?? all[0];
      for (const thing of all) thing.tabIndex = thing === current ? 0 : -1;
    };
    const onFocus = (event: FocusEvent) => {
      const thing = (event.target as Element).closest<HTMLElement>(THINGS);
      if (thing) for (const other of things()) other.tabIndex = other === thing ? 0 : -1;
    };
    const onKeydown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = (event.target as Element).closest<HTMLElement>(THINGS);
      const to = from && next(from, things(), event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    const observer = new MutationObserver(updateTabStops);
    observer.observe(node, { childList: true, subtree: true });
    node.addEventListener("focusin", onFocus);
    node.addEventListener("keydown", onKeydown);
    updateTabStops();
    return () => {
      observer.disconnect();
      node.removeEventListener("focusin", onFocus);
      node.removeEventListener("keydown", onKeydown);
    };
  };
}

/**
 * Move the focus to a zone, to a thing that can be chosen if there is one. Returns whether the zone
 * exists.
 */
export function focusZone(name: string): boolean {
  const zone = document.querySelector<HTMLElement>(`[data-zone="${name}"]`);
  const thing =
    zone?.querySelector<HTMLElement>(".g-sel, .g-can, .g-lit") ??
    zone?.querySelector<HTMLElement>(THINGS) ??
    zone?.querySelector<HTMLElement>("button:not([disabled]), summary, input, select");
  thing?.focus();
  thing?.scrollIntoView({ block: "nearest" });
  return thing !== null && thing !== undefined;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The thing that a key moves to: the nearest one in its direction. Distance on the other axis
 * counts double.
 */
function next(from: HTMLElement, things: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === "Home") return things[0];
  if (key === "End") return things.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    const there = middle(thing);
    const along = (there.x - here.x) * step[0] + (there.y - here.y) * step[1];
    const aside = Math.abs((there.x - here.x) * step[1]) + Math.abs((there.y - here.y) * step[0]);
    if (thing === from || along < 4 || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = thing;
  }
  return best;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
