/** The seasons of a valley game and the viewer's season, for the top bar; null without players. */
import type { Data } from "../../../wire";
import type { Table } from "../../../play/table";

const VALLEY = ["winter", "spring", "summer", "autumn"];

export function seasonsOf(table: Table): { all: string[]; now: string } | null {
  const { view } = table;
  const players = view["players"];
  const player = Array.isArray(players) ? (players[table.seat ?? 0] as Data | undefined) : undefined;
  return typeof player?.["season"] === "string" ? { all: VALLEY, now: player["season"] } : null;
}
