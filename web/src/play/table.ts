/** A table as it is shown: live at a `Sitting`, or looked back at in a replay. Boards draw this and no more. */
import type { Data, Fact, LogLine, Score, SeatInfo, TableView } from "../wire";

export interface Table {
  readonly game: string;
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null;
  readonly view: Data;
  readonly scores: Score[];
  readonly seats: SeatInfo[];
  /** Names as shown, rivals whom the rules play behind the seats. */
  readonly names: string[];
  readonly waiting: number[];
  readonly over: boolean;
  readonly log: LogLine[];
  /** Lines with a higher number are news for this seat. */
  readonly since: number;
}

/** The table, where it plays with a set: it brings words and facts of its own. */
export function customSetTable(tableView: TableView | null): string {
  const info = tableView?.view && tableView.table;
  return info && ("set" in info.options || info.long_options.includes("set")) ? info.id : "";
}

/** Events of log lines, oldest first, with the number of their line. */
export function logEvents(log: LogLine[]): { number: number; fact: Fact }[] {
  return log.flatMap((line) => (line.events ?? []).map((fact) => ({ number: line.number, fact })));
}
