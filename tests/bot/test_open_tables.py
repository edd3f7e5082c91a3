"""Open tables by clicks: the lobby, the game, votes and the end come by direct message; there is no thread."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from db.tables.store import OPEN
from db.trouble import Trouble
from host.lobby.settings import PRESETS
from host.values import Person, Place
from tests.bot.people import EPHEMERAL, Seat, World, buttons_of, texts_of
from tests.bot.test_whole_game import bid, console
from tests.ground import Clock

ABROAD = Place(OPEN, 0)


async def begun(world: World, *seats: Seat) -> int:
    """An open table whose game has begun."""
    house, people = world.house, [Person(seat.user.id, seat.name) for seat in seats]
    table = await house.lobby.open_table("bids", ABROAD, people[0], {}, "open", pace=PRESETS["daily"])
    for person in people:
        await house.lobby.join(table.id, person, "", f"join/{person.id}")
    await house.lobby.start(table.id, people[0].id, "begin")
    await world.deliver()
    return table.id


def channels(world: World) -> int:
    """How many messages for all stand outside of direct messages."""
    dms = set(world.env.backend.dm_channels.values())
    found = (messages.values() for channel, messages in world.env.backend.messages.items() if channel not in dms)
    return sum(not one.flags & EPHEMERAL for messages in found for one in messages)


async def test_a_whole_game_in_direct_messages(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await begun(world, *seats)
    for number in (1, 2, 3):
        for coins, seat in enumerate(seats):
            seat.take_dm()
            assert "Thread" not in seat.buttons()
            await bid(seat, coins)
        await world.deliver()
        seats[0].take_dm()
        await console(seats[0], "A peek into a purse" if number == 1 else "Two coins")
        await world.deliver()
    for seat in seats:
        seat.take_dm()
        assert "Total " in seat.words()
        assert "Rematch" not in seat.buttons()
    assert (await world.house.play.board(table)).table.status == "ended"
    assert channels(world) == 0


async def test_a_vote_is_asked_and_answered_in_direct_messages(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await begun(world, ada, ben)
    called = await ada.member.slash(world.channel, "table abandon")
    assert "All players have the vote in their direct messages" in texts_of(called.response.components)
    await world.deliver()
    for seat in (ada, ben):
        seat.take_dm()
        assert set(buttons_of(seat.components())) == {"Yes", "No"}
    await ben.press("Yes")
    await world.deliver()
    assert (await world.house.lookups.table(table)).status == "closed"
    for seat in (ada, ben):
        assert any("was closed: the game ends without a result" in texts_of(one.components) for one in seat.dms())
    assert channels(world) == 0


class Abroad(Seat):
    """Somebody on a server of their own."""

    def __init__(self, world: World, name: str, *, manages: bool = False) -> None:
        self.world, self.name = world, name
        self.user = world.env.create_user(name)
        self.guild = world.env.create_guild(f"Hall of {name}")
        self.channel = self.guild.create_text_channel("games")
        rights = discord.Permissions(manage_guild=True) if manages else discord.Permissions.none()
        self.member = self.guild.add_member(self.user, roles=[self.guild.create_role("own", permissions=rights)])
        self.desk, self.private = None, False

    async def say(self, command: str, **options: Any) -> str:
        """What a command on their server answers."""
        done = await self.member.slash(self.channel, command, **options)
        return texts_of((done.response or done.followups[0]).components)


async def matched(world: World) -> None:
    world.house.wishes.said = True
    await world.house.sweeps.run()
    await world.deliver()


async def test_two_servers_say_yes_and_their_people_meet(world: World) -> None:
    ada, ben = Abroad(world, "ada", manages=True), Abroad(world, "ben", manages=True)
    mia = world.person("mia")
    wish = {"game": "bids", "among": "servers"}
    assert "hasn't named anyone to moderate them" in await ada.say("pactum setup", open_tables="on")
    assert "hasn't named anyone to moderate them" in await ada.say("play", **wish)
    world.house.tables.moderators = frozenset({mia.user.id})
    assert "haven't said yes" in await ada.say("play", **wish)
    for seat in (ada, ben):
        assert "may seat people of this server with those of other servers" in await seat.say(
            "pactum setup", open_tables="on"
        )
        said = await seat.say("play", **wish)
        assert "They see the name you have here" in said
        assert "other servers too" in said
    await matched(world)
    for seat, other in ((ada, "ben"), (ben, "ada")):
        seat.take_dm()
        assert f"with {other}" in seat.words()
        assert "the table stands on no server" in seat.words()
        assert set(seat.buttons()) == {"Start", "Leave"}
    await ada.press("Start")
    await world.deliver()
    (table,) = await world.house.lookups.tables_of(ben.user.id)
    assert (table.open, table.status) == (True, "playing")
    for seat in (ada, ben):
        seat.take_dm()
        await bid(seat, 0 if seat is ada else 1)
    assert channels(world) == 0


async def test_who_leaves_such_a_lobby_ends_it_for_the_other_at_its_time(world: World, clock: Clock) -> None:
    ada, ben = Abroad(world, "ada"), Abroad(world, "ben")
    world.house.tables.moderators = frozenset({1})
    for seat in (ada, ben):
        await world.house.lookups.set_server(seat.guild.id, open_tables=True)
        await seat.say("play", game="bids", among="servers")
    await matched(world)
    ada.take_dm()
    await ada.press("Leave")
    assert "You've left table" in ada.words()
    clock.pass_(minutes=16)
    await matched(world)
    ben.take_dm()
    assert "was closed: it didn't start" in ben.words()
    assert "`/play game:`" in ben.words()
    assert await world.house.lookups.tables_of(ben.user.id) == ()


async def test_its_moderators_are_asked_and_set_it_right_in_direct_messages(world: World) -> None:
    ada, ben, mia = (world.person(name) for name in ("ada", "ben", "mia"))
    world.house.tables.moderators = frozenset({mia.user.id})
    table = await begun(world, ada, ben)
    asked = await ada.user.slash("request pause", why="my train has no net", table=str(table))
    assert "my train has no net" in texts_of(asked.response.components)
    await world.deliver()
    mia.take_dm()
    assert "asks for a fix. `/fix requests` here says which" in mia.words()
    assert "my train has no net" in texts_of((await mia.user.slash("fix requests")).response.components)
    assert "my train" not in texts_of((await ben.user.slash("fix requests")).response.components)
    seen = texts_of((await mia.user.slash("fix look", table=str(table))).response.components)
    assert f"ada ({ada.user.id}" in seen.replace("`", "")
    looked = await mia.user.slash("fix pause", table=str(table))
    shown = await mia.user.click(looked.response, label="Apply…")
    await mia.user.submit_modal(shown, {"words": "no net"})
    await world.deliver()
    assert (await world.house.lookups.table(table)).paused
    refused = await ben.user.slash("fix resume", table=str(table))
    assert "moderator" in texts_of(refused.response.components)
    assert channels(world) == 0


async def test_its_moderators_keep_people_from_open_tables(world: World) -> None:
    ada, mia = Abroad(world, "ada"), world.person("mia")
    world.house.tables.moderators = frozenset({mia.user.id})
    await world.house.lookups.set_server(ada.guild.id, open_tables=True)
    await mia.user.slash("fix block", user=ada.user)
    assert "have blocked you there" in await ada.say("play", game="bids", among="servers")
    assert "blocked" not in await ada.say("play", game="bids")
    await mia.user.slash("fix unblock", user=ada.user)
    assert "They see the name" in await ada.say("play", game="bids", among="servers")
    refused = texts_of((await ada.user.slash("fix blocked")).response.components)
    assert "moderator" in refused


async def test_a_halt_is_told_in_direct_messages(world: World) -> None:
    ada, ben, mia = (world.person(name) for name in ("ada", "ben", "mia"))
    world.house.tables.moderators = frozenset({mia.user.id})
    table = await begun(world, ada, ben)
    with pytest.raises(Trouble):
        async with world.house.tables.guarded(table):
            raise KeyError("x")
    await world.deliver()
    ben.take_dm()
    assert "This table is halted" in ben.words()
    mia.take_dm()
    assert f"`/fix look table:{table}` says more" in mia.words()
    assert "halted" in texts_of((await mia.user.slash("fix look", table=str(table))).response.components)
    assert channels(world) == 0


async def test_a_lobby_starts_and_is_left_on_its_page(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for number, start in enumerate((True, False)):
        people = [Person(seat.user.id, seat.name) for seat in (ada, ben)]
        table = await world.house.lobby.open_table("bids", ABROAD, people[0], {}, f"open/{number}")
        for person in people:
            await world.house.lobby.join(table.id, person, "", f"join/{number}/{person.id}")
        if start:
            await world.env.bot.lobbies.start(table.id, ada.user.id, "page")  # type: ignore[attr-defined]
        else:
            await world.house.lobby.leave(table.id, ben.user.id, "page-leave")
        await world.deliver()
        found = await world.house.lookups.table(table.id)
        assert (found.status, len(found.seats)) == (("playing", 2) if start else ("lobby", 1))
    words = texts_of((await ada.user.slash("help")).response.components)
    assert "closes by itself: someone left" in words
    desk = next(one for one in reversed(ada.dms()) if "table" in texts_of(one.components))
    assert "go to the thread" not in texts_of(desk.components)
    assert channels(world) == 0


async def test_who_leaves_a_game_is_told_of_no_way_back(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await begun(world, ada, ben)
    asked = texts_of((await ada.member.slash(world.channel, "table leave", table=str(table))).response.components)
    assert "Leave table" in asked
    assert "return" not in asked
