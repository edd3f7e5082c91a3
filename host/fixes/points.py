"""Points to which a game can be rewound."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from db import store
from db.connection import Connection


class Point(Struct, frozen=True):
    """A point to which a game can be rewound. `number`: of the last settled step that stays.

    `phase`: a phase begins here. `learned`: somebody has learned something since, so that the table must agree.
    """

    number: int
    moment: str
    phase: bool
    learned: bool


class Past(Protocol):
    """The reads of a table's log that a rewind needs."""

    async def points(self, connection: Connection, stored: store.StoredTable) -> tuple[Point, ...]:
        """The points to which the game can go back, the newest first."""

    async def settled_step(
        self, connection: Connection, stored: store.StoredTable, number: int
    ) -> tuple[int, Any] | None:
        """The move that settled step `number`, and the state after it; None once it is undone."""
