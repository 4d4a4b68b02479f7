"""Writes the playthroughs anew: `make golden`. Read the difference before you commit it."""

from __future__ import annotations

from .playthrough import FOLDER, PLAYTHROUGHS


def main() -> None:
    """Write every story, and remove those that are no longer written."""
    for old in FOLDER.glob("*/*.txt"):
        old.unlink()
    for story in PLAYTHROUGHS:
        story.path.parent.mkdir(exist_ok=True)
        story.path.write_bytes(story.text().encode())
    print(f"{len(PLAYTHROUGHS)} playthroughs written")


if __name__ == "__main__":
    main()
