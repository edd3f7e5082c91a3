"""Condenses the whole log of a table that is over into one value, byte for byte reversible, about a thirtieth in size.

It is done in the background, and a log is put back when somebody wants its table. Compressed as one, a log needs no
shared dictionary: what entries have in common stands in the log itself. What follows from the rest is left out: hashes
of entries and of those before them, and commitments. A salt is 16 bytes of pure chance, so salts stand beside the
compressed text.
"""

from __future__ import annotations

import asyncio
import bz2
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

from msgspec import Struct, msgpack
from msgspec.structs import replace

from db.connection.session import Database
from db.connection.statements import Connection
from db.tables import archive
from db.tables.archive import LoggedRow
from db.tables.store import GENESIS
from host.log import journal

_FORMAT = 1
MICROSECOND = timedelta(microseconds=1)

# How every entry ends: the lengths are those of a salt, a hash and a commitment in hex.
_END = re.compile(rb',"salt":"([0-9a-f]{32})","previous":"([0-9a-f]{64})"(?:,"commitment":"([0-9a-f]{64})")?\}\Z')


class Beside(Struct, frozen=True, array_like=True):
    """What a row holds beside its entry. `later`: microseconds since the row before; `person`: its place in `people`.

    `committed`: the entry ends with a commitment to its value.
    """

    later: int
    person: int | None
    cause: str | None
    undone: bool
    committed: bool


class Condensed(Struct, frozen=True, array_like=True):
    """A log. `text`: bz2 of the entries without their ends, a line each; `beside`: bz2 of a `Beside` for each."""

    format: int
    began_at: datetime
    salts: bytes
    text: bytes
    beside: bytes


class CannotCondense(Exception):  # noqa: N818  names the finding
    """These rows would not come back as they are."""


def condense_log(rows: Sequence[LoggedRow]) -> tuple[bytes, list[int]]:
    """The rows of a whole log, in order, as one value and the ids of the people named in it. Raises CannotCondense.

    Causes are the numbers of clicks, which keep a click from counting twice while it can still come again; only those
    of fixes, which name a proposal, are kept.
    """
    if not rows:
        raise CannotCondense("no rows")
    people = sorted({row.person_id for row in rows if row.person_id is not None})
    texts: list[bytes] = []
    salts: list[bytes] = []
    beside: list[Beside] = []
    at = rows[0].at
    for row in rows:
        end = _END.search(row.entry)
        if end is None:
            raise CannotCondense(f"move {row.number}: its end is unknown")
        texts.append(row.entry[: end.start()])
        salts.append(bytes.fromhex(end[1].decode()))
        person = None if row.person_id is None else people.index(row.person_id)
        later = (row.at - at) // MICROSECOND
        beside.append(Beside(later, person, _kept(row), row.undone, end[3] is not None))
        at = row.at
    body = msgpack.encode(
        Condensed(
            _FORMAT,
            rows[0].at,
            b"".join(salts),
            bz2.compress(b"\n".join(texts)),
            bz2.compress(msgpack.encode(beside)),
        )
    )
    if expand_log(body, people) != [_without_click(row) for row in rows]:
        raise CannotCondense("the rows do not come back as they are")
    return body, people


def expand_log(body: bytes, people: Sequence[int]) -> list[LoggedRow]:
    """The rows of a log that was condensed. Raises msgspec.DecodeError, OSError or ValueError for other bytes."""
    log = msgpack.decode(body, type=Condensed)
    if log.format != _FORMAT:
        raise ValueError(f"a log condensed in format {log.format}")
    rows: list[LoggedRow] = []
    previous, at = GENESIS, log.began_at
    texts = bz2.decompress(log.text).split(b"\n")
    about = msgpack.decode(bz2.decompress(log.beside), type=list[Beside])
    for place, (text, beside) in enumerate(zip(texts, about, strict=True)):
        salt = log.salts[journal.SALT_BYTES * place : journal.SALT_BYTES * (place + 1)]
        entry = b'%b,"salt":"%b","previous":"%b"' % (text, salt.hex().encode(), previous.hex().encode())
        read = journal.read_entry(entry + b"}")
        if beside.committed:
            entry += b',"commitment":"%b"' % journal.answer_commitment(salt, read.value).encode()
        entry += b"}"
        previous, at = hashlib.sha256(entry).digest(), at + beside.later * MICROSECOND
        rows.append(
            LoggedRow(
                number=read.number,
                kind=read.kind,
                seat=read.seat,
                settled=read.settled,
                entry=entry,
                hash=previous,
                cause=beside.cause,
                person_id=None if beside.person is None else people[beside.person],
                at=at,
                undone=beside.undone,
            )
        )
    return rows


def _kept(row: LoggedRow) -> str | None:
    """The cause of a row that is kept with it."""
    return row.cause if row.kind == "fix" else None


def _without_click(row: LoggedRow) -> LoggedRow:
    return replace(row, cause=_kept(row))


AFTER = timedelta(days=8)  # since the last move: what was sent is deleted a day earlier, and nobody looks at it daily
UNREAD = timedelta(days=1)  # since the log was last put back
_BATCH = 5  # tables at a time: each takes about a tenth of a second of a core
_PAUSE = timedelta(hours=1)  # once all are looked at

_log = logging.getLogger(__name__)

DoAtTable = Callable[[str, int, Callable[[int], Awaitable[bool]]], Awaitable[bool | None]]


class Condensing:
    """Keeps finished tables small. Any number of processes may do it at once: a table is locked meanwhile."""

    def __init__(self, database: Database, clock: Callable[[], datetime], done: DoAtTable) -> None:
        """`done`: does a piece of work at a table, or skips it if it breaks (`Skipping.done`)."""
        self._database = database
        self._clock = clock
        self._done = done
        self._upto = 0
        self._again_at: datetime | None = None

    async def sweep(self) -> bool:
        """One batch a sweep: what falls due next must not wait for tables that are over."""
        await self.condense_due()
        return False

    async def condense_due(self) -> int:
        """Condenses the logs of the next few tables that are due; how many there were.

        Once all are looked at, nothing is done for an hour. A table whose log cannot be condensed stays as it is.
        """
        now = self._clock()
        if self._again_at is not None and now < self._again_at:
            return 0

        async def look(connection: Connection) -> tuple[int, ...]:
            return await archive.to_condense(connection, self._upto, now - AFTER, now - UNREAD, _BATCH)

        due = await self._database.look(look)
        done = 0
        for table_id in due:
            done += bool(await self._done("a log to condense", table_id, self.condense))
        if len(due) < _BATCH:
            self._upto, self._again_at = 0, now + _PAUSE
        else:
            self._upto = due[-1]
        return done

    async def condense(self, table_id: int) -> bool:
        """Condenses the log of a table that is over. Returns False where nothing could be done."""

        async def work(connection: Connection) -> bool:
            rows = await archive.rows_to_condense(connection, table_id)
            if not rows:
                return False
            body, people = await asyncio.to_thread(condense_log, rows)
            await archive.keep_condensed(connection, table_id, body, people, self._clock())
            return True

        try:
            return await self._database.run(work)
        except CannotCondense as cannot:
            _log.warning("the log of table %s stays as it is: %s", table_id, cannot)
            return False


async def put_back_log(connection: Connection, table_id: int, now: datetime) -> None:
    """Puts the log of a table back into its rows, if it is condensed. The table is locked until the commit."""
    found = await archive.locked_body(connection, table_id)
    if found is not None:
        rows = await asyncio.to_thread(expand_log, *found)
        await archive.insert_log(connection, table_id, rows, now)
