/**
 * Placing a shape with a mouse, a pen or fingers. The shape follows a mouse, a click pins it, the
 * wheel turns it. A tap puts the shape there, and a finger drags it from there (it is shown above
 * the finger). A tap on the shape turns it; two fingers turn it too.
 */
import type { Attachment } from "svelte/attachments";
import type { Placing } from "./placing.svelte";
import { SIZE, type Cell } from "../content/shapes";

/** A movement of fewer pixels is a tap. */
export const TAP = 9;
/** The distance of the wheel for a quarter turn, in pixels. */
const NOTCH = 50;
const QUARTER = Math.PI / 2;

interface Press {
  id: number;
  x: number;
  y: number;
  finger: boolean;
  onShape: boolean;
}

export function pointing(placing: () => Placing | null): Attachment<HTMLElement> {
  return (node) => {
    let press: Press | null = null;
    let rolled = 0;
    let angle: number | null = null;
    const fingers = new Map<number, PointerEvent>();

    /** The point under the pointer, in spaces; `lift` moves it up, above the finger. */
    const spot = (event: PointerEvent, lift = 0): Cell => spotOn(node, event, lift);
    const cell = (event: PointerEvent): Cell => {
      const [row, column] = spot(event);
      return [Math.floor(row), Math.floor(column)];
    };
    const tilt = (): number | null => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) : null;
    };

    const down = (event: PointerEvent) => {
      const shape = placing();
      if (!shape?.open || event.button !== 0) return;
      const finger = event.pointerType === "touch";
      if (finger) {
        fingers.set(event.pointerId, event);
        angle = tilt();
        if (fingers.size > 1) press = null;
      }
      if (fingers.size > 1) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, finger, onShape: shape.covers(cell(event)) };
      if (finger && press.onShape) node.setPointerCapture(event.pointerId);
    };

    const move = (event: PointerEvent) => {
      const shape = placing();
      if (!shape?.open) return;
      if (event.pointerType !== "touch") {
        if (!shape.pinned) shape.follow(...spot(event));
        return;
      }
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      const now = tilt();
      if (now !== null && angle !== null) {
        const by = Math.atan2(Math.sin(now - angle), Math.cos(now - angle));
        if (Math.abs(by) < QUARTER / 2) return;
        shape.turn(Math.sign(by));
        angle = now;
        return;
      }
      if (!press?.onShape) return;
      if (shape.dragged || Math.hypot(event.clientX - press.x, event.clientY - press.y) > TAP) {
        shape.dragged = true;
        shape.follow(...spot(event, liftOf(shape)), "finger");
      }
    };

    const up = (event: PointerEvent) => {
      const shape = placing();
      const begun = press;
      fingers.delete(event.pointerId);
      press = null;
      angle = null;
      if (!shape?.open || begun?.id !== event.pointerId) return;
      if (shape.dragged) {
        shape.dragged = false;
        if (isAway(spot(event, liftOf(shape)))) shape.lift();
        else shape.pin(true);
      } else if (begun.finger) {
        if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > TAP) return;
        if (begun.onShape) shape.turn();
        else {
          shape.follow(...spot(event), "finger");
          shape.pin();
        }
      } else {
        const again = shape.pinned && shape.covers(cell(event)); // a click picks it up
        shape.follow(...spot(event));
        if (!again) shape.pin(true);
      }
    };

    const cancel = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      press = null;
      angle = null;
      const shape = placing();
      if (shape) shape.dragged = false;
    };

    const leave = (event: PointerEvent) => {
      const shape = placing();
      if (event.pointerType !== "touch" && shape && !shape.pinned) shape.lift();
    };

    const wheel = (event: WheelEvent) => {
      const shape = placing();
      const inHand = shape?.at && !shape.pinned;
      if (!shape?.open || event.ctrlKey || !(event.shiftKey || inHand)) return;
      event.preventDefault();
      rolled += event.deltaY || event.deltaX;
      if (Math.abs(rolled) < NOTCH) return;
      shape.turn(Math.sign(rolled));
      rolled = 0;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("wheel", wheel);
    };
  };
}

/** The point of a map under the pointer, in spaces; `lift` moves it up, above the finger. */
export function spotOn(map: HTMLElement, event: PointerEvent, lift = 0): Cell {
  const box = map.getBoundingClientRect();
  const row = ((event.clientY - box.top) / box.height) * SIZE - lift;
  return [row, ((event.clientX - box.left) / box.width) * SIZE];
}

/** How far above a finger the shape is shown, in spaces. */
export function liftOf(shape: Placing): number {
  return shape.below + 1.6;
}

/** Whether a point is so far from the map that a release there removes the shape. */
export function isAway([row, column]: Cell): boolean {
  return row < -1.5 || column < -1.5 || row > SIZE + 1.5 || column > SIZE + 1.5;
}
