"""Standing orders by clicks and by /orders: given, seen on the desk, cancelled, told to nobody else."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import simcord

from bot.app.client import Pactum
from bot.app.settings import BotOptions
from bot.app.underway import NEVER_REFUSES
from bot.messages.sending import NEVER_WAITS
from db.connection.session import Database
from db.connection.statements import Statement
from face.wordings.lengths import unix
from host.house import House
from tests.bot.people import Seat, World, parsed, selects_of, texts_of
from tests.bot.test_time_reminders import later
from tests.ground import Clock, rows
from tests.host.seating import ANNA, cause, playing


async def at_table(world: World) -> tuple[Seat, Seat, int]:
    ada, ben = world.person("ada"), world.person("ben")
    return ada, ben, await world.seated(ada, ben)


def thread(world: World, table: int) -> list[Any]:
    """What everybody sees in the table's thread."""
    return [one for one in world.messages(world.thread(table)) if not one.is_ephemeral]


async def give(seat: Seat, order: str) -> None:
    """Choose that order in the select of the orders' page."""
    (menu,) = (one for one in selects_of(seat.components()) if parsed(one["custom_id"])["action"] == "open")
    await seat.actor.select(seat.desk, [order], custom_id=menu["custom_id"])


async def ordered(seat: Seat, coins: str) -> None:
    """From the desk to an order in force."""
    await seat.press("Standing orders")
    await give(seat, "order.bid")
    await seat.choose("coins", coins)
    await seat.press("Give this order")


