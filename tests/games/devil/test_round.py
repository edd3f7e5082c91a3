"""The order of a round, and sealing in general (sections 3 and 7)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.texts import Refusal
from games.devil.rules.phases.turn_order import END, FOLLOWING, TURN_ORDER
from games.devil.rules.state import Chest, State
from tests.games.devil.builders import CHANCE, GAME, SUN, answer, table

CHESTS = tuple(Chest({}, False, 2) for _ in range(4))
SEALED = [
    "trading.offer",
    "trading.first",
    "trading.second",
    "actions.plan",
    "hunt.vote",
    "inquisition.wings",
    "inquisition.pack",
]


def at(step: str, **changes: Any) -> State:
    return table(step, 3, chests=CHESTS, **changes)


def played(number: int) -> list[str]:
    """The phases of that round, in order."""
    steps = [step.name.partition(".")[0] for step in TURN_ORDER if number in step.rounds]
    return list(dict.fromkeys(steps))


@pytest.mark.parametrize(
    ("number", "special"),
    [(1, []), (2, ["hunt"]), (3, ["hunt", "inquisition"]), (4, []), (5, ["inquisition"])],
)
def test_each_round_has_its_phases(number: int, special: list[str]) -> None:
    assert played(number) == ["production", "cards", "trading", "actions", "interest", "reputation", *special]


def test_the_game_ends_after_round_five() -> None:
    number, step = 1, TURN_ORDER[0].name
    seen = set()
    while step != END:
        seen.add(number)
        number, step = FOLLOWING[(number, step)]
    assert seen == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("step", SEALED)
def test_everybody_is_asked_also_who_has_nothing_to_decide(step: str) -> None:
    assert sorted(GAME.asks(at(step))) == [0, 1, 2, 3]


@pytest.mark.parametrize("step", SEALED)
def test_a_sealed_answer_can_be_taken_back_until_the_last_seat_has_sealed(step: str) -> None:
    state = at(step, sun={"goods": {"coins": 9}})
    ask = GAME.asks(state)[SUN].id
    value = GAME.absent(state, SUN)
    after = GAME.answer(state, SUN, ask, value, CHANCE).state
    assert GAME.sealed(after)[SUN].id == ask
    assert GAME.take_back(after, SUN, ask).state == state


@pytest.mark.parametrize("step", SEALED)
def test_the_last_seal_settles_and_nothing_can_be_taken_back(step: str) -> None:
    state = at(step)
    ask = GAME.asks(state)[SUN].id
    for seat in range(4):
        assert GAME.moment(state) == f"3.{step}"
        state = GAME.answer(state, seat, ask, GAME.absent(state, seat), CHANCE).state
    assert GAME.moment(state) != f"3.{step}"
    with pytest.raises(Refusal, match="nothing-sealed"):
        GAME.take_back(state, SUN, ask)


@pytest.mark.parametrize("step", SEALED)
def test_the_order_in_which_the_seats_seal_does_not_matter(step: str) -> None:
    start = at(step, sun={"goods": {"coins": 9}}, devil={"goods": {"coins": 9}})
    ask = GAME.asks(start)[SUN].id
    ends = set()
    for order in permutations(range(4)):
        state = start
        for seat in order:
            state = GAME.answer(state, seat, ask, GAME.absent(state, seat), CHANCE).state
        ends.add(repr(state))
    assert len(ends) == 1


def test_a_seal_changes_nothing_the_others_see_but_who_has_finished() -> None:
    state = at("inquisition.pack", sun={"goods": {"coins": 9}})
    small, large = (GAME.view(answer(state, "sun", bribe=coins), 1) for coins in (0, 9))
    assert small == large
    assert small.waiting == (1, 2, 3)


def test_an_answer_to_a_question_of_before_is_refused() -> None:
    with pytest.raises(Refusal, match="not-asked"):
        GAME.answer(at("trading.first"), SUN, "3.trading.offer", {"price": "coins-2"}, CHANCE)


def test_an_answer_is_not_given_twice() -> None:
    state = answer(at("hunt.vote"), "sun", whom="nobody")
    with pytest.raises(Refusal, match="not-asked"):
        GAME.answer(state, SUN, "3.hunt.vote", {"whom": "nobody"}, CHANCE)


def test_a_refused_answer_leaves_the_state_as_it_was() -> None:
    state = at("trading.offer", sun={"goods": {"wood": 1}})
    before = repr(state)
    with pytest.raises(Refusal):
        answer(state, "sun", goods={"wood": 5}, price="coins-2")
    assert repr(state) == before


@pytest.mark.parametrize("step", SEALED)
def test_ask_ids_tell_round_and_step_and_nothing_else(step: str) -> None:
    assert {ask.id for ask in GAME.asks(at(step)).values()} == {f"3.{step}"}
