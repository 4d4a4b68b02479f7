/** The names of the seasons in scenes. Cartographers calls the third one fall. */

export type Season = "winter" | "spring" | "summer" | "autumn";

export const season = (name: string): Season =>
  name === "fall" ? "autumn" : name === "winter" || name === "spring" || name === "autumn" ? name : "summer";
