"""Open tables by clicks: the lobby, the game, votes and the end come by direct message; there is no thread."""

from __future__ import annotations

from db.tables.store import OPEN
from host.lobby.settings import PRESETS
from host.values import Person, Place
from tests.bot.people import EPHEMERAL, Seat, World, buttons_of, texts_of
from tests.bot.test_whole_game import bid, console

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
