/**
 * Hand a game of this device to the server, to continue it there. The server gets the record with
 * the deal, plays it again, and takes it only if the rules allow every answer.
 */
import type { Person, SessionInfo, TableInfo } from "../wire";
import { settings } from "../settings/settings.svelte";
import { ApiError, atServer, get } from "./api";

/** The id of the table at the server. Throws `ApiError` if it cannot be reached or refuses. */
export async function handOver(table: string, name: string): Promise<string> {
  const record = await get<string>(`/tables/${table}/whole`);
  try {
    await atServer<Person>("GET", "/me");
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.reason !== "no-session") throw error;
    await atServer<SessionInfo>("POST", "/guests", { name });
  }
  settings.known = true;
  return (await atServer<TableInfo>("POST", "/tables/import", { record })).id;
}
