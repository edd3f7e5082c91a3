"""Simple strategies of the balance report: each keeps its one habit through whole games, and never fails."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from engine.chance import Chance
from engine.playouts import Move
from engine.policies import Position, policies
from games.devil.balance import BALANCE
from games.devil.balance.strategies import (
    ALL,
    ONE_PRICE,
    READER,
    STRATEGIES,
    chests_alone,
    guessed_by_chests,
    voted_by_chests,
)
from games.devil.rules.policies.acts.weighing import fitted
from games.devil.rules.rulebook import SOUL_PRICES
from games.devil.rules.state import State
from tests.games.devil.builders import GAME, SUN, table
from tools.balance.measures import MAIN, Run, known_policies
from tools.balance.playing import Order, table_in_turn
from tools.simulate import Series

NO_CHANCE = Chance(bytes(32))
ITS, TABLES = 0, (4, 12)  # its seat, and tables at which that is the sun and the devil
Moves = list[tuple[State, Move]]


@cache
def played(name: str) -> tuple[Moves, ...]:
    """What seat 0 has done at two tables, as a mortal and as the devil: the states before, and its moves."""
    series = Order("devil", 16, 2, None, {}).series(Run(MAIN, (name, *("apprentice",) * 3)))
    games = []
    for number in TABLES:
        seated, moves = table_in_turn(series, number), []
        state = seated.playout.state
        for move, outcome in seated.playout.steps():
            if move.seat == ITS:
                moves.append((state, move))
            state = outcome.state
        assert not seated.playout.thinking[ITS].failed
        games.append(moves)
    return tuple(games)


def answers(name: str, kind: str) -> Iterator[tuple[State, Move]]:
    """Its answers to the questions of that kind."""
    for moves in played(name):
        yield from ((state, move) for state, move in moves if asked(state, move) == kind)


def asked(state: State, move: Move) -> str:
    ask = GAME.asks(state).get(ITS)
    return ask.kind if ask is not None and ask.id == move.ask else ""


@pytest.mark.parametrize("name", ALL)
def test_a_strategy_plays_whole_games_as_a_mortal_and_as_the_devil(name: str) -> None:
    assert {moves[0][0].kingdoms[ITS].role for moves in played(name)} == {"sun", "devil"}
    assert all(moves[-1][0].round == 5 for moves in played(name))


def test_strategies_are_no_policies_of_the_game() -> None:
    assert known_policies(GAME).keys() - policies(GAME).keys() == ALL.keys()
    with pytest.raises(KeyError):
        Series("devil", 1, 1, players=("hoarder",)).seated()
    assert {run.id for run in BALANCE.runs if run.strategy} == STRATEGIES.keys()


def test_the_refuser_takes_no_chest_and_packs_as_ever() -> None:
    assert {move.value["answer"] for _, move in answers("refuser", "viewing")} <= {"refuse", "seen"}
    assert any(move.value["goods"] for _, move in answers("refuser", "offer"))


def test_the_hoarder_packs_nothing_and_takes_chests() -> None:
    assert not any(move.value["goods"] or move.value["coins"] for _, move in answers("hoarder", "offer"))
    assert "accept" in {move.value["answer"] for _, move in answers("hoarder", "viewing")}


def test_the_soul_buyer_asks_for_pieces_where_it_may_and_sells_none() -> None:
    for state, move in answers("soul-buyer", "offer"):
        assert move.value["price"].startswith("souls") == bool(SOUL_PRICES[state.kingdoms[ITS].role])
    assert not any("marked" in move.value for _, move in answers("soul-buyer", "viewing"))


def test_the_borrower_owes_all_it_can_before_it_packs() -> None:
    for state, _ in answers("borrower", "offer"):
        assert state.kingdoms[ITS].debt == state.pack.board.debt_limit
    repaid = [state.step for moves in played("borrower") for state, move in moves if move.ask.endswith(".repay")]
    assert all(step.startswith("inquisition.") for step in repaid)


def test_the_one_namer_always_names_the_seat_on_its_left() -> None:
    named = defaultdict(set)
    for _, move in answers("one-namer", "vote"):
        named["vote"].add(move.value["whom"])
    for _, move in answers("one-namer", "packing"):
        for role in ("devil", "cultist"):
            named[role].add(move.value.get(role, "nobody"))
    assert named["vote"] - {"nobody"} == named["devil"] - {"nobody"} == {"1"}
    assert named["cultist"] - {"nobody"} == {"2"}


def test_the_one_price_never_changes() -> None:
    prices = {move.value["price"] for _, move in answers("one-price", "offer")}
    assert prices == {f"coins-{ONE_PRICE}", "souls-1"}
    for state, move in answers("one-price", "viewing"):
        chest = GAME.view(state, ITS).own
        assert chest is not None
        if move.value["answer"] == "accept":
            assert chest.chest is not None
            assert chest.chest.price <= ONE_PRICE
            assert not chest.chest.souls_asked


def test_the_reader_names_two_seats_whenever_it_may() -> None:
    for state, move in answers(READER, "packing"):
        mine, told = state.kingdoms[ITS].role, state.known.values()
        if state.round == 3 and mine in ("sun", "moon") and not told:
            assert {move.value["devil"], move.value["cultist"]} <= {"1", "2", "3"}
            assert move.value["devil"] != move.value["cultist"]


def test_the_chest_reader_names_by_chests_whatever_everybody_reads() -> None:
    plain = table("hunt.vote", 3)
    spent = table("hunt.vote", 3, devil={"built": ("university", "mint", "mill", "library"), "confessed": False})
    voted = [voted_by_chests(Position(GAME, state, SUN, GAME.asks(state)[SUN], NO_CHANCE)) for state in (plain, spent)]
    assert voted[0] == voted[1]
    assert all(not weights.devil and not weights.cultist for weights in chests_alone().rounds)
    assert [weights.chests for weights in chests_alone().rounds] == [weights.chests for weights in fitted().rounds]


def test_the_chest_reader_guesses_at_both_roles_in_the_end_and_at_first_only_where_it_is_sure() -> None:
    first, last = (table("inquisition.pack", number) for number in (3, 5))
    packed = [
        guessed_by_chests(Position(GAME, state, SUN, GAME.asks(state)[SUN], NO_CHANCE)) for state in (first, last)
    ]
    assert {packed[0].get(role, "nobody") for role in ("devil", "cultist")} == {"nobody"}
    assert {packed[1]["devil"], packed[1]["cultist"]} < {"1", "2", "3"}
