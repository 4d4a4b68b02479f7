/** Modules that the build makes: addresses of files. */

declare module "virtual:catalogues" {
  /** Joined catalogues by language and group: `en/shared`, `fr/everdell`. */
  export const CATALOGUES: Readonly<Record<string, string>>;
}

declare module "virtual:pictures" {
  /** All pictures of a game as JSON: the inside of an SVG of 120 by 90 by id, which needs no page around it. */
  export const PICTURES: Readonly<Record<string, string>>;
  /** The posters as JSON: the inside of an SVG of 360 by 220 by game, for a page of ours; "" is for other games. */
  export const POSTERS: string;
}
