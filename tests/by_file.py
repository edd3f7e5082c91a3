"""Each file of tests is read by the one process that runs it, and what passed is told in one word.

Processes side by side (`-n`) otherwise read all files each, and tell five things of each test: of 13,000 short tests
these are a quarter of the time. Here each process is given files, reads a file when its turn comes, and tells of a test
that passed its one report. Whatever else happens is told in full.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

BY_FILE = "by_file"  # what a process is told in which files are handed out
CHOOSING = ("collectonly", "lf", "failedfirst", "newfirst", "stepwise", "deselect")  # options that need all names first


class WholeFile(pytest.Item):
    """A file of tests that is not read yet. It stands for its tests until their turn comes."""

    def read(self) -> list[pytest.Item]:
        """Its tests that are to be run; none where it cannot be read, which is reported as a failure."""
        gc.disable()  # as in all of pytest's collection
        try:
            assert isinstance(self.parent, UnreadFile)
            module = pytest.Module.from_parent(self.parent.parent, path=self.path)
            items = list(self.session.genitems(module))
            self.config.hook.pytest_collection_modifyitems(session=self.session, config=self.config, items=items)
            return items
        finally:
            gc.enable()

    def runtest(self) -> None:
        """Its tests are run instead."""
        raise AssertionError(f"{self.path} was not read")

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.name


class UnreadFile(pytest.File):
    """Where a file of tests stands among the folders."""

    def collect(self) -> Iterator[WholeFile]:
        yield WholeFile.from_parent(self, name="all")


class Files(LoadFileScheduling):  # type: ignore[misc]
    """Gives each process one file more than it runs: it ends a test only when it knows the next."""

    def _reschedule(self, node: WorkerController) -> None:
        while not node.shutting_down and self._pending_of(self.assigned_work[node]) < 2:
            super()._reschedule(node)  # a file more, or the end

    def remove_node(self, node: WorkerController) -> str | None:
        """Leaves the file at which a process ended, which would end the next one too, and gives others the rest."""
        left = [(file, tests) for file, tests in self.assigned_work.pop(node).items() if not all(tests.values())]
        if not left:
            return None
        ended_at = str(next(iter(left[0][1])))
        self.workqueue.update(left[1:])
        for other in self.assigned_work:
            self._reschedule(other)
        return ended_at


class ByFile:
    """The plugin of pytest: in the process that others work for, and in those others."""

    def __init__(self, config: pytest.Config, turn: Callable[[Path], int]) -> None:
        """`config`: of this process. `turn`: when the turn of a file comes, the lowest first."""
        self._turn = turn
        self._reads_later = getattr(config, "workerinput", {}).get(BY_FILE, False)
        self._session: pytest.Session | None = None
        self._places: dict[str, int] = {}  # of files, in the order in which they are run
        self._reached = 0
        self._told: set[str] = set()
        self._last: dict[str, str] = {}  # of each file, the test that was told last

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a process whether it is given whole files."""
        node.workerinput[BY_FILE] = hands_out_files(node.config)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: Producer) -> Files | None:
        """Hand out whole files."""
        return Files(config, log) if hands_out_files(config) else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: pytest.TestReport) -> None:
        """Say where in its file a process ended: the next test was running."""
        report.longrepr = (
            f"{report.longrepr}, after {self._last.get(crashitem.partition('::')[0], 'none of its tests')}"
        )

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session

    @pytest.hookimpl(tryfirst=True)
    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Leave a file for later."""
        return UnreadFile.from_parent(parent, path=module_path) if self._reads_later else None

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Generator[None, object, object]:
        """Leave out no file for the marks of its tests: nobody knows them yet."""
        unread = [item for item in items if isinstance(item, WholeFile)]
        if not unread:
            return (yield)
        items[:] = []
        result = yield
        items[:] = sorted(unread, key=lambda item: self._turn(item.path))
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """Run the tests of a file, or one of these and tell how it went."""
        if not self._reads_later:
            return None
        if isinstance(item, WholeFile):
            self._run(item, nextitem)
        else:
            for report in shortened(runtestprotocol(item, log=False, nextitem=nextitem)):
                item.ihook.pytest_runtest_logreport(report=report)
        return True

    @staticmethod
    def _run(file: WholeFile, nextitem: pytest.Item | None) -> None:
        """Each test stands in the session in the place of its file, where xdist looks for its name."""
        session, tests = file.session, file.read()
        place = session.items.index(file)
        if not tests:  # of what was left for them, the next file may be outside
            session._setupstate.teardown_exact(nextitem)
        for test, following in zip(tests, [*tests[1:], nextitem], strict=False):
            session.items[place] = test
            test.ihook.pytest_runtest_protocol(item=test, nextitem=following)
            if session.shouldfail or session.shouldstop:
                return
        session.items[place] = file

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        """Know in which order files are run, to say how far they are."""
        files = [test.removesuffix("::all") for test in ids if test.endswith("::all")]
        self._places = {file: place for place, file in enumerate(files, start=1)}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Percents are of files, by their order: how many tests there will be is not known."""
        file = report.nodeid.partition("::")[0]
        if self._session is not None and file in self._places:
            self._told.add(report.nodeid)
            self._last[file] = report.nodeid
            self._reached = max(self._reached, self._places[file])
            self._session.testscollected = len(self._told) * len(self._places) // self._reached


def hands_out_files(config: pytest.Config) -> bool:
    """Whether files are handed out whole, in the process that others work for."""
    option = config.option
    chosen = any(getattr(option, name, None) for name in CHOOSING) or any("::" in arg for arg in config.args)
    return option.dist == "loadfile" and not chosen


def shortened(reports: Sequence[pytest.TestReport]) -> Sequence[pytest.TestReport]:
    """One report for all three where the test passed and so did what goes before and after: it took as long as all."""
    called = [report for report in reports if report.when == "call"]
    if len(called) != 1 or any(report.outcome != "passed" or hasattr(report, "wasxfail") for report in reports):
        return reports
    called[0].duration = sum(report.duration for report in reports)
    if hasattr(called[0], "worked"):  # tests/seconds.py
        called[0].worked = sum(getattr(report, "worked", 0.0) for report in reports)  # type: ignore[attr-defined]
    return called
