"""What all use cases stand on: the database, time and entropy from outside, queues, and one way to make a move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

from msgspec import convert, json
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import store
from db.session import UNIQUE_VIOLATION, Database, sqlstate
from db.trouble import TABLE_BUSY, Trouble
from engine.core.contract import Game
from engine.core.registry import game as rules_of
from host import freezing
from host.epochs import game_of
from host.queues import Queues
from host.tables import NO_SUCH_TABLE, NOT_SEATED, TABLE_FROZEN, Pace, Place, SeatCard, Table

T = TypeVar("T")

LOCK_TRIES = 3  # of two seconds each, before a table locked by another process is given up

_LARGEST_ID = 2**63 - 1
_PACE: json.Decoder[Pace] = json.Decoder(Pace)
_SEATS: json.Decoder[tuple[SeatCard, ...]] = json.Decoder(tuple[SeatCard, ...])


class Premises:
    """Shared ground of the use cases. Nothing is kept in memory for a table but its queue while it is busy.

    `clock` tells the time with its zone, `entropy(n)` gives n secret random bytes. `wake` is set after every commit
    that left something to deliver; whoever delivers clears it.
    """

    def __init__(self, database: Database, *, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self.database = database
        self.clock = clock
        self.entropy = entropy
        self.queues = Queues()
        self.wake = asyncio.Event()

    async def locked(
        self,
        table_id: int,
        cause: str,
        person_id: int,
        work: Callable[[AsyncConnection, store.Found], Awaitable[T]],
        *,
        frozen: bool = False,
    ) -> T:
        """`work` in one transaction that holds the table's lock, after one's turn in its queue.

        What breaks in it freezes the table. `frozen`: it may be done at a frozen table. Raises Trouble
        `no-such-table`, `table-frozen`, `database-away`, `table-busy`, and what `work` raises.
        """

        async def held(connection: AsyncConnection) -> T:
            found = await store.read(connection, table_id, person_id=person_id, cause=cause, lock=True)
            if found is None:
                raise Trouble(NO_SUCH_TABLE)
            if not frozen:
                unfrozen(found)
            return await work(connection, found)

        check_id(table_id)
        async with self.queues.turn(table_id), self.guarded(table_id):
            for left in reversed(range(LOCK_TRIES)):
                try:
                    return await self.database.run(held)
                except Trouble as trouble:
                    if trouble.code != TABLE_BUSY or not left:
                        raise
                except IntegrityError as error:
                    # Another process made this very move while we waited for its lock: next time we can see it.
                    if sqlstate(error) != UNIQUE_VIOLATION or not left:
                        raise
        raise AssertionError("unreachable")

    @asynccontextmanager
    async def guarded(self, table_id: int) -> AsyncIterator[None]:
        """What breaks inside, beyond refusals and the database, freezes the table: Trouble `table-frozen`."""
        try:
            yield
        except Exception as error:
            number = self.entropy(freezing.REPORT_BYTES).hex()
            if freezing.ordinary(error) or not await freezing.freeze(
                self.database, table_id, error, number, self.clock()
            ):
                raise
            self.wake.set()
            raise Trouble(TABLE_FROZEN) from None

    async def found(self, table_id: int, person_id: int | None = None) -> store.Found:
        """The table as it is, without a lock. Raises Trouble `no-such-table`."""

        async def look(connection: AsyncConnection) -> store.Found | None:
            return await store.read(connection, table_id, person_id=person_id, lock=False)

        check_id(table_id)
        found = await self.database.look(look)
        if found is None:
            raise Trouble(NO_SUCH_TABLE)
        return found


def check_id(number: int, code: str = NO_SUCH_TABLE) -> None:
    """Raises Trouble `no-such-table`, or `code`, for what can be no id: people type them."""
    if not 0 < number <= _LARGEST_ID:
        raise Trouble(code)


def unfrozen(found: store.Found) -> store.Found:
    """`found`, where it goes on. Raises Trouble `table-frozen`."""
    if found.shown.frozen_at is not None:
        raise Trouble(TABLE_FROZEN)
    return found


def rules(found: store.Found) -> Game[Any]:
    """The rules of a table, in its epoch."""
    return game_of(found.shown.game, found.epoch)


@cache
def _state_decoder(game_id: str) -> json.Decoder[Any]:
    return json.Decoder(rules_of(game_id).state_type)


class PackChanged(Exception):  # noqa: N818  names the finding
    """The cards a game began with are not those there are now: playing on would quietly change the game."""


def state_of(found: store.Found) -> Any:
    """The decoded state. Only for a table that has started. Raises PackChanged while it is played."""
    if found.state is None:
        raise ValueError(f"table {found.shown.id} has not started")
    game, shown = rules_of(found.shown.game), found.shown
    if shown.status == "playing" and game.pack(convert(shown.options, game.options_type)) != shown.pack:
        raise PackChanged(f"table {shown.id}")
    return _state_decoder(found.shown.game).decode(found.state)


def pace_of(shown: store.Shown) -> Pace:
    """How fast the table plays."""
    return _PACE.decode(shown.pace)


def table_of(shown: store.Shown) -> Table:
    """The public card of a table."""
    game: Game[Any] = rules_of(shown.game)
    return Table(
        id=shown.id,
        game=shown.game,
        status=shown.status,  # type: ignore[arg-type]
        place=Place(shown.server_id, shown.channel_id),
        thread_id=shown.thread_id,
        lobby_message_id=shown.lobby_message_id,
        board_message_id=shown.board_message_id,
        opener_id=shown.opener_id,
        options=shown.options,
        commitment=shown.commitment,
        seats=_SEATS.decode(shown.seats),
        fewest=game.seats[0],
        most=game.seats[1],
        pack=shown.pack,
        moment=shown.moment,
        opened_at=shown.opened_at,
        pace=pace_of(shown),
        paused=shown.paused_at is not None,
        frozen=shown.frozen_at is not None,
        corrected=shown.corrected is not None,
    )


def card_of(table: Table, person_id: int) -> SeatCard:
    """Where that person sits. Raises Trouble `not-seated`."""
    card = table.card(person_id)
    if card is None:
        raise Trouble(NOT_SEATED)
    return card
