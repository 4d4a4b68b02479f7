/** The keys of a table: single letters. They do nothing while the user types. */
import { focusZone } from "../../parts/zone";
import type { Choosing } from "../../play/choosing.svelte";
import type { LiveTable } from "../../play/liveTable.svelte";
import { settings } from "../../settings/settings.svelte";

/** Letter to zone; the list in the settings shows them. */
export const ZONES: Readonly<Record<string, string>> = {
  h: "hand",
  m: "market",
  p: "places",
  e: "events",
  c: "city",
  o: "opponents",
  l: "log",
  d: "decision",
};

/** Handle keys until the returned function is called. */
export function bindKeys(live: LiveTable, choosing: Choosing): () => void {
  const onKeydown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (settings.textView) return;
    if (isTyping(event.target)) {
      if (event.key === "Escape") event.target.blur(); // so that the letters work again
      return;
    }
    const key = event.key.toLowerCase();
    const zone = ZONES[key];
    if (zone ? focusZone(zone) : act(key, event, live, choosing)) event.preventDefault();
  };
  addEventListener("keydown", onKeydown);
  return () => removeEventListener("keydown", onKeydown);
}

function act(key: string, event: KeyboardEvent, live: LiveTable, choosing: Choosing): boolean {
  if (key === "u" && choosing.held) choosing.back();
  else if (key === "u" && live.tableView?.undo) void live.undo();
  else if (key === "t" && choosing.hints.available) void choosing.hints.ask();
  else if (key === "escape" && (choosing.begun || choosing.things.length || choosing.plan !== null)) choosing.back();
  else if (key === "enter" && choosing.begun && choosing.complete && isOnSelected(event.target, choosing)) {
    if (choosing.next) choosing.goOn();
    else void choosing.confirm();
  } else return false;
  return true;
}

/**
 * Whether Enter confirms the selection. With the focus on another button, it presses that button.
 */
function isOnSelected(target: EventTarget | null, choosing: Choosing): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target === document.body) return true;
  const chosen = choosing.several ? choosing.picked : choosing.option ? [choosing.option] : [];
  return chosen.some((option) => option.at.includes(target.dataset["thing"] ?? ""));
}

function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
