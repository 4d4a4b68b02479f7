"""Compiles modules ahead of time with mypyc, from the folder of the sources.

    python hatch_compile.py OUT MODULE ...

Each module becomes a C file of its own, so that all cores compile. Hidden names let the C compiler treat
them as one library all the same: the result is as fast as one large file, which takes much longer.

mypyc keeps signatures and drops docstrings: these are written into its C files, so that `help()` has them.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from mypyc.codegen.cstring import c_string_initializer
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


MODULE = r"(?P<before>(?P<name>\w+)module = \{\s*PyModuleDef_HEAD_INIT,\s*\"[\w.]+\",\s*)NULL"
SIGNATURE = r"PyDoc_STR\((?:\"(?:[^\"\\]|\\.)*\")?)(?:NULL)?"
CLASS = r"(?P<before>\.tp_name = \"(?P<name>\w+)\",[^}]*?\.tp_doc = " + SIGNATURE
FUNCTION = r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),[^\"{}]*" + SIGNATURE
PROPERTY = r"(?P<before>\(getter\)(?P<name>\w+),[^{}]*)NULL(?=, NULL\})"
"""Where a C file of mypyc has room for a docstring, after the signature if there is one."""


def docstrings(scope: ast.Module | ast.ClassDef, *path: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """All docstrings of a module, each with the names that lead to it."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from docstrings(node, *path, node.name)
        elif isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)):
            yield (*path, node.name), text
    if text := ast.get_docstring(scope):
        yield path, text


def keep_docstrings(module: str, folder: str) -> None:
    """Write the docstrings of a module into its C file."""
    file = Path(folder, f"__native_{module.removesuffix('.py').replace('/', '___')}.c")
    code = file.read_text("utf-8")
    found = re.search(r"PyMethodDef (\w+)module_methods", code)
    assert found, file
    short = found[1]
    texts: dict[str, str] = {}
    for path, text in docstrings(ast.parse(Path(module).read_text("utf-8"))):
        texts["___".join((short, *path))] = text
        if len(path) == 1:
            texts[path[0]] = text
        if len(path) == 2:
            texts[f"{short}___{path[0]}_get_{path[1]}"] = text

    def documented(found: re.Match[str]) -> str:
        text = texts.get(found["name"])
        return f"{found['before']} {c_string_initializer(text.encode())}" if text else found[0]

    for place in (MODULE, CLASS, FUNCTION, PROPERTY):
        code = re.sub(place, documented, code)
    file.write_text(code, "utf-8")


PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def try_compiler(folder: Path) -> None:
    """Compile one line. A compiler that fails or finds no Python.h stops here, not after mypyc."""
    folder.mkdir(parents=True)
    file = folder / "probe.c"
    file.write_text(PROBE)
    places = [f"--build-{kind}={folder}" for kind in ("lib", "temp")]
    setup(
        name="probe", ext_modules=[Extension("probe", [str(file)])], script_args=["-q", "build_ext", *places]
    )


def main(out: str, modules: list[str]) -> None:
    """Write the compiled modules under `out`, and next to them the library that they share."""
    try_compiler(Path(out, "probe"))
    # What is not compiled is checked elsewhere, and what it imports may not be installed here.
    generated = os.path.join(out, "c")
    switches = ["--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify(
        [*switches, *modules],
        multi_file=True,
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),  # as mypy itself is built
        debug_level="0",
        group_name="boardwright",
        target_dir=generated,
    )
    for module in modules:
        keep_docstrings(module, generated)
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
