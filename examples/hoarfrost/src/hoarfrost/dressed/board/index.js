/**
 * Hoarfrost's own board: a hedge at dusk, and a panel for each player. Plain JavaScript, without a build.
 *
 * The interface is `Mount` of Boardwright's `web/src/outside.d.ts`: the frame lights what has `data-thing`, and asks.
 */

const SVG = "http://www.w3.org/2000/svg";

/** Drawings of the finds, on a square of 48: shapes with the class that colours them. */
const FINDS = {
  hazelnut: [["ellipse", { cx: 24, cy: 28, rx: 12, ry: 13, class: "brown" }], ["path", { d: "M11 22 Q24 6 37 22 Q24 28 11 22", class: "green" }]],
  apple: [["path", { d: "M24 16 C8 8 6 38 24 42 C42 38 40 8 24 16", class: "red" }], ["path", { d: "M24 16 Q24 9 29 6", class: "line" }]],
  blackberry: [...[[18, 22], [30, 22], [24, 30], [16, 31], [32, 31], [24, 39], [24, 16]].map(([cx, cy]) => ["circle", { cx, cy, r: 6, class: "plum" }]), ["path", { d: "M24 14 L17 6 L24 10 L31 6 Z", class: "green" }]],
  leaf: [["path", { d: "M8 40 Q8 8 40 8 Q40 40 8 40", class: "gold" }], ["path", { d: "M8 40 L32 16", class: "line" }]],
  mushroom: [["path", { d: "M19 26 H29 L31 42 H17 Z", class: "pale" }], ["path", { d: "M6 27 Q8 8 24 8 Q40 8 42 27 Z", class: "rust" }]],
  feather: [["path", { d: "M10 40 Q10 14 40 8 Q40 34 16 36", class: "blue" }], ["path", { d: "M6 44 L34 14", class: "line" }]],
  honeycomb: [[24, 13], [14, 31], [34, 31]].map(([x, y]) => ["path", { d: `M${x} ${y - 11} l9 5.5 v11 l-9 5.5 l-9 -5.5 v-11 z`, class: "honey" }]),
  sloe: [["circle", { cx: 18, cy: 30, r: 9, class: "ink" }], ["circle", { cx: 32, cy: 27, r: 8, class: "ink" }], ["path", { d: "M18 21 Q22 10 32 8 M32 19 L32 8", class: "line" }]],
};

const ANIMALS = ["hare", "wren", "weasel", "squirrel", "blackbird", "owl", "hedgehog", "jay", "mole", "toad", "badger", "dormouse"];

/** An element with classes, text and children. */
function el(name, className = "", ...children) {
  const node = document.createElement(name);
  node.className = className;
  node.append(...children);
  return node;
}

function art(find) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("aria-hidden", "true");
  for (const [name, attributes] of FINDS[find]) {
    const shape = svg.appendChild(document.createElementNS(SVG, name));
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  }
  return svg;
}

/** A card as a button where it can be pointed at, and as a picture elsewhere. */
function card(table, id, thing, ...marks) {
  const node = el(thing ? "button" : "div", `hf-card hf-${id in FINDS ? "find" : "animal"}`);
  const name = table.t(`card-${id}`);
  if (thing) {
    node.type = "button";
    node.dataset.thing = thing;
  }
  node.title = table.t(`card-${id}.rule`);
  node.setAttribute("aria-label", [name, ...marks.filter(Boolean)].join(", "));
  if (id in FINDS) node.append(art(id));
  const speed = ANIMALS.indexOf(id) + 1;
  if (speed) node.append(el("b", "hf-speed", String(speed)));
  node.append(el("span", "hf-name", name));
  for (const mark of marks.filter(Boolean)) node.append(el("small", "hf-mark", mark));
  return node;
}

function seeds(table, n) {
  return n ? table.t(`mark-seeds-${n}`) : "";
}

function hedge(table, view) {
  const row = el("div", "hf-row");
  for (const { find, seeds: n } of view.hedge) {
    row.append(card(table, find, `hedge:${find}${n ? `+${n}` : ""}`, seeds(table, n)));
  }
  const moons = el("div", "hf-moons");
  moons.title = `${table.t("zone-evening")} ${Math.min(view.evening, view.evenings)} / ${view.evenings}`;
  for (let n = 1; n <= view.evenings; n++) moons.append(el("i", n < view.evening ? "past" : n === view.evening ? "now" : ""));
  const pile = el("small", "hf-pile", `${table.t("zone-pile")}: ${view.pile}`);
  return el("section", "hf-hedge", el("header", "", el("h2", "", table.t("zone-hedge")), moons, pile), row);
}

function player(table, view, index) {
  const one = view.players[index];
  const mine = index === table.seat;
  const points = table.scores.find((score) => score.seat === index);
  const head = el("header", "", el("h3", "", table.names[index] ?? ""), el("b", "hf-points", points ? String(points.total) : ""));
  if (view.lantern === index && !table.over) head.append(el("span", "hf-lantern", table.t("card-lantern")));
  head.append(el("span", "hf-seeds", `${table.t("zone-seeds")}: ${one.seeds}`));
  const out = el("div", "hf-row hf-out");
  const turn = view.queue.indexOf(index);
  const mark = turn >= 0 ? `turn-${turn + 1}` : "home";
  if (one.sent) out.append(card(table, one.sent, "", table.t(`mark-${mark}`)));
  else if (one.sealed) out.append(card(table, one.sealed, "", table.t("mark-sealed")));
  else if (one.ready) out.append(el("div", "hf-card hf-back", el("small", "hf-mark", table.t("mark-sealed"))));
  const store = el("div", "hf-row hf-store");
  for (const find in FINDS) {
    const n = one.store[find];
    if (n) store.append(card(table, find, mine ? `store:${find}` : "", n > 1 ? `×${n}` : ""));
  }
  const parts = [head, el("div", "hf-before", out, store)];
  if (mine && one.hand) {
    const kept = [...one.hand];
    if (one.sealed) kept.splice(kept.indexOf(one.sealed), 1);
    const hand = el("div", "hf-row hf-hand");
    for (const animal of kept) hand.append(card(table, animal, `hand:${animal}`));
    parts.push(hand);
  }
  return el("section", `hf-player${mine ? " hf-mine" : ""}${table.waiting.includes(index) ? " hf-asked" : ""}`, ...parts);
}

/** Draw the table into an element; gives what draws it again. */
export function mount(target, first) {
  const style = document.head.appendChild(document.createElement("link"));
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const board = target.appendChild(el("div", "hf"));

  function update(table) {
    const view = table.view;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.thing : undefined;
    const mine = table.seat ?? 0;
    const around = view.players.map((_, n) => (mine + n) % view.players.length);
    board.replaceChildren(hedge(table, view), ...around.map((index) => player(table, view, index)));
    if (focused) board.querySelector(`[data-thing="${CSS.escape(focused)}"]`)?.focus();
  }

  update(first);
  return { update, destroy: () => style.remove() };
}
