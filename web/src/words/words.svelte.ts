/**
 * The current language and its words. All of it is reactive: a template that calls `t` is updated
 * when the language changes.
 */
import { CATALOGUES } from "virtual:catalogues";
import { bundleOf, catalogueOf } from "./bundle";
import type { Args, Bundle, Catalogue } from "./bundle";
import { get } from "../net/api";
import { titleOf } from "../titles";
import { LANGUAGES, LAZY_AREAS } from "./catalogues";
import type { Language } from "./catalogues";
import { loadHooks } from "./hooks.svelte";
import { Words } from "./words";
import type { MessageSource } from "./words";

export { Words } from "./words";
export type { Args } from "./bundle";
export { LANGUAGES } from "./catalogues";
export type { Language } from "./catalogues";

/** The current language. `ready`: its words are loaded. */
export const language = $state<{ current: Language; ready: boolean }>({ current: "en", ready: false });

/** Counts loads, so that texts are updated when more words are loaded. */
let fetched = $state(0);

const catalogues = new Map<string, Catalogue>();
const fetches = new Map<string, Promise<void>>();
const bundles = new Map<string, Bundle>();
/** Games and lazy areas that were requested; they are fetched for every language. */
const requested = new Set<string>();

/** For each game, the table that has its own words and facts. */
const tables = new Map<string, string>();

/** The language requested last; it may still be loading. */
let wanted: Language | null = null;

/** Switch the language: fetch its words, then show them. The old texts stay until then. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  await fetchWords(next);
  if (wanted !== next) return; // another language was requested meanwhile
  language.current = next;
  language.ready = true;
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** Fetch the words of a game or of a lazy area. `table`: a table that has its own words. */
export async function loadWords(name: string, table = ""): Promise<void> {
  requested.add(name);
  if (table !== (tables.get(name) ?? "")) bundles.clear();
  tables.set(name, table);
  await Promise.all([wanted && fetchWords(wanted), LAZY_AREAS.includes(name) ? undefined : loadHooks(name)]);
  fetched += 1; // hooks are reactive, too
}

/** The words at the table of a game, or those of every page. */
export function words(game = ""): Words {
  let found = cache.get(game);
  if (!found) cache.set(game, (found = new Words(messageSource, game)));
  return found;
}

/** A message that every page has. */
export function t(key: string, args: Args = {}): string {
  return words().t(key, args);
}

/** The table whose own words are used for a game; empty if there is none. */
export function customTableOf(game: string): string {
  void fetched;
  return tables.get(game) ?? "";
}

/**
 * The ids of a family of messages in a title's own catalogue, in their order: `fox` of `card-fox`.
 */
export function idsOf(title: string, family: string): string[] {
  void fetched;
  const named = [language.current, "en"].flatMap((of) => catalogues.get(`${of}/${title}`)?.body.map(({ id }) => id) ?? []);
  const start = `${family}-`;
  return [...new Set(named.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length)))];
}

/** The best available language for the preferences of a browser. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => LANGUAGES.some((known) => known === code)) ?? "en";
}

const cache = new Map<string, Words>();

const messageSource: MessageSource = {
  get language() {
    return language.current;
  },
  bundles: (game) => bundlesOf(language.current, game),
  english: (game, ask) => {
    if (language.current === "en") return [];
    if (ask) fetchWords("en").catch(() => undefined); // the key itself is shown until it is loaded
    return bundlesOf("en", game);
  },
};

function bundlesOf(of: Language, game: string): Bundle[] {
  void fetched; // makes the caller depend on what is loaded
  return (game ? [game] : ["", ...requestedGames()]).map((name) => bundleAt(of, name));
}

function bundleAt(of: Language, game: string): Bundle {
  const key = `${of}/${game}`;
  let bundle = bundles.get(key);
  if (!bundle) {
    const there = pathsOf(of, game).flatMap((path) => catalogues.get(path) ?? []);
    bundles.set(key, (bundle = bundleOf(of, there)));
  }
  return bundle;
}

function requestedGames(): string[] {
  return [...requested].filter((name) => !LAZY_AREAS.includes(name));
}

/**
 * The joined catalogues for a table, best first: of the table, the game, its families, every page.
 */
function pathsOf(of: Language, game: string): string[] {
  const later = LAZY_AREAS.filter((area) => requested.has(area));
  const own = game ? [game, ...(titleOf(game).families ?? [])] : [];
  const table = tables.get(game);
  if (table) own.unshift(`tables/${table}/words`);
  return [...own, "shared", ...later].map((group) => `${of}/${group}`);
}

async function fetchWords(of: Language): Promise<void> {
  const wanted = ["", ...requestedGames()].flatMap((game) => pathsOf(of, game));
  const missing = [...new Set(wanted)].filter((path) => !catalogues.has(path));
  if (!missing.length) return;
  await Promise.all(missing.map((path) => fetchOnce(of, path)));
  bundles.clear(); // they are built again from what is loaded now
  fetched += 1;
}

/** Share one request among all callers that need the same file. */
function fetchOnce(of: Language, path: string): Promise<void> {
  let coming = fetches.get(path);
  if (!coming) {
    coming = fetchCatalogue(of, path).finally(() => fetches.delete(path));
    fetches.set(path, coming);
  }
  return coming;
}

async function fetchCatalogue(of: Language, path: string): Promise<void> {
  const group = path.slice(of.length + 1);
  if (group.startsWith("tables/")) {
    catalogues.set(path, catalogueOf(of, await get<string>(`/${group}/${of}`))); // of a table with its own words
    return;
  }
  const answer = await fetch(CATALOGUES[path] ?? `/titles/${group}/words/${of}.ftl`); // titles without a folder
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  catalogues.set(path, catalogueOf(of, await answer.text()));
}
