"""The condition of all tables together, for operators, and how halted ones go on once the cause is gone.

Packs in use, halts and their causes, waiting messages are read. Halted tables go on together: each is tried first, and
those that still break are named.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from db.connection.session import Database
from db.tables import overview, store
from db.trouble import TABLE_BUSY, Trouble
from engine.core.contract import Ask
from engine.core.packs import PackError, exact_key, packs_of
from engine.core.registry import game as rules_of
from engine.core.registry import game_ids
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
    """A pack of lobbies or running games. `kept`: the database has it; `known`: the folders have it too.

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
    """Tables that are halted by the same kind of cause. `first`: the number of the first of them."""

    why: str
    tables: int
    first: int
    since: datetime


class Condition(Struct, frozen=True):
    """The condition of all tables. `messages` are due and not delivered, the oldest since `oldest`."""

    packs: tuple[PackInUse, ...]
    halts: tuple[Halts, ...]
    messages: int
    oldest: datetime | None


async def read_condition(database: Database, now: datetime) -> Condition:
    """Reads the condition now. The database must have the present schema."""
    packs = [
        PackInUse(row.game, row.id, row.version, row.hash, row.tables, row.kept, *_known(row.game, row.id, row.hash))
        for row in await database.fetch(overview.PACKS_IN_USE, {})
    ]
    halts = [Halts(row.why, row.tables, row.first, row.since) for row in await database.fetch(overview.HALT_CAUSES, {})]
    (waiting,) = await database.fetch(overview.BACKLOG, {"now": now})
    return Condition(tuple(packs), tuple(halts), waiting.messages, waiting.since)


def _known(game_id: str, name: str, digest: str) -> tuple[bool, bool]:
    """Whether the folders have the pack, and whether they have it under its name."""
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
    """All of a halted table that somebody would see if it went on: each desk with its forms as they first lie there."""

    board: Board
    desks: tuple[tuple[Desk, tuple[tuple[Ask, Filled], ...]], ...]


class Resumed(Struct, frozen=True):
    """The halted tables by number. `still`: those that break again; `not_yours`: the moderator plays there.

    `why`: the kind of the cause, by the number of a table that is still halted.
    """

    went_on: tuple[int, ...] = ()
    still: tuple[int, ...] = ()
    not_yours: tuple[int, ...] = ()
    why: dict[int, str] = {}


def _drawn(tried: Tried) -> None:
    """Shows nothing beyond what the house sees."""


class Resuming:
    """The use case of halted tables."""

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
        """Lets all halted tables go on, or those of one server. Each reads `reason` in its thread.

        `draw` draws all that players would see of a table; what it raises keeps that one halted. The same cause again
        does nothing twice. Raises Trouble `no-reason`, `reason-too-long`, `reason-mentions`.
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
    """Tries all that a table shows, as if it went on. Raises whatever still breaks."""
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
