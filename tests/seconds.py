"""A plugin for pytest: writes how long each test took into the file that PACTUM_SECONDS names.

These are seconds of its own processor, so that they mean the same on a busy machine.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest

taken: dict[str, float] = {}
last = [time.process_time()]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Begin with a test, where it runs."""
    last[0] = time.process_time()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note what has passed since the last report, where the test runs: setting up, the test, tearing down."""
    report = yield
    now = time.process_time()
    report.worked, last[0] = now - last[0], now  # type: ignore[attr-defined]
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add one part of a test, in the process that has those of its workers too."""
    taken[report.nodeid] = taken.get(report.nodeid, 0.0) + report.worked  # type: ignore[attr-defined]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write all times, in the process that has those of its workers too."""
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["PACTUM_SECONDS"]).write_text(json.dumps(taken), encoding="utf-8")
