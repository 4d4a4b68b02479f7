/**
 * REST calls, for everything before and after a game. A refusal is thrown as `ApiError`, never as a
 * bare status.
 */
import type { Data, Problem } from "../wire";

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

/** The server could not be reached at all. */
export const UNREACHABLE: Problem = { reason: "unreachable", where: "", details: {} };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(UNREACHABLE, 0);
  }
  const text = await response.text();
  if (!response.ok) throw new ApiError(parseProblem(text), response.status);
  const json = response.headers.get("content-type")?.includes("json");
  return (json ? JSON.parse(text) : text) as T;
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
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);
