"""Which files of tests stand nearest to what has changed, by what imports what."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOMS = ("engine", "games", "db", "host", "face", "web", "bot", "tools", "tests")
KEPT = ".pytest_cache/v/pactum/seconds"  # what tests/conftest.py keeps of each run
UNKNOWN = 3.0  # seconds a file of tests takes that has never run here


@dataclass(frozen=True)
class Imports:
    """Who imports whom in the checkout: paths from its root."""

    files: frozenset[str]
    importers: Mapping[str, frozenset[str]]  # of a file: those that import it

    @classmethod
    def read(cls, root: Path) -> Imports:
        """Reads the imports of all rooms, those inside functions too; a package counts as its `__init__.py`."""
        paths = [path for room in ROOMS for path in (root / room).rglob("*.py")]
        files = {path.relative_to(root).as_posix(): path for path in paths}
        modules = {module_of(file): file for file in files}
        importers: dict[str, set[str]] = {}
        for file, path in files.items():
            for name in imported(path.read_text(encoding="utf-8")):
                if (target := modules.get(name)) is not None and target != file:
                    importers.setdefault(target, set()).add(file)
        return cls(frozenset(files), {file: frozenset(users) for file, users in importers.items()})

    def meant(self, path: str) -> set[str]:
        """The modules that a changed file stands for: itself, or those that lie nearest above a file of data."""
        if path in self.files:
            return {path}
        folder = Path(path).parent
        while folder != folder.parent:
            if beside := {file for file in self.files if Path(file).parent == folder}:
                return beside
            folder = folder.parent
        return set()

    def distances(self, changed: Iterable[str]) -> dict[str, int]:
        """How many imports lie between each file and the nearest changed one; those that none leads to are left out."""
        far = {file: 0 for path in changed for file in self.meant(path)}
        edge = list(far)
        while edge:
            edge = [
                user
                for file in edge
                for user in sorted(self.importers.get(file, ()))
                if far.setdefault(user, far[file] + 1) > far[file]
            ]
        return far


def module_of(file: str) -> str:
    """The dotted name of a module by its path."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source: str) -> set[str]:
    """The dotted names that a source may import: modules, and what is taken from them, which may be modules too."""
    names = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def seconds_of(root: Path) -> dict[str, float]:
    """How long each file of tests took when it ran last, as far as that is known."""
    kept = root / KEPT
    return json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}


def chosen(imports: Imports, changed: Iterable[str], seconds: Mapping[str, float], budget: float) -> list[str]:
    """The files of tests to run: the nearest first, of equally near ones the quickest, until `budget` seconds are full.

    The nearest file is among them whatever it takes.
    """
    far = imports.distances(changed)
    tests = [file for file in far if Path(file).name.startswith("test_")]
    files, total = list[str](), 0.0
    for file in sorted(tests, key=lambda file: (far[file], seconds.get(file, UNKNOWN), file)):
        total += seconds.get(file, UNKNOWN)
        if files and total > budget:
            break
        files.append(file)
    return files
