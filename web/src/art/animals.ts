/** Which animal and which colour stand for a seat: told apart by shape first, by colour second. */

export type Game = "everdell" | "farshore" | "cartographers";

const WOOD = ["squirrel", "mouse", "hedgehog", "turtle"] as const;
const COAST = ["crab", "puffin", "duck", "beaver"] as const;

export type Animal = (typeof WOOD)[number] | (typeof COAST)[number] | "bonny" | "rugwort";

const ANIMALS: Record<Game, readonly Animal[]> = {
  everdell: WOOD,
  farshore: COAST,
  cartographers: [...WOOD, ...COAST],
};

const HOUSE: Record<Game, Animal> = { everdell: "rugwort", farshore: "bonny", cartographers: "rugwort" };

/** The animal of a seat; a house opponent has one of its own. */
export function animal(game: Game, seat: number, house = false): Animal {
  const animals = ANIMALS[game];
  return house ? HOUSE[game] : (animals[seat % animals.length] ?? "mouse");
}

/** The class that sets `--pc`, the colour of a seat. */
export function colour(seat: number, house = false): string {
  return house ? "p5" : `p${(seat % 4) + 1}`;
}
