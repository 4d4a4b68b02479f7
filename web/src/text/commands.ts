/**
 * The commands of the text view. A number answers the question; words show things. Commands work in
 * the language of the page and in English.
 */
import type { TextView } from "../board";
import type { Option, Question } from "../wire";
import { t } from "../words/words.svelte";

export const COMMANDS = ["help", "undo", "options", "hint", "why", "hand", "market", "places", "events", "city", "players", "scores", "log", "rules", "say", "all"] as const;
export type TextCommand = (typeof COMMANDS)[number];

export type ParsedInput =
  | { kind: "nothing" }
  | { kind: "answer"; option: Option; atOnce: boolean }
  | { kind: "number"; most: number }
  | { kind: "command"; command: TextCommand; rest: string }
  | { kind: "unknown"; text: string };

/** The word shown for a command. */
export function commandWord(command: TextCommand): string {
  return t(`text-type-${command}`).split(" ")[0] ?? command;
}

/** Parse a typed line. `!` at its end sends an answer without confirmation. */
export function parse(line: string, question: Question | null, view: TextView | null = null): ParsedInput {
  const text = line.trim();
  if (!text) return { kind: "nothing" };
  const atOnce = text.endsWith("!");
  const said = atOnce ? text.slice(0, -1).trim() : text;
  if (question) {
    if (/^\d+$/.test(said)) {
      const option = question.options[Number(said) - 1];
      return option ? { kind: "answer", option, atOnce } : { kind: "number", most: question.options.length };
    }
    const option = question.options.find((one) => one.code === said.toLowerCase()) ?? view?.parse?.(said, question);
    if (option) return { kind: "answer", option, atOnce };
  }
  const [first = "", ...rest] = text.split(/\s+/);
  const command = commandOf(first.toLowerCase());
  if (command) return { kind: "command", command, rest: rest.join(" ") };
  return { kind: "unknown", text };
}

function commandOf(word: string): TextCommand | undefined {
  return COMMANDS.find((command) => command === word || t(`text-type-${command}`).split(" ").includes(word));
}
