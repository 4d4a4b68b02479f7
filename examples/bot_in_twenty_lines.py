"""A new bot that prefers coins, compared with the casual bot."""

from boardwright import BOTS, Bot, Budget, RatedMove, Rng, State, Thought, answer, cartographers


class CoinLover(Bot):
    """Takes the drawing that leaves the most coins on the track."""

    name = "coin-lover"

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = Budget()) -> Thought:
        options, ranking = world.options(seat), []
        for _ in range(int(50 * budget.effort)):
            move = options.sample(rng)
            forecast = world.preview(seat, move).forecast
            ranking.append(RatedMove(move, sum(line.points for line in forecast if line.source == "coins")))
        return Thought("worth", sorted(ranking, key=lambda one: -one.value))


def main() -> None:
    for bot in (CoinLover(), BOTS["casual"]):
        game, chance = cartographers.new(seats=1, seed=7), Rng(1)
        while game.waiting():
            game.play(0, answer(bot, game, 0, chance))
        print(f"{bot.name}: rating {game.scores()[0].rating}")


if __name__ == "__main__":
    main()
