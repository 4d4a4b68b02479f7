"""Builds the browser client when a wheel is made. A checkout for development builds it with `make` instead.

Where there is no npm the wheel is made without the client; the server then shows its plain pages.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface[Any]):
    """The client, built into the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's own names)
        web = Path(self.root) / "web"
        built = Path(self.root) / "src" / "boardwright" / "static" / "index.html"
        if version == "editable" or built.exists() or not web.exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("no npm: built without the browser client, with plain pages only")
            return
        for command in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=web, check=True)
