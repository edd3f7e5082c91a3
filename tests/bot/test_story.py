"""The buttons Board and Story of a desk, as people press them."""

from __future__ import annotations

from typing import Any

from tests.bot.people import World, texts_of


def reply(result: Any) -> str:
    return texts_of(result.response.components)


async def bids(world: World, table: int, *coins: int) -> None:
    """All seats answer the present round of bids."""
    cards = (await world.house.play.board(table)).table.seats
    for card, amount in zip(cards, coins, strict=True):
        desk = await world.house.play.desk(table, card.person_id)
        assert desk.ask is not None
        cause = f"i:{desk.ask.id}/{card.person_id}"
        await world.house.play.answer(table, card.person_id, desk.ask.id, {"coins": amount}, cause)
    await world.deliver()


async def test_the_board_is_shown_to_who_asks_alone_also_in_direct_messages(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    before = len(ada.dms())
    shown = await ada.press("Board")
    assert shown.response.ephemeral
    board = texts_of(world.stored_board(table).components)
    head = await world.house.outbox.last_head(table)
    assert reply(shown) == f"{board}\n-# Log: `{head}`"
    await ada.press("Refresh")
    assert len(ada.dms()) == before


async def test_a_stranger_elsewhere_gets_no_board(world: World) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    shown = await dora.member.click(world.board(table), label="My desk")
    assert "You do not sit" in reply(shown)
    ada.take_dm()
    await world.house.seats.vacate(table, ada.user.id, "i:gone")
    assert "no such table" in reply(await ada.press("Board"))


async def test_the_story_begins_with_what_is_new_and_leads_back(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    first = reply(await ada.press("Story"))
    assert "Since you last looked" not in first
    assert "Nothing new since" in reply(await ada.press("Story"))
    await bids(world, table, 1, 0)
    shown = await ada.press("Story")
    assert reply(shown).startswith("### Since you last looked\n")
    assert first not in reply(shown)
    back = await ada.member.click(shown.response, label="◀ Earlier")
    assert texts_of(world.message_now(shown.response).components) == first
    assert back is not None
    on = await ada.member.click(shown.response, label="Page 2 of 2 ▶")
    assert on is not None
    assert texts_of(world.message_now(shown.response).components) == reply(shown)


async def test_each_player_has_a_mark_of_their_own_and_a_newcomer_none(world: World) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    await ada.press("Story")
    await bids(world, table, 1, 0)
    await ben.open_desk(table)
    assert "Since you last looked" not in reply(await ben.press("Story"))
    seat = next(card.seat for card in (await world.house.play.board(table)).table.seats if card.name == "ada")
    await world.house.seats.vacate(table, ada.user.id, "i:gone")
    from host.values import Person

    await world.house.seats.take_seat(table, seat or 0, Person(dora.user.id, "dora", "en-US"), "i:sits")
    await world.deliver()
    await dora.open_desk(table)
    assert "you last looked" not in reply(await dora.press("Story"))
