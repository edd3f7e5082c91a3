"""What can be worked out about a seat from what everybody knows."""

from __future__ import annotations

from itertools import product
from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from engine.policies import APPRENTICE, STEWARD, Match
from games.architects.balance import BALANCE, LEAST_TOLD, TOLD
from games.architects.rules import GAME
from games.architects.rules.locations.production import PRODUCTION
from games.architects.rules.mechanics.scoring import Score
from games.architects.rules.pack import BASE, pack
from games.architects.rules.prospects import (
    brought_next,
    doors_open,
    exchanges_now,
    orders_now,
    own_seat,
    scores_now,
    turns_between,
    turns_left,
    workers_held,
    workers_taken,
)
from games.architects.rules.rulebook import KINDS
from games.architects.rules.state import State
from tests.contract.opponents import chance
from tests.games.architects.building import after, form, having, standing, table

CARDS = pack(BASE).buildings
AT_ONCE = [card for card in CARDS if CARDS[card].effect.when == "now"]
DEAR, CHEAP = sorted(AT_ONCE, key=lambda card: -CARDS[card].points)[:2]


def points_of(**changes: Any) -> Score:
    return scores_now(GAME.view(having(table(), 1, **changes), 0))[1]


def left_after(turn: int, filled: int, usual: float = 36.0) -> int:
    """The turns left at a table of three after so many turns of all of them."""
    return turns_left(GAME.view(replace(table(), turn=turn, guildhall=(0,) * filled), None), usual)


def test_at_first_as_many_turns_are_left_as_is_usual() -> None:
    assert left_after(1, 0) == 36
    assert left_after(1, 0, usual=50.0) == 50


def test_a_guildhall_that_fills_as_usual_leaves_the_rest_of_the_usual_turns() -> None:
    assert left_after(60, 4) == 16
    assert left_after(60, 8) == 16


def test_a_guildhall_that_fills_faster_leaves_fewer_turns_and_an_empty_one_more() -> None:
    assert left_after(60, 12) < 12
    assert left_after(60, 0) > 36


def test_each_space_takes_a_turn_and_all_have_one_after_the_last() -> None:
    assert left_after(140, 15) == 2
    assert left_after(140, 1) >= 6


def test_few_turns_are_not_told() -> None:
    assert turns_between(GAME.view(replace(table(), turn=60, guildhall=(0,) * 4), None), 36.0) == (12, 26)
    assert turns_between(GAME.view(replace(table(), turn=140, guildhall=(0,) * 15), None), 36.0) is None


@pytest.mark.long
def test_the_turns_told_come_in_four_of_five_cases() -> None:
    """Over twelve games, between which it varies; `pactum balance architects` counts as many as one likes."""
    held = []
    tables = ((STEWARD,) * 2, (STEWARD,) * 3, (STEWARD,) * 4, (STEWARD, APPRENTICE) * 2)
    for seed, players in product((50, 150, 250), tables):
        dealt, played = chance(seed + tables.index(players)), chance(seed + tables.index(players), 1)
        match = Match(GAME, GAME.options_type(), players, (dealt, played), float)
        watch = BALANCE.watch(players)
        state = match.state
        for move, outcome in match.steps():
            watch.saw(state, move, outcome)
            state = outcome.state
        held += [sample.value for sample in watch.samples(state) if sample.name == TOLD]
    assert len(held) > 600
    assert mean(held) >= LEAST_TOLD


@pytest.mark.long
def test_the_turns_left_are_about_those_that_then_come() -> None:
    wrong = []
    for number in range(6):
        match = Match(GAME, GAME.options_type(), (STEWARD,) * 4, (chance(number), chance(number, 1)), float)
        seen = [(outcome.state.turn, GAME.view(outcome.state, None)) for _, outcome in match.steps()]
        last = seen[-1][0]
        for part in (0.25, 0.5, 0.75, 0.9):
            turn, view = seen[int(part * len(seen))]
            wrong.append(abs(turns_left(view, 37.0) - (last - turn) / 4))
    assert mean(wrong) <= 5


def test_own_is_the_seat_of_the_viewer() -> None:
    assert [own_seat(GAME.view(table(), viewer)).seat for viewer in (0, 2)] == [0, 2]


