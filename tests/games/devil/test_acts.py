"""What everybody reads of a seat: kept as it happens, counted, weighed for its role, and named as what decides."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.extras.claims import Because, Evidence
from engine.policies import Position
from engine.texts import SeatRef, Text
from games.devil.balance.fitting import READ, Observed, fit, likelihoods, observed, solved, tried, weights_of, written
from games.devil.rules.past import ActsOfRound
from games.devil.rules.policies.acts import telling
from games.devil.rules.policies.acts.beliefs import beliefs, possible_deals
from games.devil.rules.policies.acts.counting import ACTS, acts_of, built_for
from games.devil.rules.policies.acts.telling import deciding_act
from games.devil.rules.policies.acts.weighing import Fitted, Weights, fitted
from games.devil.rules.policies.proofs import NUMBERS
from games.devil.rules.state import ROUNDS, State
from games.devil.rules.view import view_of
from tests.games.devil.builders import CULTIST, DEVIL, GAME, MOON, SUN, table

CHANCE = Chance(bytes(32))
NONE = dict.fromkeys(ACTS, 0.0)


def by(**weights: float) -> Fitted:
    """Weights of the devil alone, the same in each round."""
    return Fitted("2026-01-01", 1, 1, [Weights(1.0, {**NONE, **weights}, NONE)] * ROUNDS)


def settled(state: State, values: dict[int, Any]) -> State:
    """Each of these seats has answered what it is asked."""
    for seat, value in values.items():
        state = GAME.answer(state, seat, GAME.asks(state)[seat].id, value, CHANCE).state
    return state


def voted(*whom: int | None) -> State:
    votes = {seat: {"whom": "nobody" if its is None else str(its)} for seat, its in enumerate(whom)}
    return settled(table("hunt.vote", 2), votes)


def test_votes_are_kept_and_shown_to_all() -> None:
    state = voted(None, DEVIL, SUN, MOON)
    assert state.past_acts == (ActsOfRound(2, accused=(None, DEVIL, SUN, MOON)),)
    assert view_of(state, None).past_acts == state.past_acts


def test_who_has_proved_innocence_is_kept_beside_the_votes() -> None:
    state = settled(voted(None, SUN, SUN, SUN), {SUN: {"answer": "prove"}})
    assert state.past_acts == (ActsOfRound(2, accused=(None, SUN, SUN, SUN), proved=(SUN,)),)


def test_what_was_paid_back_is_kept_but_not_in_the_inquisition() -> None:
    owing: dict[str, Any] = {"debt": 4, "known_debt": 4, "goods": {"coins": 9}}
    state = table("cards.done", 2, sun=owing)
    repaid = GAME.answer(state, SUN, "2.repay", {"coins": 3}, CHANCE).state
    assert repaid.past_acts == ()  # nobody has read it yet
    after = settled(repaid, {seat: {} for seat in range(4)})
    assert after.past_acts == (ActsOfRound(2, repaid=(3, 0, 0, 0)),)
    late = GAME.answer(table("inquisition.wings", 3, sun=owing), SUN, "3.repay", {"coins": 3}, CHANCE).state
    assert settled(late, {seat: {"count": 0} for seat in range(4)}).past_acts == ()


def test_acts_are_counted_over_all_rounds() -> None:
    past = (ActsOfRound(2, (3, 0, 0, 0), (None, SUN, SUN, None), (SUN,)), ActsOfRound(3, (2, 0, 0, 0), (None, 0, 3, 1)))
    acts = acts_of(table("actions.plan", 3, past_acts=past, sun={"built": ("mill",), "known_debt": 5}), SUN)
    assert tuple(acts) == ACTS
    assert {name: acts[name] for name in ("repaid", "silent", "accused", "proved", "built", "owed")} == {
        "repaid": 0.5,
        "silent": 2.0,
        "accused": 3.0,
        "proved": 1.0,
        "built": 1.0,
        "owed": 0.5,
    }


def test_who_does_what_the_devil_does_is_believed_to_be_the_devil() -> None:
    past = (ActsOfRound(2, accused=(None, DEVIL, DEVIL, MOON)),)
    state = table("actions.plan", 3, past_acts=past)
    told, untold = beliefs(state, SUN, by(accused=2.0)), beliefs(state, SUN, by())
    assert told[DEVIL]["devil"] > untold[DEVIL]["devil"] == pytest.approx(1 / 3)
    assert told[CULTIST]["devil"] < untold[CULTIST]["devil"]
    for roles in told.values():
        assert sum(roles.values()) == pytest.approx(1)


def test_what_was_told_leaves_only_deals_that_agree() -> None:
    deals = list(possible_deals(table("hunt.vote", 3, known={DEVIL: "devil"}), SUN))
    assert [deal[DEVIL] for deal in deals] == ["devil", "devil"]
    assert len(list(possible_deals(table("hunt.vote", 3), SUN))) == 6


def test_the_weights_in_force_are_of_all_acts_in_all_rounds() -> None:
    assert len(fitted().rounds) == ROUNDS
    for weights in fitted().rounds:
        assert {*weights.devil} == {*weights.cultist} == {*ACTS}
        assert weights.chests > 0  # what lies in chests never speaks for others
    assert fitted().tables >= 100


# Fitting


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def reading(number: int, true: int, *, told: float = 1.0) -> Observed:
    """One of two deals is true, and what is told of chests speaks for the first."""
    size = 1 + 2 * len(ACTS)
    vectors = [[told, *[0.0] * (size - 1)], [0.0] * size]
    return Observed(number, "actions.plan", [{1: "devil", 2: "sun"}, {1: "sun", 2: "devil"}], vectors, true)


def test_what_mostly_speaks_for_the_truth_gets_weight_and_what_never_varies_gets_none() -> None:
    seen = [reading(number, int(at < 2)) for number in range(1, ROUNDS + 1) for at in range(40)]
    weights = fit(seen)[0]
    assert weights[0] > 1
    assert weights[1:] == [0.0] * (2 * len(ACTS))
    assert likelihoods(seen[0], weights)[0] > 0.8
    assert tried(seen[:40], [weights])["round 1, actions.plan: devil"] == (38, 40)


def test_what_stands_in_the_file_is_what_was_fitted() -> None:
    vectors = [[0.5, *[0.25] * len(ACTS), *[-0.125] * len(ACTS)]] * ROUNDS
    text = written(vectors, ACTS, date="2026-01-01", seed=3, tables=7)
    assert msgspec.toml.decode(text, type=Fitted) == Fitted("2026-01-01", 3, 7, [weights_of(vectors[0], ACTS)] * ROUNDS)


def test_a_reader_observes_the_deal_that_is_so() -> None:
    one = observed(table("actions.plan", 2), CULTIST)
    assert one.deals[one.true] == {SUN: "sun", MOON: "moon", DEVIL: "devil"}
    assert {len(vector) for vector in one.vectors} == {1 + len(READ) * len(ACTS)}


# What decides


def told(state: State, whom: int, monkeypatch: pytest.MonkeyPatch, weights: Fitted) -> tuple[Because | Text, ...]:
    monkeypatch.setattr(telling, "fitted", lambda: weights)
    ask = Ask("3.hunt.vote", "vote", Text("devil-ask-vote"))
    position = Position(GAME, state, SUN, ask, CHANCE)
    said = deciding_act(position, {"whom": str(whom)})
    for each in said:  # what is claimed is so
        assert isinstance(each, Because)
        for claim in each.claims:
            held = NUMBERS[claim.name](Evidence(position, {}))  # type: ignore[attr-defined]
            assert claim.least <= held <= claim.most  # type: ignore[attr-defined]
    return said


def test_whoever_has_spent_most_is_named_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table("hunt.vote", 3, devil={"built": ("university", "mint", "mill", "library")})
    assert built_for(state.kingdoms[DEVIL], state.pack) > 20
    said = told(state, DEVIL, monkeypatch, by(spent=1.0))
    assert [each.text for each in said if isinstance(each, Because)] == [
        Text("devil-why-spent-most", {"seat": SeatRef(DEVIL)})
    ]
    assert told(state, MOON, monkeypatch, by(spent=1.0)) == ()
    assert told(state, DEVIL, monkeypatch, by(spent=0.001)) == ()


def test_whoever_was_accused_is_named_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table("hunt.vote", 3, past_acts=(ActsOfRound(2, accused=(None, DEVIL, DEVIL, SUN)),))
    said = told(state, DEVIL, monkeypatch, by(accused=1.0))
    assert [each.key for each in said if isinstance(each, Because)] == ["devil-why-accused"]
    assert told(replace(state, past_acts=()), DEVIL, monkeypatch, by(accused=1.0)) == ()
