"""The action phase at the table: four plans side by side, questions on the way, supplies at the end (section 3.4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from engine.texts import Refusal
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import State
from games.devil.under_test import without_achievements
from tests.games.devil.builders import (
    BOARD,
    CHANCE,
    GAME,
    MOON,
    START,
    SUN,
    answered,
    begun,
    of,
    settled,
    showing,
    table,
)

RURAL, TOWN = showing("rural", count=2), showing("town", count=1)
READY = (*RURAL, *TOWN)  # completes the first minor achievement


def revealed(**changes: Any) -> State:
    """Nobody planned anything; the plans are revealed and carried out as far as they go."""
    planned = settled(table("actions.plan", **changes)).state
    return begun(with_step(planned, "actions.resolve")).state


def stored(**changes: Any) -> State:
    """Such a table as rules of version 2 stored it: its plans say nothing about the achievements they lead to."""
    planned = settled(table("actions.plan", **changes)).state
    return begun(with_step(without_achievements(planned), "actions.resolve")).state


def with_step(state: State, step: str) -> State:
    return replace(state, step=step)


@pytest.mark.parametrize("hired", [(), ("church",)])
def test_nobody_is_asked_while_plans_are_carried_out(hired: tuple[str, ...]) -> None:
    state = revealed(sun={"built": READY, "hired": hired}, moon={"built": RURAL, "hired": ("town",)})
    assert not GAME.asks(state)
    assert of(state, "sun").minors[0] >= 0


def test_of_a_stored_game_who_needs_a_choice_is_asked_and_nobody_else() -> None:
    state = stored(sun={"built": READY})
    assert {seat: ask.kind for seat, ask in GAME.asks(state).items()} == {SUN: "minor"}


def test_the_next_question_of_a_seat_is_another_question() -> None:
    state = stored(sun={"built": READY, "hired": ("church",)})
    first = GAME.asks(state)[SUN].id
    after = answered(state, SUN, first, field="0")
    assert GAME.asks(after)[SUN].kind == "achieve"
    with pytest.raises(Refusal, match="not-asked"):
        answered(after, SUN, first, field="1")


def test_the_question_of_a_seat_does_not_depend_on_how_far_the_others_are() -> None:
    state = stored(sun={"built": READY}, moon={"built": READY})
    before = GAME.asks(state)[MOON].id
    assert GAME.asks(answered(state, SUN, GAME.asks(state)[SUN].id, field="0"))[MOON].id == before


def test_the_order_of_answers_does_not_matter_not_even_for_the_last_indulgence() -> None:
    wings = {"built": (*showing("church", count=5),), "angels": 1, "minors": (-2,) * 4}
    state = table("actions.plan", sun=wings, moon=wings, indulgences=1)
    ends = set()
    for order in permutations(range(4)):
        after = state
        for seat in order:
            after = GAME.answer(after, seat, "2.actions.plan", {}, CHANCE).state
        ends.add(tuple((one.indulgences, one.angels) for one in after.kingdoms[:2]))
    assert ends == {((1, 0), (0, 3))}


def test_wings_won_in_the_phase_are_paid_when_all_agendas_have_ended() -> None:
    state = table("actions.plan", sun={"hand": ("roadside-shrine",), "goods": {"wood": 1, "grain": 1, "marble": 1}})
    planned = settled(state, sun={"build1": "roadside-shrine"}).state
    resolved = begun(with_step(planned, "actions.resolve")).state
    assert (of(resolved, "sun").angels, of(resolved, "sun").claims) == (0, (("angel", 1),))
    assert settled(resolved).of("sun").angels == 1


def test_wings_are_told_with_the_building_that_brings_them_and_again_when_they_change_hands() -> None:
    rich = {"wood": 1, "grain": 1, "marble": 1}
    planned = settled(
        table("actions.plan", sun={"hand": ("roadside-shrine",), "goods": rich}), sun={"build1": "roadside-shrine"}
    )
    done = begun(with_step(planned.state, "actions.resolve"))
    assert done.public() == ["devil-did-build", "devil-did-earn-angel"]
    assert settled(done.state).public() == ["devil-wings-change-hands", "devil-wings-angel"]


def test_wings_of_other_phases_are_told_once() -> None:
    phase = begun(table("interest", sun={"built": ("abbey",), "demons": 1}))
    assert phase.public() == ["devil-did-building", "devil-wings-returned"]


def test_loans_of_the_plan_are_told_with_the_deeds() -> None:
    state = table("actions.plan", sun={"hand": ("mill",)})
    planned = settled(state, sun={"build1": "mill", "finance": "borrow"}).state
    told = begun(with_step(planned, "actions.resolve")).public()
    assert "devil-did-borrow" in told
    assert "devil-did-bought" in told


def test_when_the_phase_is_over_nothing_of_the_plan_is_left() -> None:
    after = settled(revealed())
    assert all(one.turn is None and not one.agenda for one in after.state.kingdoms)
    assert after.state.sealed == (None,) * 4
    assert "plans" not in json.decode(json.encode(after.state))


def test_the_absent_seat_keeps_its_courtiers() -> None:
    state = stored(sun={"built": RURAL, "hired": ("town",)})
    assert GAME.absent(state, SUN) == {"achieve": "none"}


def test_seats_do_not_disturb_each_other() -> None:
    state = table("actions.plan", **{role: {"hand": ("mill",), "goods": {"wood": 2, "stone": 1}} for role in ROLES})
    after = settled(state, **{role: {"build1": "mill"} for role in ROLES}).state
    after = begun(with_step(after, "actions.resolve")).state
    assert [one.built for one in after.kingdoms] == [("mill",)] * 4
    assert [one.reputation for one in after.kingdoms] == [START] * 4
    assert BOARD.angels == after.angels
