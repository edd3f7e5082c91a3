"""A plugin for pytest: collects all tests once, then tries mistake after mistake, each in a process forked off.

To start Python and import the tests takes longer than most tests. What every fork inherits is the database's server.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.planting import Held, OutsideOfFunctions, functions, plant

CPU, WALL = 90, 1800  # seconds after which a mistake hangs: of work, however busy the machine is, and on the clock
MEMORY = 6 << 30  # bytes
SURVIVED, KILLED, OUTSIDE, HUNG = "survived", "killed", "outside", "hung"
STATUS = (SURVIVED, KILLED, OUTSIDE)
WARM = "tests/db/test_lease.py"  # tests of the database alone


class Keeper:
    """Tries the mistakes in a file, and writes of each what became of it into another."""

    def __init__(self, jobs: Path, verdicts: Path) -> None:
        self._jobs: list[dict[str, Any]] = json.loads(jobs.read_text(encoding="utf-8"))
        self._verdicts = verdicts
        self._killer = verdicts.with_suffix(".killer")
        self._items: dict[str, pytest.Item] = {}
        self._held: Held = {}
        self._sound: dict[str, bool] = {}  # whether a test that killed passes here without a mistake

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mistakes instead of running the tests."""
        if session.testsfailed:
            return False
        self._items = {item.nodeid: item for item in session.items}
        self._warm()
        self._held = functions()
        gc.freeze()  # no fork collects, and so copies, what all of them share
        with self._verdicts.open("a", encoding="utf-8") as verdicts:
            for job in self._jobs:
                verdict, killer = self._judged(job)
                written = {"number": job["number"], "verdict": verdict, "killer": killer}
                print(json.dumps(written), file=verdicts, flush=True)
        return True

    def _warm(self) -> None:
        """Start the database's server, and empty it, with a test that knows no game; it stands to the end."""
        first = next((item for name, item in self._items.items() if name.startswith(WARM)), None)
        if first is not None:
            runtestprotocol(first, log=False, nextitem=next(iter(self._items.values())))

    def _judged(self, job: dict[str, Any]) -> tuple[str, str]:
        """What becomes of a mistake, and by which test.

        A test kills if it passes without the mistake and fails twice with it: on a busy machine some fail by chance.
        """
        doubted: set[str] = set()
        while True:
            tests = [test for test in job["tests"] if test in self._items and test not in doubted]
            verdict = forked(lambda tests=tests: self._tried(job, tests))  # type: ignore[misc]
            if verdict in (HUNG, KILLED):
                self._warm()  # a test that failed may have left rows, and its connections
            if verdict != KILLED:
                return verdict, ""
            killer = self._killer.read_text(encoding="utf-8")
            again = lambda killer=killer: self._tried(job, [killer])  # noqa: E731
            if self._passes_without(killer) and forked(again) == KILLED:
                return KILLED, killer
            doubted.add(killer)

    def _passes_without(self, killer: str) -> bool:
        """Whether that test passes here without a mistake; the second time with everything about it new."""
        if killer not in self._sound:
            self._sound[killer] = forked(lambda: self._ran([killer])) == SURVIVED
            if not self._sound[killer]:
                self._warm()
                self._sound[killer] = forked(lambda: self._ran([killer])) == SURVIVED
                print(f"without a mistake {killer} fails here, then passes: {self._sound[killer]}", flush=True)
        return self._sound[killer]

    def _tried(self, job: dict[str, Any], tests: list[str]) -> int:
        """The place in STATUS of what becomes of the mistake."""
        try:
            plant(str(Path(job["file"]).resolve()), job["before"], job["after"], self._held)
        except (OutsideOfFunctions, ValueError):
            return STATUS.index(OUTSIDE)
        return self._ran(tests)

    def _ran(self, tests: list[str]) -> int:
        """Run tests until the first that fails, and write its id down."""
        items = [self._items[test] for test in tests]
        for item, following in zip(items, [*items[1:], *items[-1:]], strict=True):  # None would stop the server
            self._killer.write_text(item.nodeid, encoding="utf-8")
            try:
                reports = runtestprotocol(item, log=False, nextitem=following)
            except BaseException:  # a test that ends the process, or pytest
                return STATUS.index(KILLED)
            if any(report.failed for report in reports):
                return STATUS.index(KILLED)
        return STATUS.index(SURVIVED)


def forked(work: Callable[[], int]) -> str:
    """What `work` comes to in a process of its own."""
    child = os.fork()
    if not child:
        status = len(STATUS)
        try:
            os.setpgrp()
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            status = work()
        finally:
            os._exit(status)
    until, ended, result = time.monotonic() + WALL, 0, 0
    try:
        while not ended:
            ended, result = os.waitpid(child, os.WNOHANG)
            if not ended and time.monotonic() > until:
                os.killpg(child, signal.SIGKILL)
            time.sleep(0.02)
    finally:  # whoever is told to end leaves nothing running
        if not ended:
            os.killpg(child, signal.SIGKILL)
    if os.WIFSIGNALED(result):
        return HUNG if os.WTERMSIG(result) in (signal.SIGKILL, signal.SIGXCPU) else KILLED
    return STATUS[os.WEXITSTATUS(result)]


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # with the database's server
    jobs, verdicts, *asked = sys.argv[1:]
    keeper = Keeper(Path(jobs), Path(verdicts))
    sys.exit(pytest.main(["-s", "-p", "no:cacheprovider", *asked], [keeper]))
