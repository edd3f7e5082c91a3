"""Garbage collection of processes that play many games or take many clicks."""

from __future__ import annotations

import gc


def keep_loaded() -> None:
    """Exempts everything loaded by now from garbage collection, so that no later run looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # a click makes thousands of objects and leaves next to none behind
