"""A bot of your own that is fond of coins, and how it compares with the greedy one."""

from boardwright import cartographers
from boardwright.bots import Bot, Greedy
from boardwright.bots.bot import answer
from boardwright.core.options import Move
from boardwright.core.protocol import State
from boardwright.core.rng import Rng


class CoinLover(Bot):
    """Takes the drawing that leaves the most coins on the track."""

    name = "coin-lover"

    def pick(self, world: State, seat: int, rng: Rng) -> Move:
        def coins(move: Move) -> int:
            return sum(line.points for line in world.preview(seat, move).forecast if line.source == "coins")

        options = world.options(seat)
        return max((options.sample(rng) for _ in range(50)), key=coins)


def main() -> None:
    for bot in (CoinLover(), Greedy()):
        game, chance = cartographers.new(seats=1, seed=7), Rng(1)
        while game.waiting():
            game.play(0, answer(bot, game, 0, chance))
        print(f"{bot.name}: rating {game.scores()[0].rating}")


if __name__ == "__main__":
    main()
