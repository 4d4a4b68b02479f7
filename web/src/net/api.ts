/**
 * REST calls, for everything before and after a game. A refusal is thrown as `ApiError`, never as a
 * bare status.
 */
import { engine, type Reply } from "../engine/engine.svelte";
import { isForHere } from "./device";
import type { Data, Problem } from "../wire";
import { connection } from "./connection.svelte";

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

/** Milliseconds after which a request that is not answered is shown. */
const LATE_AFTER = 4000;

/** The server could not be reached at all. */
export const UNREACHABLE: Problem = { reason: "unreachable", where: "", details: {} };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isForHere(path)) return request<T>(method, path, body); // the engine tells how far it is
  let late = 0;
  const patience = setTimeout(() => (connection.late += late = 1), LATE_AFTER);
  try {
    return await request<T>(method, path, body);
  } finally {
    clearTimeout(patience);
    connection.late -= late;
  }
}

async function request<T>(method: string, path: string, body?: unknown, here = isForHere(path)): Promise<T> {
  const { status, kind, text } = await reply(method, path, body === undefined ? "" : JSON.stringify(body), here).catch(() => {
    throw new ApiError(UNREACHABLE, 0);
  });
  if (status >= 400) throw new ApiError(parseProblem(text), status);
  return (kind.includes("json") ? JSON.parse(text) : text) as T;
}

/** The reply of the server, or of the engine on this device. */
async function reply(method: string, path: string, body: string, here: boolean): Promise<Reply> {
  if (here) return engine.request(method, path, body);
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: body ? { "content-type": "application/json" } : {},
    body: body || undefined,
  });
  return { status: response.status, kind: response.headers.get("content-type") ?? "", text: await response.text() };
}

function parseProblem(text: string): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (found.reason) return { reason: found.reason, where: found.where ?? "", details: (found.details ?? {}) as Data };
  } catch {
    // a proxy has answered with its own page
  }
  return { reason: "server-error", where: "", details: {} };
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => call<T>("DELETE", path, body);

/** A request to the server, also while the player is away from it. */
export const atServer = <T>(method: string, path: string, body?: unknown): Promise<T> => request<T>(method, path, body, false);
