"""Compiles modules ahead of time with mypyc, from the folder of the sources.

    python hatch_compile.py OUT MODULE ...

Each module becomes a C file of its own, so that all cores compile. Hidden names let the C compiler treat
them as one library all the same: the result is as fast as one large file, which takes much longer.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class Build(build_ext):
    """Compiles the files of an extension side by side; setuptools itself takes one after the other."""

    def build_extension(self, ext: Extension) -> None:
        # Compilers warn of different things, and a warning is no reason to stop.
        switches = [*ext.extra_compile_args, "-fvisibility=hidden", "-Wno-error"]

        def compiled(source: str) -> list[str]:
            return self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=switches,
                depends=ext.depends,
            )

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for objects in pool.map(compiled, ext.sources):
                ext.extra_objects += objects
        ext.sources = []
        super().build_extension(ext)


def main(out: str, modules: list[str]) -> None:
    """Write the compiled modules under `out`, and beside them the library that they share."""
    # What is not compiled is checked elsewhere, and what it imports may not be installed here.
    switches = ["--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify(
        [*switches, *modules],
        multi_file=True,
        debug_level="0",
        group_name="boardwright",
        target_dir=os.path.join(out, "c"),
    )
    setup(
        name="boardwright",
        cmdclass={"build_ext": Build},
        ext_modules=extensions,
        script_args=[
            "-q",
            "build_ext",
            f"--parallel={os.cpu_count()}",
            f"--build-lib={os.path.join(out, 'lib')}",
            f"--build-temp={os.path.join(out, 'objects')}",
        ],
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
