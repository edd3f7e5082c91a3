"""What a moderator reads is the same in two worlds that differ only in what the table does not know."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from db.connection.statements import Statement
from engine.chance import SEED_BYTES, Chance
from games.devil.rules import GAME
from games.devil.rules.state import State
from tests.bot.fixes.acting import fixed, labels, look, moderator, reply
from tests.bot.people import Seat, World


async def resampled(world: World, table: int, seat: int) -> bool:
    """Put another world into the house that `seat` and onlookers cannot tell from the present; whether it differs."""
    (row,) = await world.house.database.fetch(
        Statement("SELECT body FROM states WHERE table_id = :table"), {"table": table}
    )
    state = msgspec.json.decode(zlib.decompress(row.body), type=State)
    other = GAME.resample(state, seat, Chance(b"\x07" * SEED_BYTES))
    body = zlib.compress(msgspec.json.encode(other), 1)
    update = Statement("UPDATE states SET body = :body WHERE table_id = :table")
    await world.house.database.write(update, {"table": table, "body": body})
    return bool(other != state)


async def everything(world: World, mia: Seat, table: int) -> list[Any]:
    """All that a moderator reads of looks: at every change of a seat, at what is sealed, at the table."""
    read: list[Any] = []
    for one in await world.house.fixes.quantities(table, 1):
        for by in (1, -1):
            card = {"card": one.cards[0].id} if one.cards else {}
            found = await look(mia, table, "adjust", player="seat:1", what=one.id, by=by, **card)
            read.append((reply(found), labels(found)))
    for name in ("reopen", "answer"):
        for player in range(4):
            found = await look(mia, table, name, player=f"seat:{player}")
            read.append((reply(found), labels(found)))
    points = await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    return [*read, points, reply(await look(mia, table, "look"))]


async def test_looks_do_not_depend_on_what_the_table_does_not_know(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*seats, game="devil")
    mia = await moderator(world)
    await fixed(mia, table, "answer", player="seat:2")
    before = await everything(world, mia, table)
    assert await resampled(world, table, 3)
    assert await everything(world, mia, table) == before
    assert any("Apply…" in one[1] for one in before[:-2])
    assert any("Apply…" not in one[1] for one in before[:-2])
