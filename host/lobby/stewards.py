"""Seats stewards in lobbies and takes them away, and tells whoever opened a table that enough seats are taken."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from db.connection.statements import Connection
from db.tables import lobby, outbox
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.contract import Game
from engine.policies import level_text, levels, strongest_level
from engine.registry import game as rules_of
from engine.texts import Listed
from host.table.access import Tables
from host.table.moves import SHUT, TableMove
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import ALREADY_STARTED, TABLE_CLOSED, TABLE_ENDED, TABLE_FULL, Table

UNKNOWN_LEVEL = "unknown-level"  # `levels`: all there are
NO_STEWARD = "no-steward"  # there is none to take away
STEWARDS_TOO_OFTEN = "stewards-too-often"  # `most`
MOST_STEWARDS = 30  # who come to one lobby: each is a move of its log
ENOUGH = "lobby-enough"  # kinds of messages to the opener
FULL = "lobby-full"
FILLED = frozenset({ENOUGH, FULL})


def checked_level(game: Game[Any], level: str) -> str:
    """`level`, if there are such stewards of that game. Raises Trouble `unknown-level`."""
    if level not in levels(game):
        raise Trouble(UNKNOWN_LEVEL, levels=Listed(tuple(level_text(each) for each in levels(game))))
    return level


class StewardSeats:
    """Seats stewards in a lobby and takes them away, for anyone who sits there, by moves like those of people."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.after_joining: Callable[[TableTransaction, int, str], Awaitable[None]] | None = None  # in the transaction

    async def add(self, table_id: int, person_id: int, level: str, cause: str, number: str = "") -> Table:
        """Seats a steward of that level; it adds no word to the seed. `number`: its own, as of a steward who returns.

        Raises Trouble `unknown-level`, `not-seated`, `table-full`, `already-started`, `table-closed`,
        `stewards-too-often`.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            table = in_lobby(tx.table)
            tx.seat_of(person_id)
            checked_level(tx.game, level)
            if len(table.seats) >= table.most:
                raise Trouble(TABLE_FULL, most=table.most)
            joins = await tx.connection.execute(lobby.STEWARDS_JOINED, {"table": table_id})
            if joins.scalar_one() >= MOST_STEWARDS:
                raise Trouble(STEWARDS_TOO_OFTEN, most=MOST_STEWARDS)
            filled = await posts_on_joining(tx, person_id)
            joined = tx.stored.number + 1
            await lobby.seat_steward_in_lobby(tx.connection, table_id, joined, level, number)
            value = {"joined": joined, "word": "", "steward": level}
            await tx.append(TableMove(kind="join", value=value, cause=cause, person_id=person_id, posts=filled))
            if self.after_joining is not None:
                await self.after_joining(tx, person_id, cause)

        return await self._changed(table_id, person_id, cause, work)

    async def take_away(self, table_id: int, person_id: int, cause: str) -> Table:
        """Takes away the steward who came last.

        Raises Trouble `no-steward`, `not-seated`, `already-started`, `table-closed`.
        """

        async def work(tx: TableTransaction) -> None:
            if tx.known:
                return
            in_lobby(tx.table)
            tx.seat_of(person_id)
            joined = await lobby.last_steward_rises(tx.connection, table_id)
            if joined is None:
                raise Trouble(NO_STEWARD)
            left = {"joined": joined}
            await tx.append(TableMove(kind="leave", value=left, cause=cause, person_id=person_id, posts=()))

        return await self._changed(table_id, person_id, cause, work)

    async def _changed(self, table_id: int, person_id: int, cause: str, work: Any) -> Table:
        await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)


def room_for(game_id: str, count: int, level: str) -> str:
    """The level that is meant, "" for the strongest, if so many stewards and a person have room at a table.

    Raises Trouble `unknown-level`, `table-full`.
    """
    game = rules_of(game_id)
    meant = checked_level(game, level.strip().casefold() or strongest_level(game))
    if count >= game.seats[1]:
        raise Trouble(TABLE_FULL, most=game.seats[1])
    return meant


def in_lobby(table: Table) -> Table:
    """`table`, if it has not started. Raises Trouble `already-started`, `table-closed`, `table-ended`."""
    if table.status != "lobby":
        refused = {"closed": TABLE_CLOSED, "ended": TABLE_ENDED}
        raise Trouble(refused.get(table.status, ALREADY_STARTED))
    return table


async def posts_on_joining(tx: TableTransaction, by: int) -> tuple[Post, ...]:
    """Returns what the opener is told when one seat more is taken by a move of person `by`.

    Within the transaction that takes the seat; `tx.table` is the table before. Nobody is told what they did themselves,
    nor twice that there are enough. Where the fewest are the most, they hear that the table is full.
    """
    table = tx.table
    seated = len(table.seats) + 1
    kind = filled_kind(table, seated) if seated in (table.fewest, table.most) else None
    if kind is None or table.opener_id in (0, by):  # 0: whoever opened it is forgotten
        return ()
    values = {"table": table.id, "person": table.opener_id, "kind": kind}
    if (await tx.connection.execute(outbox.TOLD_OF_KIND, values)).first() is not None:
        return ()
    return (Post("player", table.opener_id, kind),)


def told_closed(table: Table, by: int) -> tuple[Post, ...]:
    """The messages that the lobby is closed: to those who sit there and to its opener, but not to person `by`."""
    people = dict.fromkeys([*(card.person_id for card in table.seats), table.opener_id])
    return tuple(Post("player", person, SHUT) for person in people if person and person != by)


async def close_lobby(tx: TableTransaction, cause: str) -> None:
    """Closes a lobby by itself, and tells those who sit there and its opener."""
    posts = told_closed(tx.table, by=0)
    await tx.append(TableMove(kind="close", value={}, cause=cause, person_id=None, status="closed", posts=posts))
    await lobby_is_over(tx.connection, tx.id)


async def lobby_is_over(connection: Connection, table_id: int) -> None:
    """Has what was told of the filled lobby looked at again, within the transaction that begins or closes it."""
    await connection.execute(outbox.LOBBY_OVER, {"table": table_id, "kinds": sorted(FILLED)})


def filled_kind(table: Table, seated: int) -> str | None:
    """Returns the kind of message that is true with so many seats taken; None while they are too few to start."""
    if seated >= table.most:
        return FULL
    return ENOUGH if seated >= table.fewest else None