async def test_an_order_is_given_in_four_clicks_and_said_in_a_plain_sentence(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ada.press("Standing orders")
    assert "You have no orders in force" in ada.words()
    await give(ada, "order.bid")
    assert "Bid the same each round" in ada.words()
    await ada.choose("coins", "2")
    assert "Bid 2 coins each round." in ada.words()
    await ada.press("Give this order")
    assert "**Order given:** Bid 2 coins each round." in ada.words()
    assert "It answers your current question at <t:" in ada.words()


async def test_the_desk_says_that_an_order_is_about_to_answer(world: World) -> None:
    ada, ben, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    await ada.press("My desk")
    (order,) = (await world.house.play.desk(table, ada.user.id)).orders
    assert order.at is not None
    assert f"answers this at <t:{unix(order.at)}:t>" in ada.words()
    assert "*Bid 2 coins each round.*" in ada.words()
    assert "no direct message reminds you" in ada.words()  # at the table a mention comes as ever, or it would tell
    assert "Standing orders (1)" in ada.buttons()
    await ben.open_desk(table)
    assert "order" not in ben.words()
    assert "Standing orders" in ben.buttons()


async def test_a_desk_never_says_that_an_order_answers_at_a_time_that_has_passed(world: World, clock: Clock) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    (order,) = (await world.house.play.desk(table, ada.user.id)).orders
    assert order.at is not None
    assert ":R>" not in ada.words().partition("It answers")[2]  # it would count on beyond that time
    clock.now = order.at + timedelta(minutes=2)
    await ada.press("My desk")
    assert "Your standing order answers this in a moment" in ada.words()
    await ada.press("Standing orders (1)")
    assert "It answers your current question in a moment." in ada.words()
    assert f"<t:{unix(order.at)}" not in ada.words()


async def test_the_desk_offers_to_cancel_the_order_that_is_about_to_answer(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    await ada.press("My desk")
    await ada.press("Cancel the order")
    assert "**Order cancelled:** Bid 2 coins each round." in ada.words()
    assert "answers this" not in ada.words()
    assert "Nothing to decide" not in ada.words()  # the desk, not the list of orders
    assert (await world.house.play.desk(table, ada.user.id)).orders == ()


async def test_nobody_is_reminded_of_what_an_order_is_about_to_answer(world: World, clock: Clock) -> None:
    ada, ben, table = await at_table(world)
    await world.house.orders.order(table, ada.user.id, "bid", {"coins": 2}, "i:order")
    slow = Statement("UPDATE order_calls SET at = :at")
    await world.house.database.write(slow, {"at": clock.now + timedelta(hours=23)})
    before = len(ada.dms()), len(ben.dms())
    await later(world, clock, hours=13)
    assert (len(ada.dms()), len(ben.dms())) == (before[0], before[1] + 1)
    await world.house.orders.order_off(table, ada.user.id, "bid", "i:off")
    await later(world, clock, hours=6)
    assert len(ada.dms()) == before[0] + 1
    assert "A reminder" in texts_of(ada.dms()[-1].components)


async def test_an_order_is_cancelled_by_a_button(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    old = ada.desk
    await ada.press("Cancel this order")
    assert "**Order cancelled:** Bid 2 coins each round." in ada.words()
    assert "You have no orders in force" in ada.words()
    assert (await world.house.play.desk(table, ada.user.id)).orders == ()
    await ada.open_desk(table)
    assert ada.desk.id != old.id
    assert "Standing orders" in ada.buttons()


async def test_an_old_cancel_button_shows_the_present_desk(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    first = ada.desk
    await ada.open_desk(table)
    await ada.press("Standing orders (1)")
    await ada.press("Cancel this order")
    ada.desk = first
    await ada.press("Cancel this order")
    assert "no longer in force" in ada.words()
    assert "How much do you bid" in ada.words()


async def test_the_way_back_from_an_order_half_made_leads_to_the_orders(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ada.press("Standing orders")
    await give(ada, "order.bid")
    await ada.press("Back")
    assert "You have no orders in force" in ada.words()
    await ada.press("My desk")
    assert "How much do you bid" in ada.words()


async def test_the_command_shows_the_orders_in_private(world: World) -> None:
    ada, _, table = await at_table(world)
    shown = await ada.member.slash(world.channel, "orders")
    assert shown.response.ephemeral
    assert f"Standing orders · Bids · table {table}" in texts_of(shown.response.components)
    in_dm = await ada.user.slash("orders")
    assert "Give an order" in str(in_dm.response.components)


async def test_the_command_says_who_has_no_table_and_asks_which_of_several(world: World) -> None:
    eve = world.person("eve")
    nowhere = await eve.member.slash(world.channel, "orders")
    assert "not in a game right now" in texts_of(nowhere.response.components)
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    await world.seated(ada, ben)
    several = await ada.member.slash(world.channel, "orders")
    assert "choose one" in texts_of(several.response.components)


async def test_the_round_s_message_says_that_the_order_has_answered(world: World, clock: Clock) -> None:
    ada, ben, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    before = [len(thread(world, table)), len(ada.dms()), len(ben.dms())]
    clock.pass_(hours=23)
    await world.house.order_calls.answer_by_orders()
    await world.deliver()
    assert [len(thread(world, table)), len(ada.dms()), len(ben.dms())] == before
    await ben.open_desk(table)
    await ben.choose("coins", "0")
    await ben.press("Seal")
    await world.deliver()
    assert "Your standing order answered for you: *Bid 2 coins each round.*" in texts_of(ada.dms()[-1].components)
    assert "standing order" not in "".join(texts_of(one.components) for one in thread(world, table))
    assert "order" not in "".join(texts_of(one.components) for one in ben.dms())


async def test_a_desk_in_direct_messages_becomes_the_orders_and_the_desk_again(world: World) -> None:
    ada, _, _ = await at_table(world)
    await world.deliver()
    ada.take_dm()
    happened = ada.words()
    await ordered(ada, "3")
    await ada.press("My desk")
    assert happened.splitlines()[0] in ada.words()
    assert "Standing orders (1)" in ada.buttons()


async def test_an_order_for_more_than_the_purse_holds_is_off_at_once_with_the_reason(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "15")
    assert "The reason: your purse no longer holds 15 coins" in ada.words()
    assert "You have no orders in force" in ada.words()


async def test_a_running_bot_answers_at_the_drawn_moment_and_not_on_the_beat_of_its_sweeps(
    house: House, database: Database, clock: Clock
) -> None:
    bot = Pactum(house, BotOptions(sweep_seconds=24 * 3600.0), timer=NEVER_WAITS, guard=NEVER_REFUSES)
    env = simcord.Env(bot, shard_count=1)
    await env.start()
    try:
        table = await playing(house)
        await house.orders.order(table.id, ANNA.id, "bid", {"coins": 2}, cause())
        (call,) = await rows(database, "SELECT at FROM order_calls")
        clock.now = call.at
        house.tables.called.set()  # the clock of tests tells nobody that it has moved
        async with asyncio.timeout(60):
            while not (made := await rows(database, "SELECT at FROM moves WHERE kind = 'by-order'")):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert [move.at for move in made] == [call.at]
    finally:
        await env.shutdown()
