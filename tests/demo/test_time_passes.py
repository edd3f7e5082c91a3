"""What falls due in the demo happens by itself, as in a bot that runs: nobody has to put the clock forward for it."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.demo.run import Demo, opened_demo
from bot.demo.view import Viewer
from engine.contract import Ask
from host.lobby.settings import DAILY
from host.values import Person, Place, Table
from tests.bot.people import texts_of
from tests.host.seating import cause


async def passed(demo: Demo, **time: float) -> None:
    """Time passes by itself: nobody presses a leap."""
    demo.server.clock.forward(timedelta(**time))
    await demo.beat()
    await demo.server.bot.deliverer.at_rest()
    await demo.server.env.settle()


async def started(demo: Demo) -> Table:
    table = await demo.server.start()
    await demo.beat()
    return table


async def asked(demo: Demo, table: Table, viewer: Viewer) -> Ask | None:
    return (await demo.server.house.play.desk(table.id, viewer.id)).ask


def mail(demo: Demo, viewer: Viewer) -> str:
    """All that stands in that person's direct messages."""
    messages = demo.server.env.backend.messages.get(viewer.user.dm_channel.id, {}).values()
    return "\n".join(texts_of(message.components) for message in messages)


async def test_a_standing_order_answers_at_its_moment() -> None:
    async with opened_demo("bids", 2) as demo:
        table, (ada, _) = await started(demo), demo.server.yours
        house, question = demo.server.house, await asked(demo, table, ada)
        assert question is not None
        await house.orders.order(table.id, ada.id, "bid", {"coins": 1}, cause())
        if (await house.play.desk(table.id, ada.id)).sealed is None:
            (order,) = (await house.play.desk(table.id, ada.id)).orders
            assert order.at is not None
            await passed(demo, seconds=(order.at - demo.server.clock()).total_seconds() + 1)
        assert (await house.play.desk(table.id, ada.id)).sealed is not None


async def test_a_held_answer_settles_at_its_moment() -> None:
    async with opened_demo("bids", 4) as demo:
        house, yours = demo.server.house, demo.server.yours
        place, people = Place(demo.server.env.guild.id, demo.server.home.id), [Person(p.id, p.name) for p in yours]
        pace = replace(DAILY, grace=1)
        table = await house.lobby.open_table("bids", place, people[0], {}, "held", pace=pace)
        for person in people:
            await house.lobby.join(table.id, person, "", f"join/{person.id}")
        await house.lobby.start(table.id, people[0].id, "start")
        for person in people:
            await house.play.answer(table.id, person.id, "1.bid", {"coins": 1}, f"seal/{person.id}")
        last = await house.play.desk(table.id, people[-1].id)
        assert last.settles_at is not None
        await passed(demo, minutes=1)
        assert (await house.play.desk(table.id, people[-1].id)).settles_at is None


async def test_who_is_waited_for_is_reminded_and_answered_for_at_the_deadline() -> None:
    async with opened_demo("bids", 1) as demo:
        table, you = await started(demo), demo.view.viewer
        first = await asked(demo, table, you)
        assert first is not None
        due = (await demo.server.house.play.desk(table.id, you.id)).due_at
        assert due is not None
        left = (due - demo.server.clock()).total_seconds()
        before = mail(demo, you)
        await passed(demo, seconds=left * 0.9)
        assert mail(demo, you).count("waiting for you") > before.count("waiting for you")
        await passed(demo, seconds=left * 0.1 + 1)
        later = await asked(demo, table, you)
        assert later is None or later.id != first.id


async def test_a_vote_ends_and_an_idle_lobby_closes() -> None:
    async with opened_demo("bids", 2) as demo:
        table, house = await started(demo), demo.server.house
        vote = await house.votes.call_vote(table.id, demo.server.yours[0].id, "pause", cause())
        place, owner = Place(demo.server.env.guild.id, demo.server.home.id), demo.server.moderator
        lobby = await house.lobby.open_table("bids", place, Person(owner.id, owner.name), {}, "idle")
        await passed(demo, days=8)
        assert (await house.votes.vote(table.id, vote.id)).state != "open"
        assert (await house.play.board(lobby.id)).table.status == "closed"
