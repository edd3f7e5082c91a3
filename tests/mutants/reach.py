"""Which tests reach which lines, from one run of all tests under coverage, and how long each takes."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path

from coverage import CoverageData

LONGEST = 20.0  # seconds of tests, of their processor and under coverage, that a mistake must survive
COVERAGE, SECONDS = "coverage", "seconds.json"
RULES = ("tests/engine", "tests/games", "tests/golden", "tests/contract")
HOUSE = ("tests/host", "tests/console")
DESKS_OF_GAMES = "tests/games/*/bot"
PAGES = ("tests/golden", "tests/web")
SEEN = (*PAGES, "tests/pictures", "tests/replay", "tests/wording", "tests/bot", DESKS_OF_GAMES)
TESTS = {  # those that look at a room: a folder by its path, the narrowest that fits
    "engine": RULES,
    "games": (*RULES, *SEEN),
    "games/*/face": SEEN,
    "db": ("tests/db", *HOUSE, "tests/bot"),
    "host": (*RULES, *HOUSE),
    "face": SEEN,
    "web": PAGES,
    "bot": (*RULES, "tests/console", *SEEN, "tests/secrecy"),
}
ROOMS = [room for room in TESTS if "/" not in room]
LEFT_OUT = (  # tables that are only counted; whole processes and games; the browser; seconds on the clock
    "--ignore-glob=*/games/*/test_coverage.py",
    "--ignore-glob=*/bot/test_whole_game.py",
    "--ignore-glob=*/secrecy/test_fuzz.py",
    "--ignore-glob=*/replay/test_in_the_browser.py",
    "--ignore-glob=*/web/test_first_paint.py",
    "--ignore-glob=*/console/test_stopping.py",
    "--ignore-glob=*/host/time/test_processes.py",
    "--ignore-glob=*/host/moderation/test_speed.py",
)
SHARED = re.compile(r"@cache$|scope=\"module\"", re.MULTILINE)


class Reach:
    """What `measured` has left in a folder."""

    def __init__(self, folder: Path, root: Path) -> None:
        """`root`: where the tests lie, of which some share what they look at."""
        self._root = root
        self._seconds: dict[str, float] = json.loads((folder / SECONDS).read_text(encoding="utf-8"))
        self._coverage = CoverageData(str(folder / COVERAGE))
        self._coverage.read()

    def tests(self, file: str, lines: set[int]) -> list[str]:
        """The ids of the tests that run one of `lines` of `file`, those first that are about it.

        These are in files that import from it; then come those of the same game and the golden games; then all others.
        Among them those come first that take least.

        What runs once, when the file is imported, counts as reached by the tests that run a line with its name in it.
        Where tests share what they look at (a fixture of the module, a cache), the first of them runs the lines, and
        all count.
        """
        by_line = self._by_line(file)
        reached = {name for line in lines for name in by_line.get(line, ())} - {""}
        if not reached and self.at_import(file, lines):
            reached = self._by_name(file, lines)
        tests = {name.partition("|")[0] for name in reached}
        sharing = {test_file for test_file in map(file_of, tests) if self._shares(test_file)}
        tests |= {test for test in self._seconds if file_of(test) in sharing}
        tests = {test for test in tests if (self._root / file_of(test)).exists()}  # it may have moved since
        return self._in_order(tests, file)

    def at_import(self, file: str, lines: set[int]) -> bool:
        """Whether one of `lines` runs outside of tests: its mistake must be there before anything is imported."""
        by_line = self._by_line(file)
        inside = inside_functions((self._root / file).read_text(encoding="utf-8"))
        return not lines <= inside or any("" in by_line.get(line, ()) for line in lines)

    def _by_name(self, file: str, lines: set[int]) -> set[str]:
        """The contexts of lines, here and where it is imported, that name what the top statement at `lines` binds."""
        names = bound((self._root / file).read_text(encoding="utf-8"), lines)
        named = re.compile(rf"\b({'|'.join(map(re.escape, names)) or '$^'})\b")
        contexts: set[str] = set()
        for room in ROOMS:
            for user in (self._root / room).rglob("*.py"):
                source, where = user.read_text(encoding="utf-8"), user.relative_to(self._root).as_posix()
                if where == file or f"from {module_of(file)} import" in source:
                    by_line = self._by_line(where)
                    at = [number for number, line in enumerate(source.splitlines(), 1) if named.search(line)]
                    contexts |= {name for number in at for name in by_line.get(number, ())}
        return contexts - {""}

    def first(self, tests: list[str]) -> list[str]:
        """As many of `tests` as fit into LONGEST."""
        total, kept = 0.0, []
        for test in tests:
            total += self._seconds.get(test, 0.0)
            if kept and total > LONGEST:
                break
            kept.append(test)
        return kept

    @cache  # noqa: B019
    def _by_line(self, file: str) -> dict[int, list[str]]:
        measured_files = self._coverage.measured_files()
        measured_file = next((kept for kept in measured_files if kept.endswith(f"/{file}")), None)
        return {} if measured_file is None else self._coverage.contexts_by_lineno(measured_file)

    def _in_order(self, tests: set[str], file: str) -> list[str]:
        seconds: dict[str, float] = {}
        for test in tests:
            seconds[file_of(test)] = seconds.get(file_of(test), 0.0) + self._seconds.get(test, 0.0)
        ranks = {test_file: (self._distance(test_file, file), taken, test_file) for test_file, taken in seconds.items()}
        return sorted(tests, key=lambda test: (ranks[file_of(test)], self._seconds.get(test, 0.0), test))

    def _distance(self, test_file: str, file: str) -> int:
        """0 for tests that import from `file`, 1 for those of its game, 2 for others."""
        source = (self._root / test_file).read_text(encoding="utf-8")
        if f"from {module_of(file)} import" in source:
            return 0
        near = f"tests/games/{'/'.join(Path(file).parts[1:2])}/", "tests/golden/"
        return 1 if test_file.startswith(near) else 2

    @cache  # noqa: B019
    def _shares(self, file: str) -> bool:
        path = self._root / file
        return path.exists() and SHARED.search(path.read_text(encoding="utf-8")) is not None


def module_of(file: str) -> str:
    """The dotted name of a file of Python."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def file_of(test: str) -> str:
    """The file of a test's id."""
    return test.partition("::")[0]


