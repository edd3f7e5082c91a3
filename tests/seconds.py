"""A plugin for pytest: writes how long each test took into the file that PACTUM_SECONDS names."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

taken: dict[str, float] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add the time of one part of a test: setting up, the test, tearing down."""
    taken[report.nodeid] = taken.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write all times, in the process that has those of its workers too."""
    if not hasattr(session.config, "workerinput"):
        Path(os.environ["PACTUM_SECONDS"]).write_text(json.dumps(taken), encoding="utf-8")
