"""What a person reads and writes down for themselves at a table: its log and up to where they read it, their notes.

Nobody else ever reads the notes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, NamedTuple

from msgspec import Struct, json

from db.connection.statements import Connection, Statement
from db.people import players as statements
from db.storable import is_storable
from db.tables import seating, store
from db.trouble import Trouble
from engine.texts import Happening, SeatRef, Text, say
from host.kept import Kept
from host.log import journal
from host.table.access import Tables
from host.table.answers_in_words import GIVEN_FOR
from host.table.stored_table import card_of, check_id, table_of
from host.values import NOT_STARTED, Table

# They name who sits there now: long afterwards that would be somebody else.
OF_PEOPLE = frozenset({"table-left", "table-seat-opened", "table-seat-taken", "table-seat-steward", "table-empty"})


_OF_LOBBIES = frozenset({"open", "join", "leave"})  # moves

GIVEN, GIVEN_SEALED = "log-given", "log-given-sealed"
"""That an answer was given for the reader, in logs that don't say which: before what it brought, or without that."""


class Heard(Struct, frozen=True):
    """A happening in the words for the reader. `own`: nobody else was told; `to`: another seat alone was told."""

    text: Text
    own: bool = False
    to: int | None = None


class MoveNews(Struct, frozen=True):
    """What a move tells the reader, at least one happening. `ask`: the id of the question it answers, "" without.

    `step`: which of the moves that everybody was told of it is, from 1, or which of them comes next.
    `cause`: what has caused it, where the reader has answered themself, "" for all other moves.
    """

    number: int
    at: datetime
    ask: str
    heard: tuple[Heard, ...]
    step: int = 1
    cause: str = ""


class LogKey(NamedTuple):
    """All that what a reader is told of the moves depends on.

    `head`: of the log; `since`: the move by which the reader took the seat; `ended`: nothing is secret any more.
    """

    table_id: int
    head: bytes
    seat: int | None
    since: int
    ended: bool


class TableLog(Struct, frozen=True):
    """The log of a table for a reader. `seat`: theirs, None for an onlooker; `upto`: the last move they have read.

    `steps`: how many moves everybody was told of; `key`: two logs with the same one have the same `moves`, None where
    that is not known.
    """

    table: Table
    seat: int | None
    upto: int
    moves: tuple[MoveNews, ...]
    steps: int = 0
    key: LogKey | None = None


MOST_KEPT_LOGS = 32  # logs of a reader


