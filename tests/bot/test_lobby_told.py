"""Whoever has opened a table hears once that enough have joined, and once that it is full."""

from __future__ import annotations

from host.fixes import Void
from host.house import House
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.test_time_reminders import later
from tests.ground import Clock
from tests.host.moderation.mending import MODERATOR
from tests.host.seating import cause

SILENT = 1 << 12  # Discord's flag of a message without a sound


def told(seat: Seat, words: str) -> list[object]:
    return [one for one in seat.dms() if words in texts_of(one.components)]


async def joined_by(world: World, *names: str) -> tuple[list[Seat], int]:
    """A lobby of Bids (2 to 4 seats), opened by the first, joined by the others."""
    seats = [world.person(name) for name in names]
    table = await world.lobby(seats[0])
    for seat in seats[1:]:
        await world.join(seat)
        await world.deliver()
    return seats, table


async def test_the_opener_hears_once_that_enough_have_joined_and_that_all_have(world: World) -> None:
    seats, _ = await joined_by(world, "ada", "ben", "cleo", "dora")
    assert len(told(seats[0], "Enough have joined")) == 1
    assert len(told(seats[0], "All seats at")) == 1
    assert not any(told(seat, "joined [table") or told(seat, "All seats at") for seat in seats[1:])


async def test_who_comes_and_goes_rings_no_second_time(world: World) -> None:
    seats, _ = await joined_by(world, "ada", "ben")
    await seats[1].member.click(world.lobby_message, label="Leave")
    await world.join(seats[1])
    await world.deliver()
    assert len(told(seats[0], "Enough have joined")) == 1


async def test_what_is_no_longer_so_is_not_told(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.lobby(ada)
    channel = world.env.backend.dm_channels[ada.user.id]
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=503, times=1)
    await world.join(ben)
    await ben.member.click(world.lobby_message, label="Leave")
    clock.pass_(minutes=30)
    await world.deliver()
    assert not told(ada, "Enough have joined")
    await world.join(ben)
    await world.deliver()
    assert told(ada, "Enough have joined")


async def test_the_opener_starts_the_game_from_the_message(world: World) -> None:
    seats, table = await joined_by(world, "ada", "ben")
    ada = seats[0]
    ada.take_dm()
    assert "Enough have joined" in ada.words()
    await ada.user.click(ada.desk, label="Start")
    await world.deliver()
    assert (await world.house.play.board(table)).table.status == "playing"


async def test_once_the_game_has_begun_the_message_has_no_start_left(world: World, clock: Clock) -> None:
    seats, table = await joined_by(world, "ada", "ben")
    (message,) = told(seats[0], "Enough have joined")
    await seats[1].member.click(world.lobby_message, label="Start")
    await later(world, clock, minutes=20)
    said = texts_of(world.message_now(message).components)
    assert f"The game at [table {table}]" in said
    assert "has begun" in said
    assert not buttons_of(world.message_now(message).components)


async def test_once_a_lobby_is_closed_the_message_says_so(world: World, clock: Clock) -> None:
    seats, _ = await joined_by(world, "ada", "ben")
    (message,) = told(seats[0], "Enough have joined")
    clock.pass_(days=8)
    assert await world.house.seats.close_idle_lobbies() == 1
    await later(world, clock, minutes=20)
    assert "was closed: it didn't start" in texts_of(world.message_now(message).components)
    assert not buttons_of(world.message_now(message).components)


async def test_once_everyone_has_left_a_lobby_the_message_says_so(world: World, clock: Clock) -> None:
    seats, _ = await joined_by(world, "ada", "ben")
    (message,) = told(seats[0], "Enough have joined")
    for seat in reversed(seats):
        await seat.member.click(world.lobby_message, label="Leave")
    await later(world, clock, minutes=20)
    assert "was closed: it didn't start" in texts_of(world.message_now(message).components)
    assert not buttons_of(world.message_now(message).components)


async def test_once_a_moderator_has_closed_a_lobby_the_message_says_so(world: World, clock: Clock) -> None:
    seats, table = await joined_by(world, "ada", "ben")
    (message,) = told(seats[0], "Enough have joined")
    board = await world.house.play.board(table)
    server = board.table.place.server_id
    shown = await world.house.moderation.look_at_fix(table, MODERATOR, Void(), cause(), server_id=server)
    await world.house.moderation.apply_fix(table, shown.id, MODERATOR, "nobody came", cause(), server_id=server)
    await later(world, clock, minutes=20)
    assert "was closed: it didn't start" in texts_of(world.message_now(message).components)


async def test_an_opener_without_a_seat_is_told_without_start(world: World) -> None:
    ada, *others = (world.person(name) for name in ("ada", "ben", "cleo", "dora", "eve"))
    await world.lobby(ada)
    await world.join(others[0])
    await ada.member.click(world.lobby_message, label="Leave")
    for seat in others[1:]:
        await world.join(seat)
    await world.deliver()
    message = told(ada, "All seats at")[-1]
    assert "Start" not in buttons_of(message.components)  # type: ignore[attr-defined]


async def test_at_night_the_message_makes_no_sound(world: World, house: House, clock: Clock) -> None:
    ada = world.person("ada")
    await house.settings.set_zone(ada.user.id, "Europe/Prague")
    await house.settings.set_quiet(ada.user.id, (22 * 60, 7 * 60))
    clock.pass_(hours=13)  # two in the morning there
    await world.lobby(ada)
    await world.join(world.person("ben"))
    await world.deliver()
    assert told(ada, "Enough have joined")[0].flags & SILENT  # type: ignore[attr-defined]


async def test_who_can_not_be_written_to_is_called_where_the_lobby_stands(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    channel = world.env.backend.dm_channels[ada.user.id]
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    await world.join(world.person("ben"))
    await world.deliver()
    said = [texts_of(one.components) for one in world.messages(world.channel.id)]
    assert any(f"<@{ada.user.id}>, enough have joined [table {table}]" in words for words in said)
