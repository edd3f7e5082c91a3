"""How many clicks things take from the open desk on: a click is one interaction or one modal sent."""

from __future__ import annotations

import pytest

from tests.bot.people import Seat, World, parsed, selects_of


class Hand:
    """Presses on one desk, counted."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.clicks = 0

    async def press(self, label: str) -> None:
        await self.seat.press(label)
        self.clicks += 1

    async def choose(self, field: str, *values: str) -> None:
        menu = next(one for one in selects_of(self.seat.components()) if parsed(one["custom_id"])["field"] == field)
        await self.seat.actor.select(self.seat.desk, list(values), custom_id=menu["custom_id"])
        self.clicks += 1

    def offered(self, field: str) -> list[str]:
        menu = next(one for one in selects_of(self.seat.components()) if parsed(one["custom_id"])["field"] == field)
        return [one["value"] for one in menu["options"]]


async def seated(world: World) -> tuple[int, list[Seat]]:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    table = await world.seated(*people, game="devil")
    return table, people


async def role(world: World, table: int, seat: Seat) -> str:
    return str((await world.house.desk(table, seat.user.id)).view.own.role)


async def with_role(world: World, table: int, people: list[Seat], *roles: str) -> Seat:
    for seat in people:
        if await role(world, table, seat) in roles:
            return seat
    raise AssertionError(roles)


@pytest.mark.parametrize("ephemeral", [False, True])
async def test_a_usual_offer_takes_at_most_five_clicks(world: World, ephemeral: bool) -> None:
    table, people = await seated(world)
    seat = await with_role(world, table, people, "sun", "moon")
    if ephemeral:
        await seat.open_desk(table)
    else:
        seat.take_dm()
    hand = Hand(seat)
    await hand.choose("goods", *hand.offered("goods")[:2])
    await hand.choose("coins", "1")
    await hand.choose("price", "coins-4")
    assert "You offer **" in seat.words()
    assert "for **4 coins**" in seat.words()
    await hand.press("Seal")
    assert hand.clicks <= 5
    assert "Sealed." in seat.words()
    assert (await world.house.desk(table, seat.user.id)).sealed is not None


async def test_the_devil_asks_for_a_soul_in_as_few_clicks(world: World) -> None:
    table, people = await seated(world)
    seat = await with_role(world, table, people, "devil")
    seat.take_dm()
    hand = Hand(seat)
    await hand.choose("goods", *hand.offered("goods")[:3])
    await hand.press("1 soul piece")
    await hand.press("Seal")
    assert hand.clicks == 3
    assert "for **1 soul piece**" in seat.words()


async def test_a_typed_offer_shows_the_same_sentence_and_needs_the_same_seal(world: World) -> None:
    table, people = await seated(world)
    seat = await with_role(world, table, people, "sun", "moon")
    result = await seat.member.slash(world.channel, "offer", what="nothing for 4")
    seat.desk, seat.private = result.response, False
    assert "Your chest is empty, and still you ask **4 coins**" in seat.words()
    assert (await world.house.desk(table, seat.user.id)).sealed is None
    await seat.press("Seal")
    assert "Sealed." in seat.words()
    assert "Your chest is empty, and still you ask **4 coins**" in seat.words()


async def test_dragons_are_not_traded(world: World) -> None:
    table, people = await seated(world)
    result = await people[0].member.slash(world.channel, "offer", what="3 dragons for a kingdom")
    people[0].desk = result.response
    assert "“dragons”" in people[0].words()
    desk = await world.house.desk(table, people[0].user.id)
    assert (desk.sealed, desk.drafts) == (None, {})


async def test_a_half_packed_chest_is_the_same_in_the_message_and_at_the_table(world: World) -> None:
    table, people = await seated(world)
    seat = await with_role(world, table, people, "sun", "moon")
    seat.take_dm()
    hand = Hand(seat)
    await hand.choose("price", "coins-7")
    await seat.open_desk(table)
    assert "for **7 coins**" in seat.words() or "you ask **7 coins**" in seat.words()


async def test_a_trade_with_the_bank_takes_two_clicks_and_the_next_one_more(world: World) -> None:
    table, people = await seated(world)
    seat = people[0]
    seat.take_dm()
    before = (await world.house.desk(table, seat.user.id)).view.own.stock["coins"]
    hand = Hand(seat)
    await hand.press("Bank")
    await hand.choose("trade", "borrow:2")
    assert hand.clicks == 2
    assert "You borrow 2 coins. Your debt is 2 now." in seat.words()
    await hand.choose("trade", "borrow:1")
    assert hand.clicks == 3
    own = (await world.house.desk(table, seat.user.id)).view.own
    assert (own.stock["coins"], own.debt) == (before + 3, 3)
    await hand.press("Back")
    assert "What do you put into your chest" in seat.words()


async def test_what_was_done_at_the_bank_waits_for_the_settlement(world: World) -> None:
    table, people = await seated(world)
    seat, other = people[:2]
    seat.take_dm()
    hand = Hand(seat)
    await hand.press("Bank")
    await hand.choose("trade", "borrow:5")
    assert "the others will hear that you borrowed 5 coins" in seat.words()
    board = (await world.house.board(table)).view
    assert all(one.debt == 0 for one in board.seats)
    await other.open_desk(table)
    assert "borrow" not in other.words()
