/** The deals of the day: asking for them, taking one up, and what they are called. */
import { get, post } from "../../net/api";
import type { Daily, DailyBoard, Data, TableInfo } from "../../wire";
import type { Words } from "../../words/words.svelte";

export const today = (): Promise<Daily> => get<Daily>("/daily");
export const boardOf = (game: string, day: string): Promise<DailyBoard> => get<DailyBoard>(`/daily/${game}?day=${day}`);
export const take = (game: string): Promise<TableInfo> => post<TableInfo>(`/daily/${game}`);

/** What makes this day's set-up special: a side of the map, a year of Rugwort, a level of Captain Bonny. */
export function setUp(w: Words, options: Data): string {
  if (options["map"]) return w.t(`side-${String(options["map"])}`);
  if (options["year"]) return w.t(`year-${String(options["year"])}`);
  if (options["bonny"]) return w.t(`preset-farshore-bonny${String(options["bonny"])}`);
  return "";
}
