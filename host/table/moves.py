"""The two kinds of moves that a table transaction appends: those of the game, and those beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from db.move_writes import Post
from engine.core.chance import Draw
from engine.core.contract import Outcome
from engine.core.texts import Happening
from host.log import journal


class GameMove(Struct, frozen=True, kw_only=True):
    """A move after which the game stands as `outcome` says.

    `seat`, `ask`: whose question it is about, None for a move of the whole table. `by_hand`: the seat whose player
    was at work themselves and counts as present. `dirty`: the board is shown anew even if it looks the same. `posts`:
    the messages, None for the news of what has settled. `rewound`: the game goes back, so all clocks and drafts end.
    `stand_in`: the player is away, and their stand-in has answered.
    """

    kind: journal.Kind
    value: dict[str, Any]
    cause: str
    person_id: int | None
    outcome: Outcome
    draws: Iterable[Draw] = ()
    seat: int | None = None
    ask: str | None = None
    by_hand: int | None = None
    dirty: bool = False
    posts: tuple[Post, ...] | None = None
    rewound: bool = False
    stand_in: bool = False

    @property
    def actor(self) -> int | None:
        """The seat whose player made the move by hand, and sees by the reply what it led to."""
        return self.seat if self.kind in ("answer", "take-back") else None


class TableMove(Struct, frozen=True, kw_only=True):
    """A move that leaves the game as it is: somebody leaves, a seat is taken, the table has voted.

    `status`: the table's from now on, None for as before; a table that closes loses its clocks. `posts`: the
    messages, None for one to the thread. `seat`: whose move it is; `drafted`: the id of the draft that it uses up.
    `dirty`: the board is shown anew.
    """

    kind: journal.Kind
    value: dict[str, Any]
    cause: str
    person_id: int | None
    happenings: tuple[Happening, ...] = ()
    status: str | None = None
    posts: tuple[Post, ...] | None = None
    seat: int | None = None
    drafted: str | None = None
    dirty: bool = True
