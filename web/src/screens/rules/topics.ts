import type { Topic } from "../../board";
import type { Words } from "../../words/words.svelte";

const PARAGRAPHS = ["about", "a", "b", "c", "d", "e"];

/** The paragraphs of a topic. */
export function paragraphs(w: Words, topic: Topic, numbers: Record<string, number>): string[] {
  return PARAGRAPHS.map((name) => `${topic.key}.${name}`)
    .filter((key) => w.knows(key))
    .map((key) => w.t(key, numbers));
}
