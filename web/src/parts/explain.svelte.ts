/**
 * Rule texts: hover, focus or a long press on a thing explains it. There is one explainer per page.
 */
import type { Attachment } from "svelte/attachments";

/** What to explain: something of a game with a name and a rule text. */
export interface About {
  game: string;
  family: "card" | "place" | "event" | "map" | "edict" | "explore" | "season" | "weather" | "rose" | "topic" | "player";
  id: string;
  /** The number of players, for texts that depend on it. */
  players?: number;
}

const HOVER_DELAY = 350;
const LONG_PRESS = 450;

class Explainer {
  about: About | null = $state.raw(null);
  anchor: Element | null = $state.raw(null);
  /** Shown by a long press or a key; it stays until it is closed. */
  pinned = $state(false);

  show(about: About, anchor: Element, pinned = false): void {
    this.about = about;
    this.anchor = anchor;
    this.pinned = pinned;
  }

  hide(anchor?: Element): void {
    if (anchor && (anchor !== this.anchor || this.pinned)) return;
    this.about = null;
    this.anchor = null;
    this.pinned = false;
  }
}

export const explainer = new Explainer();

/** The last position of the mouse. A thing that scrolls under a still mouse is not hovered. */
let last = { x: -1, y: -1 };
if (typeof window !== "undefined")
  window.addEventListener("pointermove", ({ screenX, screenY }) => (last = { x: screenX, y: screenY }), { passive: true });

function moved({ screenX, screenY }: PointerEvent): boolean {
  return screenX !== last.x || screenY !== last.y;
}

/**
 * Explains what `getAbout` returns while its element is hovered, focused by key, or pressed for a
 * while. With `tap`, for elements that do nothing else, a click is enough.
 */
export function explain(getAbout: () => About | null | undefined, tap = false): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let over = false;
    /** Runs once each time the mouse enters, and only if it really moves. */
    const point = (event: Event) => {
      const pointer = event as PointerEvent;
      if (over || pointer.pointerType !== "mouse" || !moved(pointer)) return;
      over = true;
      wait(HOVER_DELAY, false);
    };
    const wait = (ms: number, pinned: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const about = getAbout();
        if (about) explainer.show(about, node, pinned);
        pressed = pinned && about !== null;
      }, ms);
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: point,
      pointermove: point,
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType !== "mouse") wait(LONG_PRESS, true);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerleave: () => {
        over = false;
        clearTimeout(timer);
        explainer.hide(node);
      },
      focus: () => node.matches(":focus-visible") && wait(HOVER_DELAY, false),
      blur: () => {
        clearTimeout(timer);
        // a removed thing loses the focus while the page is redrawn: wait until that is done
        queueMicrotask(() => explainer.hide(node));
      },
      contextmenu: (event) => pressed && event.preventDefault(),
      // the tap that ends a long press selects nothing
      click: (event) => {
        if (pressed) {
          event.stopImmediatePropagation();
          event.preventDefault();
        } else if (tap) {
          clearTimeout(timer);
          const about = getAbout();
          if (about) explainer.show(about, node, true);
        }
        pressed = false;
      },
      keydown: (event) => {
        const about = (event as KeyboardEvent).key === "?" ? getAbout() : null;
        if (about) {
          explainer.show(about, node, true);
          event.stopPropagation();
        }
      },
    };
    for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener, { capture: kind === "click" });
    return () => {
      clearTimeout(timer);
      explainer.hide(node);
      for (const [kind, listener] of Object.entries(listeners)) node.removeEventListener(kind, listener, { capture: kind === "click" });
    };
  };
}
