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
