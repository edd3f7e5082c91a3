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
    # A click makes thousands of objects and leaves next to none behind. To search the younger ones takes 15 to 30 ms;
    # all of them are searched by `search_all`.
    gc.set_threshold(10_000, 5, 1_000)


def search_all() -> None:
    """Collect garbage among all that is not exempt. It may take a tenth of a second: for when nobody waits."""
    gc.collect()
