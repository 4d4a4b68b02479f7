"""How Sphinx builds the site from the pages in this folder (`make docs`)."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx

import boardwright

HERE: Final = Path(__file__).parent
sys.path.insert(0, str(HERE))

from cells import markdown, notebook_text, split  # noqa: E402 - this folder is no package

project = "Boardwright"
author = "the Boardwright authors"
version = release = boardwright.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]

html_theme = "furo"
html_title = "Boardwright"
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False

highlight_language = "none"
suppress_warnings = ["misc.highlighting_failure"]  # shortened JSON, and languages that Pygments does not know

myst_heading_anchors = 4  # links to headings, as code hosts make them

nitpicky = True
nitpick_ignore_regex = [
    ("py:obj", ".*"),  # a word in backticks is linked where it names something, and need not
    ("py:class", "boardwright.env.layout.Number"),  # an alias of a type
    ("py:.*", r"(?!boardwright\.).*"),  # types of other packages: their sites are not here
]
default_role = "py:obj"
autodoc_default_options = {"member-order": "bysource", "undoc-members": True}
autodoc_inherit_docstrings = False  # those of Gymnasium are another language
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

OUTSIDE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "bench.md",
    "docs/decisions": "decisions/index.md",
    "docs/rules": "rules/everdell.md",
    "examples/hoarfrost/README.md": "hoarfrost.md",
}
"""Pages of the repository that are elsewhere, and folders, with the pages here that stand for them."""
LINK: Final = re.compile(r"\]\(([^)#:\s]+)(?=[)#])")
INCLUDE: Final = re.compile(r"^```\{include\} (\S+)\n```$", re.MULTILINE)
CELLS: Final = re.compile(r"^```\{cells\} (\S+)\n```$", re.MULTILINE)


def link_inside(text: str, before: Path, now: Path) -> str:
    """Let the links of a page in the folder `before` lead to the same from the folder `now`."""

    def target(found: re.Match[str]) -> str:
        path = (before / found[1]).resolve()
        inside = OUTSIDE.get(str(path.relative_to(HERE.parent)))
        return f"](/{inside}" if inside else f"]({os.path.relpath(path, now)}"

    return LINK.sub(target, text)


def prepare(app: Sphinx, docname: str, source: list[str]) -> None:
    """Show pages and scripts from elsewhere, and keep clauses out of the contents of the rules."""
    folder = (HERE / docname).parent

    def include(found: re.Match[str]) -> str:
        page = (folder / found[1]).resolve()
        return link_inside(page.read_text("utf-8"), page.parent, folder)

    def show_cells(found: re.Match[str]) -> str:
        script = folder / found[1]
        cells = split(script.read_text("utf-8"))
        notebook = Path(app.outdir) / "notebooks" / f"{script.stem}.ipynb"
        notebook.parent.mkdir(parents=True, exist_ok=True)
        notebook.write_text(notebook_text(cells), "utf-8")
        address = "../" * docname.count("/") + f"notebooks/{notebook.name}"
        return f'{markdown(cells)}\n\n<a href="{address}" download>This page as a notebook</a>\n'

    text = link_inside(source[0], folder, folder)
    source[0] = CELLS.sub(show_cells, INCLUDE.sub(include, text))
    if docname.startswith("rules/"):
        app.env.metadata[docname]["tocdepth"] = 2


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", prepare)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
