"""/help says what this person can do now: at a table, without one, in direct messages, as a moderator."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from host.tournaments.plans import TournamentPlan
from host.values import Person, Place
from tests.bot.fixes.acting import moderator
from tests.bot.people import World, buttons_of, texts_of


def reply(result: Any) -> str:
    return texts_of(result.response.components)


async def test_without_a_table_it_says_how_to_begin(world: World) -> None:
    ada = world.person("ada")
    asked = await ada.member.slash(world.channel, "help")
    assert asked.response.ephemeral
    words = reply(asked)
    for there in ("/table new", "/practice", "/rules", "/stats", "/me", "/table export"):
        assert there in words
    for other in ("/desk", "/offer", "/request", "/fix", "/pactum", "/seats"):
        assert other not in words
    assert not buttons_of(asked.response.components)


async def test_at_a_table_its_desk_is_a_press_away(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    asked = await ada.member.slash(world.channel, "help")
    assert f"**Bids, table {table}** is waiting for you" in reply(asked)
    for there in ("/desk", "/log", "/offer", "/request", "/table new"):
        assert there in reply(asked)
    desk = await ada.member.click(asked.response, label=f"My desk · table {table}")
    assert "Seal" in str(desk.response.components)
    await world.house.play.answer(table, ada.user.id, "1.bid", {"coins": 1}, "i:bid")
    assert "nothing for you to do right now" in reply(await ada.member.slash(world.channel, "help"))


async def test_in_direct_messages_it_names_no_command_of_servers_only(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    before = reply(await ada.user.slash("help"))
    assert "on a server I'm on" in before
    assert "/table list" not in before
    await world.seated(ada, ben)
    words = reply(await ada.user.slash("help"))
    assert "is waiting for you" in words
    for other in ("/table new", "/table pause", "/seats", "/fix"):
        assert other not in words


async def test_a_lobby_says_what_it_waits_for(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada)
    await world.join(ada)
    words = reply(await ada.member.slash(world.channel, "help"))
    assert "one more player must press **Join**" in words
    assert "/desk" not in words


async def test_tournaments_are_named_where_one_is_open(world: World) -> None:
    ada = world.person("ada")
    words = reply(await ada.member.slash(world.channel, "help"))
    assert "`/play game:`" in words
    assert "`pace:`" in words
    assert "/tournament" not in words
    plan = TournamentPlan("Cup", "bids", world.house.clock() + timedelta(days=3))
    place = Place(world.guild.id, world.channel.id)
    cup = await world.house.tournaments.open(Person(ada.user.id, "ada"), place, plan)
    assert "/tournament list" in reply(await ada.member.slash(world.channel, "help"))
    assert "/tournament" not in reply(await ada.user.slash("help"))
    await world.house.tournaments.cancel(cup, ada.user.id)
    assert "/tournament" not in reply(await ada.member.slash(world.channel, "help"))


async def test_open_seats_and_fixes_are_for_whom_they_are_there(world: World) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    assert "/seats" not in reply(await dora.member.slash(world.channel, "help"))
    await world.house.seats.vacate(table, ben.user.id, "i:gone")
    assert "/seats" in reply(await dora.member.slash(world.channel, "help"))
    assert "/fix" not in reply(await dora.member.slash(world.channel, "help"))
    mia = await moderator(world)
    assert "/fix requests" in reply(await mia.member.slash(world.channel, "help"))
