"""What holds for the standing orders of every game that knows some."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from engine.contract import Ask, Disarm, Game, ordering
from engine.forms import Draft
from engine.playouts import RandomDraft
from engine.registry import games
from engine.texts import Refusal
from tests.contract.journeys import Journey, chance

TABLES = 6
GAMES = [game for _, game in sorted(games().items()) if ordering(game) is not None]


class Met(Struct, frozen=True):
    """An order given at some state, and what it says to what is asked there."""

    state: Any
    seat: int
    ask: Ask
    kind: str
    value: dict[str, Any]
    said: Any


@cache
def met(game: Game[Any]) -> list[Met]:
    """Random orders at every question of a few random games."""
    rules, found = ordering(game), []
    assert rules is not None
    for table in range(TABLES):
        stream = chance(500 + table).stream("orders")
        for step in Journey(game, game.seats[1], table):
            state = step.outcome.state
            for seat, ask in game.asks(state).items():
                view = game.view(state, seat)
                for kind in rules.orders(view):
                    value = rules.order_form(view, kind.id, RandomDraft(stream)).sealed()
                    found.append(Met(state, seat, ask, kind.id, value, rules.matches(kind.id, value, view, ask)))
    return found


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def test_what_an_order_answers_is_taken_by_the_rules(game: Game[Any]) -> None:
    answered: set[str] = set()
    for one in met(game):
        if isinstance(one.said, dict):
            game.answer(one.state, one.seat, one.ask.id, one.said, chance(1))
            answered.add(one.kind)
    rules = ordering(game)
    assert rules is not None
    first = Journey(game, game.seats[1], 0).first.state
    assert answered == {kind.id for kind in rules.orders(game.view(first, 0))}


def test_an_order_that_does_not_fit_says_why(game: Game[Any]) -> None:
    reasons = [one.said.reason for one in met(game) if isinstance(one.said, Disarm)]
    assert reasons
    assert all(reason.key.startswith(f"{game.id}-") for reason in reasons)


def test_an_onlooker_gives_no_orders_and_nobody_does_after_the_end(game: Game[Any]) -> None:
    rules = ordering(game)
    assert rules is not None
    journey = Journey(game, game.seats[1], 0)
    assert rules.orders(game.view(journey.first.state, None)) == ()
    for _ in journey:
        pass
    assert rules.orders(game.view(journey.state, 0)) == ()


def test_an_order_nobody_knows_is_refused(game: Game[Any]) -> None:
    rules = ordering(game)
    assert rules is not None
    view = game.view(Journey(game, game.seats[1], 0).first.state, 0)
    with pytest.raises(Refusal, match="not-offered"):
        rules.order_form(view, "dragons", Draft({}))


def test_an_order_is_decided_by_what_its_seat_may_know(game: Game[Any]) -> None:
    rules = ordering(game)
    assert rules is not None
    for number, one in enumerate(met(game)):
        if number % 40 == 0:
            other = game.resample(one.state, one.seat, chance(number))
            assert rules.matches(one.kind, one.value, game.view(other, one.seat), one.ask) == one.said
