/** Tables of one's own and tables open to everybody, looked up now and then while the page is in sight. */
import { get } from "../../net/api";
import type { Problem, TableLine, TableList } from "../../wire";
import { problemOf } from "../problem";

const EVERY = 15_000;

export class TableLists {
  list: TableList | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  /** Those that wait for me first, then those that go on. */
  readonly current: TableLine[] = $derived(
    (this.list?.yours ?? [])
      .filter((line) => line.status === "gathering" || line.status === "running")
      .sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed_at - a.changed_at),
  );
  readonly waiting = $derived(this.current.filter((line) => line.your_turn).length);
  readonly finished: TableLine[] = $derived((this.list?.yours ?? []).filter((line) => line.status === "over" || line.status === "closed"));
  /** Open to everybody, where one does not sit already. */
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

  /** Keep looking; the result ends it. */
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
