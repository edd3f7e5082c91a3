"""The board is one click away from whatever the thread tells, and comes back when it has scrolled far."""

from __future__ import annotations

import pytest

from bot.board.places import CROWDED, SCROLLED_FAR
from bot.messages.page import link
from tests.bot.people import Seat, World, texts_of
from tests.bot.test_whole_game import play_round


async def of_two(world: World) -> tuple[list[Seat], int]:
    seats = [world.person(name) for name in ("ada", "ben")]
    return seats, await world.seated(*seats)


async def chat(world: World, seat: Seat, table: int, count: int) -> None:
    """So many messages of a person in the table's thread."""
    thread = next(thread for thread in world.channel.threads if thread.id == world.thread(table))
    for number in range(count):
        await seat.member.send(thread, f"chat {number}")


async def board_link(world: World, table: int) -> str:
    return link(await world.house.lookups.table(table))


async def newest(world: World, table: int) -> str:
    return texts_of(world.messages(world.thread(table))[-1].components)


async def test_news_about_people_alone_lead_to_the_board(world: World) -> None:
    (_, ben), table = await of_two(world)
    await world.house.seats.vacate(table, ben.user.id, "left")
    await world.deliver()
    said = await newest(world, table)
    assert "has left" in said
    assert await board_link(world, table) in said


async def test_the_closing_message_leads_to_the_board(world: World) -> None:
    seats, table = await of_two(world)
    for number in (1, 2, 3):
        await play_round(world, table, seats, number, restart=False)
    said = await newest(world, table)
    assert "Total " in said
    assert await board_link(world, table) in said


@pytest.mark.parametrize(
    ("messages", "waiting", "anew"),
    [(SCROLLED_FAR + 1, 0, True), (SCROLLED_FAR + 1, CROWDED + 1, False), (1, 0, False)],
)
async def test_a_board_that_has_scrolled_far_is_posted_anew_when_a_round_begins_unless_much_waits_to_be_sent(
    world: World, messages: int, waiting: int, anew: bool
) -> None:
    seats, table = await of_two(world)
    world.env.bot.deliverer.places.waiting = lambda: waiting  # type: ignore[attr-defined]
    old, before = world.stored_board(table), await board_link(world, table)
    await chat(world, seats[0], table, messages)
    await play_round(world, table, seats, 1, restart=False)
    await world.deliver()
    board = world.stored_board(table)
    assert (board.id != old.id) is anew
    assert ("Round 2" in texts_of(board.components)) is True
    there = [one.id for one in world.messages(board.channel_id)]
    assert (old.id in there) is not anew
    assert (await board_link(world, table) != before) is anew
