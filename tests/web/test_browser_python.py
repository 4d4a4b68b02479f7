"""The rules in the browser's own Python: the golden playthroughs, byte by byte, and the protocol."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from bench.compiled import ROOT
from playwright.sync_api import Browser

import boardwright

from ..golden.playthrough import FOLDER
from .alone import Alone, FileServer

PACKAGES: Final = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "py", "pygments", "tests")
"""What the browser does not have: the tests, and what runs them."""
LOCK: Final = ROOT / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
RUN: Final = """
import os, sys
os.chdir("/tests")
sys.path[:0] = ["/tests"]
import pytest
class Part:
    "Every n-th test of a file."
    def pytest_collection_modifyitems(self, items):
        items[:] = items[::PART]
quiet = ["-q", "--noconftest", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--import-mode=importlib"]
int(pytest.main([*quiet, "-W", "error", FILE], [Part()]))
"""


def files_of_tests() -> Iterator[tuple[str, Path]]:
    """The modules of the suites, and where the browser's Python finds them."""
    import_module("tests.golden.test_golden")
    import_module("tests.test_protocol")
    for name, module in sorted(sys.modules.items()):
        path = Path(getattr(module, "__file__", None) or "")
        if name.partition(".")[0] in PACKAGES and path.suffix == ".py":
            depth = name.count(".") + 1 + (path.stem == "__init__")
            yield f"/tests/{'/'.join(path.parts[-depth:])}", path
    for path in [*FOLDER.glob("*/*.txt"), *ROOT.glob("examples/sets/*.toml")]:
        yield f"/tests/{path.relative_to(ROOT)}", path
    package = Path(boardwright.__file__).parent
    for path in package.glob("testing/*.py"):
        yield f"/lib/boardwright/boardwright/testing/{path.name}", path


@pytest.fixture(scope="module")
def visitor(chromium: Browser, alone_folder: Path) -> Iterator[Alone]:
    """A person who has come and asked for something, so that the engine has started once."""
    server = FileServer(alone_folder)
    ada = Alone(chromium, server)
    ada.visit()
    ada.api("GET", "/games")
    yield ada
    ada.leave()
    server.stop()


@pytest.mark.parametrize("suite", ["golden/test_golden.py", "test_protocol.py"])
def test_a_suite_in_the_browsers_python(visitor: Alone, suite: str, divisor: int) -> None:
    """With the files of the site, and the memory that it keeps for its next start."""
    files = {where: path.read_text("utf-8") for where, path in files_of_tests()}
    info = json.loads(LOCK.read_text("utf-8"))["info"]
    passed, said = visitor.page.evaluate(
        """async ([files, script, info]) => {
            const cache = await caches.open("engine");
            const kept = (await cache.keys()).find(({url}) => url.includes("?memory="));
            const home = decodeURIComponent(new URL(kept.url).search.slice("?memory=".length));
            const {loadPyodide} = await import(home + "pyodide.mjs");
            const said = [];
            const python = await loadPyodide({
                indexURL: home,
                packageBaseUrl: home,
                lockFileContents: {info, packages: {}},
                _loadSnapshot: await (await cache.match(kept)).arrayBuffer(),
            });
            python.setStdout({batched: (line) => said.push(line)});
            python.setStderr({batched: (line) => said.push(line)});
            const [engine] = (await cache.keys()).filter(({url}) => /engine-[^?]*json$/.test(url));
            const modules = await (await cache.match(engine)).json();
            for (const [path, text] of Object.entries(modules)) files["/lib/boardwright/" + path] = text;
            for (const [path, text] of Object.entries(files)) {
                python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
                python.FS.writeFile(path, text);
            }
            return [python.runPython(script), said.join("\\n")];
        }""",
        [files, RUN.replace("PART", str(divisor**2)).replace("FILE", repr(f"tests/{suite}")), info],
    )
    print(said)
    assert passed == 0, said
