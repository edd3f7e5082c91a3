"""How many clicks things take from the open desk on: a click is one interaction or one modal sent."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from games.devil.face.face import FACE
from games.devil.rules import GAME
from tests.bot.forms_by_clicks import FIRST
from tests.bot.forms_by_clicks import Hand as Clicks
from tests.bot.people import Seat, World, parsed, selects_of, texts_of
from tests.games.devil.bot.played import positions
from tests.host.seating import safely_until

MOST_VIEWING, MOST_PLAN = 2, 8


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
    return str((await world.house.play.desk(table, seat.user.id)).view.own.role)


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
    assert (await world.house.play.desk(table, seat.user.id)).sealed is not None


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
    assert "Your chest is empty, yet you ask **4 coins**" in seat.words()
    assert (await world.house.play.desk(table, seat.user.id)).sealed is None
    await seat.press("Seal")
    assert "Sealed." in seat.words()
    assert "Your chest is empty, yet you ask **4 coins**" in seat.words()


async def test_dragons_are_not_traded(world: World) -> None:
    table, people = await seated(world)
    result = await people[0].member.slash(world.channel, "offer", what="3 dragons for a kingdom")
    people[0].desk = result.response
    assert "“dragons”" in people[0].words()
    desk = await world.house.play.desk(table, people[0].user.id)
    assert (desk.sealed, desk.drafts) == (None, {})


async def test_a_half_packed_chest_is_the_same_in_the_message_and_at_the_table(world: World) -> None:
    table, people = await seated(world)
    seat = await with_role(world, table, people, "sun", "moon")
    seat.take_dm()
    hand = Hand(seat)
    await hand.choose("price", "coins-7")
    await seat.open_desk(table)
    assert "you ask **7 coins**" in seat.words()


async def test_a_trade_with_the_bank_says_what_it_would_do_before_it_is_done(world: World) -> None:
    table, people = await seated(world)
    seat = people[0]
    seat.take_dm()
    before = (await world.house.play.desk(table, seat.user.id)).view.own.stock["coins"]
    hand = Hand(seat)
    await hand.press("🏦 Bank")
    await hand.choose("trade", "borrow:2")
    assert "You borrow 2 coins from the bank. Your debt will be 2." in seat.words()
    assert (await world.house.play.desk(table, seat.user.id)).view.own.debt == 0
    await hand.press("Trade")
    assert hand.clicks == 3
    own = (await world.house.play.desk(table, seat.user.id)).view.own
    assert (own.stock["coins"], own.debt) == (before + 2, 2)
    assert "What do you put into your chest" in seat.words()


async def test_an_empty_plan_is_asked_about_once_more(world: World) -> None:
    table, people = await seated(world)
    seat = people[0]
    await safely_until(world.house, await world.house.lookups.table(table), lambda state: state.step == "actions.plan")
    await seat.open_desk(table)
    hand = Hand(seat)
    await hand.press("Seal")
    assert "Your plan is empty" in seat.words()
    assert (await world.house.play.desk(table, seat.user.id)).sealed is None
    await hand.press("Yes: Seal")
    assert (await world.house.play.desk(table, seat.user.id)).sealed is not None


async def test_a_big_loan_is_asked_about_once_more(world: World) -> None:
    table, people = await seated(world)
    seat = people[0]
    seat.take_dm()
    hand = Hand(seat)
    await hand.press("🏦 Bank")
    await hand.choose("trade", "borrow:5")
    await hand.press("Trade")
    assert "You borrow 5 coins: your debt will be 5." in seat.words()
    assert (await world.house.play.desk(table, seat.user.id)).view.own.debt == 0
    await hand.press("Yes: Trade")
    assert (await world.house.play.desk(table, seat.user.id)).view.own.debt == 5


async def test_the_building_that_is_kept_is_asked_about_once_more_because_new_ones_come_at_once(world: World) -> None:
    table, people = await seated(world)
    there = await world.house.lookups.table(table)
    await safely_until(world.house, there, lambda state: state.step == "cards.pick")
    seat = await keeping(world, table, people)
    await seat.open_desk(table)
    hand = Hand(seat)
    menu = selects_of(seat.components())
    if menu and any(parsed(one["custom_id"])["field"] == "card" for one in menu):
        await hand.choose("card", hand.offered("card")[0])
    else:
        await hand.press(next(label for label, press in seat.buttons().items() if ":pick:" in press["custom_id"]))
    await hand.press("Keep it, discard the others")
    assert "Four new buildings come at once" in seat.words()
    assert (await world.house.play.desk(table, seat.user.id)).ask.kind == "keep"
    await hand.press("Yes: Keep it, discard the others")
    assert (await world.house.play.desk(table, seat.user.id)).ask.kind == "pass"
    assert hand.clicks == 3


async def test_the_report_of_a_phase_stands_above_the_first_question_after_it_and_no_other(world: World) -> None:
    table, people = await seated(world)
    there = await world.house.lookups.table(table)
    await safely_until(world.house, there, lambda state: state.step == "cards.pick")
    await world.deliver()
    seat = await keeping(world, table, people)
    seat.take_dm()
    above = "See the message above"
    assert "drift 8 → 7" in texts_of(seat.dms()[-2].components)
    assert above in seat.words()
    card = next(press for press in seat.buttons().values() if ":pick:" in press["custom_id"])["label"]
    await seat.press(card)
    assert above in seat.words()
    await seat.press("Keep it, discard the others")
    await seat.press("Yes: Keep it, discard the others")
    assert "Which two" in seat.words()
    assert above not in seat.words()


async def keeping(world: World, table: int, people: list[Seat]) -> Seat:
    """Somebody who is asked which building they keep."""
    for seat in people:
        ask = (await world.house.play.desk(table, seat.user.id)).ask
        if ask is not None and ask.kind == "keep":
            return seat
    raise AssertionError("nobody keeps a building")


def test_a_chest_is_taken_or_left_with_two_clicks() -> None:
    for number, (state, seat, ask) in enumerate(positions(range(3, 5), "viewing")):
        if number % 20 == 0:
            at_desk = Clicks(GAME, FACE, state, seat, ask)
            at_desk.use("answer", FIRST)
            assert at_desk.form().ready
            assert at_desk.form().warning is None
            assert at_desk.clicks + 1 <= MOST_VIEWING  # and Seal


def test_a_full_plan_takes_at_most_eight_clicks() -> None:
    """An event, every token and whatever choices follow, with the question that a big sale brings.

    One more where two achievements come at once and each field is chosen, and one where courtiers are given for two.
    """
    stream, counts = Chance(bytes(32)).stream("clicks"), []
    for number, (state, seat, ask) in enumerate(positions(range(3, 6), "plan")):
        if number % 3 == 0:
            at_desk = Clicks(GAME, FACE, state, seat, ask)
            controls = {control.name: control for control in at_desk.layout().controls}
            if "plan-event" in controls:
                at_desk.use("plan-event", next(one.id for one in controls["plan-event"].choices if "left" in one.id))
            tokens = next((one for one in at_desk.layout().controls if one.name == "plan-tokens"), None)
            if tokens is not None:
                at_desk.use("plan-tokens", *full_plan([choice.id for choice in tokens.choices], tokens.most))
            at_desk.go_through(stream)
            fields = sum(name.endswith(".field") for name in at_desk.form().value)
            given = sum(name.startswith("achieve.") for name in at_desk.form().value)
            counts.append(at_desk.clicks + 1 + (at_desk.form().warning is not None) - (fields > 1) - (given > 1))
    assert len(counts) > 40
    assert max(counts) <= MOST_PLAN


def full_plan(offered: list[str], most: int) -> list[str]:
    """As many tokens as a round takes: two buildings built, two used, a courtier."""
    builds = [id for id in offered if id.startswith("build:")][:2]
    uses = [id for id in offered if id.startswith("use:")][:2]
    hires = [id for id in offered if id.startswith("hire:")][:1]
    return [*builds, *uses, *hires][:most]


async def test_what_was_done_at_the_bank_waits_for_the_settlement(world: World) -> None:
    table, people = await seated(world)
    seat, other = people[:2]
    seat.take_dm()
    hand = Hand(seat)
    await hand.press("🏦 Bank")
    await hand.choose("trade", "borrow:3")
    await hand.press("Trade")
    assert "the others will learn that you borrowed 3 coins" in seat.words()
    board = (await world.house.play.board(table)).view
    assert all(one.debt == 0 for one in board.seats)
    await other.open_desk(table)
    assert "borrow" not in other.words()


async def test_too_many_buildings_keep_those_that_can_be_built_and_say_why_beside_the_select(world: World) -> None:
    table, people = await seated(world)
    seat = people[0]
    await safely_until(world.house, await world.house.lookups.table(table), lambda state: state.step == "actions.plan")
    await seat.open_desk(table)
    hand = Hand(seat)
    builds = [value for value in hand.offered("plan-tokens") if value.startswith("build:")]
    ids = [tokens_id(seat)]
    await hand.choose("plan-tokens", *builds[:3])
    ids.append(tokens_id(seat))
    await hand.choose("plan-tokens", *builds[:3])
    ids.append(tokens_id(seat))
    assert len(set(ids)) == 3  # a select of the same id would go on showing what was refused
    draft = (await world.house.play.desk(table, seat.user.id)).drafts["1.actions.plan"]
    assert (draft["build1"], draft["build2"]) == (builds[0][6:], builds[1][6:])
    assert "You can build at most two buildings a round." in seat.words()


def tokens_id(seat: Seat) -> str:
    """The custom id of the select of action tokens."""
    ids = [str(menu["custom_id"]) for menu in selects_of(seat.components())]
    return next(one for one in ids if parsed(one)["field"] == "plan-tokens")


def test_an_inquisitor_chosen_beside_nobody_is_what_is_shown_and_sealed() -> None:
    for state, seat, ask in positions(range(3, 9), "inquisitors"):
        at_desk = Clicks(GAME, FACE, state, seat, ask)
        menu = next(one for one in at_desk.layout().controls if one.name == "answer-soul")
        if menu.most > 1:
            field = menu.choices[0].id
            at_desk.use("answer-soul", "nobody")
            at_desk.use("answer-soul", "nobody", field)
            menu = next(one for one in at_desk.layout().controls if one.name == "answer-soul")
            assert [choice.id for choice in menu.choices if choice.chosen] == [field]
            assert at_desk.form().value[field] == "soul"
            assert not [name for name in at_desk.form().missing if name.partition(".")[0] == field]
            return
    raise AssertionError("nobody has two pieces left")
