/**
 * Dragging a shape from the card to its place on the map, with a mouse, a pen or a finger. Over the
 * map it jumps to near fitting places as usual; elsewhere it hangs at the pointer. Releasing it
 * where it fits plays it, elsewhere it returns to the card. A press without a drag is a click.
 */
import type { Attachment } from "svelte/attachments";
import type { Choice, Placing } from "./placing.svelte";
import { SIZE } from "../content/shapes";
import { isAway, liftOf, spotOn, TAP } from "./pointing";

export function dragging(placing: () => Placing, choice: () => Choice): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null;
    let carrying = false;

    const map = () => document.querySelector<HTMLElement>("[role=grid].drawing");

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !choice().fits || !placing().open) return;
      from = event;
      carrying = false;
      node.setPointerCapture(event.pointerId);
    };

    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointerId) return;
      const shape = placing();
      const grid = map();
      if (!grid || !shape.open) return end(event);
      if (!carrying) {
        if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= TAP) return;
        carrying = true;
        shape.lift();
        shape.choose(choice().key);
      }
      const finger = event.pointerType === "touch";
      const spot = spotOn(grid, event, finger ? liftOf(shape) : 0);
      const over = !isAway(spot);
      shape.dragged = over;
      shape.carried = over ? null : { x: event.clientX, y: event.clientY, side: grid.clientWidth / SIZE };
      if (over) shape.follow(...spot, finger ? "finger" : "pointer");
      else shape.at = null;
    };

    const up = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointerId) return;
      const shape = placing();
      end(event);
      if (carrying && !shape.pin(true)) shape.lift();
    };

    /** The pointer is let go, or taken away by the browser. */
    const end = (event: PointerEvent) => {
      if (event.pointerId !== from?.pointerId) return;
      from = null;
      const shape = placing();
      shape.dragged = false;
      shape.carried = null;
      if (event.type !== "pointerup" && carrying) shape.lift();
    };

    /** The click at the end of a drag is not meant for the card. */
    const click = (event: MouseEvent) => {
      if (carrying && event.detail > 0) event.stopImmediatePropagation();
      carrying = false;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
