"""Scripts with `# %%` cells as Markdown and as Jupyter notebooks."""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

MARK: Final = re.compile(r"^# %%(?: (\[markdown\]))?.*\n", re.MULTILINE)


class Cell(NamedTuple):
    """A part of a script: prose, without its comment signs, or code."""

    is_prose: bool
    text: str


def split(script: str) -> list[Cell]:
    """The cells of a script, from the first mark on."""
    _, *parts = MARK.split(script)
    return [
        Cell(True, re.sub(r"^# ?", "", text, flags=re.MULTILINE).strip())
        if kind
        else Cell(False, text.strip())
        for kind, text in zip(parts[::2], parts[1::2], strict=True)
    ]


def markdown(cells: list[Cell]) -> str:
    """The cells as a page."""
    return "\n\n".join(text if is_prose else f"```python\n{text}\n```" for is_prose, text in cells)


def notebook_text(cells: list[Cell]) -> str:
    """The cells as the file of a notebook (nbformat 4.5)."""
    code: dict[str, object] = {"execution_count": None, "outputs": []}
    found: list[dict[str, object]] = [
        {
            "cell_type": "markdown" if cell.is_prose else "code",
            "id": f"cell-{number}",
            "metadata": {},
            "source": cell.text.splitlines(keepends=True),
            **({} if cell.is_prose else code),
        }
        for number, cell in enumerate(cells)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": found, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
