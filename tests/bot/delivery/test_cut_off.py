"""A message whose answer was cut off is looked up before it is sent again, however long ago that was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from tests.bot.delivery.faults import cut_off
from tests.bot.people import Seat, World, texts_of
from tests.ground import Clock

CUTS: dict[str, Callable[[], Exception]] = {
    "reset": lambda: ConnectionResetError(104, "Connection reset by peer"),
    "too late": TimeoutError,
}


def dm_path(world: World, seat: Seat) -> str:
    return f"/channels/{world.env.backend.get_dm_channel(seat.user.id).id}/messages"


async def settle(world: World, table: int, *seats: Seat) -> None:
    for coins, seat in enumerate(seats):
        await world.house.play.answer(table, seat.user.id, "1.bid", {"coins": coins}, f"test:{coins}")
    await world.deliver()


@pytest.mark.parametrize("cut", CUTS)
async def test_a_message_whose_answer_was_cut_off_is_not_sent_again(
    world: World, clock: Clock, database: Database, cut: str
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    before = len(ben.dms())
    cut_off(world, "POST", dm_path(world, ben), CUTS[cut])
    await settle(world, table, ben, ada)  # who bids the least is asked something new
    clock.pass_(hours=2)  # the simulated Discord remembers no nonce at all
    await world.deliver()
    assert len(ben.dms()) == before + 1
    rows = await database.fetch(Statement("SELECT DISTINCT state FROM outbox"), {})
    assert [row.state for row in rows] == ["sent"]


async def test_it_is_still_looked_for_when_the_first_look_fails(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    before = len(ben.dms())
    cut_off(world, "POST", dm_path(world, ben), CUTS["reset"])
    world.env.inject_error("GET", dm_path(world, ben), status=500, times=3)
    await settle(world, table, ben, ada)
    for _ in range(6):
        clock.pass_(hours=1)
        await world.deliver()
    assert len(ben.dms()) == before + 1


async def test_a_message_to_a_thread_is_looked_for_too(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    thread = world.thread(table)
    cut_off(world, "POST", f"/channels/{thread}/messages", CUTS["reset"])
    await settle(world, table, ada, ben)
    clock.pass_(hours=1)
    await world.deliver()
    told = [texts_of(one.components) for one in world.messages(thread)]
    assert len([words for words in told if "takes the crown" in words]) == 1


async def test_what_never_left_is_sent_without_a_look(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    world.env.inject_error("POST", dm_path(world, ben), status=429, times=1)
    await settle(world, table, ada, ben)
    clock.pass_(hours=1)
    await world.deliver()
    looks = [one for one in world.env.http_requests if (one.method, one.path) == ("GET", dm_path(world, ben))]
    assert looks == []
