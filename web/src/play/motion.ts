/**
 * Animates what happened: cards move from their old place to the new one, workers walk, goods fly
 * to their owner. It is only decoration: the page already shows the new state, nothing waits for
 * it, and any input ends it.
 *
 * Things are found by the names that options give them (`data-thing`), players by `data-seat`.
 */
import { animal, colour } from "../art/animals";
import type { Fact, Json, LogLine } from "../wire";
import { reducedMotion, settings } from "../settings/settings.svelte";
import { isData } from "../words/wording";
import type { Table } from "./table";

interface Spot {
  box: DOMRect;
  node: Element;
}

interface Flight {
  from: string[];
  to: string[];
  /** An icon of the sprite that flies; without one, a copy of the thing itself. */
  icon?: string;
  /** A worker of this player walks. */
  walker?: number;
}

const LONGEST = 1500;
const STEP = 90;
const FLIGHT = 300;
const MOST_GOODS = 4;

export class Motion {
  #before = new Map<string, Spot>();
  #layer: HTMLElement | null = null;
  #running: Animation[] = [];
  readonly #stop = () => this.stop();

  /** Remember where everything is, before the page changes. */
  remember(): void {
    this.#before.clear();
    if (reducedMotion()) return;
    for (const node of document.querySelectorAll("[data-thing], [data-seat]")) {
      const name = nameOf(node);
      const box = node.getBoundingClientRect();
      if (box.width && !this.#before.has(name)) this.#before.set(name, { box, node });
    }
  }

  /** Whether anything in these lines can be animated. */
  moves(lines: readonly LogLine[]): boolean {
    return lines.some((line) => (line.events ?? []).some((fact) => flightsOf(fact).length > 0));
  }

  /** Animate how these lines led to the current state. */
  show(lines: readonly LogLine[], table: Table): void {
    this.stop();
    if (reducedMotion() || document.hidden) return;
    const flights = lines.flatMap((line) => (line.events ?? []).flatMap(flightsOf));
    if (!flights.length) return;
    const pace = settings.motion === "quick" ? 0.5 : 1;
    const step = Math.min(STEP, (LONGEST - FLIGHT) / flights.length) * pace;
    flights.forEach((flight, index) => this.#fly(flight, table, index * step, FLIGHT * pace));
    addEventListener("pointerdown", this.#stop, { once: true, capture: true });
    addEventListener("keydown", this.#stop, { once: true, capture: true });
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#layer?.replaceChildren();
    removeEventListener("pointerdown", this.#stop, { capture: true });
    removeEventListener("keydown", this.#stop, { capture: true });
  }

  leave(): void {
    this.stop();
    this.#layer?.remove();
  }

  #fly(flight: Flight, table: Table, delay: number, duration: number): void {
    const from = this.#was(flight.from) ?? this.#is(flight.from);
    const to = this.#is(flight.to);
    if (!from || !to || from.node === to.node || !isNear(to.box)) return;
    const small = flight.icon !== undefined || flight.walker !== undefined;
    const ghost = small ? piece(flight, table) : (from.node.cloneNode(true) as HTMLElement);
    const side = 28 * unitOf(from.node);
    const size = small ? { width: side, height: side } : from.box;
    ghost.removeAttribute("data-thing");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${from.box.x + (from.box.width - size.width) / 2}px`,
      top: `${from.box.y + (from.box.height - size.height) / 2}px`,
      width: `${size.width}px`,
      height: `${size.height}px`,
      margin: "0",
      zIndex: "50",
      pointerEvents: "none",
    });
    this.#ground().append(ghost);
    const dx = to.box.x + to.box.width / 2 - from.box.x - from.box.width / 2;
    const dy = to.box.y + to.box.height / 2 - from.box.y - from.box.height / 2;
    const scale = small ? 1 : Math.min(1.1, Math.max(0.25, to.box.width / Math.max(1, from.box.width)));
    // Small pieces are thrown in a low arc; cards slide, a little raised.
    const lift = Math.min(60, Math.hypot(dx, dy) * (small ? 0.16 : 0.05));
    const animation = ghost.animate(
      [
        { transform: "none", opacity: 0 },
        { transform: "scale(1.12)", opacity: 1, offset: 0.08 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1.12 + scale) / 2})`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1, offset: 0.92 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
      ],
      { delay, duration, easing: "cubic-bezier(.2,.7,.3,1)", fill: "both" },
    );
    animation.onfinish = () => ghost.remove();
    this.#running.push(animation);
    // What it comes to answers with a nudge.
    if (to.node.matches("[data-thing]"))
      this.#running.push(
        to.node.animate([{ scale: 1 }, { scale: 1.05 }, { scale: 1 }], { delay: delay + duration * 0.9, duration: 220, easing: "ease-out" }),
      );
  }

  #was(names: string[]): Spot | undefined {
    return names.map((name) => this.#before.get(name)).find((spot) => spot !== undefined);
  }

  #is(names: string[]): Spot | undefined {
    for (const name of names) {
      const [kind, id] = name.startsWith("@") ? ["data-seat", name.slice(1)] : ["data-thing", name];
      const found = [...document.querySelectorAll(`[${kind}="${CSS.escape(id)}"]`)].filter((node) => node.getBoundingClientRect().width);
      const node = found.at(-1);
      if (node) return { box: node.getBoundingClientRect(), node };
    }
    return undefined;
  }

  #ground(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement("div");
      this.#layer.setAttribute("aria-hidden", "true");
      this.#layer.inert = true;
      document.body.append(this.#layer);
    }
    return this.#layer!;
  }
}

