"""Nothing leaks leaf by leaf: one hidden leaf of a state is changed, and all a seat or an onlooker gets stays the same.

These worlds need not be reachable, so they also show what no `resample` would ever deal.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.contract import Game
from engine.registry import game as game_of
from engine.registry import games
from tests.contract.journeys import chance
from tests.contract.leaks import LeakError, compare
from tests.contract.leaves import ILLEGAL, LeafWorld, Position, leaf_worlds, pools, positions, seen_by, step_of, tree_of
from tests.ground import kept
from tools.under_test import GameUnderTest, under_test

pytestmark = pytest.mark.sampled
GAMES = sorted(games())
ENOUGH = 1  # worlds of one kind of leaf at one step
TRIED = 12  # positions at a step that are searched for such a leaf
PLAYABLE = 0.8  # the share of worlds that must be legal enough to be compared


@cache
def worlds(game_id: str) -> list[LeafWorld]:
    """Worlds in which one hidden leaf is another: each kind, at each step, for seats and onlookers."""
    game, known = game_of(game_id), under_test(game_id)
    some = list(positions(game, known.rates.leaf_tables, known.rates.leaf_every))
    some += [older for position in some if (older := _stored(game, known, position)) is not None]
    seen = pools(tree_of(position.state) for position in some)
    found: list[LeafWorld] = []
    given: Counter[tuple[str, str, str]] = Counter()
    tried: Counter[tuple[str, str, str]] = Counter()
    for position in some:
        for role, viewer in _viewers(game, position).items():
            kinds: set[str] = set()

            def wanted(kind: str, at: tuple[str, str] = (role, position.step), kinds: set[str] = kinds) -> bool:
                if kind in kinds or given[*at, kind] >= ENOUGH or tried[*at, kind] >= TRIED:
                    return False
                tried[*at, kind] += 1
                return True

            stream = chance(position.number).stream("leaves")
            for world in leaf_worlds(game, position, viewer, known, seen, stream, wanted):
                given[role, position.step, world.kind] += 1
                kinds.add(world.kind)
                found.append(world)
    return found


def _viewers(game: Game[Any], position: Position) -> dict[str, int | None]:
    """An onlooker, the next seat that is asked, and the next one that waits."""
    owed = game.asks(position.state)
    found: dict[str, int | None] = {"onlooker": None}
    for more in range(position.seats):
        seat = (position.number + more) % position.seats
        found.setdefault("asked" if seat in owed else "waiting", seat)
    return found


def _stored(game: Game[Any], known: GameUnderTest, position: Position) -> Position | None:
    """The position of a game stored by an older release that this one leads to."""
    state = known.stored(position.state) if known.stored else None
    return None if state is None else Position(state, position.seats, step_of(game, state), position.number)


def compared(game: Game[Any], game_id: str) -> float:
    """Compare all worlds; the share that was legal enough for that. Raises LeakError."""
    legal = 0
    for world in worlds(game_id):
        state = world.position.state
        try:
            if world.viewer is None:
                if seen_by(game, state, None) != seen_by(game, world.state, None):
                    raise LeakError(f"an onlooker at {world.kind}, {world.position.step}")
            else:
                compare(game, state, world.state, world.viewer, world.position.number)
        except LeakError as error:
            raise LeakError(f"{world.kind}: {error}") from error
        except ILLEGAL:
            continue
        legal += 1
    return legal / len(worlds(game_id))


@pytest.mark.parametrize("game_id", kept(GAMES, "bids"))
def test_one_hidden_leaf_changes_nothing_that_a_seat_gets(game_id: str) -> None:
    assert compared(game_of(game_id), game_id) >= PLAYABLE


@pytest.mark.parametrize("game_id", kept(GAMES, "bids"))
def test_such_worlds_differ_in_one_leaf_and_every_view_hides_it(game_id: str) -> None:
    assert worlds(game_id)
    for world in worlds(game_id):
        assert world.state != world.position.state


class Quick:
    """A game whose safe answers or previews tell of one leaf of another seat."""

    def __init__(self, game: Game[Any], method: str, secret: str) -> None:
        self._game, self._method, self._secret = game, method, secret

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._game, name)
        if name != self._method:
            return real

        def leaking(state: Any, seat: int, *more: Any) -> Any:
            others = [one for at, one in enumerate(state.kingdoms) if at != seat]
            return [real(state, seat, *more), [msgspec.to_builtins(getattr(one, self._secret)) for one in others]]

        return leaking


@pytest.mark.long
@pytest.mark.parametrize(
    ("method", "secret"), [("absent", "debt"), ("absent", "ledger"), ("preview", "hand"), ("absent", "turn")]
)
def test_a_planted_leak_of_one_leaf_is_caught(method: str, secret: str) -> None:
    leaking: Any = Quick(game_of("devil"), method, secret)
    with pytest.raises(LeakError):
        compared(leaking, "devil")
