"""`pactum demo` ends cleanly on every stop signal, however it was started and whatever it is doing just then."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.processes import FORCED, SIGNALS, deaf, ended, line_of, postgres_under

STARTED = 120.0  # seconds for a demo to be there on a busy machine
PACTUM = str(Path(sys.executable).with_name("pactum"))


@pytest.fixture
def temporary() -> Iterator[Path]:
    # Not tmp_path: pytest closes its parent to others when it starts anew, and Postgres runs as another user.
    directory = Path(tempfile.mkdtemp(prefix="pactum-"))
    yield directory
    for server in postgres_under(directory):
        server.kill()
    shutil.rmtree(directory, ignore_errors=True)


def demo(temporary: Path) -> subprocess.Popen[str]:
    command = [PACTUM, "demo", "--game", "bids", "--port", "0", "--no-browser"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "TMPDIR": str(temporary)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, preexec_fn=deaf)


def until(happened: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    last = time.monotonic() + STARTED
    while not happened():
        assert process.poll() is None, "it ended by itself"
        assert time.monotonic() < last, "it never came so far"
        time.sleep(0.02)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_demo_started_deaf_ends_cleanly_and_leaves_nothing_behind(temporary: Path, number: signal.Signals) -> None:
    process = demo(temporary)
    try:
        assert line_of(process, "http://127.0.0.1:")
        assert postgres_under(temporary)
    finally:
        code = ended(process, number)
    assert code == 0
    assert postgres_under(temporary) == []
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("made", ["postgres", "postgres/postmaster.pid"])
def test_a_demo_stopped_while_its_database_starts_leaves_nothing_behind(temporary: Path, made: str) -> None:
    process = demo(temporary)
    try:
        until(lambda: any(temporary.glob(f"*/{made}")), process)
    finally:
        code = ended(process, signal.SIGTERM)
    assert code == 0
    assert postgres_under(temporary) == []
    assert list(temporary.iterdir()) == []


def test_a_process_that_says_nothing_is_not_waited_for_without_a_bound() -> None:
    command = [sys.executable, "-c", "import time; time.sleep(600)"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as mute:
        assert line_of(mute, within=0.2) == ""
        assert mute.wait(FORCED) == -signal.SIGKILL