class Stories:
    """Reads the logs of tables, and keeps up to where the players have read them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: Kept[LogKey, tuple[tuple[MoveNews, ...], int]] = Kept(MOST_KEPT_LOGS)

    async def log(self, table_id: int, person_id: int) -> TableLog:
        """All that this person may read of what happened since the start: the public, and what their seat was told.

        It says which answers were given for them, at a deadline or by a stand-in. Of a game that was played to its end
        nothing is secret any more. Raises Trouble `no-such-table`, `not-started`.
        """
        return await self.log_of(await self._tables.read(table_id), person_id)

    async def log_of(self, stored: store.StoredTable, person_id: int) -> TableLog:
        """The same of a table as it was just read. Raises Trouble `not-started`."""
        table = table_of(stored.shown)
        card = table.card(person_id)
        seat = None if card is None else card.seat
        if table.status == "lobby":
            raise Trouble(NOT_STARTED)
        at = {"table": table.id, "person": person_id}
        rows = await self._tables.database.fetch(seating.READ_UPTO, at) if card is not None else []
        upto, since = (rows[0].read_upto, rows[0].since) if rows else (0, 0)
        key = LogKey(table.id, stored.head, seat, since, table.status == "ended")
        kept = self._kept.get(key)
        if kept is not None:
            return TableLog(table, seat, upto, *kept, key)
        moves = await self._tables.database.fetch(store.MOVES, {"table": table.id})
        counted = [(move, journal.read_entry(move.entry)) for move in moves if not move.undone]
        told = tuple(_told(counted, seat, since, ended=key.ended))
        steps = sum(tells_all(entry) for _, entry in counted)
        if not moves or moves[-1].number != stored.number:  # another move was made meanwhile
            return TableLog(table, seat, upto, told, steps)
        return TableLog(table, seat, upto, *self._kept.keep(key, (told, steps)), key)

    async def seen(self, table_id: int, person_id: int, after: int, upto: int) -> None:
        """Counts all of the log up to move `upto` as read by that player, who was shown what came after move `after`.

        Nothing is counted while something before that has not been read.
        """
        values = {"table": table_id, "person": person_id, "after": after, "number": upto}
        await self._tables.database.write(seating.HAS_READ, values)


def tells_all(entry: journal.Entry) -> bool:
    """Whether everybody at the table was told of the move something that the log still tells."""
    if entry.kind in _OF_LOBBIES:
        return False
    return any(one.public is not None and one.public.key not in OF_PEOPLE for one in entry.happenings)


def _told(
    moves: Iterable[tuple[Any, journal.Entry]], seat: int | None, since: int, *, ended: bool
) -> Iterator[MoveNews]:
    """What `seat` reads of the moves. `since`: the move by which its reader took it."""
    steps = 0
    for move, entry in moves:
        public = tells_all(entry)
        steps += public
        heard = tuple(one for happening in entry.happenings for one in _heard(happening, seat, ended=ended))
        if seat is not None and entry.kind == "due" and entry.seat == seat:
            if entry.number <= since:  # it was given for whoever sat there before
                heard = tuple(one for one in heard if one.text.key != GIVEN_FOR)
            elif not heard or heard[0].text.key != GIVEN_FOR:  # in logs of older releases
                tells = bool(heard) and heard[0].text.params.get("seat") == SeatRef(seat)
                heard = (Heard(say(GIVEN if tells else GIVEN_SEALED), own=True), *heard)
        if heard:
            own = seat is not None and entry.kind == "answer" and entry.seat == seat and entry.number > since
            cause = move.cause if own and move.person_id is not None and move.cause else ""  # else nobody was asked
            yield MoveNews(move.number, move.at, entry.ask or "", heard, steps if public else steps + 1, cause)


def _heard(happening: Happening, seat: int | None, *, ended: bool) -> Iterator[Heard]:
    """The forms of a happening that the reader may know; all of them once the game has `ended`."""
    text = happening.read_by(seat)
    if text is not None and text.key not in OF_PEOPLE:
        yield Heard(text, own=happening.public is None)
    if ended:
        yield from (Heard(form, to=other) for other, form in sorted(happening.private.items()) if other != seat)


NOTES_TOO_LONG = "notes-too-long"  # `most`, in characters
NO_SUCH_MARK = "no-such-mark"
LONGEST_NOTE = 1000
LONGEST_LABEL = 20  # characters of the id of a suspicion


class OwnNotes(Struct, frozen=True):
    """The notes of a person at a table. `suspicions`: what they take each seat for, as the id of a label, by seat."""

    table: Table
    seat: int
    words: str = ""
    suspicions: dict[int, str] = {}


class Notes:
    """Keeps notes. They are no moves: they change no board and no log, and tell nobody when they are written."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def read(self, table_id: int, person_id: int) -> OwnNotes:
        """Returns that person's notes. Raises Trouble `not-seated`, `not-started`, `no-such-table`."""
        table = table_of((await self._tables.read(table_id)).shown)
        seat = card_of(table, person_id).seat
        if seat is None:
            raise Trouble(NOT_STARTED)
        row = await self._row(table_id, person_id)
        return OwnNotes(table, seat) if row is None else OwnNotes(table, seat, row.words, _suspicions(row.marks))

    async def suspicions(self, table_id: int, person_id: int) -> dict[int, str]:
        """Returns what that person takes the others for, by seat, from one read that asks nothing of the table."""
        row = await self._row(table_id, person_id)
        return {} if row is None else _suspicions(row.marks)

    async def write(self, table_id: int, person_id: int, words: str) -> OwnNotes:
        """Writes `words` in place of those that were there. Raises Trouble `notes-too-long`, and as `read` does."""
        words = _clean(words)
        if len(words) > LONGEST_NOTE:
            raise Trouble(NOTES_TOO_LONG, most=LONGEST_NOTE)
        await self._save(table_id, person_id, statements.WRITE_NOTES, {"words": words})
        return await self.read(table_id, person_id)

    async def suspect(self, table_id: int, person_id: int, seat: int, label: str | None) -> OwnNotes:
        """Writes what they take another seat for, or nothing (None), in place of what was written beside it.

        Which labels there are says the game's face. Raises Trouble `no-such-mark`, and as `read` does.
        """
        before = await self.read(table_id, person_id)
        if not 0 <= seat < len(before.table.seats) or seat == before.seat:
            raise Trouble(NO_SUCH_MARK)
        if label is not None and not (0 < len(label) <= LONGEST_LABEL and is_storable(label)):
            raise Trouble(NO_SUCH_MARK)
        marked = {} if label is None else {f"{label}{_BESIDE}{seat}": seat}
        await self._save(
            table_id, person_id, statements.MARK_NOTES, {"seat": seat, "marked": json.encode(marked).decode()}
        )
        return await self.read(table_id, person_id)

    async def _save(self, table_id: int, person_id: int, statement: Statement, values: dict[str, Any]) -> None:
        at = {"table": table_id, "person": person_id}

        async def work(connection: Connection) -> None:
            await connection.execute(statement, {**at, **values})
            await connection.execute(statements.DELETE_EMPTY_NOTES, at)

        check_id(table_id)
        await self._tables.database.run(work)

    async def _row(self, table_id: int, person_id: int) -> Any:
        at = {"table": table_id, "person": person_id}
        return next(iter(await self._tables.database.fetch(statements.NOTES, at)), None)


_BESIDE = "."  # between a label and the seat that it stands beside


def _suspicions(marks: str) -> dict[int, str]:
    """The labels by seat of `marks` as they are stored; in notes of release 0.2 a key is the label alone."""
    return {seat: key.partition(_BESIDE)[0] for key, seat in json.decode(marks, type=dict[str, int]).items()}


def _clean(words: str) -> str:
    """`words` without what no database and no message can hold."""
    return "".join(sign for sign in words if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs")).strip()
