"""The problems that axe finds for people who use screen readers, keyboards or magnifiers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from .person import Person

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Not checked here: the size of targets, which `test_widths.py` measures; and whether a label has
# all visible text, because numbers beside icons are part of a card's picture (the label starts with
# the name of the card). The check for regions is slow and never serious.
CHECK: Final = """async (what) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
    const found = await axe.run({
        resultTypes: ["violations"],
        ...(what === "colours" ? {runOnly: {type: "rule", values: ["color-contrast"]}} : {runOnly: tags,
            rules: {"label-content-name-mismatch": {enabled: false}, "region": {enabled: false},
                "color-contrast": {enabled: what === "all"}}}),
    });
    return found.violations.filter((one) => ["serious", "critical"].includes(one.impact)).flatMap((one) =>
        one.nodes.map((node) => ({rule: one.id, html: node.html.slice(0, 240), why: node.failureSummary})));
}"""


def axe_violations(person: Person, where: str, what: str = "all") -> list[str]:
    """Serious and critical violations on the current screen, one line for each element.

    `what` may be "colours" or "words" if nothing else has changed since the last check. The check of the
    contrast takes most of the time.
    """
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # no script tag: the page forbids foreign scripts
    found: list[dict[str, Any]] = page.evaluate(CHECK, what)
    return [f"{where}, {one['rule']}: {one['html']}\n    {one['why']}" for one in found]
