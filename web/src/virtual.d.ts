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