/** Pixels in a unit of the table. */
function unitOf(node: Element): number {
  return parseFloat(getComputedStyle(node).getPropertyValue("--u")) || 1;
}

function nameOf(node: Element): string {
  return node.getAttribute("data-thing") ?? `@${node.getAttribute("data-seat")}`;
}

function isNear(box: DOMRect): boolean {
  return box.bottom > -200 && box.top < innerHeight + 200;
}

/** What flies: a good, a card, or a worker in the colour of its player. */
function piece({ icon = "", walker }: Flight, table: Table): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const isRival = walker !== undefined && walker >= table.seats.length;
  if (walker !== undefined) svg.classList.add(colour(walker, isRival));
  use.setAttribute("href", `#i-${walker === undefined ? icon : `w-${animal(table.game, walker, isRival)}`}`);
  svg.append(use);
  return svg;
}

/** The movements of an event; most have none. */
function flightsOf({ kind, seat, args }: Fact): Flight[] {
  const card = text(args["card"]);
  const source = text(args["by"]);
  const whose = seat >= 0 ? [`@${seat}`] : [];
  const home = [`city:${seat}.${card}`, ...whose];
  switch (kind) {
    case "visit":
      return [{ from: whose, to: [`place:${text(args["place"])}`], walker: seat }];
    case "visit-card":
      return [{ from: whose, to: [`city:${text(args["owner"])}.${card}`], walker: seat }];
    case "play":
      return [{ from: [`${args["from"] === "hand" ? "hand" : args["from"] === "shown" ? "shown" : "row"}:${card}`, ...whose], to: home }];
    case "arrive":
      return [{ from: whose, to: [`city:${text(args["to"])}.${card}`, `@${text(args["to"])}`], icon: "cards" }];
    case "rival-plays":
      return [{ from: [`row:${card}`], to: [`city:${text(args["owner"])}.${card}`, `@${text(args["owner"])}`] }];
    case "take":
      return [{ from: [`row:${card}`], to: [`hand:${card}`, ...whose] }];
    case "draw":
      return copies(args["n"]).map(() => ({ from: ["deck"], to: whose, icon: "cards" }));
    case "points":
      return [{ from: [`place:${source}`, `city:${seat}.${source}`], to: whose, icon: "point" }];
    case "gain":
      return goods(args["goods"]).map((good) => ({
        from: [`place:${source}`, `city:${seat}.${source}`, "deck"],
        to: [...whose],
        icon: good,
      }));
    default:
      return [];
  }
}

function text(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function copies(n: Json | undefined): number[] {
  return Array.from({ length: Math.min(MOST_GOODS, typeof n === "number" ? n : 0) }, (_, index) => index);
}

function goods(value: Json | undefined): string[] {
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([good, n]) => copies(n).map(() => good));
}
