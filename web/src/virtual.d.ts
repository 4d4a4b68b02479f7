/** Modules that the build generates: addresses of files. */

declare module "virtual:catalogues" {
  /** Joined catalogues by language and group: `en/shared`, `fr/everdell`. */
  export const CATALOGUES: Readonly<Record<string, string>>;
}

declare module "virtual:pictures" {
  /**
   * All pictures of a game as JSON: by id, the inside of an SVG of 120 by 90 that works outside the
   * page.
   */
  export const PICTURES: Readonly<Record<string, string>>;
  /**
   * The posters as JSON: by game, the inside of an SVG of 360 by 220 that needs the page; "" is for
   * other games.
   */
  export const POSTERS: string;
}

declare module "virtual:engine" {
  /** Where the files of Python lie. */
  export const RUNTIME: string;
  /** The list of packages that Python may fetch, as JSON: it is empty. */
  export const LOCK: string;
  /** Our own Python as JSON: the text of each module by its path. */
  export const PACKAGE: string;
  /** The bytes that are fetched before the engine starts, uncompressed. */
  export const SIZE: number;
  /** The addresses of all files of the engine. */
  export const ENGINE: readonly string[];
  /** By game: paths and addresses of the networks of its bots. */
  export const NETWORKS: Readonly<Record<string, [string, string][]>>;
}