def inside_functions(source: str) -> set[int]:
    """The lines of a module that run only when a function of it is called."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines |= set(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
    return lines


def bound(source: str, lines: set[int]) -> list[str]:
    """The names that the statements of a module at these lines bind."""
    names: list[str] = []
    for node in ast.parse(source).body:
        if lines & set(range(node.lineno, (node.end_lineno or node.lineno) + 1)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                names.append(node.name)
            names += [each.id for each in ast.walk(node) if isinstance(each, ast.Name) and is_bound(each)]
    return names


def is_bound(name: ast.Name) -> bool:
    """Whether a value is given to that name there."""
    return isinstance(name.ctx, ast.Store)


def room_of(package: str) -> str:
    """The narrowest room that a folder of Python files lies in."""
    path = Path(package)
    above = [path, *path.parents]
    return max((room for room in TESTS if any(folder.match(room) for folder in above)), key=len)


def asked(packages: list[str], *, long: bool) -> list[str]:
    """What pytest is asked for: the tests that look at these folders, those of `make check` too if `long`."""
    rooms = {room_of(package) for package in packages}
    patterns = dict.fromkeys(tests for room in sorted(rooms) for tests in TESTS[room])
    folders = [str(each) for tests in patterns for each in (sorted(Path().glob(tests)) if "*" in tests else [tests])]
    desks = () if DESKS_OF_GAMES in patterns else ("--ignore-glob=*/games/*/bot",)
    return [*folders, *desks, *LEFT_OUT, "-m", "not deep" if long else "not long"]


def measured(copy: Path, asked_for: list[str], folder: Path) -> None:
    """Run tests in a copy under coverage, and leave in `folder` what `Reach` reads."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadfile", "--timeout=0", "-p", "tests.seconds"]
    command += [*(f"--cov={room}" for room in ROOMS), "--cov-context=test", "--cov-report=", *asked_for]
    around = surroundings(copy) | {"COVERAGE_FILE": str(folder / COVERAGE), "PACTUM_SECONDS": str(folder / SECONDS)}
    ran = subprocess.run(command, cwd=copy, env=around, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"without any mistake these fail already:\n{ran.stdout[-3000:]}")


def surroundings(copy: Path) -> dict[str, str]:
    """The environment of tests in a copy. What was compiled within the same second would not be compiled again."""
    return {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}


def changed(before: str, after: str) -> set[int]:
    """The numbers of the lines, from 1, that differ, each with all of its statement; those of `before`."""
    old, new = before.splitlines(), after.splitlines()
    spans = [span for span in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if span[0] != "equal"]
    lines = {line + 1 for _, start, end, _, _ in spans for line in range(start, max(end, start + 1))}
    statements = [node for node in ast.walk(ast.parse(before)) if isinstance(node, ast.stmt)]
    for node in statements:
        body = getattr(node, "body", None)
        span = set(range(node.lineno, body[0].lineno if body else (node.end_lineno or node.lineno) + 1))
        if span & lines:
            lines |= span
    return lines
