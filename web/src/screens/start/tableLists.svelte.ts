/**
 * The user's tables and the public ones. They are refreshed regularly while the page is visible.
 */
import { get } from "../../net/api";
import type { Problem, TableLine, TableList } from "../../wire";
import { problemOf } from "../problem";

const EVERY = 15_000;

export class TableLists {
  list: TableList | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  /** Tables that are not finished. Those that wait for the user come first. */
  readonly current: TableLine[] = $derived(
    (this.list?.yours ?? [])
      .filter((line) => line.status === "gathering" || line.status === "running")
      .sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed_at - a.changed_at),
  );
  readonly waiting = $derived(this.current.filter((line) => line.your_turn).length);
  readonly finished: TableLine[] = $derived((this.list?.yours ?? []).filter((line) => line.status === "over" || line.status === "closed"));
  /** Public tables where the user has no seat. */
  readonly open: TableLine[] = $derived.by(() => {
    const mine = new Set((this.list?.yours ?? []).map((line) => line.id));
    return (this.list?.listed ?? []).filter((line) => !mine.has(line.id) && (line.status === "gathering" || line.status === "running"));
  });

  async refresh(): Promise<void> {
    try {
      this.list = await get<TableList>("/tables");
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Refresh regularly, until the returned function is called. */
  poll(): () => void {
    const refresh = () => {
      if (!document.hidden) void this.refresh();
    };
    refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }
}
