"""Processes that tests start: ended politely, then by force, and never waited for without a bound."""

from __future__ import annotations

import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import psutil

POLITE = 20.0  # seconds for a clean exit
FORCED = 10.0  # seconds for a killed process to be gone
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def deaf() -> None:
    """Ignore every stop signal: so a shell without job control starts background commands, and `nohup` any."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def ended(process: subprocess.Popen[str], by: signal.Signals = signal.SIGTERM, within: float = POLITE) -> int:
    """End `process` by that signal, by kill if it does not obey in time; its exit code (-9 if it was killed)."""
    if process.poll() is None:
        process.send_signal(by)
    try:
        process.communicate(timeout=within)
    except subprocess.TimeoutExpired:
        process.kill()
        with suppress(subprocess.TimeoutExpired):  # a grandchild may hold the pipe
            process.communicate(timeout=FORCED)
    return process.wait(timeout=FORCED)


def postgres_under(folder: Path) -> list[psutil.Process]:
    """The Postgres servers whose command line names a path below `folder`."""
    found = []
    for process in psutil.process_iter(("name", "cmdline")):
        words = process.info["cmdline"] or ()
        if process.info["name"] == "postgres" and any(str(folder) in word for word in words):
            found.append(process)
    return found
