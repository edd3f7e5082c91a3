"""Play on from here: a game that has ended is played on from one of its positions, in the world as it was.

Such a table is a trial of the one that has ended: of one person alone, among automatic players, in no list and no
count. Or its lobby stands beside that table, open to others: then it is a table as any other, but counts for nothing.
All secrets of that game have been told, so nothing in it is imagined; only what was yet to be drawn is new.
"""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct

from db.trouble import MACHINE_EXHAUSTED, Trouble
from engine.extras.chronicle import Played
from engine.registry import game as rules_of
from host.lobby.lobby import Lobby
from host.lobby.seeds import world_value
from host.proof.course import numbered_moves
from host.proof.replay import load_log
from host.table.access import Tables
from host.table.halting import describe_error, is_of_machine
from host.table.stored_table import check_placed, table_of
from host.trials import Trials
from host.values import NO_SUCH_TABLE, NOT_OVER, Person, Table
from host.workers.allowances import in_thread

POSITION_UNKNOWN = "position-unknown"  # there is no such position, or our rules cannot play that log again

_log = logging.getLogger(__name__)


class PastPosition(Struct, frozen=True):
    """A position of a game that has ended: after move `number` of its log, at that `moment`."""

    number: int
    moment: str


class PickedPosition(Struct, frozen=True):
    """A position that is picked: its `moment`, the one `before` the move that led there, and the seats `asked` there.

    `before`: "" for none. Nobody is asked anything where the game was over.
    """

    moment: str
    before: str
    asked: tuple[int, ...]


class PastPositions:
    """The use case of playing on from positions of games that have ended. `trials` and `lobby`: open such tables."""

    def __init__(self, tables: Tables, trials: Trials, lobby: Lobby) -> None:
        self._tables = tables
        self._trials = trials
        self._lobby = lobby

    async def moments(self, table_id: int) -> tuple[PastPosition, ...]:
        """Where something was asked, the first position at each moment, in order.

        Raises Trouble `no-such-table`, `not-over`, `position-unknown`.
        """
        table = await self._ended(table_id)
        found: dict[str, PastPosition] = {}
        game = rules_of(table.game)
        for number, played in await self._moves(table):
            if game.asks(played.after):
                moment = game.moment(played.after)
                found.setdefault(moment, PastPosition(number, moment))
        if not found:  # nothing was asked there, or all of it was taken back
            raise Trouble(POSITION_UNKNOWN)
        return tuple(found.values())

    async def reached(self, table_id: int, number: int) -> PickedPosition:
        """The position after move `number`. Raises as `moments`, `position-unknown` for a move before the first."""
        table = await self._ended(table_id)
        game, moves = rules_of(table.game), await self._moves(table)
        move = next((move for at, move in reversed(moves) if at <= number), None)
        if move is None or move.after is None:
            raise Trouble(POSITION_UNKNOWN)
        before = "" if move.before is None else game.moment(move.before)
        return PickedPosition(game.moment(move.after), before, tuple(sorted(game.asks(move.after))))

    async def begin(
        self, table_id: int, person: Person, number: int, seat: int, cause: str, message_id: int | None = None
    ) -> Table:
        """Plays on after move `number` through the eyes of that seat. One cause: one table.

        Raises as `moments` does, and Trouble `too-fast`, `practices-full`.
        """
        return await self._begun(table_id, person, number, seat, cause, message_id, before=False)

    async def open_lobby(self, table_id: int, person: Person, number: int, seat: int, cause: str) -> Table:
        """Opens a lobby beside that table: with others its game goes on after move `number`, unrated.

        Who joins first, as the opener is to, plays through the eyes of that seat. One cause: one lobby. Raises as
        `begin` does, and Trouble `not-in-practice`, and as `Lobby.open_table` does.
        """
        table = await self._ended(table_id)
        check_placed(table)
        world, after = await self._position(table, number, seat, before=False)
        return await self._lobby.open_position(table, person, after, world, cause)

    async def begin_before(
        self, table_id: int, person: Person, number: int, cause: str, message_id: int | None = None
    ) -> Table:
        """Plays on from the position in which answer `number` was given, as the seat that gave it. As `begin`."""
        return await self._begun(table_id, person, number, None, cause, message_id, before=True)

    async def _begun(
        self,
        table_id: int,
        person: Person,
        number: int,
        seat: int | None,
        cause: str,
        message_id: int | None,
        *,
        before: bool,
    ) -> Table:
        table = await self._ended(table_id)
        world, after = await self._position(table, number, seat, before=before)
        return await self._trials.open_in(table, person, cause, message_id, world, after)

    async def _position(
        self, table: Table, number: int, seat: int | None, *, before: bool
    ) -> tuple[dict[str, Any], int]:
        """The position after that move, or `before` it, as a game begins in one, and the move that led there."""
        moves = await self._moves(table)
        if before:
            at = next((at for at, (each, _) in enumerate(moves) if each == number and at), 0)
            seat, at = moves[at][1].seat, at - 1
        else:
            at = sum(each <= number for each, _ in moves) - 1
        state = moves[at][1].after if at >= 0 else None
        if state is None or seat is None or seat not in range(len(table.seats)) or not rules_of(table.game).asks(state):
            raise Trouble(POSITION_UNKNOWN)
        return world_value(state, seat), moves[at][0]

    async def _ended(self, table_id: int) -> Table:
        table = table_of((await self._tables.read(table_id)).shown)
        if table.trial_of is not None:
            raise Trouble(NO_SUCH_TABLE)
        if table.status != "ended":
            raise Trouble(NOT_OVER)
        return table

    async def _moves(self, table: Table) -> list[tuple[int, Played]]:
        log = await load_log(self._tables, table.id)
        try:
            return await in_thread(numbered_moves, log)
        except Exception as error:  # rules other than those it was played by may raise anything anywhere
            if is_of_machine(error):
                raise Trouble(MACHINE_EXHAUSTED) from error
            _log.info("table %s cannot be played on: %s", table.id, describe_error(error))
            raise Trouble(POSITION_UNKNOWN) from error
