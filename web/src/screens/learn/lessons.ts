/** The lessons there are. */
import type { Game } from "../../art/animals";
import { cartographers } from "../../games/cartographers/lesson";
import { everdell } from "../../games/everdell/lesson";
import { farshore } from "../../games/farshore/lesson";
import type { Lesson } from "./lesson";

export const LESSONS: Readonly<Record<Game, Lesson>> = { everdell, farshore, cartographers };
