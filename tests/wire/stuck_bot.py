"""The real `pactum`, whose end hangs. The first argument says at what, LONGEST_ENDING how many seconds it has.

`thread`: a thread that stops the built-in database never returns; `database`: its row is never taken away; `memory`:
from SIGUSR1 on there is no memory for the loop, and no thread starts any more; `log`: nobody reads what it writes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from typing import Any, NoReturn

from bot.app import process, supervised
from bot.cli import main
from db.connection.presence import Presence
from db.server.embedded import EmbeddedPostgres

FOR_GOOD = 3600.0


def never_stops(_: EmbeddedPostgres) -> None:
    time.sleep(FOR_GOOD)


async def never_leaves(_: Presence) -> None:
    await asyncio.Event().wait()


async def short_of_memory(*_: Any, **how: Any) -> NoReturn:
    """Signs in, and meets at the signal what a machine without memory does: an error, and threads that never start."""
    asked = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, asked.set)
    running = asyncio.create_task(signed_in(*_, **how))
    await asked.wait()
    threading.Thread.start = lambda self: time.sleep(FOR_GOOD)  # type: ignore[method-assign]
    running.cancel()
    raise MemoryError


signed_in = process._signed_in


def fill_the_pipe() -> None:
    """Has the next line of the log wait for a reader."""
    os.set_blocking(2, False)
    full = 0
    while full < 5:  # whoever keeps what comes, and looks at it later, takes some first
        try:
            os.write(2, b"." * 4096)
            full = 0
        except BlockingIOError:
            full += 1
            time.sleep(0.2)
    os.set_blocking(2, True)


def never_stops_unheard(server: EmbeddedPostgres) -> None:
    fill_the_pipe()
    never_stops(server)


if __name__ == "__main__":
    how = sys.argv.pop(1)
    supervised.LONGEST_ENDING = float(os.environ["LONGEST_ENDING"])
    supervised._LAST_WORDS = 2.0
    if how == "database":
        Presence.leave = never_leaves  # type: ignore[method-assign]
    elif how == "memory":
        process._signed_in = short_of_memory
    else:
        EmbeddedPostgres.stop = never_stops if how == "thread" else never_stops_unheard  # type: ignore[method-assign]
    main()
