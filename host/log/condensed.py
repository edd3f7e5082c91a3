"""Condenses the rows of a whole log into one value, byte for byte reversible, about a thirtieth of their size.

Compressed as one, a log needs no shared dictionary: what entries have in common stands in the log itself. What follows
from the rest is left out: hashes of entries and of those before them, and commitments. A salt is 16 bytes of pure
chance, so salts stand beside the compressed text.
"""

from __future__ import annotations

import bz2
import hashlib
import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec import Struct, msgpack
from msgspec.structs import replace

from db.condensed_logs import LoggedRow
from db.store import GENESIS
from host.log import journal

FORMAT = 1
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


def condense(rows: Sequence[LoggedRow]) -> tuple[bytes, list[int]]:
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
            FORMAT,
            rows[0].at,
            b"".join(salts),
            bz2.compress(b"\n".join(texts)),
            bz2.compress(msgpack.encode(beside)),
        )
    )
    if expanded(body, people) != [_without_click(row) for row in rows]:
        raise CannotCondense("the rows do not come back as they are")
    return body, people


def expanded(body: bytes, people: Sequence[int]) -> list[LoggedRow]:
    """The rows of a log that was condensed. Raises msgspec.DecodeError, OSError or ValueError for other bytes."""
    log = msgpack.decode(body, type=Condensed)
    if log.format != FORMAT:
        raise ValueError(f"a log condensed in format {log.format}")
    rows: list[LoggedRow] = []
    previous, at = GENESIS, log.began_at
    texts = bz2.decompress(log.text).split(b"\n")
    about = msgpack.decode(bz2.decompress(log.beside), type=list[Beside])
    for place, (text, beside) in enumerate(zip(texts, about, strict=True)):
        salt = log.salts[journal.SALT_BYTES * place : journal.SALT_BYTES * (place + 1)]
        entry = b'%b,"salt":"%b","previous":"%b"' % (text, salt.hex().encode(), previous.hex().encode())
        read = journal.read(entry + b"}")
        if beside.committed:
            entry += b',"commitment":"%b"' % journal.committed(salt, read.value).encode()
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
