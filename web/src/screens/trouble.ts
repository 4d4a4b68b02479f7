/** What went wrong, as something that can be put into words. */
import { Refusal } from "../net/api";
import type { Problem } from "../wire";

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  console.error(error);
  return { reason: "server-error", where: "", details: {} };
}
