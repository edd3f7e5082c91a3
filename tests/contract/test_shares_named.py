"""Whatever another seat's move takes from a seat, or brings it, is told with that seat in the words that it reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec import to_builtins

from engine.contract import Game
from engine.extras.fixing import fixing
from engine.registry import game as game_of
from engine.texts import told_alone
from face.core.face import face
from face.core.parts import is_about
from tests.contract.journeys import EVERY_GAME, Journey
from tests.ground import in_depth

pytestmark = pytest.mark.sampled
TABLES = in_depth(30, 8, 2)


def held(game: Game[Any], state: Any, seat: int) -> Mapping[str, int]:
    """All numbers of that seat: those that everybody knows, and those behind its own screen."""
    its = fixing(game)
    known = its.quantities(game.view(state, None), seat) if its is not None else ()
    own = to_builtins(getattr(game.view(state, seat), "own", None))
    return {quantity.id: quantity.now for quantity in known if quantity.now is not None} | dict(_numbers("own", own))


def _numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, int):
        yield name, value
    elif isinstance(value, dict):
        for part, inner in value.items():
            yield from _numbers(f"{name}.{part}", inner)


@pytest.mark.parametrize("at_table", EVERY_GAME, ids=lambda one: f"{one[0]}-{one[1]}")
def test_whose_things_another_seat_changes_is_named_to_them(at_table: tuple[str, int]) -> None:
    game: Game[Any] = game_of(at_table[0])
    its = face(at_table[0])
    wrong = {}
    for number in range(TABLES):
        for step in Journey(game, at_table[1], number):
            after = step.outcome.state
            for seat in range(at_table[1]):
                if seat == step.seat or step.ask.startswith("back:") or not game.asks(after):
                    continue  # a turn that is taken back is told as one, all that it did is undone; so is an end
                was, now = held(game, step.before, seat), held(game, after, seat)
                changed = {what for what in was.keys() & now.keys() if was[what] != now[what]}
                told = [text for event in step.outcome.happenings if (text := event.read_by(seat)) is not None]
                alone = told_alone(step.outcome.happenings, seat)
                named = any(is_about(line, seat) or line.key in alone for line in its.condensed(told))
                dealt = any("-opened" in line.key for line in its.condensed(told))  # secret deals come to light as one
                if changed and not named and not dealt:
                    wrong[tuple(sorted(changed))] = [line.key for line in its.condensed(told)]
    assert wrong == {}
