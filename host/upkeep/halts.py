"""Reads the condition of all tables for operators, and resumes halted ones once the cause is gone.

Halted tables are resumed together. Each is tried first, and those that still break stay halted and are named.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from db.connection.session import Database
from db.tables import overview, store
from db.trouble import TABLE_BUSY, Trouble
from engine.contract import Ask
from engine.packs import PackError, exact_key, packs_of
from engine.registry import game as rules_of
from engine.registry import game_ids
from host.fixes import Unfreeze
from host.fixes.base import FIX_SEATED, FixCase, FixServices, check_moderator
from host.moderation.previews import check_reason
from host.play.desk_reading import DeskReading, Filled
from host.table.access import Tables
from host.table.projections import board_of
from host.table.skipping import is_passing
from host.table.stored_table import rules_of_table, state_of
from host.table.transaction import TableTransaction
from host.values import TABLE_HALTED, Board, Desk, Person


class PackInUse(Struct, frozen=True):
    """A pack of cards of so many lobbies and running `tables`. `kept`: the database has it; `known`: a folder has it.

    `present`: a new table would be opened with it.
    """

    game: str
    id: str
    version: int
    hash: str
    tables: int
    kept: bool
    known: bool
    present: bool


class Halts(Struct, frozen=True):
    """The tables that one kind of error halts, `why`. `first`: the lowest of their numbers; `since`: the first halt."""

    why: str
    tables: int
    first: int
    since: datetime


class Condition(Struct, frozen=True):
    """The condition of all tables. `messages`: how many are due and not delivered; `oldest`: since when."""

    packs: tuple[PackInUse, ...]
    halts: tuple[Halts, ...]
    messages: int
    oldest: datetime | None


async def read_condition(database: Database, now: datetime) -> Condition:
    """Reads the condition at the moment `now`, from a database that has this release's schema."""
    packs = [
        PackInUse(row.game, row.id, row.version, row.hash, row.tables, row.kept, *_known(row.game, row.id, row.hash))
        for row in await database.fetch(overview.PACKS_IN_USE, {})
    ]
    halts = [Halts(row.why, row.tables, row.first, row.since) for row in await database.fetch(overview.HALT_CAUSES, {})]
    (waiting,) = await database.fetch(overview.BACKLOG, {"now": now})
    return Condition(tuple(packs), tuple(halts), waiting.messages, waiting.since)


def _known(game_id: str, name: str, digest: str) -> tuple[bool, bool]:
    """Whether a folder has the pack of that hash, and whether its name leads to it."""
    its = packs_of(rules_of(game_id)) if game_id in game_ids() else None
    if its is None:
        return False, False
    try:
        its.packs.at(exact_key(name, digest))
    except PackError:
        return False, False
    try:
        return True, bool(its.packs.at(name).key[2] == digest)
    except PackError:
        return True, False


class Tried(Struct, frozen=True):
    """What players would see if a halted table resumed: the board, and every desk with its empty forms."""

    board: Board
    desks: tuple[tuple[Desk, tuple[tuple[Ask, Filled], ...]], ...]


class Resumed(Struct, frozen=True):
    """The tables that were halted, by number. `still`: those that still are; `not_yours`: the moderator plays there.

    `why`: the kind of error, by the number of a table that is still halted.
    """

    went_on: tuple[int, ...] = ()
    still: tuple[int, ...] = ()
    not_yours: tuple[int, ...] = ()
    why: dict[int, str] = {}


def _drawn(tried: Tried) -> None:
    """Draws nothing: a table is tried without words and pictures."""


class Resuming:
    """Resumes halted tables."""

    def __init__(self, services: FixServices) -> None:
        self._services = services
        self._tables = services.tables

    async def resume_halted(
        self,
        reason: str,
        cause: str,
        *,
        moderator: Person | None = None,
        server_id: int | None = None,
        draw: Callable[[Tried], object] = _drawn,
    ) -> Resumed:
        """Resumes all halted tables, or those of one server. Their threads are told the `reason`.

        `draw` is called with what players would see of a table; if it raises, that one stays halted. The same `cause`
        resumes no table twice. `moderator`: whoever wants it, None for the operator.
        Raises Trouble `no-reason`, `reason-too-long`, `reason-mentions`.
        """
        why = check_reason(reason)
        went_on: list[int] = []
        still: list[int] = []
        not_yours: list[int] = []
        for row in await self._tables.database.fetch(overview.HALTED_TABLES, {"server": server_id}):

            async def work(tx: TableTransaction, own: str = f"{cause}:{row.id}") -> None:
                by = None if moderator is None else moderator.id
                shown = tx.stored.shown
                if moderator is not None:
                    await check_moderator(tx.connection, tx.table, moderator, shown.server_id)
                if tx.known or shown.frozen_at is None or shown.status != "playing":
                    return
                draw(_tried(self._tables, tx.stored))
                await Unfreeze().carry_out(tx, FixCase(self._services, by, own, why))

            try:
                by = 0 if moderator is None else moderator.id
                await self._tables.locked(row.id, f"{cause}:{row.id}", by, work, halted=True)
                went_on.append(row.id)
            except Exception as error:
                code = error.code if isinstance(error, Trouble) else ""
                if code != TABLE_BUSY and is_passing(error):
                    raise
                (not_yours if code == FIX_SEATED else still).append(row.id)
                if code not in (TABLE_HALTED, TABLE_BUSY, FIX_SEATED):
                    await self._tables.skipping.note("a halted game", row.id, error)
        self._tables.wake.set()
        present = await self._tables.database.fetch(overview.HALTED_TABLES, {"server": server_id}) if still else []
        reasons = {row.id: row.why for row in present if row.id in still}
        return Resumed(tuple(went_on), tuple(still), tuple(not_yours), reasons)


def _tried(tables: Tables, stored: store.StoredTable) -> Tried:
    """Makes all that players would see of a halted table if it resumed. Raises whatever still breaks."""
    going = replace(stored, shown=replace(stored.shown, frozen_at=None), drafts="{}")
    board = board_of(going)
    desks: list[tuple[Desk, tuple[tuple[Ask, Filled], ...]]] = []
    for card in board.table.seats:
        if card.person_id is None:
            rules_of_table(going).view(state_of(going), card.seat)
            continue
        reading = DeskReading(tables, going, card.person_id)
        desk = reading.desk
        asks = (*((desk.ask,) if desk.ask is not None else ()), *desk.liberties)
        desks.append((desk, tuple((ask, reading.fill_in(ask.id, {})) for ask in asks)))
    return Tried(board, tuple(desks))
