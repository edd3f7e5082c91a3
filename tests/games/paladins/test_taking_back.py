"""The last turn can be taken back until somebody else acts, unless it has turned a card over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.texts import Refusal
from games.paladins.rules.state import State
from tests.contract.journeys import chance
from tests.games.paladins.table import GAME, act, alone, answered, keys, player, table, workers


def taken_back(state: State, seat: int = 0) -> State:
    """The state after that seat has taken back what it may."""
    result: State = GAME.take_back(state, seat, GAME.sealed(state)[seat].id).state
    return result


def test_a_turn_is_taken_back_and_asked_again() -> None:
    state = table()
    after = act(state, "commission", space="space-1-2")
    assert GAME.view(after, None).taken_back_by == 0
    assert taken_back(after) == state
    assert keys(GAME.take_back(after, 0, "t1")) == ["paladins-took-back"]


def test_once_another_has_acted_it_stands() -> None:
    after = act(act(table(), "hunt", workers="labourer"), "trade", workers="labourer")
    assert list(GAME.sealed(after)) == [1]
    with pytest.raises(Refusal, match="nothing-sealed"):
        GAME.take_back(after, 0, "t1")


def test_a_pass_that_ends_no_round_is_taken_back_too() -> None:
    state = table(player(), player())
    assert taken_back(act(state, "pass")) == state


@pytest.mark.parametrize("action", ["fortify", "conspire"])
def test_a_turn_that_turned_a_card_over_stands(action: str) -> None:
    assert GAME.sealed(act(table(), action)) == {}


def test_a_turn_that_ended_the_round_stands() -> None:
    deck = ("ivon", "oliver", "otton", "samson")
    last = table(player(passed=True, deck=deck), player(deck=deck), seat=1)
    last = replace(last, tavern_deck=("tavern-1", "tavern-2", "tavern-3"))
    after = act(last, "pass")
    assert (after.round, GAME.sealed(after)) == (5, {})


def test_after_the_virtual_player_has_moved_a_turn_stands() -> None:
    moving = alone(player(), player(workers=workers(labourer=3)))
    assert GAME.sealed(act(moving, "hunt", workers="labourer")) == {}
    passed = alone(player(), player(workers=workers(), passed=True))
    assert taken_back(act(passed, "hunt", workers="labourer")) == passed


def test_a_turn_in_which_somebody_else_was_asked_stands() -> None:
    owner = player(retinue=("conspirator-1",), suspicions=("suspicion-0",) * 2)
    state = table(player(), owner, tax=2, outsiders=("thief-vikings", "", "", "", "", ""))
    asked = act(state, "attack", outsider="thief-vikings")
    assert GAME.sealed(asked) == {}
    assert GAME.sealed(answered(asked, 1, count=1).state) == {}


def test_what_is_hidden_is_drawn_anew_in_both_worlds() -> None:
    """A turn is taken back into the same world that the seat has been in since."""
    after = act(table(), "hunt", workers="labourer")
    world = GAME.resample(after, 0, chance(3))
    assert world.before.walls == world.walls
    assert world.before.townsfolk_deck == world.townsfolk_deck
