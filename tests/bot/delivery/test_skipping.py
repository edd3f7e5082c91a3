"""A row that cannot be read holds up no other desk, message, thread or member."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from db.connection.statements import Statement
from tests.bot.people import World, texts_of
from tests.bot.test_people import over
from tests.ground import Clock, rows
from tests.host.test_skipping import GAME, NOTHING_IS_READ, STATE, TIDYING


async def write(world: World, statement: str, **values: object) -> None:
    await world.house.database.write(Statement(statement), values)


async def two_tables(world: World) -> tuple[int, int]:
    first = await world.seated(world.person("ada"), world.person("ben"))
    return first, await world.seated(world.person("cleo"), world.person("dora"))


async def settled(world: World, table: int) -> None:
    """Its board and desks have changed."""
    await write(world, f"UPDATE boards SET dirty = true, version = version + 1 WHERE table_id = {table}")  # noqa: S608
    await write(world, f"UPDATE desks SET dirty = true, version = version + 1, shown = NULL WHERE table_id = {table}")  # noqa: S608


async def dirty(world: World, what: str) -> set[int]:
    return {row.table_id for row in await rows(world.house.database, f"SELECT table_id FROM {what} WHERE dirty")}  # noqa: S608


def test_every_job_of_tidying_is_looked_at(world: World) -> None:
    tidying = world.env.bot.tidying  # type: ignore[attr-defined]
    names = {job.__name__ for job in (*tidying.jobs(), *tidying.closing())} - {"_close_what_is_over"}
    assert names == {*TIDYING, "refresh", "call_the_roll", "look_for_onlookers", "tell_ended"}
    assert {"refresh", "call_the_roll", "look_for_onlookers", "tell_ended"} <= NOTHING_IS_READ.keys()


@pytest.mark.crossed
@pytest.mark.parametrize("damage", [GAME, STATE, "UPDATE tables SET pace = '[' WHERE id = {id}"])
@pytest.mark.parametrize("what", ["boards", "desks"])
async def test_what_is_drawn_waits_for_no_broken_table(
    world: World, caplog: pytest.LogCaptureFixture, what: str, damage: str
) -> None:
    broken, sound = await two_tables(world)
    await world.deliver()
    for table in (broken, sound):
        await settled(world, table)
    await write(world, damage.format(id=broken))
    caplog.clear()
    for _ in range(5):
        await world.deliver()
    assert sound not in await dirty(world, what)
    said = [
        record for record in caplog.records if record.levelno >= logging.WARNING and str(broken) in record.getMessage()
    ]
    assert len(said) <= 6, [record.getMessage() for record in said]


async def test_a_desk_whose_earlier_messages_cannot_be_read_is_drawn_all_the_same(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await two_tables(world)
    await world.deliver()
    for table in (broken, sound):
        await settled(world, table)
    await write(world, f"""UPDATE desks SET folding = '{{"x": {{"about": 7}}}}' WHERE table_id = {broken}""")  # noqa: S608
    await world.deliver()
    assert await dirty(world, "desks") == set()
    assert [
        row.folding
        for row in await rows(world.house.database, f"SELECT folding FROM desks WHERE table_id = {broken}")  # noqa: S608
    ]
    assert caplog.text.count("a desk to fold broke off") == 1


async def test_undone_messages_are_marked_though_one_cannot_be_read(world: World) -> None:
    broken, _ = await two_tables(world)
    await world.deliver()
    await write(world, "UPDATE outbox SET undone = true WHERE state = 'sent' AND message_id > 0")
    await write(world, f"""UPDATE outbox SET payload = '{{"about": 7}}' WHERE table_id = {broken}""")  # noqa: S608
    world.env.bot.deliverer.undone.wake()  # type: ignore[attr-defined]
    await world.deliver()
    assert await rows(world.house.database, "SELECT 1 FROM outbox WHERE undone") == []


async def test_messages_of_other_tables_come_though_one_cannot_be_written(world: World) -> None:
    broken, sound = await two_tables(world)
    await world.deliver()
    await write(
        world,
        "INSERT INTO outbox (table_id, lane_kind, lane_id, kind, number, created_at, not_before, payload, urgency)"
        " SELECT t.id, 'thread', t.id, 'outage', 0, now() - interval '1 year', now() - interval '1 year', '[3]', 1"
        " FROM tables t",
    )
    await write(
        world,
        f"UPDATE outbox SET payload = '{{\"seconds\": 900}}' WHERE table_id = {sound} AND kind = 'outage'",  # noqa: S608
    )
    await world.deliver()
    states = {
        row.table_id: row.state
        for row in await rows(world.house.database, "SELECT * FROM outbox WHERE kind = 'outage'")
    }
    assert states[sound] == "sent"
    assert states[broken] != "sent"


async def test_threads_are_put_away_though_one_table_cannot_be_read(world: World, clock: Clock) -> None:
    _, _, broken = await over(world)
    sound = await world.seated(world.person("cleo"), world.person("dora"))
    await write(world, f"UPDATE tables SET status = 'ended', archive_at = '2020-01-01' WHERE id = {sound}")  # noqa: S608
    await write(world, f"UPDATE tables SET archive_at = '2019-01-01' WHERE id = {broken}")  # noqa: S608
    await write(world, GAME.format(id=broken))
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    found = await rows(world.house.database, "SELECT id FROM tables WHERE archive_at IS NULL AND status = 'ended'")
    assert [row.id for row in found] == [sound]


async def test_members_are_looked_for_though_one_table_cannot_be_read(world: World, clock: Clock) -> None:
    broken, sound = await two_tables(world)
    clock.pass_(hours=13)
    await write(world, GAME.format(id=broken))
    for person in await rows(world.house.database, "SELECT person_id FROM seats"):
        path = f"/guilds/{world.guild.id}/members/{person.person_id}"
        world.env.inject_error("GET", path, status=404, code=10007, times=None)
    bot: Any = world.env.bot
    await bot.tidying.call_the_roll()
    left = await rows(world.house.database, f"SELECT 1 FROM seats WHERE table_id = {sound} AND person_id IS NOT NULL")  # noqa: S608
    assert left == []


async def test_a_job_of_tidying_that_breaks_stops_no_other(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    done = []
    bot: Any = world.env.bot

    async def breaks() -> None:
        raise ValueError("in three coins")

    async def works() -> None:
        done.append(1)

    monkeypatch.setattr(bot.tidying, "jobs", lambda: (breaks, works))
    await bot.tidying.sweep()
    assert done == [1]


async def test_who_is_back_is_back_at_the_tables_that_can_be_read(world: World) -> None:
    ada = world.person("ada")
    broken = await world.seated(ada, world.person("ben"))
    sound = await world.seated(ada, world.person("cleo"))
    await write(world, f"UPDATE seats SET away = true WHERE person_id = {ada.user.id}")  # noqa: S608
    await write(world, STATE.format(id=broken))
    result = await ada.member.slash(world.channel, "me back")
    assert "back" in texts_of(result.response.components).lower()
    (seat,) = await rows(
        world.house.database,
        f"SELECT away FROM seats WHERE table_id = {sound} AND person_id = {ada.user.id}",  # noqa: S608
    )
    assert not seat.away
