"""Worlds to play on in, for trials, forecasts and reviews: nobody else has decided there, rare things are rare."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Game
from engine.extras.imagined import imagined_world, numbered_world, with_others_open
from engine.registry import game as rules_of
from engine.registry import game_ids
from tests.contract.opponents import chance
from tests.contract.test_policies import pairs
from tests.ground import kept

pytestmark = pytest.mark.sampled
MANY = 6  # worlds drawn to see whether any two differ


@pytest.mark.parametrize("game_id", kept(game_ids(), "devil"))
def test_a_seat_is_asked_the_same_and_sees_no_more_than_who_has_yet_to_answer(game_id: str) -> None:
    game: Game[Any] = rules_of(game_id)
    opened = 0
    for number, (state, _, seat) in enumerate(pairs(game_id)):
        if (ask := game.asks(state).get(seat)) is None:
            continue
        world = imagined_world(game, state, seat, chance(number))
        assert game.asks(world).get(seat) == ask
        assert game.view(world, seat) == game.view(with_others_open(game, state, seat), seat)
        beside = [other for other in game.sealed(state) if other != seat and other not in game.asks(state)]
        opened += len([other for other in beside if other in game.asks(world)])
        for other, sealed in game.sealed(world).items():
            if other != seat:  # only a turn before one's own stays taken
                assert game.asks(game.take_back(world, other, sealed.id).state).get(seat) != ask
    assert opened or game_id not in ("devil", "bids")  # where all answer at once, some of them have


@pytest.mark.parametrize("game_id", kept(game_ids(), "devil"))
def test_each_numbered_world_looks_like_the_first_and_comes_of_that_alone(game_id: str) -> None:
    """Two states that the seat cannot tell apart have the same first world, and so all the same."""
    game: Game[Any] = rules_of(game_id)
    seen, varies = set(), False
    for number, (state, _, seat) in enumerate(pairs(game_id)):
        if (ask := game.asks(state).get(seat)) is None:
            continue
        first, seed = imagined_world(game, state, seat, chance(number)), bytes([number % 256]) * 32
        worlds = [numbered_world(game, first, seat, seed, each) for each in (1, 2, 3, 2)]
        assert worlds[0] == first
        assert worlds[1] == worlds[3]
        for world in worlds:
            assert game.asks(world).get(seat) == ask
            assert game.view(world, seat) == game.view(first, seat)
        seen.update(numbered_world(game, first, seat, seed, each) != first for each in range(2, MANY))
        varies = varies or any(imagined_world(game, first, seat, chance(each)) != first for each in range(MANY))
    assert True in seen or not varies  # where nothing is hidden but what others have sealed, worlds are alike
