"""Tests the tests: `make mutants` plants small mistakes in the rules and the house and counts those that no test sees.

Cosmic Ray knows the mistakes and where they fit. A sample of them, the same for the same seed, is planted one at a time
in copies of the repository. First the tests run once under coverage, so that of each line it is known which tests reach
it; of a mistake only those run, the quickest first, until one fails.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from difflib import SequenceMatcher, unified_diff
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData

HERE = Path(__file__).parents[1]
TYPES_ONLY = "core/ReplaceBinaryOperator_BitOr_"  # `int | None`: an annotation nobody evaluates
PATIENCE = 300  # seconds until a mutant that hangs counts as killed
LONGEST = 120.0  # seconds of tests that a mistake must survive
COVERAGE, SECONDS = "coverage", "seconds.json"
RULES = ("tests/engine", "tests/games", "tests/golden", "tests/contract", "--ignore-glob=*/games/*/bot")
TESTS = {"engine": RULES, "host": (*RULES, "tests/host", "tests/console")}  # those that look at a room
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "build")


@dataclass(frozen=True)
class Mutant:
    """One mistake: the `occurrence`-th place in `file` where `operator` fits."""

    file: str
    operator: str
    occurrence: int


class Reach:
    """Which tests reach which lines, and how long each takes, from one run of all tests under coverage."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where `measured` has left its two files."""
        self._seconds: dict[str, float] = json.loads((folder / SECONDS).read_text(encoding="utf-8"))
        self._coverage = CoverageData(str(folder / COVERAGE))
        self._coverage.read()

    def tests(self, file: str, lines: set[int]) -> list[str]:
        """The ids of the tests that run one of `lines` of `file`, the quickest first.

        Lines that run once, when the file is imported, count as reached by all tests of the file.
        """
        measured = next((kept for kept in self._coverage.measured_files() if kept.endswith(f"/{file}")), None)
        if measured is None:
            return []
        by_line = self._coverage.contexts_by_lineno(measured)
        reached = {name for line in lines for name in by_line.get(line, ()) if name}
        if not reached and any(line in by_line for line in lines):
            reached = {name for names in by_line.values() for name in names if name}
        reached = {name.partition("|")[0] for name in reached}
        return sorted(reached, key=lambda test: self._seconds.get(test, 0.0))

    def first(self, tests: list[str], seconds: float) -> list[str]:
        """As many of `tests` as fit into so many seconds."""
        total, kept = 0.0, []
        for test in tests:
            total += self._seconds.get(test, 0.0)
            if kept and total > seconds:
                break
            kept.append(test)
        return kept


def measured(copy: Path, rooms: set[str], folder: Path) -> None:
    """Run the tests of `rooms` in a copy under coverage, and leave in `folder` what `Reach` reads."""
    tests = dict.fromkeys(test for room in sorted(rooms) for test in TESTS[room])
    command = [sys.executable, "-m", "pytest", "-n", "2", "-m", "not long", "-p", "tests.seconds", "--cov=engine"]
    command += ["--cov=host", "--cov-context=test", "--cov-report=", *tests]
    around = surroundings(copy) | {"COVERAGE_FILE": str(folder / COVERAGE), "PACTUM_SECONDS": str(folder / SECONDS)}
    ran = subprocess.run(command, cwd=copy, env=around, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"without any mistake these fail already:\n{ran.stdout[-3000:]}")


def surroundings(copy: Path) -> dict[str, str]:
    """The environment of tests in a copy. What was compiled within the same second would not be compiled again."""
    return {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}


def mutants_in(file: str) -> Iterator[Mutant]:
    """Every mistake that fits somewhere in `file`."""
    tree = get_ast((HERE / file).read_text(encoding="utf-8"))
    nodes = list(ast_nodes(tree))
    for name in operator_names():
        kind = get_operator(name)
        if name.startswith(TYPES_ONLY) or kind.arguments():
            continue
        operator = kind()
        places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
        yield from (Mutant(file, name, place) for place in range(places))


def mutated(mutant: Mutant) -> tuple[str, str]:
    """The file as it is and with the mistake in it."""
    before = (HERE / mutant.file).read_text(encoding="utf-8")
    return before, str(mutate_code(before, get_operator(mutant.operator)(), mutant.occurrence) or before)


def passes(copy: Path, tests: list[str]) -> bool:
    """Whether these tests of a copy pass. What hangs fails."""
    ids = copy / "tests-to-run"
    ids.write_text("\n".join(tests), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", f"@{ids}"]
    try:
        ran = subprocess.run(
            command, cwd=copy, env=surroundings(copy), capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0


def survives(mutant: Mutant, copy: Path, reach: Reach) -> bool:
    """Whether all tests pass with the mistake planted in `copy`."""
    before, after = mutated(mutant)
    tests = reach.tests(mutant.file, changed(before, after))
    if not tests:
        return True
    file = copy / mutant.file
    file.write_text(after, encoding="utf-8")
    try:
        return passes(copy, reach.first(tests, LONGEST))
    finally:
        file.write_text(before, encoding="utf-8")


def changed(before: str, after: str) -> set[int]:
    """The numbers of the lines, from 1, that differ; those of `before`."""
    old, new = before.splitlines(), after.splitlines()
    spans = [span for span in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if span[0] != "equal"]
    return {line + 1 for _, start, end, _, _ in spans for line in range(start, max(end, start + 1))}


def main() -> None:
    """Print every survivor as a diff, then the share that was killed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=500, help="how many mistakes are planted")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--reach", type=Path, help="a folder for what was measured, to be used again")
    options.add_argument("packages", nargs="*", default=["engine", "host"], help="folders of Python files")
    given = options.parse_args()
    files = sorted(str(file.relative_to(HERE)) for part in given.packages for file in (HERE / part).rglob("*.py"))
    every = [mutant for file in files for mutant in mutants_in(file)]
    sample = random.Random(given.seed).sample(every, min(given.count, len(every)))  # noqa: S311
    survivors = 0
    with tempfile.TemporaryDirectory(prefix="pactum-mutants-") as directory:
        copies: queue.Queue[Path] = queue.Queue()
        for number in range(given.workers):
            copies.put(Path(shutil.copytree(HERE, Path(directory) / str(number), ignore=LEFT_OUT)))
        kept = given.reach or Path(directory)
        if not (kept / SECONDS).exists():
            kept.mkdir(exist_ok=True)
            measured(copies.queue[0], {Path(package).parts[0] for package in given.packages}, kept)
        reach = Reach(kept)

        def tried(mutant: Mutant) -> tuple[Mutant, bool]:
            copy = copies.get()
            try:
                return mutant, survives(mutant, copy, reach)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(given.workers) as workers:
            for number, (mutant, survived) in enumerate(workers.map(tried, sample), start=1):
                survivors += survived
                print(f"{number} {'SURVIVED' if survived else 'killed'} {mutant.file} {mutant.operator}", flush=True)
                if survived:
                    before, after = mutated(mutant)
                    print("".join(unified_diff(before.splitlines(True), after.splitlines(True), n=1)), flush=True)
    print(f"{len(sample) - survivors} of {len(sample)} killed, out of {len(every)} there are")


if __name__ == "__main__":
    main()
