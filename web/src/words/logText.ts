/**
 * The log in words: a sentence for each event that has one, and for what people did at the table.
 */
import type { Data, Fact, Json, LogLine } from "../wire";
import { botName } from "./names";
import { isData } from "./wording";
import type { Wording } from "./wording";

/** A sentence of the log, with its event or the table that it links to. */
export interface LogSentence {
  text: string;
  fact?: Fact;
  table?: string;
}

/** The sentences of a log line, the last event first. */
export function logSentences(line: LogLine, wording: Wording): LogSentence[] {
  const { words: w, names } = wording;
  const sentences: LogSentence[] = [];
  for (const fact of line.events ?? []) {
    const text = wording.event(fact);
    if (text) sentences.unshift({ text, fact });
  }
  const by = line.name ?? "";
  const player = (line.seat === undefined ? by : names[line.seat]) ?? "";
  if (["sat", "rose", "left", "returned"].includes(line.kind)) {
    sentences.push({ text: w.t(`pages-log-${line.kind}`, { player }) });
  } else if (line.kind === "closed") {
    sentences.push({ text: w.t("pages-log-closed", { player: by }) });
  } else if (line.kind === "replaced") {
    const bot = botName(line.bot ?? "", w);
    sentences.push({ text: w.t(`pages-log-${(line.how ?? "").replace("_", "-")}`, { player, by, bot }) });
  } else if (line.kind === "rematch") {
    sentences.push({ text: w.t("pages-log-rematch", { player: by }), table: line.text ?? "" });
  } else if (line.kind === "began") {
    sentences.push({ text: w.t("pages-log-began") });
  }
  return sentences;
}

/** Equal sentences in a row become one: five cards discarded one after the other are one line. */
export function mergeRepeats<S extends LogSentence>(sentences: readonly S[], alike: (one: S, next: S) => boolean = () => true): (S & { times: number })[] {
  const found: (S & { times: number })[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last && sentence.fact && last.text === sentence.text && alike(last, sentence)) last.times += 1;
    else found.push({ ...sentence, times: 1 });
  }
  return found;
}

/** All strings among the parameters of an event; most are ids. */
export function mentions(args: Data): string[] {
  return Object.values(args).flatMap(texts);
}

function texts(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return isData(value) ? mentions(value) : [];
}
