/**
 * What the local server keeps on this device, in IndexedDB. A write is acknowledged when it is on the disk.
 * Every reply is JSON: the result, or how it failed.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface Kept extends DBSchema {
  /** The log of every table. */
  entries: { key: [string, number]; value: string };
  /** Lines of the list of tables. */
  tables: { key: string; value: string };
  values: { key: string; value: string };
}

const VERSION = 1;
/** Sorts after every number. */
const LAST: [] = [];

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>("boardwright", VERSION, {
    upgrade(db) {
      for (const name of ["entries", "tables", "values"] as const) db.createObjectStore(name);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined)); // ask again next time
  return opened;
}

/** The entries of a table after a number. */
const after = (table: string, number: number): IDBKeyRange => IDBKeyRange.bound([table, number], [table, LAST], true);

export const storage = {
  append: (table: string, line: string, numbers: string, rows: string): Promise<string> =>
    replied(async (db) => {
      const write = db.transaction(["entries", "tables"], "readwrite", { durability: "strict" });
      const keys = JSON.parse(numbers) as number[];
      const added = (JSON.parse(rows) as string[]).map((row, index) => write.objectStore("entries").add(row, [table, keys[index]!]));
      await Promise.all([...added, write.objectStore("tables").put(line, table), write.done]);
      return null;
    }),
  log: (table: string, number: number): Promise<string> => replied((db) => db.getAll("entries", after(table, number))),
  lines: (): Promise<string> => replied((db) => db.getAll("tables")),
  remove: (table: string): Promise<string> =>
    replied(async (db) => {
      const write = db.transaction(["entries", "tables"], "readwrite", { durability: "strict" });
      await Promise.all([write.objectStore("entries").delete(after(table, 0)), write.objectStore("tables").delete(table), write.done]);
      return null;
    }),
  read: (name: string): Promise<string> => replied(async (db) => (await db.get("values", name)) ?? ""),
  write: (name: string, value: string): Promise<string> =>
    replied(async (db) => {
      await db.put("values", value, name);
      return null;
    }),
};

async function replied(work: (db: IDBPDatabase<Kept>) => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify({ result: await work(await database()) });
  } catch (error) {
    return JSON.stringify({ failed: reason(error) });
  }
}

function reason(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (name === "ConstraintError") return "taken"; // another tab was faster
  return opened ? "failed" : "closed";
}
