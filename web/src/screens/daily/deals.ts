/** The daily deals: fetch them, start one, and name them. */
import { get, post } from "../../net/api";
import type { Daily, DailyBoard, Data, TableInfo } from "../../wire";
import { hooksOf } from "../../words/hooks.svelte";
import type { Words } from "../../words/words.svelte";

export const today = (): Promise<Daily> => get<Daily>("/daily");
export const boardOf = (game: string, day: string): Promise<DailyBoard> => get<DailyBoard>(`/daily/${game}?day=${day}`);
export const take = (game: string): Promise<TableInfo> => post<TableInfo>(`/daily/${game}`);

/** What makes this day's set-up special. */
export function setupText(w: Words, options: Data): string {
  return hooksOf(w.game).setupText?.(w, options) ?? "";
}
