"""Standing orders by clicks and by /orders: given, seen on the desk, cancelled, told to nobody else."""

from __future__ import annotations

from typing import Any

from tests.bot.people import Seat, World, parsed, selects_of, texts_of
from tests.ground import Clock


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
    assert "No order is in force" in ada.words()
    await give(ada, "order.bid")
    assert "Bid the same each round" in ada.words()
    await ada.choose("coins", "2")
    assert "Bid 2 coins each round." in ada.words()
    await ada.press("Give this order")
    assert "**Order given:** Bid 2 coins each round." in ada.words()
    assert "It is about to answer what you are asked now" in ada.words()


async def test_the_desk_says_that_an_order_is_about_to_answer(world: World) -> None:
    ada, ben, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    await ada.press("My desk")
    assert "about to answer this: Bid 2 coins each round." in ada.words()
    assert "Standing orders (1)" in ada.buttons()
    await ben.open_desk(table)
    assert "order" not in ben.words()
    assert "Standing orders" in ben.buttons()


async def test_an_order_is_cancelled_by_a_button(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    old = ada.desk
    await ada.press("Cancel this order")
    assert "**Order cancelled:** Bid 2 coins each round." in ada.words()
    assert "No order is in force" in ada.words()
    assert (await world.house.desk(table, ada.user.id)).orders == ()
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
    assert "not in force any more" in ada.words()
    assert "How much do you bid" in ada.words()


async def test_the_way_back_from_an_order_half_made_leads_to_the_orders(world: World) -> None:
    ada, _, table = await at_table(world)
    await ada.open_desk(table)
    await ada.press("Standing orders")
    await give(ada, "order.bid")
    await ada.press("Back")
    assert "No order is in force" in ada.words()
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
    assert "do not sit at any table" in texts_of(nowhere.response.components)
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    await world.seated(ada, ben)
    several = await ada.member.slash(world.channel, "orders")
    assert "say which one" in texts_of(several.response.components)


async def test_the_round_s_message_says_that_the_order_has_answered(world: World, clock: Clock) -> None:
    ada, ben, table = await at_table(world)
    await ada.open_desk(table)
    await ordered(ada, "2")
    before = [len(thread(world, table)), len(ada.dms()), len(ben.dms())]
    clock.pass_(hours=23)
    await world.house.answer_by_orders()
    await world.deliver()
    assert [len(thread(world, table)), len(ada.dms()), len(ben.dms())] == before
    await ben.open_desk(table)
    await ben.choose("coins", "0")
    await ben.press("Seal")
    await world.deliver()
    assert "Your standing order has answered for you: *Bid 2 coins each round.*" in texts_of(ada.dms()[-1].components)
    assert "order" not in "".join(texts_of(one.components) for one in thread(world, table))
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
    assert "No order is in force" in ada.words()
