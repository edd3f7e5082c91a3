"""The one living desk of each player at a table: a direct message that is edited, or folded when a new one comes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct, convert, json
from msgspec.structs import replace

from db.tables import living_desks as statements
from engine.texts import Text
from host.table import access
from host.table.access import Tables
from host.table.moves import Decision
from host.table.projections import LivingDesk, living_of
from host.table.skipping import place_of_row

DeskKey = tuple[int, int]  # table and person
About = tuple[Text, ...]  # the texts of the line that a desk folds to


class Folding(Struct, frozen=True):
    """The parts of a folded desk's line: the subject of the desk, and the decisions made while it stood.

    `asked`: the number of the move that it was sent for, None if that is not known.
    """

    about: About = ()
    decided: tuple[Decision, ...] = ()
    asked: int | None = None

    @property
    def moves(self) -> tuple[int, ...]:
        """The numbers of the moves that a rewind may have undone."""
        return (*(decision.number for decision in self.decided), *(() if self.asked is None else (self.asked,)))


class DirtyDesk(Struct, frozen=True):
    """A desk to be drawn again, and earlier messages to be folded.

    `row_id`: the outbox row of its message; `shown`: a digest of what was drawn last; `can_wait`: only others changed
    it, and it is none of practice, which is drawn for its reader alone.
    """

    key: DeskKey
    message_id: int | None
    row_id: int
    shown: str | None
    folding: dict[int, Folding]
    version: int
    can_wait: bool


class LivingDesks:
    """Keeps, for every desk, the message it stands in, and finds the messages that have to be edited."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.database

    async def at(self, table_id: int, person_id: int) -> LivingDesk:
        """The living desk of that person at that table."""
        rows = await self._database.fetch(statements.AT, {"table": table_id, "person": person_id})
        return living_of(rows[0].living if rows else None)

    async def dirty(
        self, limit: int, but: Collection[DeskKey] = (), held: Collection[DeskKey] = ()
    ) -> tuple[DirtyDesk, ...]:
        """Desks to be drawn again, those first that somebody has changed themselves.

        `but`: those that are not wanted; `held`: those not wanted while only others have changed them.
        """
        values = {
            "limit": limit,
            "tables": [table for table, _ in but],
            "people": [person for _, person in but],
            "held_tables": [table for table, _ in held],
            "held_people": [person for _, person in held],
        }
        rows = await self._database.fetch(statements.DIRTY, values)
        lost: list[DeskKey] = []

        def unfolded(row: Any) -> DirtyDesk:
            lost.append((row.table_id, row.person_id))
            return _unfolded(row)

        desks = await self._tables.skipping.read_each("a desk to fold", rows, place_of_row, _dirty, unfolded)
        for table_id, person_id in lost:  # what its earlier messages are to say cannot be read: they stay as they are
            await self._database.write(statements.UNFOLD, {"table": table_id, "person": person_id})
        return desks

    async def placed(self, row_id: int, key: DeskKey, message_id: int, version: int, about: About, shown: str) -> None:
        """The message of an outbox row has arrived and is the desk now; the one before it is to be folded.

        `version`: the desk's when it was drawn; `shown`: a digest of it.
        """
        more = {"row": row_id, "version": version, "about": json.encode(about).decode(), "shown": shown}
        await self._write(statements.STORE_PLACED, key, message_id, more)
        self._tables.wake.set()

    async def adopt(self, table_id: int, person_id: int, message_id: int) -> None:
        """Takes a message for the desk of somebody who has none."""
        await self._write(statements.ADOPT, (table_id, person_id), message_id, {})

    async def shown_by_reply(self, key: DeskKey, before: LivingDesk, cause: str) -> None:
        """The reply to a press on the desk has shown it, with what the move of `cause` settled, if there was one.

        `before`: the desk before the press. What it told then is behind its player once they have settled a step.
        A press that changed nothing, on a desk that an earlier reply had shown, leaves nothing to write.
        """
        if not (before.drawn or before.dirty or access.has_committed()):
            return
        more = {"version": before.version, "cause": cause, "late": before.dirty}
        await self._write(statements.DESK_SHOWN, key, before.message_id, more)

    async def changed(self, table_id: int, person_id: int) -> None:
        """Marks a desk as changed without a move, by a draft that was made elsewhere. The next sweep shows it."""
        await self._database.write(statements.MARK, {"table": table_id, "person": person_id})

    async def undone(self, table_id: int, moves: Collection[int]) -> frozenset[int]:
        """Returns the numbers of those `moves` that a rewind has undone."""
        rows = await self._database.fetch(statements.UNDONE_MOVES, {"table": table_id, "numbers": list(moves)})
        return frozenset(row.number for row in rows)

    async def folded(self, key: DeskKey, message_id: int) -> None:
        """An earlier message is folded, or gone."""
        await self._write(statements.FOLDED, key, message_id, {})

    async def drawn(self, desk: DirtyDesk, shown: str, about: About) -> None:
        """The desk's message shows it as of `desk.version`."""
        more = {"version": desk.version, "shown": shown, "about": json.encode(about).decode()}
        await self._write(statements.DRAWN, desk.key, desk.message_id, more)

    async def lost(self, key: DeskKey, message_id: int) -> None:
        """The message is gone, or is no desk any more: its player has left, or has deleted it."""
        await self._write(statements.LOST, key, message_id, {})

    async def clean(self, desk: DirtyDesk) -> None:
        """Notes that nothing is left to do for a person without a living desk."""
        table_id, person_id = desk.key
        values = {"table": table_id, "person": person_id, "version": desk.version}
        await self._database.write(statements.CLEAN, values)

    async def _write(self, statement: Any, key: DeskKey, message_id: int | None, more: dict[str, Any]) -> None:
        await self._database.write(statement, {"table": key[0], "person": key[1], "message": message_id, **more})


def _dirty(row: Any) -> DirtyDesk:
    folding = row.folding if isinstance(row.folding, dict) else json.decode(row.folding)
    return replace(
        _unfolded(row), folding={int(message_id): _folding_of(stored) for message_id, stored in folding.items()}
    )


def _unfolded(row: Any) -> DirtyDesk:
    """The desk, with earlier messages left as they are."""
    return DirtyDesk(
        key=(row.table_id, row.person_id),
        message_id=row.message_id,
        row_id=row.row_id,
        shown=row.shown,
        folding={},
        version=row.version,
        can_wait=row.calm and not row.practice,
    )


def _folding_of(stored: Any) -> Folding:
    """Reads the stored parts of a desk that is to be folded. Older releases stored the texts alone."""
    return Folding(convert(stored, About)) if isinstance(stored, list) else convert(stored, Folding)


def kept_of(payload: Any, asked: int) -> Folding | None:
    """Reads the parts that a folded desk's row keeps in the outbox, None for other rows. `asked`: the row's move."""
    stored = json.decode(payload) if isinstance(payload, str | bytes) else payload
    return convert({**stored, "asked": asked}, Folding) if isinstance(stored, dict) and "about" in stored else None
