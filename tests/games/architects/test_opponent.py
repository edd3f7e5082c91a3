"""The simple opponent of Architects ends its games, and builds."""

from __future__ import annotations

import pytest

from tests.contract.opponents import evening


@pytest.mark.parametrize("number", range(3))
def test_architects_ends_in_a_sensible_number_of_turns(number: int) -> None:
    *_, (state, _) = evening("architects", number, 4)
    assert max(player.turns for player in state.players) <= 50
    assert all(player.built for player in state.players)
