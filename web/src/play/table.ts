/** What a board draws: a `LiveTable`, or a frame of a replay. */
import type { Data, Fact, LogLine, Score, SeatInfo, TableView } from "../wire";

export interface Table {
  readonly game: string;
  /** The seat whose view it is; null for a spectator. */
  readonly seat: number | null;
  readonly view: Data;
  readonly scores: Score[];
  readonly seats: SeatInfo[];
  /** Names for display: those of the seats, then those of rivals that the rules play. */
  readonly names: string[];
  readonly waiting: number[];
  readonly over: boolean;
  /** Whether it is a replay. */
  readonly replayed?: boolean;
  readonly log: LogLine[];
  /** Log lines with a higher number are new to this seat. */
  readonly since: number;
}

/** The id of a table that has its own set, and therefore its own words and facts; else empty. */
export function customSetTable(tableView: TableView | null): string {
  const info = tableView?.view && tableView.table;
  return info && ("set" in info.options || info.long_options.includes("set")) ? info.id : "";
}

/** The events of log entries, oldest first, with the number of their entry. */
export function logEvents(log: LogLine[]): { number: number; fact: Fact }[] {
  return log.flatMap((line) => (line.events ?? []).map((fact) => ({ number: line.number, fact })));
}

/**
 * The number of the viewer's first answer in the turn that they are in the middle of; null at its
 * start and while others play. The answer just after `since` has ended a turn.
 */
export function turnBegan({ seat, waiting, log, since }: Table): number | null {
  if (seat === null || !waiting.includes(seat)) return null;
  return log.find((line) => line.kind === "chose" && line.seat === seat && !line.bot && line.number > since + 1)?.number ?? null;
}

/** The events that are new to the viewer, as log lines: of the others, or in a turn what happened in it. */
export function newsOf(table: Table): LogLine[] {
  const began = turnBegan(table);
  const lines = table.log.filter((line) => line.number >= (began ?? table.since + 1));
  return lines.map((line) => ({ ...line, events: (line.events ?? []).filter(({ seat }) => began !== null || seat !== table.seat) }));
}
