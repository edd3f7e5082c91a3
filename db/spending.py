"""Knows the present piece of work, however deep in the calls: its wait for the database, and whether people wait."""

from __future__ import annotations

from contextvars import ContextVar

from msgspec import Struct


class Spending(Struct):
    """What a piece of work has spent. `database`: seconds, those for a free connection among them.

    `awaited`: somebody waits for it, as for the answer to a click: it goes before what nobody waits for.
    """

    database: float = 0.0
    awaited: bool = False


PRESENT: ContextVar[Spending | None] = ContextVar("what the present work has spent", default=None)
