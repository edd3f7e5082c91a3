"""How many clicks a turn takes from the open desk on, and what the selects of a turn mean."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.desk.forms import count_selects
from engine.chance import Chance
from engine.contract import Ask
from engine.forms import Pick, Several
from face.core.parts import Control
from games.architects.face.face import FACE
from games.architects.rules import GAME
from games.architects.rules.locations.guildhall import BUILD
from games.architects.rules.state import FREE, State
from tests.bot.forms_by_clicks import FIRST, Hand
from tests.games.architects.bot.played import asked, form_of, played
from tests.games.architects.building import having, standing, table

MOST_CLICKS = 4


def turn_of(state: State) -> Ask:
    """What the seat to move is asked."""
    return GAME.asks(state)[state.seat]


def hand(state: State) -> Hand:
    """Somebody at the desk of the seat to move."""
    return Hand(GAME, FACE, state, state.seat, turn_of(state))


def rich(seats: int = 3) -> State:
    """Everything there is to do can be done."""
    state = having(
        table(seats),
        0,
        stock={"clay": 9, "wood": 9, "stone": 9, "gold": 4, "marble": 4, "silver": 20},
        hand=("fortress", "smithy", "tavern"),
        apprentices=("labourer", "merchant-1"),
        debts=3,
    )
    for place in ("storehouse", "guardhouse", "town-centre", "workshop"):
        state = standing(state, place, 2, 1, 1)
    state = having(state, 0, captured=(0, 2, 1))
    return having(state, 1, captured=(2, 0, 0))


TURNS: list[tuple[str, list[tuple[str, tuple[str, ...]]]]] = [
    ("wood", [("location", ("forest",))]),
    ("gold", [("location", ("mines",))]),
    ("three exchanges", [("location", ("storehouse",)), ("trade", ("virtue", "marble")), ("trade", ("virtue",))]),
    ("two captures", [("location", ("town-centre",)), ("capture", ("storehouse.1", "storehouse.2"))]),
    ("three orders", [("location", ("guardhouse",)), ("order", ("imprison", "pay-debt")), ("order", ("pay-debt",))]),
    ("cards", [("location", ("workshop",)), ("who", ("plan",))]),
    ("rare goods", [("location", ("market",)), ("space", ("1",))]),
    ("a building", [("location", ("build.smithy",))]),
    ("a building that hires", [("location", ("build.tavern",)), ("who", (FIRST,))]),
    ("a building that captures", [("location", ("build.fortress",)), ("capture", ("workshop.1", "workshop.2"))]),
    ("the Cathedral", [("location", ("cathedral",)), ("card", ("smithy",))]),
]


@pytest.mark.parametrize(("turn", "clicks"), TURNS, ids=[turn for turn, _ in TURNS])
def test_a_turn_takes_at_most_four_clicks(turn: str, clicks: list[tuple[str, tuple[str, ...]]]) -> None:
    state = rich()
    at_desk = hand(state)
    for field, values in clicks:
        at_desk.use(field, *values)
    form = at_desk.form()
    assert form.problem is None
    assert form.ready, form.missing
    assert at_desk.clicks + 1 <= MOST_CLICKS  # and Seal
    GAME.answer(state, state.seat, turn_of(state).id, form.sealed(), Chance(bytes(32)))


def test_random_turns_take_at_most_four_clicks_as_a_rule() -> None:
    """Whatever a turn needs, input by input: a select, or a button, once each."""
    counts: list[int] = []
    stream = Chance(bytes(32)).stream("clicks")
    for number, (state, _) in enumerate(played(31, 4)):
        if number % 2 == 0 and state.step == "turn":
            at_desk = Hand(GAME, FACE, state, state.seat, turn_of(state))
            at_desk.go_through(stream)
            counts.append(at_desk.clicks + 1)
    assert len(counts) > 100
    assert sum(count <= MOST_CLICKS for count in counts) / len(counts) > 0.97
    assert max(counts) <= MOST_CLICKS + 2


# ------------------------------------------------------------------------------------------------------ what is shown


def test_only_what_is_open_can_be_chosen_and_the_reason_stands_above() -> None:
    seen: set[str] = set()
    for number, (state, _) in enumerate(played(5, 3, promos=True)):
        if number % 5:
            continue
        for seat, ask in asked(state):
            first = form_of(state, seat, ask, {}).fields[0]
            places = [one.id for one in getattr(first.node, "options", ()) if one.closed is None]
            for draft in ({}, *({first.name: place} for place in places if first.name == "location")):
                seen |= reasons_shown(state, seat, ask, draft)
    assert len(seen) > 8


def reasons_shown(state: State, seat: int, ask: Ask, draft: dict[str, Any]) -> set[str]:
    """The reasons at one moment of a desk; each is told, and nothing closed can be chosen."""
    form, view = form_of(state, seat, ask, draft), GAME.view(state, seat)
    layout = FACE.layout(view, ask, form, draft, ())
    covered = {name: one for one in layout.controls for name in one.covers}
    shown = "".join(repr(line) for line in FACE.details(view, ask, form))
    hand = "".join(repr(line) for line in FACE.own(view) if line.key.startswith("architects-own-card-"))
    seen = set()
    for field in form.fields:
        if isinstance(field.node, Several):
            assert field.name not in covered
        elif not isinstance(field.node, Pick) or field.name not in covered:
            continue
        elif (control := covered[field.name]).name == field.name:
            assert {one.id for one in control.choices} == {one.id for one in field.node.options if one.closed is None}
        for option in field.node.options:
            if option.closed is not None and field.name in form.missing:
                seen.add(option.closed.key)
                if option.id.startswith(BUILD):  # what it still needs stands in the hand
                    assert f"id={option.id.removeprefix(BUILD)!r}" in hand
                else:
                    assert option.closed.key.replace("refused", "architects-why") in shown
    return seen


def test_every_place_says_what_it_would_bring() -> None:
    state = standing(table(), "forest", 2)
    shown = {choice.id: choice.text for choice in control(state, "location").choices}
    assert repr(shown["forest"].params["things"]) == "Things(amounts={'wood': 3})"


# ------------------------------------------------------------------------------------------------ selects of a turn


def control(state: State, name: str, **draft: Any) -> Control:
    ask = turn_of(state)
    form = form_of(state, state.seat, ask, draft)
    layout = FACE.layout(GAME.view(state, state.seat), ask, form, draft, ())
    return next(one for one in layout.controls if one.name == name)


def used(state: State, name: str, *values: str, **draft: Any) -> dict[str, Any]:
    ask = turn_of(state)
    form = form_of(state, state.seat, ask, draft)
    return FACE.controlled(GAME.view(state, state.seat), ask, form, draft, name, list(values))


def test_another_place_begins_the_turn_anew() -> None:
    state = rich()
    draft = {"location": "storehouse", "trade": ["marble", "virtue"]}
    assert used(state, "location", "forest", **draft) == {"location": "forest"}


def test_more_groups_than_a_select_can_show_are_asked_page_by_page() -> None:
    state = table(5)
    for place in ("quarry", "forest", "silversmith", "mines", "storehouse", "workshop"):
        state = standing(state, place, 1, 1, 1, 1, 1)
    state = having(state, 0, stock={"silver": 9})
    form = form_of(state, 0, turn_of(state), {"location": "town-centre"})
    layout = FACE.layout(GAME.view(state, 0), turn_of(state), form, {"location": "town-centre"}, ())
    assert [one.name for one in layout.controls] == ["location"]
    field = next(field for field in form.fields if field.name == "capture")
    assert count_selects(field) == 2


def test_a_taken_space_of_the_black_market_is_not_offered() -> None:
    state = replace(rich(), market=(1, FREE, FREE))
    assert [one.id for one in control(state, "space", location="market").choices] == ["2", "3"]
