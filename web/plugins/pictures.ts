/** Draws the pictures at build time: pages fetch drawings, not the script that makes them. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { runnerImport, type Plugin } from "vite";
import { address } from "./files.ts";
import { standalone } from "./standalone.ts";

const NAME = "virtual:pictures";
const FOLDERS = "src/games";
/** Titles with pictures and with a poster, found by their folders. */
const GAMES = withFile("art/pictures.ts");
const POSTERS = [...withFile("art/poster.ts").map((game) => [game, join(FOLDERS, game, "art/poster.ts")]), ["", "src/generic/poster.ts"]];
/** Families of messages whose ids may have a picture. */
const NAMED = /^(?:card|place|event|map|weather|player)-([a-z_0-9]+) =/gm;

export function pictures(): Plugin {
  let building = false;
  return {
    name: "pictures",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const lines = await Promise.all(
        GAMES.map(async (game) => `  ${game}: ${address(this, building, `${game}/pictures.json`, await drawn(game))},`),
      );
      const posters = address(this, building, "posters.json", await postersDrawn());
      return `export const PICTURES = {\n${lines.join("\n")}\n};\nexport const POSTERS = ${posters};`;
    },
  };
}

/** All pictures of a game by id, as JSON. */
async function drawn(game: string): Promise<string> {
  const { module } = await runnerImport<{ picture(id: string): string | undefined }>(resolve(FOLDERS, game, "art/pictures.ts"));
  const words = readFileSync(`../src/boardwright/games/${game}/locales/en.ftl`, "utf8");
  const ids = [...words.matchAll(NAMED)].map(([, id]) => id!);
  const alone = standalone();
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, alone(module.picture(id) ?? "")])));
}

/** All posters by game, as JSON. */
async function postersDrawn(): Promise<string> {
  const drawn = POSTERS.map(async ([game, file]) => [game, (await runnerImport<{ poster: string }>(resolve(file!))).module.poster]);
  return JSON.stringify(Object.fromEntries(await Promise.all(drawn)));
}

function withFile(name: string): string[] {
  return readdirSync(FOLDERS).filter((game) => existsSync(join(FOLDERS, game, name)));
}
