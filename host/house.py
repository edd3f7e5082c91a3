"""The house: every use case of a hosted table, free of Discord."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from db.session import Database
from host.lobby import Lobby
from host.outbox import Outbox
from host.play import Play
from host.registers import Registers


class House(Lobby, Play, Registers):
    """Open, join, leave, start, answer, take back, drafts, desks, boards; `outbox` holds what is to be sent."""

    def __init__(self, database: Database, *, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        """`clock` tells the time with its zone; `entropy(n)` gives n secret random bytes (os.urandom)."""
        super().__init__(database, clock=clock, entropy=entropy)
        self.outbox = Outbox(self)
