"""Taxes, whose turn it is, and turns without a worker: every note and example of the rulebook."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Refusal
from games.architects.rules import GAME
from games.architects.rules.state import FREE
from tests.games.architects.building import LUCK, after, deeds, gained, having, offered, outcome, standing, table


@pytest.mark.parametrize(("virtue", "tax"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_low_virtue_ignores_tax(virtue: int, tax: int) -> None:
    state = having(table(), 0, stock={"silver": 4}, virtue=virtue)
    state = replace(state, rows=(("miner-1", *state.rows[0][1:]), state.rows[1]))
    done = after(state, location="workshop", who="miner-1")
    assert done.tax == state.tax + tax
    assert gained(state, done) == {"silver": -2 - tax}


def test_ada_ignores_one_tax_more() -> None:
    state = having(table(), 0, character="ada", stock={"silver": 4})
    done = after(state, location="workshop", who=state.rows[0][0])
    assert done.tax == state.tax + 1


# ---------------------------------------------------------------------- whose turn it is


def test_turns_go_clockwise_and_place_one_worker() -> None:
    state = table()
    done = outcome(state, location="quarry")
    assert done.settled
    assert done.state.seat == 1
    assert done.state.players[0].workers == 19


def test_acting_out_of_turn_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.answer(table(), 1, "t1", {"location": "quarry"}, LUCK)
    assert refusal.value.code == "not-asked"


def test_without_a_worker_one_is_taken_back_and_nothing_placed() -> None:
    state = having(standing(table(), "quarry", 2), 0, workers=0)
    done = after(state)
    assert done.players[0].workers == 1
    assert done.workers["quarry"][0] == 1
    assert gained(state, done) == {}
    assert done.seat == 1


def test_workers_on_other_places_cannot_be_taken_back() -> None:
    state = having(standing(table(), "quarry", 1), 0, workers=0)
    state = replace(state, guildhall=(0,), market=(0, FREE, FREE), prison=(3, 0, 0))
    assert set(offered(state, "place")) == {"quarry.0"}


def test_who_has_none_on_a_large_circle_chooses_among_prison_opponents_and_the_black_market() -> None:
    state = having(replace(table(), prison=(3, 0, 0), market=(FREE, 0, 1)), 0, workers=0)
    state = having(state, 2, captured=(4, 0, 0))
    assert set(offered(state, "place")) == {"prison.0", "captive.2", "market.2"}
    done = outcome(state, place="market.2")
    assert done.state.market == (FREE, FREE, 1)
    assert done.state.players[0].workers == 1
    assert "architects-did-recall-elsewhere" in deeds(done)


def test_who_has_workers_on_the_black_market_only_does_not_sit_out() -> None:
    state = having(replace(table(), market=(1, FREE, FREE)), 1, workers=0)
    done = after(state, location="quarry")
    assert done.seat == 1
    assert after(done, 1).market == (FREE, FREE, FREE)


def test_who_has_none_on_a_large_circle_takes_one_from_the_prison_or_an_opponent() -> None:
    state = having(replace(table(), prison=(3, 0, 0)), 0, workers=0)
    done = after(state)
    assert done.prison == (2, 0, 0)
    assert done.players[0].workers == 1
    captured = having(having(table(), 0, workers=0), 2, captured=(4, 0, 0))
    done = after(captured, place="captive.2")
    assert done.players[2].captured == (3, 0, 0)
    assert done.players[0].workers == 1


def test_who_has_no_worker_anywhere_to_use_has_no_turn() -> None:
    state = having(table(), 1, workers=0)
    done = outcome(state, location="quarry")
    assert done.state.seat == 2
    assert "architects-no-workers" in [one.public.key for one in done.happenings if one.public]
