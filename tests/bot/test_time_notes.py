"""What tables are told of their clocks, mentions where everyone may know, and what happens while Discord is away."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from db.trouble import DATABASE_AWAY, Trouble
from tests.bot.delivery.test_messages import told_in_thread
from tests.bot.people import Seat, World
from tests.bot.test_time_reminders import later, since, table_of_two
from tests.ground import Clock


async def devil_table(world: World) -> tuple[int, Seat]:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    return await world.seated(*seats, game="devil"), seats[0]


def thread_posts(world: World, table: int) -> list[Any]:
    path = f"/channels/{world.thread(table)}/messages"
    return [one.json for one in world.env.http_requests if (one.method, one.path) == ("POST", path)]


# ----------------------------------------------------------------------------------------- mentions


async def test_who_wants_it_is_mentioned_in_the_thread_and_nothing_of_what_is_said(world: World, clock: Clock) -> None:
    table, ada = await devil_table(world)
    await ada.member.slash(world.channel, "me notifications", by="mention")
    before = len(ada.dms())
    await later(world, clock, hours=19)
    told = [words for words in told_in_thread(world, table) if f"<@{ada.user.id}>" in words]
    assert len(told) == 1  # the later one has taken the earlier one's place
    assert all("chest" not in words for words in told)
    assert thread_posts(world, table)[-1]["allowed_mentions"]["users"] == [ada.user.id]
    assert since(ada, before) == []


async def test_a_mention_that_is_not_permitted_comes_as_a_direct_message(world: World, clock: Clock) -> None:
    table, ada = await devil_table(world)
    await ada.member.slash(world.channel, "me notifications", by="mention")
    before = len(ada.dms())
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=403, code=50013, times=None)
    await later(world, clock, hours=13)
    assert len(since(ada, before)) == 1
    assert (await world.house.settings.player(ada.user.id)).dms == "open"


# -------------------------------------------------------------------------------- notes of the clocks


async def test_a_vacation_moves_the_deadline_and_the_table_is_told_that_not_why(world: World, clock: Clock) -> None:
    table, ada, _ = await table_of_two(world)
    before = len(told_in_thread(world, table))
    await ada.member.slash(world.channel, "me away", until="3 days")
    await later(world, clock, minutes=10)
    told = told_in_thread(world, table)[before:]
    assert len(told) == 1
    assert "The deadline here has moved." in told[0]
    assert not any(word in told[0] for word in ("ada", "away", "vacation", str(ada.user.id)))


async def test_after_an_outage_the_table_is_told_once_and_nobody_lost_time(world: World, clock: Clock) -> None:
    table, _, _ = await table_of_two(world)
    due = (await world.house.play.board(table)).due_at
    assert due is not None
    before = len(told_in_thread(world, table))
    clock.pass_(hours=30)
    await world.restart()
    await later(world, clock, minutes=20)
    told = told_in_thread(world, table)[before:]
    assert ["I was unreachable for 1 day and 6 hours" in words for words in told] == [True]
    assert (await world.house.play.board(table)).due_at == due + timedelta(hours=30)


async def test_while_discord_is_away_nobody_is_reminded_and_no_time_runs_out(world: World, clock: Clock) -> None:
    table, ada, _ = await table_of_two(world)
    due = (await world.house.play.board(table)).due_at
    assert due is not None
    bot: Any = world.env.bot
    before = len(ada.dms())
    await bot.on_away()
    await later(world, clock, hours=25)
    assert since(ada, before) == []
    await bot.on_back()
    await later(world, clock, minutes=10)
    assert (await world.house.play.board(table)).due_at == due + timedelta(hours=25)
    assert since(ada, before) == []


async def test_an_outage_that_ends_while_the_database_is_away_is_noted_with_the_next_heartbeat(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, _ = await table_of_two(world)
    due = (await world.house.play.board(table)).due_at
    assert due is not None
    bot: Any = world.env.bot
    await bot.pulse.beat()
    await bot.on_away()
    for _ in range(6):  # the process is at work all the time
        clock.pass_(seconds=100)
        await bot.pulse.beat()

    async def away(*_: Any) -> None:
        raise Trouble(DATABASE_AWAY)

    with monkeypatch.context() as patch:
        patch.setattr(Database, "run", away)
        await bot.on_back()
    await bot.pulse.beat()
    await later(world, clock, minutes=1)
    assert (await world.house.play.board(table)).due_at == due + timedelta(minutes=10)


async def test_a_short_hiccup_of_the_connection_is_not_worth_a_word(world: World, clock: Clock) -> None:
    table, _, _ = await table_of_two(world)
    before = told_in_thread(world, table)
    bot: Any = world.env.bot
    await bot.on_away()
    clock.pass_(seconds=30)
    await bot.on_back()
    await later(world, clock, minutes=10)
    assert told_in_thread(world, table) == before
