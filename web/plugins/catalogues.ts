/**
 * Joins the catalogues: one file per language for every page, one for each folder of `games`, one
 * for each long area. A page fetches one file at the start instead of fifteen. Titles are found by
 * their folders.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, LAZY_AREAS, SHARED_AREAS } from "../src/words/catalogues.ts";
import { address } from "./files.ts";

const NAME = "virtual:catalogues";
const SERVERS = "../src/boardwright/locales";
const TITLES = "../src/boardwright/games";
const OURS = "locales";
const FOLDERS = "src/games";

export function catalogues(): Plugin {
  let building = false;
  return {
    name: "catalogues",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const lines = LANGUAGES.flatMap((language) =>
        Object.entries(groups(language, (path) => this.addWatchFile(resolve(path)))).map(
          ([group, text]) => `  ${JSON.stringify(`${language}/${group}`)}: ${address(this, building, `${language}/${group}.ftl`, text)},`,
        ),
      );
      return `export const CATALOGUES = {\n${lines.join("\n")}\n};`;
    },
  };
}

/**
 * The text of each group. For equal keys the first message counts: rule texts that are made from
 * printed facts come first, then the server's catalogues, then those of the client. Messages of a
 * title for every page and for the long pages are moved to those groups by their keys.
 */
export function groups(language: string, watch: (path: string) => void = () => {}): Record<string, string> {
  const read = (path: string): string => {
    if (!existsSync(path)) return "";
    watch(path);
    return readFileSync(path, "utf8");
  };
  const found: Record<string, string[]> = { shared: SHARED_AREAS.map((name) => read(join(SERVERS, language, `${name}.ftl`))) };
  const add = (group: string, text: string) => text && (found[group] ??= []).push(text);
  for (const name of readdirSync(join(OURS, language))) {
    const area = name.replace(/\.ftl$/, "");
    add(LAZY_AREAS.includes(area) ? area : "shared", read(join(OURS, language, name)));
  }
  for (const title of readdirSync(FOLDERS)) {
    const server = ["families", language].map((name) => join(TITLES, title, "locales", `${name}.ftl`));
    const paths = [join(FOLDERS, title, "rules", `${language}.ftl`), ...server, join(FOLDERS, title, "locales", `${language}.ftl`)];
    for (const entry of paths.flatMap((path) => messages(read(path)))) add(groupOf(entry, title), entry);
  }
  return Object.fromEntries(Object.entries(found).map(([group, texts]) => [group, texts.join("\n\n")]));
}

/** The messages of a catalogue, without comments. */
function messages(text: string): string[] {
  return text.replace(/^#.*\n?/gm, "").split(/^(?=-?[a-z])/m).filter((entry) => /^-?[a-z]/.test(entry));
}

function groupOf(entry: string, title: string): string {
  const area = entry.slice(0, entry.indexOf("-"));
  return area === "game" ? "shared" : LAZY_AREAS.includes(area) ? area : title;
}
