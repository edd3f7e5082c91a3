"""Processes that tests start: ended politely, then by force, and never waited for without a bound."""

from __future__ import annotations

import signal
import subprocess
from contextlib import suppress
from itertools import islice
from pathlib import Path
from threading import Thread

import psutil

POLITE = 60.0  # seconds, on a busy machine, for a clean exit
FORCED = 60.0  # seconds for a killed process to be gone
SPOKEN = 120.0  # seconds for a process to say something
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


def line_of(process: subprocess.Popen[str], beginning: str = "", within: float = SPOKEN) -> str:
    """The first line with that beginning that `process` writes, "" without one; it is killed if none comes in time."""
    output, lines = process.stdout, list[str]()
    assert output is not None

    def read() -> None:
        lines.extend(islice((line for line in iter(output.readline, "") if line.startswith(beginning)), 1))

    reader = Thread(target=read, daemon=True)
    reader.start()
    reader.join(within)
    if reader.is_alive():
        process.kill()
        reader.join(FORCED)
    return "".join(lines)


def postgres_under(folder: Path) -> list[psutil.Process]:
    """The Postgres servers whose command line names a path below `folder`."""
    found = []
    for process in psutil.process_iter(("name", "cmdline")):
        words = process.info["cmdline"] or ()
        if process.info["name"] == "postgres" and any(str(folder) in word for word in words):
            found.append(process)
    return found
