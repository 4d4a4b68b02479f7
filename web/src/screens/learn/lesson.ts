/**
 * The interface of guided first games. A lesson is data: steps that tell what to look at and when
 * they are done. It contains no rules: suggestions are picked from the options that the server
 * offers.
 */
import type { Data, Fact, Option, Question } from "../../wire";

/** The state of the table for steps and tips. */
export interface Scene {
  readonly seat: number;
  readonly view: Data;
  readonly question: Question | null;
  /** The answer that is selected and not yet confirmed. */
  readonly chosen: string | null;
  readonly over: boolean;
  /** The events since the previous step was done, oldest first. */
  readonly fresh: readonly Fact[];
}

export type Suggest = (options: readonly Option[], view: Data) => Option | undefined;

export interface Step {
  /** Its text is the message `lessons-<game>-<id>`, with the title as an attribute. */
  id: string;
  /**
   * What to look at; the first that is on the page counts: a thing (`hand:farm`), a zone
   * (`zone:hand`), an element (`#sea`).
   */
  at?: readonly string[];
  /** Names in the text: parameter to message key. */
  names?: Readonly<Record<string, string>>;
  /** Whether the step is done. Without this function it is only read. */
  until?: (scene: Scene) => boolean;
  /** The next step belongs to the same action. */
  half?: boolean;
  suggest?: Suggest;
}

/** An explanation for something that happens for the first time, after the steps are done. */
export interface Tip {
  id: string;
  when: (scene: Scene) => boolean;
  at?: readonly string[];
}

export interface Lesson {
  game: string;
  /** The seed of a deal in which the suggestions work. */
  seed: string;
  options: Data;
  steps: readonly Step[];
  tips: readonly Tip[];
  /** The card whose picture is beside the text. Without one it is a compass. */
  portrait?: string;
  /**
   * Set for titles where every answer is an action without follow-up questions: the zone of the
   * board where it is placed, which stays visible.
   */
  answerZone?: string;
  /** The suggestion where a step has none, such as for a follow-up question. */
  fallback: Suggest;
}

/** Done when the learner's seat caused an event of one of these kinds. */
export function hasDone(...kinds: string[]): (scene: Scene) => boolean {
  return ({ fresh, seat }) => fresh.some((fact) => fact.seat === seat && kinds.includes(fact.kind));
}

/** Done when an answer with this start is selected, or one of these events has happened. */
export function hasChosen(start: string, ...kinds: string[]): (scene: Scene) => boolean {
  const given = hasDone(...kinds);
  return (scene) => (scene.chosen?.startsWith(start) ?? false) || given(scene);
}

/** The first option whose code starts with one of these, in this order. */
export function prefer(...starts: string[]): Suggest {
  return (options) => {
    for (const start of starts) {
      const found = options.find((option) => option.code.startsWith(start));
      if (found) return found;
    }
    return undefined;
  };
}

/** The first option whose code matches. */
export function matching(pattern: RegExp): Suggest {
  return (options) => options.find((option) => pattern.test(option.code));
}

/** The first suggestion that one of these functions makes. */
export function firstOf(...all: Suggest[]): Suggest {
  return (options, view) => {
    for (const one of all) {
      const found = one(options, view);
      if (found) return found;
    }
    return undefined;
  };
}

/** Whether an option with a matching code is offered now. */
export function isOffered(pattern: RegExp): (scene: Scene) => boolean {
  return ({ question }) => question?.options.some((option) => pattern.test(option.code)) ?? false;
}
