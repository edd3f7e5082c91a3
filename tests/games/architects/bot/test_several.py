"""Exchanges, orders and captures on the desk: whatever the rules allow in a turn can be chosen, in that order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.desk.forms import continue_order, older_select
from bot.messages.custom_ids import Press
from engine.chance import Chance
from engine.forms import Draft, Several
from engine.texts import Refusal
from face.desk.form import open_options
from games.architects.face.face import FACE
from games.architects.rules import GAME
from games.architects.rules.state import State
from tests.bot.forms_by_clicks import Hand
from tests.games.architects.bot.played import played
from tests.games.architects.building import having, standing, table

NAMES = {"guardhouse": "order", "storehouse": "trade"}


def at_desk(state: State) -> Hand:
    return Hand(GAME, FACE, state, state.seat, GAME.asks(state)[state.seat])


def clicked(state: State, place: str, *steps: str) -> State:
    """The state after the place and these steps are chosen one by one, and Seal."""
    hand = at_desk(state)
    hand.use("location", place)
    for step in steps:
        hand.use(NAMES[place], step)
    return answered(state, hand.form().sealed())


def answered(state: State, value: dict[str, Any]) -> State:
    ask = GAME.asks(state)[state.seat]
    found: State = GAME.answer(state, state.seat, ask.id, value, Chance(bytes(32))).state
    return found


def ordered(state: State, *orders: str) -> State:
    return clicked(state, "guardhouse", *orders)


def traded(state: State, *trades: str) -> State:
    return clicked(state, "storehouse", *trades)


def guards(workers: int, **changes: Any) -> State:
    """So many orders at the Guardhouse; seat 1 holds two workers of seat 0."""
    state = standing(table(), "guardhouse", workers - 1)
    return having(having(state, 0, **changes), 1, captured=(2, 0, 0))


# ---------------------------------------------------------------------- the Guardhouse


def test_captives_are_sent_to_prison_for_the_silver_that_frees_ones_own() -> None:
    done = ordered(guards(2, stock={}, captured=(0, 3, 2)), "imprison", "buy")
    assert done.players[0].stock["silver"] == 0
    assert done.players[1].captured == (0, 0, 0)


def test_workers_are_freed_by_a_debt_that_is_then_paid() -> None:
    done = ordered(guards(2, stock={"silver": 6}, virtue=8, apprentices=("debt-collector-1",)), "owe", "pay-debt")
    assert (done.players[0].debts, done.players[0].paid, done.players[0].stock["clay"]) == (0, 1, 2)


def test_a_debt_is_paid_before_another_is_taken() -> None:
    """Virtue 0: paying first gains the step that owing then loses, instead of another debt."""
    done = ordered(guards(2, stock={"silver": 6}, virtue=0, debts=1), "pay-debt", "owe")
    assert done.players[0].debts == 1
    assert done.players[0].virtue == 0


def test_less_virtue_makes_the_next_order_cheaper() -> None:
    done = ordered(guards(2, stock={"silver": 5}, virtue=4, debts=1), "owe", "pay-debt")
    assert (done.players[0].debts, done.players[0].stock["silver"]) == (1, 0)


def test_what_the_virtue_gained_makes_dearer_is_not_offered() -> None:
    """Two debts at virtue 3 cost 5 and 6: with 10 silver the second one stays."""
    state = guards(2, stock={"silver": 10}, virtue=3, debts=2)
    hand = at_desk(state)
    hand.use("location", "guardhouse")
    hand.use("order", "pay-debt")
    assert "pay-debt" not in offered_in(hand)


def test_the_same_order_several_times() -> None:
    done = ordered(guards(3, stock={"silver": 18}, debts=3), "pay-debt", "pay-debt", "pay-debt")
    assert (done.players[0].debts, done.players[0].paid) == (0, 3)


def test_own_prisoners_come_out_before_captives_go_in_and_the_other_way_round() -> None:
    state = replace(guards(2, captured=(0, 2, 0)), prison=(3, 0, 0))
    assert ordered(state, "release", "imprison").prison == ordered(state, "imprison", "release").prison == (0, 2, 0)


# ---------------------------------------------------------------------- the Storehouse


def test_two_merchants_trades_feed_two_traders_trades() -> None:
    """Silver for clay twice, clay for marble twice."""
    state = having(standing(table(), "storehouse", 3), 0, stock={"silver": 2}, apprentices=("merchant-1", "trader-1"))
    done = traded(state, "merchant-1", "merchant-1", "trader-1", "trader-1")
    assert (done.players[0].stock["marble"], done.players[0].stock["silver"]) == (2, 0)


def test_two_merchants_trades_feed_three_gains_of_virtue() -> None:
    state = having(standing(table(), "storehouse", 4), 0, stock={"silver": 2}, apprentices=("merchant-1",))
    done = traded(state, "merchant-1", "merchant-1", "virtue", "virtue", "virtue")
    assert done.players[0].virtue == 10
    assert done.players[0].stock["clay"] == 0


# ---------------------------------------------------------------------- the select


def steps_in(hand: Hand) -> Several:
    return next(field.node for field in hand.form().fields if isinstance(field.node, Several))


def offered_in(hand: Hand) -> list[str]:
    return [option.id for option in open_options(steps_in(hand))]


def rich() -> State:
    state = guards(4, stock={"clay": 9, "wood": 9, "stone": 9, "silver": 20}, captured=(0, 2, 1), debts=2)
    return standing(state, "storehouse", 7)


def rich_at(place: str, *steps: str) -> Hand:
    hand = at_desk(rich())
    hand.use("location", place)
    for step in steps:
        hand.use(NAMES[place], step)
    return hand


def test_several_things_at_once_are_done_in_the_order_in_which_they_stand() -> None:
    hand = rich_at("guardhouse")
    hand.use("order", "pay-debt", "imprison")
    assert hand.draft == {"location": "guardhouse", "order": ["imprison", "pay-debt"]}


def test_several_things_that_do_not_go_together_are_refused_as_a_whole() -> None:
    hand = rich_at("guardhouse")
    with pytest.raises(Refusal) as caught:
        hand.use("order", "buy", "owe")
    assert caught.value.code == "none-captured"
    assert hand.draft == {"location": "guardhouse"}


def test_the_last_step_is_taken_back_and_another_one_chosen() -> None:
    hand = rich_at("guardhouse", "imprison", "buy", "pay-debt")
    hand.take_last("order")
    hand.take_last("order")
    assert hand.draft["order"] == ["imprison"]
    assert hand.form().ready
    hand.use("order", "owe")
    assert hand.form().sealed() == {
        "location": "guardhouse",
        "order1": "imprison",
        "order2": "owe",
        "order3": "stop",
    }


def test_nothing_at_all_can_be_chosen_and_then_something() -> None:
    hand = rich_at("storehouse")
    assert not hand.form().ready
    hand.draft = {**hand.draft, "trade": []}
    assert hand.form().ready
    hand.use("trade", "marble")
    assert hand.draft == {"location": "storehouse", "trade": ["marble"]}


def test_each_step_says_what_it_was_when_it_was_chosen() -> None:
    """The second debt is dearer: virtue has gone up."""
    state = guards(2, stock={"silver": 20}, virtue=3, debts=2)
    hand = at_desk(state)
    hand.use("location", "guardhouse")
    hand.use("order", "pay-debt")
    hand.use("order", "pay-debt")
    assert [option.data["price"] for option in steps_in(hand).chosen] == [5, 6]


def test_where_nothing_can_be_done_any_more_nothing_is_offered() -> None:
    state = having(standing(table(), "storehouse", 2), 0, stock={"wood": 2}, apprentices=())
    hand = at_desk(state)
    hand.use("location", "storehouse")
    hand.use("trade", "virtue")
    assert offered_in(hand) == []
    assert hand.form().ready


def test_where_nothing_can_be_done_at_all_nothing_need_be_chosen() -> None:
    hand = at_desk(having(table(), 0, stock={}, apprentices=()))
    hand.use("location", "storehouse")
    assert hand.form().sealed() == {"location": "storehouse", "trade1": "stop"}


# ---------------------------------------------------------------------- answers and desks of releases 0.1.0 and 0.2.0


def test_a_draft_of_an_older_release_goes_on() -> None:
    hand = at_desk(rich())
    hand.draft = {"location": "guardhouse", "order1": "imprison", "order2": "buy"}
    assert [option.id for option in steps_in(hand).chosen] == ["imprison", "buy"]
    hand.use("order", "pay-debt")
    assert hand.form().sealed() == {
        "location": "guardhouse",
        "order1": "imprison",
        "order2": "buy",
        "order3": "pay-debt",
        "order4": "stop",
    }


def test_a_list_and_the_older_way_of_writing_it_are_the_same_answer() -> None:
    state = rich()
    listed: dict[str, Any] = {"location": "storehouse", "trade": ["virtue", "marble"], "goods1": {"clay": 2}}
    numbered: dict[str, Any] = {"location": "storehouse", "trade1": "virtue", "goods1": {"clay": 2}, "trade2": "marble"}
    form = GAME.form(state, 0, GAME.asks(state)[0].id, Draft(numbered))
    assert GAME.form(state, 0, GAME.asks(state)[0].id, Draft(listed)).sealed() == form.sealed()
    assert list(form.sealed()) == ["location", "trade1", "goods1", "trade2", "goods2", "trade3"]
    assert outcome_of(state, listed) == outcome_of(state, numbered) == outcome_of(state, form.sealed())


def test_a_select_of_an_older_desk_sets_its_step() -> None:
    hand = rich_at("guardhouse", "imprison", "buy")
    press, values = older_select(hand.form(), Press("control", field="order2"), ["owe"]) or pytest.fail(
        "taken for another select"
    )
    assert (press.action, press.field) == ("set", "order")
    assert continue_order(steps_in(hand), press, values) == ["imprison", "owe"]
    press, values = older_select(hand.form(), Press("control", field="order2"), ["stop"]) or pytest.fail(
        "taken for another select"
    )
    assert continue_order(steps_in(hand), press, values) == ["imprison"]
    assert older_select(hand.form(), Press("control", field="location"), ["forest"]) is None


def test_a_press_that_comes_twice_adds_nothing_twice() -> None:
    hand = rich_at("guardhouse", "imprison")
    press = Press("set", field="order", argument="0.1")
    once = continue_order(steps_in(hand), press, ["pay-debt"])
    hand.use("order", "pay-debt")
    assert continue_order(steps_in(hand), press, ["pay-debt"]) == once == hand.draft["order"]


# ---------------------------------------------------------------------- everything can be reached

MOST_POSITIONS = 60


def positions() -> Iterator[tuple[State, str]]:
    """Random positions in which two to four orders or exchanges are allowed, and something can be done."""
    found = 0
    for seed in range(70, 110):
        for state, _ in played(seed, 2 + seed % 4, boards="all", promos=True):
            if state.step != "turn" or not state.players[state.seat].workers:
                continue
            for place in NAMES:
                if state.workers[place][state.seat] in (1, 2, 3) and state.turn % 7 == 0:
                    found += 1
                    yield state, place
        if found >= MOST_POSITIONS:
            return


def outcome_of(state: State, value: dict[str, Any]) -> bytes:
    return msgspec.json.encode(replace(answered(state, value), before=None))


def by_rules(state: State, place: str) -> set[bytes]:
    """What every chain the rules take leads to, spelled out by number as logs have it."""
    stem, ask, found = NAMES[place], GAME.asks(state)[state.seat], set()
    ways: list[dict[str, Any]] = [{"location": place}]
    while ways:
        value = ways.pop()
        number = sum(name.startswith(stem) for name in value) + 1
        for ended in (value, {**value, f"{stem}{number}": "stop"}):
            with suppress(Refusal):
                found.add(outcome_of(state, ended))
        node = GAME.form(state, state.seat, ask.id, Draft(value)).fields[1].node
        assert isinstance(node, Several)
        ways += [{**value, f"{stem}{number}": option.id} for option in node.options if option.closed is None]
    return found


def by_presses(state: State, place: str) -> set[bytes]:
    """What the desk's select leads to, one or two things chosen at a time."""
    first = at_desk(state)
    first.use("location", place)
    ways, met, found = [first.draft], set[str](), set()
    while ways:
        hand = at_desk(state)
        hand.draft = ways.pop()
        key = repr(sorted(hand.draft.items()))
        if key in met:
            continue
        met.add(key)
        if hand.form().ready:
            found.add(outcome_of(state, hand.form().sealed()))
        node = steps_in(hand)
        if not node.chosen:
            found.add(outcome_of(state, {**hand.draft, NAMES[place]: []}))
        for count in range(1, min(2, node.most - len(node.chosen)) + 1):
            for values in combinations(offered_in(hand), count):
                again = at_desk(state)
                again.draft = hand.draft
                with suppress(Refusal):
                    again.use(NAMES[place], *values)
                    ways.append(again.draft)
    return found


def test_every_chain_the_rules_take_can_be_chosen_on_the_desk() -> None:
    several = 0
    for state, place in positions():
        legal, reached = by_rules(state, place), by_presses(state, place)
        assert legal <= reached, (state.seat, place, len(legal - reached))
        several += len(legal) > 2
    assert several > 20
