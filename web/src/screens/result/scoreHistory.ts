/** The history of the scores in a game, fetched from its replay. */
import { get } from "../../net/api";
import type { Data, Json, Replay } from "../../wire";
import { isData } from "../../words/wording";

/** The line of one player. `marks` tell where the player's seasons begin. */
export interface ScoreLineSeries {
  seat: number;
  points: { x: number; y: number }[];
  marks: { x: number; season: string }[];
}

export interface ScoreHistory {
  lines: ScoreLineSeries[];
  /** Season ids as names on the x axis; empty if players change seasons at different times. */
  seasons: string[];
}

const PAGE = 50;

/** The history after each answer. Only the totals and seasons of each frame are kept. */
export async function byAnswer(table: string, gone: () => boolean): Promise<ScoreHistory> {
  const lines: ScoreLineSeries[] = [];
  for (let start = 0, total = 0; start <= total && !gone(); start += PAGE) {
    const page = await get<Replay>(`/tables/${table}/replay?start=${start}&limit=${PAGE}`);
    total = page.total;
    for (const frame of page.frames) {
      for (const score of frame.scores) {
        const line = (lines[score.seat] ??= { seat: score.seat, points: [], marks: [] });
        line.points.push({ x: frame.answers, y: score.total });
        const season = seasonOf(frame.view, score.seat);
        if (season && season !== (line.marks.at(-1)?.season ?? "")) line.marks.push({ x: frame.answers, season });
      }
    }
  }
  return { lines: lines.filter(Boolean), seasons: [] };
}

/** The points of a player at the end of each season, in order; the last is the end of the game. */
export function pointsBySeason(line: ScoreLineSeries): { season: string; points: number }[] {
  return line.marks.map(({ season }, index) => {
    const end = line.marks[index + 1]?.x ?? Infinity;
    const before = line.points.filter((point) => point.x < end);
    return { season, points: before.at(-1)?.y ?? 0 };
  });
}

function seasonOf(view: Data, seat: number): string {
  const players = view["players"];
  const player: Json | undefined = Array.isArray(players) ? players[seat] : undefined;
  const season = isData(player) ? player["season"] : "";
  return typeof season === "string" ? season : "";
}
