"""Tests the tests: `make mutants` plants small mistakes on all floors and counts those that no test sees.

A sample of them (mistakes.py says which there are), the same for the same seed, is planted one at a time in a copy of
the repository. First the tests run once under coverage, so that of each line it is known which tests reach it
(reach.py); of a mistake only those run, those about its file first, until one fails, or until it has survived 20
seconds of them. Most are planted in processes forked off from one that has imported all tests (keeper.py); those in
what runs once, when a module is imported, each in a Python of its own.

A mistake that hangs (by its processor's seconds, so that a busy machine kills nothing) is counted by itself.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

from tests.mutants.keeper import CPU, HUNG, KILLED, OUTSIDE, SURVIVED, WALL, WARM
from tests.mutants.mistakes import Planted, sample
from tests.mutants.reach import ROOMS, SECONDS, Reach, asked, changed, measured, surroundings

HERE = Path(__file__).parents[2]
UNREACHED = "unreached"
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", ".hypothesis", "build")


class Trial:
    """Tries all mistakes of a sample, in a copy of the repository."""

    def __init__(self, copy: Path, planted: list[Planted], reach: Reach, asked_for: list[str]) -> None:
        self._copy = copy
        self._planted = planted
        self._asked_for = asked_for
        self._lines = [changed(each.before, each.after) for each in planted]
        self._reach = reach
        self._tests = [
            reach.first(reach.tests(each.mutant.file, lines)) for each, lines in zip(planted, self._lines, strict=True)
        ]

    def verdicts(self) -> Iterator[tuple[int, str, str]]:
        """The place of each mistake in the sample, what became of it, and the test that killed it."""
        again = []
        for number, verdict, killer in self._forked():
            each = self._planted[number]
            if verdict == OUTSIDE or (
                verdict == SURVIVED and self._reach.at_import(each.mutant.file, self._lines[number])
            ):
                again.append(number)
            else:
                yield number, verdict, killer
        for number, tests in enumerate(self._tests):
            if not tests:
                yield number, UNREACHED, ""
        for number in again:
            yield number, self._by_itself(self._planted[number], self._tests[number]), ""

    def _forked(self) -> Iterator[tuple[int, str, str]]:
        """What the keeper writes, as it is written."""
        jobs, written = self._copy / "jobs.json", self._copy / "verdicts.jsonl"
        listed = [
            {"number": number, "file": each.mutant.file, "before": each.before, "after": each.after, "tests": tests}
            for number, (each, tests) in enumerate(zip(self._planted, self._tests, strict=True))
            if tests
        ]
        jobs.write_text(json.dumps(listed), encoding="utf-8")
        written.touch()
        command = [sys.executable, "-m", "tests.mutants.keeper", str(jobs), str(written), *self._asked_for, WARM]
        log = (self._copy / "keeper.log").open("w", encoding="utf-8")
        around = surroundings(self._copy)
        with log, subprocess.Popen(command, cwd=self._copy, env=around, stdout=log, stderr=log) as keeper:
            try:
                with written.open(encoding="utf-8") as lines:
                    while keeper.poll() is None or lines.tell() < written.stat().st_size:
                        if line := lines.readline():
                            verdict = json.loads(line)
                            yield verdict["number"], verdict["verdict"], verdict["killer"]
                        else:
                            time.sleep(0.2)
            finally:
                keeper.terminate()
        if keeper.returncode:
            sys.exit(f"the tests could not be tried:\n{(self._copy / 'keeper.log').read_text()[-3000:]}")

    def _by_itself(self, each: Planted, tests: list[str]) -> str:
        """What becomes of a mistake in a Python that imports everything anew."""
        ids, file = self._copy / "tests-to-run", self._copy / each.mutant.file
        ids.write_text("\n".join(tests), encoding="utf-8")
        file.write_text(each.after, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "--timeout=0", "-p", "no:cacheprovider", f"@{ids}"]
        try:
            ran = subprocess.run(
                command,
                cwd=self._copy,
                env=surroundings(self._copy),
                capture_output=True,
                timeout=WALL,
                check=False,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU)),
            )
        except subprocess.TimeoutExpired:
            return HUNG
        finally:
            file.write_text(each.before, encoding="utf-8")
        if ran.returncode < 0:
            return HUNG
        return KILLED if ran.returncode else SURVIVED


def main() -> None:
    """Print every survivor as a diff, then the share that was killed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=500, help="how many mistakes are planted")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--reach", type=Path, help="a folder for what was measured, to be used again")
    options.add_argument("--without-long", action="store_true", help="ask those tests alone that `make test` runs")
    options.add_argument("packages", nargs="*", default=ROOMS, help="folders of Python files")
    given = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    asked_for = asked(given.packages, long=not given.without_long)
    with tempfile.TemporaryDirectory(prefix="pactum-mutants-") as directory:
        copy = Path(shutil.copytree(HERE, Path(directory) / "copy", ignore=LEFT_OUT))
        kept = given.reach or Path(directory)
        if not (kept / SECONDS).exists():
            kept.mkdir(exist_ok=True)
            measured(copy, asked_for, kept)
        planted, drawn, every = sample(copy, given.packages, given.count, given.seed)
        print(f"{len(planted)} mistakes, the first {drawn} of {every} without those that change nothing", flush=True)
        started, counted, floors = time.monotonic(), Counter[str](), dict[str, Counter[str]]()
        for number, verdict, killer in Trial(copy, planted, Reach(kept, copy), asked_for).verdicts():
            each = planted[number]
            counted[verdict] += 1
            floors.setdefault(Path(each.mutant.file).parts[0], Counter())[verdict] += 1
            print(f"{number} {verdict} {each.mutant.file} {each.mutant.operator} {killer}", flush=True)
            if verdict not in (KILLED, HUNG):
                print("".join(unified_diff(each.before.splitlines(True), each.after.splitlines(True), n=1)), flush=True)
    for floor, here in sorted(floors.items()):
        print(f"{floor}: " + ", ".join(f"{count} {verdict}" for verdict, count in here.most_common()))
    total = sum(counted.values())
    print(", ".join(f"{count} {verdict}" for verdict, count in counted.most_common()), end=": ")
    print(f"{counted[KILLED]} of {total} killed, in {time.monotonic() - started:.0f} seconds")


if __name__ == "__main__":
    main()
