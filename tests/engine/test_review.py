"""What an answer was worth beside a steward's: the same every time, and nothing where both are alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from engine.contract import Ask, Game
from engine.extras.review import Decided, opinion_of, play_pair
from engine.forms import as_draft
from engine.playouts import random_value
from engine.policies import Match, Policy, Position, policies
from engine.registry import game as rules_of
from engine.texts import Text
from tests.contract.opponents import chance

GAMES = ("architects", "devil", "paladins")


@cache
def decisions(game_id: str, seed: int = 3) -> tuple[Decided, ...]:
    """The decisions of a seat in a game among stewards, in order. `seed`: of that game."""
    game = rules_of(game_id)
    match = Match(
        game, game.options_type(), ("steward",) * max(2, game.seats[0]), (chance(seed), chance(seed, 1)), float
    )
    decided, before = [], match.state
    for move, outcome in match.steps():
        ask = game.asks(before).get(move.seat)
        if move.seat == 0 and ask is not None and ask.id == move.ask:
            decided.append(Decided(before, 0, ask, move.value))
        before = outcome.state
    return tuple(decided)


def steward(game_id: str) -> tuple[Game[Any], Policy]:
    game = rules_of(game_id)
    return game, policies(game)["steward"]


def blunder(game: Game[Any], place: int) -> tuple[Decided, dict[str, Any]]:
    """The first decision from that place on where there was another answer, and such an answer at random."""
    for decided in decisions(game.id)[place:]:
        for number in range(20):
            stream = chance(number).stream("blunder")
            value = random_value(game, decided.state, decided.seat, decided.ask.id, stream)
            if value != decided.value:
                return decided, value
    raise AssertionError("there is no other answer")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_steward_would_answer_as_a_steward_did(game_id: str) -> None:
    game, policy = steward(game_id)
    late = decisions(game_id)[-6:]
    assert all(opinion_of(game, policy, decided, chance(at)).alike for at, decided in enumerate(late))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_gives_the_same_opinion_and_the_same_playouts(game_id: str) -> None:
    game, policy = steward(game_id)
    late, other = blunder(game, -5)
    decided = Decided(late.state, late.seat, late.ask, other)
    assert opinion_of(game, policy, decided, chance(1)) == opinion_of(game, policy, decided, chance(1))
    for far in (0, 2):
        pair = play_pair(game, policy, decided, late.value, chance(2), far)
        assert pair == play_pair(game, policy, decided, late.value, chance(2), far)
        assert pair.moves > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_answers_lead_to_the_same_in_every_world(game_id: str) -> None:
    game, policy = steward(game_id)
    late = decisions(game_id)[-4]
    for number in range(3):
        pair = play_pair(game, policy, late, late.value, chance(number))
        assert pair.own == pair.other


def test_alone_a_look_that_comes_to_the_end_reckons_as_one_that_does_not() -> None:
    game, policy = steward("paladins")
    match = Match(game, game.options_type(), ("steward",), (chance(5), chance(5, 1)), float)
    before = match.state
    for move, outcome in match.steps():  # noqa: B007  the last is meant
        last, before = before, outcome.state
    decided = Decided(last, 0, game.asks(last)[0], move.value)
    ends, goes_on = (play_pair(game, policy, decided, decided.value, chance(1), far).own for far in (9, 0))
    (own,) = game.result(before)
    assert own.rival is not None
    assert (ends, goes_on) == (own.score, own.score - own.rival.score)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_look_ends_earlier_than_a_playout(game_id: str) -> None:
    game, policy = steward(game_id)
    middle, other = blunder(game, len(decisions(game_id)) // 2)
    short, whole = (play_pair(game, policy, middle, other, chance(1), far) for far in (1, 0))
    assert short.moves < whole.moves


class Idle(Policy):
    """Gives the safe answer, and takes every turn for lost."""

    def answer(self, position: Position) -> dict[str, Any]:
        return position.game.absent(position.world, position.seat)

    def lost(self, world: Any, seat: int, ask: Ask, value: Mapping[str, Any]) -> Text | None:
        return Text("nothing") if seat == 0 and "pass" in value.values() else None


def test_a_playout_counts_the_turns_that_each_answer_loses() -> None:
    game = rules_of("paladins")
    last = next(each for each in reversed(decisions("paladins")) if each.value["action"] != "pass")
    at_once = as_draft({"action": "pass", "keep": {}})
    own = game.form(last.state, last.seat, last.ask.id, at_once).sealed()
    pair = play_pair(game, Idle(), Decided(last.state, last.seat, last.ask, own), last.value, chance(1))
    assert pair.own_lost == 1
    assert pair.other_lost <= 1
    assert play_pair(game, policies(game)["random"], last, last.value, chance(1)).own_lost == 0
