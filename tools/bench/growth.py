"""How much a finished table costs in the database, all in, at its end, a week later, and once its log is condensed."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.app.client import Pactum
from bot.app.settings import BotOptions
from db.connection.session import Database
from db.connection.statements import Statement
from db.server.opening import open_database
from engine.chance import Chance
from engine.playouts import random_value
from engine.registry import games
from host.house import House
from host.lobby.bounds import ROOMY
from host.table.access import Bell
from host.table.stored_table import rules_of_table, state_of
from tools.bench.copies import copy_table
from tools.bench.delivery import FIRST_ID, SlowDiscord
from tools.bench.sweeps import started

AN_ANSWER = timedelta(minutes=7)  # of the game's own time
A_WEEK = timedelta(days=9)
COPIES = 40  # so that half-filled pages do not count

_SIZES = Statement(
    "SELECT c.relname AS name, pg_total_relation_size(c.oid) AS bytes FROM pg_class c"
    " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'"
)
_AT_DISCORD = Statement(
    "UPDATE tables SET thread_id = CAST(:first AS bigint) + id, board_message_id = CAST(:first AS bigint) + id"
)
_PEOPLE = Statement(
    "INSERT INTO players (person_id, locale, dms, dm_channel_id)"
    " SELECT person_id, 'en', 'open', 2 * CAST(:first AS bigint) + person_id FROM seats"
    " ON CONFLICT (person_id) DO UPDATE SET dm_channel_id = excluded.dm_channel_id"
)
_NOT_TO_PURGE = Statement("DELETE FROM outbox WHERE table_id BETWEEN :first AND :last")


class Evening:
    """A clock that is told how much time has passed."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.now


def _offered() -> list[tuple[str, int]]:
    return [(id, seats) for id, game in games().items() if game.offered for seats in sorted({*game.seats})]


async def measure(copies: int = COPIES, some: Sequence[tuple[str, int]] | None = None) -> dict[str, Any]:
    """Figures by game: moves, and bytes a table by relation, with indexes and what is stored beside the rows.

    Each of `some` games with so many seats (by default all that are offered, with the fewest and the most) is played to
    its end by the real house, random answers, everything delivered by the real bot to a Discord that takes no time.
    Works on an embedded Postgres of its own.
    """
    return {f"{game} {seats}": await _of_game(game, seats, copies) for game, seats in some or _offered()}


async def _of_game(game: str, seats: int, copies: int) -> dict[str, Any]:
    directory = Path(tempfile.mkdtemp(prefix="pactum-bench-"))
    clock = Evening()
    try:
        async with open_database(None, directory) as database:
            house = House(database, clock=clock, entropy=os.urandom, limits=ROOMY)
            bot = Pactum(house, BotOptions(sweep_seconds=None))
            await bot._async_setup_hook()
            bot.http.request = SlowDiscord(0).request  # type: ignore[method-assign]
            house.tables.wake = Bell(bot.deliverer.wake)
            house.tables.redraw = Bell(bot.deliverer.redraw)
            try:
                table = await _played(house, bot, clock, game, seats)
            finally:
                await bot.deliverer.close()
            moves = await database.fetch(Statement("SELECT count(*) AS made FROM moves"), {})
            at_end = await _each(database, table, copies)
            clock.now += A_WEEK
            while await house.outbox.purge():
                pass
            purged = await _each(database, table, copies)
            if not await house.condensing.condense(table):
                raise RuntimeError("the log was not condensed")
            condensed = await _each(database, table, copies)
            return {"moves": moves[0].made, "at_end": at_end, "after_a_week": purged, "condensed": condensed}
    finally:
        shutil.rmtree(directory, ignore_errors=True)


async def _played(house: House, bot: Pactum, clock: Evening, game: str, seats: int) -> int:
    """Plays a table to its end; its id."""
    table = (await started(house, game, seats)).id
    for statement in (_AT_DISCORD, _PEOPLE):
        await house.database.write(statement, {"first": FIRST_ID})
    stream = Chance(bytes(31) + b"\x07").stream("growth")
    count = 0
    while (stored := await house.tables.read(table)).shown.status == "playing":
        kind, state = rules_of_table(stored), state_of(stored)
        asked = kind.asks(state)
        seat = stream.pick(sorted(asked))
        value = random_value(kind, state, seat, asked[seat].id, stream)
        person = (await house.lookups.table(table)).seats[seat].person_id
        assert person is not None  # noqa: S101  all seats are people's
        count += 1
        await house.play.answer(table, person, asked[seat].id, value, f"i:{10**18 + count}")
        clock.now += AN_ANSWER
        await bot.chores.keep_time()
        await bot.deliverer.at_rest()
    await house.records.count_due()
    return table


async def _each(database: Database, table_id: int, copies: int) -> dict[str, int]:
    """Bytes a table by relation, where they are more than nothing, and in all."""
    before = await _sizes(database)
    made = await copy_table(database, table_id, copies)
    after = await _sizes(database)
    each = {name: round((after[name] - before[name]) / copies) for name in after if after[name] > before[name]}
    await database.write(_NOT_TO_PURGE, {"first": made[0], "last": made[-1]})
    return {"all": sum(each.values()), **dict(sorted(each.items(), key=lambda pair: -pair[1]))}


async def _sizes(database: Database) -> dict[str, int]:
    """Bytes of each relation with its indexes, without what updates have left behind."""
    await database.write(Statement("VACUUM (FULL, ANALYZE)"), {})
    return {row.name: row.bytes for row in await database.fetch(_SIZES, {})}
