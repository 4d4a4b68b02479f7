/** What happened, in words: a sentence for each event that is worth one. */
import type { Data, Fact, Json, LogLine } from "../wire";
import { Labels, squares } from "./labels";
import { botName } from "./names";
import { rose, route } from "../games/valley/voyage";
import type { Args, Words } from "./words";

/** What a teller has to know: the words, the names, and the seats whose secrets the reader knows. */
export interface Telling {
  words: Words;
  names: readonly string[];
  people: readonly number[];
}

/** A sentence of the log, with the event behind it or the table it leads to. */
export interface Told {
  text: string;
  fact?: Fact;
  table?: string;
}

/** What an event mentions, for who wants to see it: ids, and spaces of the map of a seat. */
export interface Mentions {
  cards: string[];
  places: string[];
  edicts: string[];
  spaces: string[];
  map: number | null;
}

/** Told by other events already, or seen on the table. */
const SILENT = new Set(["discarded", "refill", "lift"]);
const SAID_ELSEWHERE = new Set(["ready", "game-over"]);

/** The sentence of an event, or nothing. */
export function story(fact: Fact, telling: Telling): string {
  return telling.words.game === "cartographers" ? ofCartographers(fact, telling) : ofTheValley(fact, telling);
}

/** All that a line of the log tells, the last of it first. */
export function tell(line: LogLine, telling: Telling): Told[] {
  const { words: w, names } = telling;
  const told: Told[] = [];
  for (const fact of line.events ?? []) {
    const text = story(fact, telling);
    if (text) told.unshift({ text, fact });
  }
  const by = line.name ?? "";
  const player = (line.seat === undefined ? by : names[line.seat]) ?? "";
  if (["sat", "rose", "left", "returned"].includes(line.kind)) {
    told.push({ text: w.t(`pages-log-${line.kind}`, { player }) });
  } else if (line.kind === "closed") {
    told.push({ text: w.t("pages-log-closed", { player: by }) });
  } else if (line.kind === "replaced") {
    const bot = botName(line.bot ?? "", w);
    told.push({ text: w.t(`pages-log-${(line.how ?? "").replace("_", "-")}`, { player, by, bot }) });
  } else if (line.kind === "rematch") {
    told.push({ text: w.t("pages-log-rematch", { player: by }), table: line.text ?? "" });
  } else if (line.kind === "began") {
    told.push({ text: w.t("pages-log-began") });
  }
  return told;
}

/** The cards, places, edicts and spaces of which an event tells. */
export function mentions(fact: Fact, w: Words): Mentions {
  const found: Mentions = { cards: [], places: [], edicts: [], spaces: [], map: null };
  for (const [name, value] of Object.entries(fact.args)) {
    if (name === "card") found.cards.push(String(value));
    else if (name === "cards" && Array.isArray(value)) found.cards.push(...value.map(String));
    else if (name === "place" || name === "event" || name === "map") mentionPlace(found, value);
    else if (name === "by") mentionEither(found, String(value), w);
    else if (name === "from" && typeof value === "string" && !w.knows(`from-${value}`)) {
      mentionEither(found, value.split(".")[1] ?? value, w);
    } else if (name === "first_edict" || name === "second_edict") found.edicts.push(String(value));
    else if (name === "code") found.spaces.push(...squares(String(value).split(":")[1] ?? ""));
    else if (name === "spaces") found.spaces.push(...squares(String(value)));
  }
  if (found.spaces.length && found.map === null) found.map = Math.max(fact.seat, 0);
  return found;
}

/** In Cartographers `map` is the seat whose map it is, elsewhere a place. */
function mentionPlace(found: Mentions, value: Json): void {
  if (typeof value === "number") found.map = value;
  else found.places.push(String(value));
}

function mentionEither(found: Mentions, id: string, w: Words): void {
  if (w.knows(`card-${id}`)) found.cards.push(id);
  else if (["place", "event", "map"].some((family) => w.knows(`${family}-${id}`))) found.places.push(id);
}

