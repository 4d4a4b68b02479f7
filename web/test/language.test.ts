/** Catalogues are fetched when they are needed, each once. */
import { beforeEach, expect, test, vi } from "vitest";
import { groups } from "../plugins/catalogues";
import { TITLES } from "../src/titles";
import { language, loadWords, preferredLanguage, setLanguage, t, words } from "../src/words/words.svelte";

const fetched: string[] = [];
/** A catalogue without most messages, like an outdated translation. */
let empty = "";
const fetchIt = globalThis.fetch;

const [GAME = ""] = TITLES.keys();

/** The name of the first card of the game, and its key, as a catalogue has them. */
function card(of: string): { key: string; name: string } {
  const [, key = "", name = ""] = /^(card-\w+) = (.*)$/m.exec(groups(of)[GAME] ?? "") ?? [];
  return { key, name };
}

/** Without a build, an address contains the whole catalogue and ends with its name. */
beforeEach(() => {
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.slice(address.lastIndexOf("#") + 1);
    fetched.push(path);
    return path === empty ? Promise.resolve(new Response("player-n = Joueur { $n }")) : fetchIt(address);
  });
});

test("a language is fetched when it is spoken, a game when it is learned", async () => {
  expect(language.ready).toBe(false);
  await loadWords("rules");
  expect(fetched).toEqual([]); // no language is set yet
  await setLanguage("it");
  expect(language.current).toBe("it");
  expect(t("shell-close")).toBe("Chiudi");
  expect(fetched.some((path) => path.startsWith("en/") || path.endsWith(`${GAME}.ftl`))).toBe(false);
  await loadWords(GAME);
  const { key, name } = card("it");
  expect(name).not.toBe("");
  expect(words(GAME).t(key)).toBe(name);
  expect(words().t(key)).toBe(name);
  expect(new Set(fetched).size).toBe(fetched.length); // each once
});

test("the last wish counts", async () => {
  await Promise.all([setLanguage("ru"), setLanguage("it")]);
  expect(language.current).toBe("it");
});

test("what is learned is known in the next language too", async () => {
  await setLanguage("ru");
  const { key, name } = card("ru");
  expect(words(GAME).t(key)).toBe(name);
  expect(words(GAME).language).toBe("ru");
});

test("what a language lacks comes from English, as soon as that is there", async () => {
  empty = "fr/shared.ftl";
  await setLanguage("fr");
  expect(fetched.some((path) => path.startsWith("en/"))).toBe(false);
  expect(t("shell-close")).toBe("shell-close");
  await vi.waitFor(() => expect(t("shell-close")).toBe("Close"));
  expect(t("player-n", { n: 2 })).toBe("Joueur 2");
  expect(words().knows("shell-close")).toBe(true);
  expect(words().knows("shell-nothing")).toBe(false);
});

test("the browser's wish decides, where we speak the language", () => {
  expect(preferredLanguage(["de-AT", "fr-CH", "it"])).toBe("fr");
  expect(preferredLanguage(["de"])).toBe("en");
});
