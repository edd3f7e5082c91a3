"""A substitute is asked for by a command, offers by a button in the channel, and gets the seat by the player's yes."""

from __future__ import annotations

from host.house import House
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.test_lobby_told import SILENT, told
from tests.ground import Clock

OFFER = "Offer to take over"


async def asked(world: World, *, watched: bool = False) -> tuple[Seat, Seat, int]:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben, watched=watched)
    done = await ada.member.slash(world.channel, "table substitute", table=str(table))
    assert done.response is not None
    assert "You play on" in texts_of(done.response.components)
    assert done.response.ephemeral
    await world.deliver()
    return ada, ben, table


def call(world: World) -> object:
    stored = next(one for one in world.messages(world.channel.id) if OFFER in buttons_of(one.components))
    return world.message(stored)


async def test_one_asks_another_offers_and_the_seat_passes(world: World) -> None:
    ada, _, table = await asked(world)
    thread = "\n".join(texts_of(one.components) for one in world.messages(world.thread(table)))
    assert "looks for a **substitute**" in thread
    cleo = world.person("cleo")
    offered = await cleo.member.click(call(world), label=OFFER)
    assert offered.response is not None
    assert "If they say yes, the seat is yours" in texts_of(offered.response.components)
    await world.deliver()
    ada.take_dm()
    assert "**cleo** would take it over" in ada.words()
    assert "sees all your secrets" in ada.words()
    await ada.user.click(ada.desk, label="Hand over to cleo")
    await world.deliver()
    assert (await world.house.lookups.table(table)).card(cleo.user.id) is not None
    assert told(cleo, "You've taken over this seat")
    thread = "\n".join(texts_of(one.components) for one in world.messages(world.thread(table)))
    assert "taken over this seat as a substitute" in thread


async def test_no_thanks_leaves_all_as_it_is_and_tells_who_offered(world: World) -> None:
    ada, _, table = await asked(world)
    cleo = world.person("cleo")
    await cleo.member.click(call(world), label=OFFER)
    await world.deliver()
    ada.take_dm()
    await ada.user.click(ada.desk, label="No, thanks")
    await world.deliver()
    assert (await world.house.lookups.table(table)).card(ada.user.id) is not None
    assert told(cleo, "no longer needed")


async def test_who_plays_there_and_who_comes_late_is_refused(world: World) -> None:
    ada, ben, table = await asked(world)
    message = call(world)
    refused = await ben.member.click(message, label=OFFER)
    assert "already at this table" in texts_of(refused.response.components)
    await ada.member.slash(world.channel, "table substitute", table=str(table))
    late = await world.person("cleo").member.click(message, label=OFFER)
    assert "No substitute is wanted" in texts_of(late.response.components)


async def test_an_offer_makes_no_sound_in_quiet_hours(world: World, house: House, clock: Clock) -> None:
    ada, _, _ = await asked(world)
    await house.settings.set_zone(ada.user.id, "Europe/Prague")
    await house.settings.set_quiet(ada.user.id, (22 * 60, 7 * 60))
    for name, quiet in (("cleo", False), ("dora", True)):
        await world.person(name).member.click(call(world), label=OFFER)
        await world.deliver()
        assert bool(told(ada, "would take it over")[-1].flags & SILENT) is quiet  # type: ignore[attr-defined]
        clock.pass_(hours=13)  # two in the morning there


async def test_seats_lists_who_looks_for_one_to_those_who_can_offer(world: World) -> None:
    ada, ben, table = await asked(world)
    cleo = world.person("cleo")

    async def listed(reader: Seat) -> tuple[str, list[str]]:
        shown = (await reader.member.slash(world.channel, "seats")).response
        return texts_of(shown.components), list(buttons_of(shown.components))

    for player in (ada, ben):
        words, buttons = await listed(player)
        assert "no open seat" in words
        assert not buttons
    words, (label,) = await listed(cleo)
    assert "Substitutes wanted" in words
    assert "no open seat" not in words
    shown = await cleo.member.slash(world.channel, "seats")
    offered = await cleo.member.click(shown.response, label=label)
    assert "If they say yes, the seat is yours" in texts_of(offered.response.components)
    await ada.member.slash(world.channel, "table substitute", table=str(table))  # takes it back
    assert "no open seat" in (await listed(cleo))[0]


async def test_whoever_offers_is_told_that_strangers_watch(world: World) -> None:
    await asked(world, watched=True)
    offered = await world.person("cleo").member.click(call(world), label=OFFER)
    assert offered.response is not None
    assert "without signing in" in texts_of(offered.response.components)