// Everdell and Farshore

function ofTheValley(fact: Fact, { words: w, names, people }: Telling): string {
  if (SILENT.has(fact.kind)) return "";
  const labels = new Labels(w, names);
  const { args } = fact;
  const told: Args = { player: labels.player(fact.seat) };
  for (const [name, value] of Object.entries(args)) told[name] = particular(name, value, labels);
  let kind = fact.kind;
  if (kind === "play") kind = howPlayed(args);
  else if (kind === "draw" && args["n"] === 0) kind = "draw-none";
  else if (kind === "draw" && people.includes(fact.seat)) return ""; // what was drawn is told to those who may know it
  else if ((kind === "gain" || kind === "points") && w.knows(`place-${String(args["by"])}`)) {
    kind += "-only"; // the place has just been named
  } else if ((kind === "give" || kind === "tribute") && !told["to"]) kind = "give-supply";
  else if (kind === "visit-card" || kind === "activate") kind += args["owner"] === fact.seat ? "-own" : "";
  else if (kind === "rival-plays" && args["owner"] === 0) kind = "rival-plays-you";
  else if (kind === "roses") for (const stack of ["a", "b"]) told[stack] = rose(w, texts(args[stack]));
  else if (kind === "weather") told["weather"] = labels.weather(String(args["weather"]));
  else if (kind === "route") told["route"] = route(w, texts(args["stops"]));
  return w.t(`log-${kind}`, told);
}

/** The message of a play: by what it was paid with. */
function howPlayed(args: Data): string {
  const paid = Object.keys(Object(args["paid"]) as object).length > 0;
  if (args["way"] === "home") return "play-home";
  if (args["by"]) return paid ? "play-helper" : "play-helper-free";
  return paid ? "play" : "play-free";
}

/** A particular of an event in words. */
function particular(name: string, value: Json, labels: Labels): string | number {
  const w = labels.words;
  if (name === "goods" || name === "paid") return labels.goodsAcc(value);
  if (name === "cards") return labels.cards(value);
  if (name === "card") return labels.card(String(value));
  if (name === "place" || name === "event" || name === "map") return labels.place(String(value));
  if (name === "by") return labels.source(String(value));
  if (name === "to" || name === "owner") return labels.player(value);
  if (name === "season" || name === "fate") return w.t(`${name}-${String(value)}`);
  if (name === "from" && typeof value === "string") {
    return w.knows(`from-${value}`) ? w.t(`from-${value}`) : labels.spot(value);
  }
  return typeof value === "number" ? value : String(value);
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

// Cartographers

function ofCartographers(fact: Fact, { words: w, names }: Telling): string {
  if (SAID_ELSEWHERE.has(fact.kind)) return "";
  const labels = new Labels(w, names);
  const args: Args = {};
  for (const [name, value] of Object.entries(fact.args)) {
    if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  if (fact.seat >= 0) args["player"] = labels.player(fact.seat);
  if ("card" in args) args["card"] = w.t(`card-${args["card"]}`);
  if ("season" in args) args["season"] = w.t(`season-${args["season"]}`);
  for (const name of ["first_edict", "second_edict"]) if (name in args) args[name] = w.t(`edict-${args[name]}`);
  if ("loss" in args) args["loss"] = 0 - Number(args["loss"]); // and never −0
  if ("spaces" in args) args["spaces"] = squares(String(args["spaces"])).join(" ");
  if ("code" in args) {
    const [terrain, spaces = ""] = String(args["code"]).split(":");
    args["terrain"] = w.t(`terrain-${terrain}`);
    args["spaces"] = squares(spaces).join(" ");
  }
  let key = fact.kind;
  if ("map" in args) {
    args["owner"] = labels.player(args["map"]);
    if (fact.kind === "drawn" && args["map"] !== fact.seat) key = "drawn-on";
  }
  if (args["coins"] && (fact.kind === "drawn" || fact.kind === "ambushed")) key += "-coins";
  return w.t(`log-${key}`, args);
}
