"""The thread of a table is there once two have something to talk about, and its board comes into it at the start."""

from __future__ import annotations

import pytest

from host.house import House
from tests.bot.people import World, texts_of
from tests.bot.test_lobby_told import SILENT, joined_by, told
from tests.ground import Clock


async def thread_of(world: World, table: int) -> int | None:
    return (await world.house.play.board(table)).table.thread_id


async def test_one_alone_has_no_thread_and_two_have_one(world: World) -> None:
    _, table = await joined_by(world, "ada")
    await world.deliver()
    assert await thread_of(world, table) is None
    await world.join(world.person("ben"))
    await world.deliver()
    thread = await thread_of(world, table)
    assert thread is not None
    assert f"Talk in <#{thread}> until" in texts_of(world.message_now(world.lobby_message).components)


async def test_the_board_comes_into_the_thread_that_is_there(world: World) -> None:
    seats, table = await joined_by(world, "ada", "ben")
    thread = await thread_of(world, table)
    await seats[0].member.click(world.lobby_message, label="Start")
    await world.deliver()
    assert await thread_of(world, table) == thread
    assert world.thread(table) == thread
    assert "until the game starts" not in texts_of(world.message_now(world.lobby_message).components)


async def test_where_no_thread_may_be_made_the_lobby_goes_on(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    message = world.lobby_message.id
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages/{message}/threads", status=403, code=50013, times=1
    )
    await world.join(ben)
    await world.deliver()
    assert await thread_of(world, table) is None
    assert "ben" in texts_of(world.message_now(world.lobby_message).components)
    await world.join(world.person("cleo"))
    await world.deliver()
    assert await thread_of(world, table) is not None


async def test_the_thread_of_a_lobby_that_closed_is_put_away(world: World, house: House, clock: Clock) -> None:
    _, table = await joined_by(world, "ada", "ben")
    clock.pass_(days=8)
    assert await house.seats.close_idle_lobbies() == 1
    clock.pass_(days=2)
    assert [one.id for one in await house.seats.done_with()] == [table]


@pytest.mark.parametrize("who", [0, 1])
async def test_all_who_had_joined_are_told_that_the_lobby_closed(world: World, clock: Clock, who: int) -> None:
    seats, _ = await joined_by(world, "ada", "ben", "cleo")
    gone = await seats[2].member.click(world.lobby_message, label="Leave")
    assert gone is not None
    clock.pass_(days=8)
    assert await world.house.seats.close_idle_lobbies() == 1
    await world.deliver()
    (message,) = told(seats[who], "was closed: it didn't start")
    assert message.flags & SILENT  # type: ignore[attr-defined]
    assert not told(seats[2], "was closed")
