"""The leak property with the table options of Architects: boards chosen, first apprentices, resets that ask."""

from __future__ import annotations

from typing import Any

import pytest

from engine.playouts import Playout
from games.architects.rules import GAME
from games.architects.rules.state import Options
from tests.contract.journeys import chance
from tests.contract.leaks import shown

RARE = frozenset({"boards", "draft", "apprentice", "keep", "hire", "reset"})
EVERY = 31  # of the turns


@pytest.mark.crossed
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(
    "options", [{"boards": "all-chosen", "apprentice": True, "promos": True}, {"boards": "chosen"}]
)
def test_what_a_seat_gets_does_not_depend_on_what_it_may_not_know(options: dict[str, Any], seats: int) -> None:
    playout = Playout(GAME, Options(**options), seats, chance(seats), chance(seats + 500))
    states = [playout.state, *(playout.state for _ in playout.steps())]
    for number, state in enumerate(states):
        if state.step not in RARE and number % EVERY:
            continue
        for seat in range(seats):
            other = GAME.resample(state, seat, chance(number + 7))
            assert shown(GAME, state, seat, number) == shown(GAME, other, seat, number), (state.step, seat)
