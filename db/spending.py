"""Measures how long the present piece of work has waited for the database, however deep in the calls."""

from __future__ import annotations

from contextvars import ContextVar

from msgspec import Struct


class Spending(Struct):
    """What a piece of work has spent. `database`: seconds, those for a free connection among them."""

    database: float = 0.0


PRESENT: ContextVar[Spending | None] = ContextVar("what the present work has spent", default=None)
