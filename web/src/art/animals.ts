/** Which animal and which colour stand for a seat: told apart by shape first, by colour second. */
import { faceOf } from "../titles";

/** The pieces of a title that brings none of its own, by the icons `w-<name>`. */
const PIECES = ["squirrel", "mouse", "hedgehog", "turtle", "crab", "puffin", "duck", "beaver"];

/** The animal of a seat; a house opponent has one of its own. */
export function animal(game: string, seat: number, house = false): string {
  const { pieces = PIECES, rival } = faceOf(game);
  return (house && rival?.piece) || (pieces[seat % pieces.length] ?? "mouse");
}

/** The class that sets `--pc`, the colour of a seat. */
export function colour(seat: number, house = false): string {
  return house ? "p5" : `p${(seat % 4) + 1}`;
}
