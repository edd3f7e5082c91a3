"""What must stand in no log: seeds, salts, answers, drafts, hands, and every word that was for one seat only."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from bot.app.logs import BODIES, CHATTY, SERVER_LOGGER, LogFormat, set_up
from db.connection.session import Database
from db.connection.statements import Statement
from engine.texts import Listed, Named, Text
from face.core.face import face
from face.core.names import reader_for
from host.house import House
from host.log import journal
from tests.bot.people import World
from tests.secrecy.sent import LeakError

SEEDS = Statement("SELECT table_id, opening_seed, seed FROM states")
ENTRIES = Statement("SELECT entry FROM moves WHERE table_id = :table ORDER BY number")
DRAFTS = Statement("SELECT partial FROM drafts WHERE table_id = :table")
LEAST = 12  # characters of a serialised value that is looked for


@contextmanager
def overheard(
    level: str = "DEBUG", *, form: LogFormat = "text", secrets: tuple[str, ...] = ()
) -> Iterator[io.StringIO]:
    """All that the process logs, as the bot sets it up."""
    root = logging.getLogger()
    handlers, levels = (
        root.handlers[:],
        {name: logging.getLogger(name).level for name in (*BODIES, *CHATTY, SERVER_LOGGER)},
    )
    stream = io.StringIO()
    set_up(level, secrets, stream, form)
    try:
        yield stream
    finally:
        root.handlers[:] = handlers
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)


async def secrets_of(house: House) -> set[str]:
    """Every secret of all tables of the house, in all the ways in which it could be written down."""
    found: set[str] = set()
    for row in await house.database.fetch(SEEDS, {}):
        found |= {bytes(seed).hex() for seed in (row.opening_seed, row.seed) if seed is not None}
        table = (await house.play.board(row.table_id)).table
        for entry in await _entries(house.database, table.id):
            found.add(entry.salt)
            if entry.kind in ("answer", "due", "by-order", "order"):
                found |= set(_written(entry.value))
            for happening in entry.happenings:
                for seat, text in happening.private.items():
                    for reader in (reader_for(table, "en"), reader_for(table, "en", seat)):
                        found |= set(reader.lines(face(table.game).condensed((text,))).split("\n"))
                    found |= {quoted for name in _named(text) for quoted in (f"'{name}'", f'"{name}"')}
        for draft in await house.database.fetch(DRAFTS, {"table": table.id}):
            found |= set(_written(draft.partial))
    return {one for one in found if one}


def discreet(said: str, secrets: set[str]) -> None:
    """Raises LeakError if a secret stands in what was said."""
    told = sorted(one for one in secrets if one in said)
    if told:
        line = next(line for line in said.split("\n") if told[0] in line)
        raise LeakError(f"{told[0]!r} is said: {line[:500]}")


def said_of(world: World, capfd: pytest.CaptureFixture[str], log: str) -> str:
    """All that has left the process beside messages."""
    reasons = "\n".join(str(one.reason) for one in world.env.http_requests)
    said = capfd.readouterr()
    return "\n".join((log, said.out, said.err, reasons))


async def _entries(database: Database, table: int) -> list[journal.Entry]:
    return [journal.read_entry(row.entry) for row in await database.fetch(ENTRIES, {"table": table})]


def _written(value: Any) -> Iterator[str]:
    """An answer as JSON with and without spaces, and as Python shows it; short ones could stand anywhere."""
    plain = msgspec.json.encode(value).decode()
    for words in (plain, msgspec.json.format(plain, indent=0), repr(value)):
        if len(words) >= LEAST:
            yield words


def _named(text: Any) -> Iterator[str]:
    """The ids of the cards in a text."""
    if isinstance(text, Named):
        yield text.id
    for part in text.params.values() if isinstance(text, Text) else text.items if isinstance(text, Listed) else ():
        yield from _named(part)
