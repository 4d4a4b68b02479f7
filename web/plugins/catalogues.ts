/**
 * The catalogues, joined: one file a language for every page, one for each game, its family, and each long area.
 * A page that starts fetches one of them instead of fifteen.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { GAMES, LANGUAGES, LATER, SHARED, everywhere } from "../src/words/catalogues.ts";
import { address } from "./files.ts";

const NAME = "virtual:catalogues";
const SERVERS = "../src/boardwright/locales";
const TITLES = "../src/boardwright/games";
const OURS = "locales";

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
        groups(language).map(([group, paths]) => {
          for (const path of paths) this.addWatchFile(resolve(path));
          const text = paths.map((path) => readFileSync(path, "utf8")).join("\n\n");
          return `  ${JSON.stringify(`${language}/${group}`)}: ${address(this, building, `${language}/${group}.ftl`, text)},`;
        }),
      );
      return `export const CATALOGUES = {\n${lines.join("\n")}\n};`;
    },
  };
}

/** The files of each group; the server's come first, and of two messages with the same key the first counts. */
function groups(language: string): [string, string[]][] {
  const areas = readdirSync(join(OURS, language)).map((name) => name.replace(/\.ftl$/, ""));
  const paths = (servers: readonly string[], ours: readonly string[]) =>
    [
      ...servers.map((name) => join(SERVERS, language, `${name}.ftl`)),
      ...servers.map((name) => join(TITLES, name, "locales", `${language}.ftl`)),
      ...ours.map((area) => join(OURS, language, `${area}.ftl`)),
    ].filter(existsSync);
  const own = [...new Set(Object.values(GAMES).flat())];
  return [
    ["shared", paths(SHARED, everywhere(areas))],
    ...own.map((name): [string, string[]] => [name, paths([name], [name])]),
    ...LATER.map((area): [string, string[]] => [area, paths([], [area])]),
  ];
}
