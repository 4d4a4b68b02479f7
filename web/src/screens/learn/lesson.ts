/**
 * What a guided first game is made of. A lesson is data: steps that say what to look at, and by what one sees
 * that they are done. It knows no rule: suggestions are picked from the options the server offers.
 */
import type { Data, Fact, Option, Question } from "../../wire";

/** The table as a step reads it. */
export interface Scene {
  readonly seat: number;
  readonly view: Data;
  readonly question: Question | null;
  /** The answer that is chosen, and not yet confirmed. */
  readonly chosen: string | null;
  readonly over: boolean;
  /** What happened since the step before was done, oldest first. */
  readonly fresh: readonly Fact[];
}

export type Suggest = (options: readonly Option[], view: Data) => Option | undefined;

export interface Step {
  /** Its words are `lessons-<game>-<id>`, the title is an attribute. */
  id: string;
  /** What to look at, the first that is on the page: a thing (`hand:farm`), a zone (`zone:hand`), an element (`#sea`). */
  at?: readonly string[];
  /** Names that the words mention: parameter to message key. */
  names?: Readonly<Record<string, string>>;
  /** By what one sees that it is done. Without this it is only read. */
  until?: (scene: Scene) => boolean;
  /** What follows belongs to the same deed. */
  half?: boolean;
  suggest?: Suggest;
}

/** A word on something that comes up for the first time, once the steps are done. */
export interface Tip {
  id: string;
  when: (scene: Scene) => boolean;
  at?: readonly string[];
}

export interface Lesson {
  game: string;
  /** How the table is set up: a deal with which the suggestions work. */
  seed: string;
  options: Data;
  steps: readonly Step[];
  tips: readonly Tip[];
  /** Whose picture stands beside the words: a card. Without one it is a compass. */
  portrait?: string;
  /** Where every answer is a deed of its own, and lies in a zone of the board that is to be seen meanwhile. */
  answerZone?: string;
  /** What to suggest where a step has nothing to say, such as a question in between. */
  fallback: Suggest;
}

/** Done when the learner's own seat did one of these. */
export function hasDone(...kinds: string[]): (scene: Scene) => boolean {
  return ({ fresh, seat }) => fresh.some((fact) => fact.seat === seat && kinds.includes(fact.kind));
}

/** Done when an answer of this kind is chosen, or was given. */
export function hasChosen(start: string, ...kinds: string[]): (scene: Scene) => boolean {
  const given = hasDone(...kinds);
  return (scene) => (scene.chosen?.startsWith(start) ?? false) || given(scene);
}

/** The first option whose code begins with one of these, in this order. */
export function prefer(...starts: string[]): Suggest {
  return (options) => {
    for (const start of starts) {
      const found = options.find((option) => option.code.startsWith(start));
      if (found) return found;
    }
    return undefined;
  };
}

/** The first option whose code looks like this. */
export function matching(pattern: RegExp): Suggest {
  return (options) => options.find((option) => pattern.test(option.code));
}

/** The suggestion of the first that has one. */
export function firstOf(...all: Suggest[]): Suggest {
  return (options, view) => {
    for (const one of all) {
      const found = one(options, view);
      if (found) return found;
    }
    return undefined;
  };
}

/** Whether an option of this kind is offered now. */
export function isOffered(pattern: RegExp): (scene: Scene) => boolean {
  return ({ question }) => question?.options.some((option) => pattern.test(option.code)) ?? false;
}
