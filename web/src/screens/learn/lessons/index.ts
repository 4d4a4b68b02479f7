/** The lessons there are. */
import type { Game } from "../../../art/animals";
import { cartographers } from "./cartographers";
import { everdell } from "./everdell";
import { farshore } from "./farshore";
import type { Lesson } from "./lesson";

export const LESSONS: Readonly<Record<Game, Lesson>> = { everdell, farshore, cartographers };
