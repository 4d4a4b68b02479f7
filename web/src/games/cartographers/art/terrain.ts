/** Names and letters of the terrain, and which of the two drawings a space shows. */

export const TERRAINS = ["forest", "village", "farm", "water", "monster"] as const;
export type TerrainName = (typeof TERRAINS)[number];
/** All that a space can show: terrain drawn by players, and what the sheet is printed with. */
export type TerrainKind = TerrainName | "mountain" | "ruins" | "wasteland";

/** The letter that tells a terrain apart without colour. Farm has the small one, as in map rows. */
export const LETTERS: Readonly<Record<string, string>> = { forest: "F", village: "V", farm: "f", water: "W", monster: "M" };

/** Two drawings of each glyph, mixed so that an area does not look stamped. */
export const variant = (row: number, column: number): 1 | 2 => ((row * 13 + column * 7 + row * column * 5) % 11 < 6 ? 1 : 2);

/** The sprite's id of a glyph. */
export const glyph = (kind: TerrainKind, which: 1 | 2 = 1): string => `#t-${kind}-${which}`;
