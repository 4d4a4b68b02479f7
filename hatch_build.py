"""What happens when a wheel is made: the browser client is built and the engine compiled.

A checkout for development has neither: `make` builds the client there, and the engine stays plain Python.
Where there is no npm the server shows its plain pages; where there is no C compiler, or where it fails, the
engine is plain. A line says so. `BOARDWRIGHT_COMPILE=0` asks for a plain engine.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client:
    """The browser client, built into the package."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.built = root / "src" / "boardwright" / "static" / "index.html"

    def build(self) -> str:
        """Build it where it is not there already; gives what has to be said."""
        if self.built.exists() or not self.web.exists():
            return ""
        npm = shutil.which("npm")
        if npm is None:
            return "no npm: built without the browser client, with plain pages only"
        for command in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=self.web, check=True)
        return ""


class Engine:
    """The rules and the bots, compiled in a folder of their own. Nothing is left in the checkout."""

    needs = ("mypy==2.4.1", "setuptools==84.2.1")
    """As in requirements.lock."""

    def __init__(self, root: Path, modules: list[str], plain: list[str]) -> None:
        self.root = root
        self.package = root / "src" / "boardwright"
        self.modules = modules
        self.plain = plain
        self.folder: Path | None = None
        """Where it is compiled, until the wheel is packed."""

    @staticmethod
    def wanted() -> bool:
        return os.environ.get("BOARDWRIGHT_COMPILE", "1") != "0"

    @staticmethod
    def compiler() -> str | None:
        """The C compiler that Python would use, if it is there."""
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        return shutil.which(command[0])

    def build(self, files: dict[str, str]) -> str:
        """Compile, and add what came out to the files of the wheel; gives what has to be said."""
        if not self.wanted():
            return ""
        if self.compiler() is None:
            return "no C compiler: the engine is plain Python, which is several times slower"
        self.folder = Path(tempfile.mkdtemp())
        source, out = self.folder / "src", self.folder / "out"
        others = shutil.ignore_patterns("static", "__pycache__", "*.so")
        shutil.copytree(self.package, source / "boardwright", ignore=others)
        found = {
            path.relative_to(self.package).as_posix()
            for pattern in self.modules
            for path in self.package.glob(pattern)
            if path.name != "__init__.py"
        }
        paths = [f"boardwright/{path}" for path in sorted(found - set(self.plain))]
        script = self.root / "hatch_compile.py"
        done = subprocess.run(
            [sys.executable, str(script), str(out), *paths],
            cwd=source,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            reason = (done.stdout.strip().splitlines() or ["it said nothing"])[-1]
            return f"compiling failed ({reason}): the engine is plain Python, which is several times slower"
        lib = out / "lib"
        built = sorted(path for path in lib.rglob("*") if path.is_file())  # in the same order everywhere
        files |= {str(path): path.relative_to(lib).as_posix() for path in built}
        return ""

    def clear(self) -> None:
        """Remove what was only needed for the wheel."""
        if self.folder is not None:
            shutil.rmtree(self.folder)


class Hook(BuildHookInterface[Any]):
    """Called by hatch before and after it packs."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        root = Path(self.root)
        self.client = Client(root)
        self.engine = Engine(root, self.config["compile"], self.config["plain"])

    def dependencies(self) -> list[str]:
        """What compiling needs, for wheels alone: a package of sources holds no compiled files."""
        compiling = self.target_name == "wheel" and Engine.wanted() and Engine.compiler() is not None
        return list(Engine.needs) if compiling else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        notices = [self.client.build()]
        if self.target_name == "wheel":
            if Engine.wanted() and Engine.compiler() is not None:
                self.announce("boardwright: compiling the engine with mypyc, two minutes on two cores")
            files: dict[str, str] = {}
            notices.append(self.engine.build(files))
            if files:
                build_data["force_include"] |= files
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        for notice in notices:
            if notice:
                self.app.display_warning(notice)

    def announce(self, line: str) -> None:
        """Print to the terminal, as pip hides what a build prints; without a terminal, to the log."""
        try:
            with open("/dev/tty", "w") as terminal:
                terminal.write(f"\n{line}\n")
        except OSError:
            self.app.display_info(line)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 (hatch's own)
        self.engine.clear()
