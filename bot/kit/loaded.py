"""Garbage collection while much is loaded that stays, and of processes that play many games or take many clicks."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """Keeps the garbage collector from searching, again and again, what is loaded meanwhile and stays for good."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.freeze()  # else the next run, in the middle of a click, would search all of it
            gc.enable()


def keep_loaded() -> None:
    """Exempts everything loaded by now from garbage collection, so that no later run looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # a click makes thousands of objects and leaves next to none behind
