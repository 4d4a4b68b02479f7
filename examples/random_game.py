"""Play a random game for three players and print its scores."""

from boardwright import cartographers
from boardwright.core.rng import Rng


def main() -> None:
    game = cartographers.new(seats=3, seed=7, map="b")
    chance = Rng(1)
    while game.waiting():
        for decision in game.pending():
            game.play(decision.seat, decision.options.sample(chance))
    print(game)
    for score in game.scores():
        print(f"seat {score.seat}: {score.total} stars, rank {score.rank}")


if __name__ == "__main__":
    main()
