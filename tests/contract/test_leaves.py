"""`resample` varies all that is hidden: every leaf of a state that a view does not determine has another value in some
other world. What never varies no leak test can see.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from engine.contract import Game
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.registry import games
from tests.contract.journeys import chance
from tests.contract.leaves import (
    Census,
    Position,
    at,
    census,
    kind_of,
    leaves,
    matching,
    positions,
    seen_by,
    state_of,
    tree_of,
)
from tests.ground import kept
from tools.under_test import all_under_test, under_test

NARROW = "`view` shows it, or `resample` draws it anew, or GameUnderTest.known says why everybody knows it"
WORLDS = 2  # of each position, for each seat
PLAYED_ON = 40  # other worlds of each game that are played to the end
QUICK = kept(sorted(games()), "bids")  # leaf by leaf the others take 50 s; test_leaf_leaks.py looks at them all


@cache
def found(game_id: str) -> list[Position]:
    rates = under_test(game_id).rates
    return list(positions(game_of(game_id), rates.leaf_tables, rates.leaf_every))


@cache
def looked_at(game_id: str) -> Census:
    return census(game_of(game_id), found(game_id), WORLDS)


@pytest.mark.parametrize("game_id", QUICK)
def test_every_hidden_leaf_takes_two_values(game_id: str) -> None:
    assert looked_at(game_id).narrow(under_test(game_id).known) == set(), NARROW


@pytest.mark.parametrize("game_id", QUICK)
def test_hidden_values_do_not_only_change_places(game_id: str) -> None:
    game = under_test(game_id)
    assert looked_at(game_id).narrow_sets({**game.known, **game.known_sets}) == set(), NARROW


@pytest.mark.parametrize("game_id", QUICK)
def test_no_exemption_covers_what_varies_or_nothing(game_id: str) -> None:
    """An exemption is for leaves that a view leaves open and no world changes; one that fits others hides a secret."""
    game, seen = under_test(game_id), looked_at(game_id)
    more = positions(game_of(game_id), 8 * game.rates.leaf_tables, game.rates.leaf_every)
    there = {(position.step, kind_of(path)) for position in more for path, _ in leaves(tree_of(position.state))}
    for known, varied in ((game.known, seen.varied), (game.known_sets, seen.sets_varied)):
        assert {pattern for one in varied & seen.open for pattern in matching(one, known)} == set()
        assert set(known) - {pattern for one in there for pattern in matching(one, known)} == set()


@pytest.mark.parametrize("game_id", QUICK)
def test_another_world_is_a_legal_one_with_the_same_view(game_id: str) -> None:
    game, census_of, number = game_of(game_id), under_test(game_id).census, 0
    for position in found(game_id):
        for viewer in range(position.seats):
            number += 1
            world = game.resample(position.state, viewer, chance(number))
            assert seen_by(game, world, viewer) == seen_by(game, position.state, viewer)
            assert seen_by(game, world, None) == seen_by(game, position.state, None)
            assert census_of(world) == census_of(position.state)
            assert msgspec.json.decode(msgspec.json.encode(world), type=game.state_type) == world


@pytest.mark.parametrize("game_id", QUICK)
def test_another_world_can_be_played_to_its_end(game_id: str) -> None:
    game = game_of(game_id)
    picked = found(game_id)[:: max(1, len(found(game_id)) // PLAYED_ON)]
    for number, position in enumerate(picked):
        playout = Playout(game, game.options_type(), position.seats, chance(number), chance(number + 500))
        playout.state = game.resample(position.state, number % position.seats, chance(number))
        assert game.result(playout.play()) is not None


class Narrow:
    """A game whose other worlds keep all leaves of one kind as they are, wherever both worlds have them."""

    def __init__(self, game: Game[Any], kind: str) -> None:
        self._game, self._kind = game, kind

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def resample(self, state: Any, seat: int, luck: Any) -> Any:
        tree, world = tree_of(state), tree_of(self._game.resample(state, seat, luck))
        for path, value in leaves(tree):
            if kind_of(path) != self._kind:
                continue
            try:
                at(world, path[:-1])[path[-1]] = value
            except (LookupError, TypeError):
                continue
        return state_of(self._game, world)


NARROWED = [(game_id, kind) for game_id, game in all_under_test().items() for kind in game.narrowed]


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "kind"), NARROWED)
def test_a_planted_narrower_resample_is_caught(game_id: str, kind: str) -> None:
    game = game_of(game_id)
    narrow: Any = Narrow(game, kind)
    some, open, known = found(game_id)[::3], looked_at(game_id).open, under_test(game_id).known
    before, planted = census(game, some, 1, open).narrow(known), census(narrow, some, 1, open).narrow(known)
    assert {one[1] for one in planted - before} == {kind}
