/** The progress in lessons, stored in this browser. */

export interface Progress {
  table: string;
  step: number;
  /** The number of the last log entry that belongs to finished steps. */
  begun: number;
  /** Tips that were shown already. */
  tips: string[];
  /** All steps are done. */
  done: boolean;
}

const KEY = "boardwright-lessons";

function all(): Partial<Record<string, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Progress>>;
  } catch {
    return {}; // storage is blocked, or has other content
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
    // then the lesson starts again next time
  }
}
