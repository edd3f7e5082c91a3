"""A game that begins by itself is told beforehand in its lobby, set by a command, and needs no press."""

from __future__ import annotations

import pytest

from host.house import House
from tests.bot.people import World, buttons_of, texts_of
from tests.bot.test_lobby_told import SILENT, told
from tests.ground import Clock


async def swept(world: World) -> None:
    await world.house.sweeps.run()
    await world.deliver()


async def status(world: World, table: int) -> str:
    return (await world.house.lookups.table(table)).status


def lobby_words(world: World) -> str:
    return texts_of(world.message_now(world.lobby_message).components)


async def test_the_lobby_says_that_it_starts_when_full_and_does(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.lobby(seats[0], start="full")
    assert "as soon as all seats are taken" in lobby_words(world)
    for seat in seats[1:]:
        await world.join(seat)
    await world.deliver()
    assert await status(world, table) == "playing"
    assert world.thread(table)
    assert "The game is in" in lobby_words(world)


async def test_a_table_filled_with_automatic_players_starts_at_once_with_one_lobby(world: World) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "table new", game="bids", start="full", stewards=3)
    assert result.response is not None
    await world.deliver()
    lobbies = [one for one in world.messages(world.channel.id) if "Bids" in texts_of(one.components)]
    assert len(lobbies) == 1
    assert "The game is in" in texts_of(lobbies[0].components)


async def test_a_time_is_read_in_ones_own_zone_and_told_as_a_moment(world: World, house: House, clock: Clock) -> None:
    ada = world.person("ada")
    await house.settings.set_zone(ada.user.id, "Asia/Tokyo")
    table = await world.lobby(ada, start="20:00")
    at = (await house.lookups.table(table)).starts_at
    assert at is not None
    assert (at.hour, at.minute) == (11, 0)
    assert f"<t:{int(at.timestamp())}:F>" in lobby_words(world)
    assert at > clock.now


async def test_the_start_is_changed_by_command_by_who_sits_there(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    done = await ada.member.slash(world.channel, "table start", when="full", table=str(table))
    assert done.response is not None
    assert "as soon as all seats are taken" in texts_of(done.response.components)
    await world.deliver()
    assert "as soon as all seats are taken" in lobby_words(world)
    off = await ada.member.slash(world.channel, "table start", when="off", table=str(table))
    assert off.response is not None
    assert "Nothing starts by itself" in texts_of(off.response.components)
    await world.deliver()
    assert "as soon as" not in lobby_words(world)
    refused = await ben.member.slash(world.channel, "table start", when="full", table=str(table))
    assert refused.response is not None
    assert "not at this table" in texts_of(refused.response.components)


async def test_who_waits_in_vain_is_told_that_nothing_is_lost(world: World, house: House, clock: Clock) -> None:
    ada = world.person("ada")
    await house.settings.set_zone(ada.user.id, "Europe/Prague")
    await house.settings.set_quiet(ada.user.id, (22 * 60, 7 * 60))
    table = await world.lobby(ada, start="13 h")  # two in the morning there
    clock.pass_(hours=13)
    await swept(world)
    (message,) = told(ada, "was to start now, but only 1 of at least 2 seats is taken")
    assert message.flags & SILENT  # type: ignore[attr-defined]
    assert await status(world, table) == "lobby"
    assert "Join" in buttons_of(world.message_now(world.lobby_message).components)
    assert "starts by itself" not in lobby_words(world)


@pytest.mark.parametrize("typed", ["20:61", "whenever", "2020-01-01 10:00"])
async def test_what_is_no_time_to_come_opens_no_table(world: World, typed: str) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "table new", game="bids", start=typed)
    assert result.response is not None
    assert "Join" not in buttons_of(result.response.components)


async def test_times_of_the_coming_days_are_suggested(world: World) -> None:
    ada = world.person("ada")
    offered = await ada.member.autocomplete(world.channel, "table start", "when", "21:30")
    names = [choice["value"] for choice in offered]
    assert len([name for name in names if name.endswith("21:30")]) == 7


async def test_lists_say_when_a_game_starts_by_itself(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.lobby(ada)

    async def listed() -> str:
        return texts_of((await ben.member.slash(world.channel, "table list")).response.components)

    assert "starts" not in await listed()
    await world.lobby(ada, start="full")
    assert "open to join · starts when full" in await listed()
    at = await world.lobby(ada, start="tomorrow 20:00")
    starts = (await world.house.lookups.table(at)).starts_at
    assert starts is not None
    assert f"open to join · starts <t:{int(starts.timestamp())}:f>" in await listed()
