/** An error as a `Problem`, which can be put into words. */
import { ApiError } from "../net/api";
import type { Problem } from "../wire";

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  console.error(error);
  return { reason: "server-error", where: "", details: {} };
}
