"""Write a recorded game and read it back; loading replays it."""

from boardwright.core.record import Record
from boardwright.games import GAMES


def main() -> None:
    record = Record(GAMES["cartographers"], seed=7, options={"map": "a"}, names=["Ada", "Ben"])
    while len(record.answers) < 6:
        for seat in record.state.waiting():
            record.choose(seat, record.state.options(seat).codes()[seat])
    text = record.text()
    print(text)
    again = Record.read(text, GAMES)
    print("the same state:", again.state.dump() == record.state.dump())


if __name__ == "__main__":
    main()
