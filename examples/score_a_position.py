"""What a map is worth: load a position, read its itemised score, and try a drawing."""

from boardwright import cartographers
from boardwright.core.plain_data import Json

POSITION: Json = {
    "options": {"edicts": ["sentinel_wood", "great_city", "canal_lake", "borderlands"]},
    "season": "summer",
    "card": "orchard",
    "seats": [
        {
            "coins": 2,
            "seasons": [[4, 0, 2, 1]],
            "map": [
                "FFFF.......",
                "...^.R.....",
                ".R......^R.",
                "...........",
                "..VVV......",
                "..VVf^.....",
                "...WfW.....",
                "...........",
                ".R^....M.R.",
                ".....R.^...",
                "...........",
            ],
        }
    ],
}


def main() -> None:
    game = cartographers.load(POSITION)
    before = game.scores()[0]
    print("sure:", before.lines, "in all", before.total)
    print("to come, if nothing changed:", before.forecast)
    options = game.options(0)
    move = options.move("forest:a5a6a7b7")
    print("with forest:a5a6a7b7:", game.preview(0, move).expected - before.expected, "stars more")


if __name__ == "__main__":
    main()
