"""Policies: legal, honest, repeatable, and never in the way of a table."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.contract import Ask
from engine.policies import (
    Match,
    Policy,
    PolicyDecision,
    Position,
    decide_by_policy,
    policies,
    volunteer_by_policy,
)
from engine.registry import game as rules_of
from engine.registry import game_ids
from tests.contract.journeys import Journey
from tests.contract.leaves import ILLEGAL, LeafWorld
from tests.contract.opponents import chance
from tests.contract.test_leaf_leaks import worlds
from tests.ground import in_depth, kept
from tools.under_test import lacks, under_test

PAIRS = in_depth(80, 40, 12)  # worlds a seat cannot tell apart, for each policy
MOST_OF_A_KIND = in_depth(4, 2, 1)  # worlds in which one kind of hidden leaf is another
COMPARED = 40  # steps of a game that is played twice
pytestmark = pytest.mark.sampled
EVERY_POLICY = [(game_id, name) for game_id in game_ids() for name in policies(rules_of(game_id))]
QUICK = [each for each in EVERY_POLICY if each == ("paladins", "steward") or each[0] == "bids"]


def match(game_id: str, name: str, number: int = 1) -> Match:
    game = rules_of(game_id)
    seats = (name,) * game.seats[1]
    return Match(game, game.options_type(), seats, (chance(number), chance(number, 1)), float)


def whole(game_id: str, name: str) -> Match:
    """A game among that policy, played to its end."""
    played = match(game_id, name)
    for _ in played.steps():
        pass
    return played


@cache
def pairs(game_id: str) -> tuple[tuple[Any, Any, int], ...]:
    """States of random games, each with another that a seat which is asked cannot tell from it, and that seat.

    One game, or as many as a short one takes.
    """
    game = rules_of(game_id)
    asked: list[tuple[Any, int]] = []
    for number in range(1, PAIRS):
        states = [step.outcome.state for step in Journey(game, game.seats[1], number)]
        asked += [(state, seat) for state in states for seat in game.asks(state)]
        if len(asked) >= PAIRS:
            break
    chosen = asked[:: max(1, len(asked) // PAIRS)]
    return tuple((state, game.resample(state, seat, chance(9, at)), seat) for at, (state, seat) in enumerate(chosen))


@pytest.mark.parametrize(("game_id", "name"), EVERY_POLICY)
def test_a_game_among_a_policy_ends_and_no_answer_had_to_be_replaced(game_id: str, name: str) -> None:
    played = whole(game_id, name)
    assert played.game.result(played.state) is not None
    assert [thinking.failed for thinking in played.thinking] == [[] for _ in played.players]


@pytest.mark.parametrize(("game_id", "name"), EVERY_POLICY)
def test_the_same_chance_plays_the_same_game(game_id: str, name: str) -> None:
    one, other = (list(islice(match(game_id, name).steps(), COMPARED)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("game_id", "name"), EVERY_POLICY)
def test_in_worlds_it_cannot_tell_apart_a_policy_answers_alike(game_id: str, name: str) -> None:
    game, policy = rules_of(game_id), policies(rules_of(game_id))[name]
    compared = 0
    for state, other, seat in pairs(game_id):
        compared += 1
        ask = game.asks(state)[seat]
        first, second = (Position(game, world, seat, ask, chance(3, compared)) for world in (state, other))
        assert volunteer_by_policy(policy, first) == volunteer_by_policy(policy, second)
        assert decide_by_policy(policy, first) == decide_by_policy(policy, second)
    assert compared >= PAIRS // 2


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if rules_of(game_id).offered])
def test_what_a_policy_may_not_know_differs_in_those_worlds(game_id: str) -> None:
    game = rules_of(game_id)
    hidden = [(msgspec.to_builtins(state), msgspec.to_builtins(other)) for state, other, _ in pairs(game_id)]
    assert sum(state != other for state, other in hidden) > PAIRS // 2
    for state, other, seat in pairs(game_id):
        assert game.view(state, seat) == game.view(other, seat)


class Broken:
    def volunteer(self, position: Position) -> None:
        raise ZeroDivisionError

    def answer(self, position: Position) -> dict[str, Any]:
        raise ZeroDivisionError


class Nonsense:
    def volunteer(self, position: Position) -> None:
        return

    def answer(self, position: Position) -> dict[str, Any]:
        return {"nonsense": 9}


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize(("policy", "failed"), [(Broken(), "ZeroDivisionError"), (Nonsense(), "Refusal")])
def test_a_policy_that_fails_or_answers_nonsense_is_replaced_by_the_caretaker(
    game_id: str, policy: Any, failed: str
) -> None:
    game = rules_of(game_id)
    state = game.setup(game.options_type(), game.seats[1], chance(1)).state
    seat, ask = next(iter(game.asks(state).items()))
    position = Position(game, state, seat, ask, chance(2))
    assert volunteer_by_policy(policy, position) is None
    assert decide_by_policy(policy, position) == PolicyDecision(game.absent(position.world, seat), failed)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_position_holds_no_true_state(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules_of(game_id)
    state = game.setup(game.options_type(), game.seats[1], chance(1)).state
    seat, ask = next(iter(game.asks(state).items()))
    other = game.resample(state, seat, chance(2))
    monkeypatch.setattr(type(game), "resample", lambda *_: other)
    position = Position(game, state, seat, ask, chance(3))
    assert all(value is not state for value in vars(position).values())
    assert position.world is other


class Around(Position):
    """A decision in just that world, and in no other that the seat could not tell from it."""

    def __init__(self, world: LeafWorld, state: Any, name: str, ask: Ask) -> None:
        assert world.viewer is not None
        game = rules_of(name)
        super().__init__(game, world.position.state, world.viewer, ask, chance(7, world.position.number % 200))
        self.world = state


def told_by_hidden_leaves(game_id: str, policy: Policy) -> tuple[Counter[str], set[str]]:
    """The kinds of hidden leaves changed in the very world in hand, and those by which it decided otherwise."""
    game, tried, told = rules_of(game_id), Counter[str](), set[str]()
    for world in worlds(game_id):
        ask = None if world.viewer is None else game.asks(world.position.state).get(world.viewer)
        if ask is None or tried[world.kind] == MOST_OF_A_KIND:
            continue
        plain, other = (Around(world, state, game_id, ask) for state in (world.position.state, world.state))
        before = volunteer_by_policy(policy, plain), policy.answer(plain)
        try:
            after = volunteer_by_policy(policy, other), policy.answer(other)
        except ILLEGAL:  # a world that cannot be
            continue
        tried[world.kind] += 1
        if after != before:
            told.add(world.kind)
    return tried, told


@pytest.mark.parametrize(("game_id", "name"), kept(EVERY_POLICY, *QUICK))
def test_a_policy_reads_nothing_of_its_world_that_its_seat_does_not_see(game_id: str, name: str) -> None:
    """However near a world is to the truth, it tells a policy nothing."""
    tried, told = told_by_hidden_leaves(game_id, policies(rules_of(game_id))[name])
    assert told == set()
    assert tried.total() >= under_test(game_id).hidden_leaves, lacks("hidden_leaves", tried.total())


class Spy(Policy):
    """Decides by what is in the purses of others."""

    def answer(self, position: Position) -> dict[str, Any]:
        others = [purse.coins for at, purse in enumerate(position.world.purses) if at != position.seat]
        return {"others": others}


def test_a_policy_that_reads_what_is_hidden_is_caught() -> None:
    assert told_by_hidden_leaves("bids", Spy())[1] == {"purses.*.coins"}
