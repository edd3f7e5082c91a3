"""The grace of the last to seal, as people see it: on the desk, in the lobby, at /table new."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from host.house import House
from host.lobby.settings import DAILY, GRACE
from host.values import Person, Place
from tests.bot.people import Seat, World, running, texts_of
from tests.ground import Clock


async def sealed_last(world: World, clock: Clock) -> tuple[int, Seat, Seat]:
    """Ada and Ben have bid; Ben, at his direct message, was the last."""
    ada, ben = world.person("ada"), world.person("ben")
    place = Place(world.guild.id, world.channel.id)
    people = [person_of(seat) for seat in (ada, ben)]
    table = await world.house.lobby.open_table("bids", place, people[0], {}, "t", pace=replace(DAILY, grace=1))
    for person in people:
        await world.house.lobby.join(table.id, person, "", f"j/{person.id}", welcomed=True)
    await world.deliver()
    await world.house.lobby.start(table.id, people[0].id, "s")
    await world.deliver()
    ada.take_dm()
    ben.take_dm()
    await world.house.play.answer(table.id, ada.user.id, "1.bid", {"coins": 1}, "i:ada")
    await world.house.play.draft(table.id, ben.user.id, "1.bid", {"coins": 0})
    await world.deliver()
    await ben.press("Refresh")
    await ben.press("Seal")
    return table.id, ada, ben


def person_of(seat: Seat) -> Person:
    return Person(seat.user.id, seat.name, "en-US")


async def test_the_desk_says_until_when_the_last_can_take_back(world: World, clock: Clock) -> None:
    _, ada, ben = await sealed_last(world, clock)
    at = int(clock.now.timestamp()) + 60
    assert f"Your answer takes effect at <t:{at}:T>" in ben.words()
    assert "Waiting for" not in ben.words()
    assert "Waiting for one player" in ada.words()
    await ben.press("Take back")
    assert "Seal" in ben.buttons()
    assert "settles" not in ben.words()


async def test_after_the_grace_everybody_is_told(world: World, clock: Clock) -> None:
    table, ada, ben = await sealed_last(world, clock)
    clock.pass_(minutes=1)
    await world.house.graces.settle_due()
    await world.deliver()
    for seat in (ada, ben):
        assert "takes effect" not in texts_of(seat.dms()[-1].components)
    loser = [seat for seat in (ada, ben) if (await world.house.play.desk(table, seat.user.id)).ask]
    assert loser == [ben]
    assert "Round 1" in texts_of(ben.dms()[-1].components)


async def test_real_tables_have_a_minute_and_the_lobby_says_so(house: House) -> None:
    async with running(house) as world:
        await world.restart(grace=GRACE)
        ada = world.person("ada")
        table = await world.lobby(ada)
        assert (await house.play.board(table)).table.pace.grace == 1
        assert "whoever seals last has 1 minute to take it back" in texts_of(world.lobby_message.components)


@pytest.mark.parametrize(("typed", "grace"), [("grace=0", 0), ("grace=10 rounds=3", 10), ("grace=no", 0)])
async def test_the_grace_is_chosen_like_an_option(world: World, typed: str, grace: int) -> None:
    table = await world.lobby(world.person("ada"), options=typed)
    opened = (await world.house.play.board(table)).table
    assert opened.pace.grace == grace
    assert "grace" not in opened.options
    assert ("whoever seals last" in texts_of(world.lobby_message.components)) == bool(grace)


@pytest.mark.parametrize("typed", ["grace=11", "grace=long"])
async def test_a_grace_beyond_ten_minutes_is_refused(world: World, typed: str) -> None:
    result = await world.person("ada").member.slash(world.channel, "table new", game="bids", options=typed)
    assert result.response is not None
    assert "0 to 10 minutes" in texts_of(result.response.components)


async def test_graces_are_suggested(world: World) -> None:
    ada = world.person("ada")
    choices = await ada.member.autocomplete(world.channel, "table new", "options", "last", game="devil")
    assert [choice["value"] for choice in choices] == ["grace=0", "grace=1", "grace=5", "patience=3"]
