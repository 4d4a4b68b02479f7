/** Which animal and which colour stand for a seat: told apart by shape first, by colour second. */
import { titleOf } from "../titles";

/** The pieces of a title that brings none of its own, by the icons `w-<name>`. */
const PIECES = ["squirrel", "mouse", "hedgehog", "turtle", "crab", "puffin", "duck", "beaver"];

/** The animal of a seat; a house opponent has one of its own. */
export function animal(game: string, seat: number, isRival = false): string {
  const { pieces = PIECES, rival } = titleOf(game);
  return (isRival && rival?.piece) || (pieces[seat % pieces.length] ?? "mouse");
}

/** The class that sets `--pc`, the colour of a seat. */
export function colour(seat: number, isRival = false): string {
  return isRival ? "p5" : `p${(seat % 4) + 1}`;
}
