/** The seasons of a valley game and the one that the viewer is in, for the bar. A map shows its season itself. */
import type { Data } from "../../../wire";
import type { Shown } from "../../../play/shown";

const VALLEY = ["winter", "spring", "summer", "autumn"];

export function seasonsOf(shown: Shown): { all: string[]; now: string } | null {
  const { view } = shown;
  const players = view["players"];
  const player = Array.isArray(players) ? (players[shown.seat ?? 0] as Data | undefined) : undefined;
  return typeof player?.["season"] === "string" ? { all: VALLEY, now: player["season"] } : null;
}
