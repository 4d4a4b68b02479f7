/** Names and letters of the terrain, and which of the two drawings a space shows. */

export const TERRAINS = ["forest", "village", "farm", "water", "monster"] as const;
export type TerrainName = (typeof TERRAINS)[number];
/** Everything that a space can show: the terrain that players draw, and the printed kinds. */
export type TerrainKind = TerrainName | "mountain" | "ruins" | "wasteland";

/** The letter that identifies a terrain without colour. Farm has a small letter, as in map rows. */
export const LETTERS: Readonly<Record<string, string>> = { forest: "F", village: "V", farm: "f", water: "W", monster: "M" };

/** Which of the two drawings of a glyph a space shows. They are mixed, so that areas vary. */
export const variant = (row: number, column: number): 1 | 2 => ((row * 13 + column * 7 + row * column * 5) % 11 < 6 ? 1 : 2);

/** The id of a glyph in the sprite. */
export const glyph = (kind: TerrainKind, which: 1 | 2 = 1): string => `#t-${kind}-${which}`;
