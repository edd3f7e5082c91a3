"""Runs the tests nearest to what has changed, as many as fit into half a minute: `make quick`.

Changed is what differs from the last commit; where nothing does, what the last commit changed. `--base REV` takes all
that has come since REV, `--list` names the files of tests and runs nothing. What follows `--` is for pytest.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tests.quick.nearest import Imports, chosen, seconds_of

ROOT = Path(__file__).parents[2]
BUDGET = 24.0  # seconds of the processor that the tests took when they ran last; starting takes the rest of 30


def changed(base: str | None) -> list[str]:
    """The paths, from the root, of files that differ from `base` and are still there."""
    new = git("ls-files", "--others", "--exclude-standard")
    found = git("diff", "--name-only", base) + new if base else git("diff", "--name-only", "HEAD") + new
    if not found and not base:
        found = git("diff", "--name-only", "HEAD~1")
    return [path for path in found if (ROOT / path).exists()]


def git(*words: str) -> list[str]:
    """The lines that git answers with."""
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def main() -> int:
    """Runs them; the exit code is pytest's, or 0 where nothing has changed."""
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__)
    parser.add_argument("--base", help="a commit: all that has come since")
    parser.add_argument("--list", action="store_true", help="only name the files of tests")
    parser.add_argument("pytest", nargs="*", help="for pytest, behind --")
    asked = parser.parse_args()
    paths = changed(asked.base)
    files = chosen(Imports.read(ROOT), paths, seconds_of(ROOT), BUDGET)
    if not files:
        sys.stdout.write("Nothing has changed that a test imports.\n")
        return 0
    sys.stdout.write(f"{len(paths)} changed, {len(files)} files of tests nearest to them\n")
    if asked.list:
        sys.stdout.write("\n".join(files) + "\n")
        return 0
    words = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "-m", "not long", *files, *asked.pytest]
    return subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
