/** How far somebody has come, kept in this browser. */

export interface Progress {
  table: string;
  step: number;
  /** The last line of the table's log that belongs to steps done before. */
  begun: number;
  /** Tips that were shown. */
  tips: string[];
  /** The steps are all done. */
  done: boolean;
}

const KEY = "boardwright-lessons";

function all(): Partial<Record<string, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Progress>>;
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

export function progressOf(game: string): Progress | null {
  const found = all()[game];
  return found && typeof found.table === "string" && typeof found.step === "number" ? { ...found, tips: found.tips ?? [] } : null;
}

export function saveProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // the lesson begins anew next time, then
  }
}