def test_workers_are_out_at_locations_held_on_boards_and_taken_there_or_in_prison() -> None:
    state = standing(standing(table(), "forest", 2, 3), "quarry", 1)
    state = having(state, 1, captured=(2, 0, 0))
    state = having(state, 2, captured=(1, 4, 0))
    view = GAME.view(replace(state, prison=(5, 0, 1)), 0)
    assert [workers_held(view, each) for each in range(3)] == [3, 4, 0]
    assert [workers_taken(view, each) for each in range(3)] == [8, 4, 1]


def test_printed_points_are_those_of_the_buildings_and_what_their_effects_gave_stands_beside_them() -> None:
    printed = CARDS[DEAR].points + CARDS[CHEAP].points
    score = points_of(built=(DEAR, CHEAP), points=3)
    assert (score.buildings, score.effects, score.total) == (printed, 3, printed + 3)
    assert points_of(built=(), points=0).buildings == 0


@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 4), (5, 20)])
def test_each_level_of_the_cathedral_has_its_points(level: int, points: int) -> None:
    assert points_of(level=level).cathedral == points


@pytest.mark.parametrize(("virtue", "points"), [(0, -9), (7, 0), (14, 7)])
def test_each_space_of_the_virtue_track_has_its_points(virtue: int, points: int) -> None:
    assert points_of(virtue=virtue).virtue == points


def test_goods_for_an_exchange_are_those_of_the_board_or_of_an_apprentice() -> None:
    def can(**changes: Any) -> bool:
        return exchanges_now(GAME.view(having(table(), 0, **{"apprentices": (), **changes}), 0))

    assert can(stock={"clay": 1, "wood": 1})
    assert not can(stock={"clay": 1, "silver": 9})
    assert can(stock={"silver": 3}, apprentices=("merchant-2",))


def test_the_guardhouse_has_use_for_captives_prisoners_held_workers_and_a_debt_that_can_be_paid() -> None:
    def can(state: State) -> bool:
        return orders_now(GAME.view(state, 0))

    state = having(table(), 0, stock={"silver": 6})
    assert not can(state)
    assert can(having(state, 0, captured=(0, 1, 0)))
    assert can(replace(state, prison=(1, 0, 0)))
    assert can(having(state, 1, captured=(1, 0, 0)))
    assert can(having(state, 0, debts=1))
    assert not can(having(state, 0, debts=1, stock={"silver": 5}))
    assert can(having(state, 0, debts=1, stock={"silver": 5}, virtue=3)), "little virtue dodges tax"


def offers(state: State) -> dict[str, Any]:
    """Where a turn lets the first seat go, by id."""
    return {option.id: option for option in form(state).fields[0].node.options if option.closed is None}


@pytest.mark.parametrize("count", [0, 1, 4])
@pytest.mark.parametrize("place", PRODUCTION)
def test_what_the_next_worker_brings_is_what_the_turn_gives(place: str, count: int) -> None:
    state = standing(having(table(), 0, stock={}), place, count)
    next_ones = brought_next(GAME.view(state, 0), place)
    for good in next_ones:
        then = after(state, location=place, **({"good": good} if len(next_ones) > 1 or place == "mines" else {}))
        assert then.players[0].stock[good] == next_ones[good]
    assert (len(next_ones) > 1) is (place == "mines" and count > 0)


@pytest.mark.parametrize(
    "changes",
    [
        {"stock": dict.fromkeys(KINDS, 9), "virtue": virtue, "hand": hand}
        for virtue in (0, 7, 12)
        for hand in ((), (DEAR,), (CHEAP,))
    ]
    + [{"stock": {}, "virtue": 7, "hand": (CHEAP,)}],
)
def test_the_doors_that_are_open_are_those_that_a_turn_offers(changes: dict[str, Any]) -> None:
    skilled = tuple(pack(BASE).apprentices)[:5]
    state = having(table(), 0, apprentices=skilled, **changes)
    offered = {"guildhall" if id.startswith("build.") else id for id in offers(state)}
    assert set(doors_open(GAME.view(state, 0))) == offered & {"market", "guildhall", "cathedral"}
