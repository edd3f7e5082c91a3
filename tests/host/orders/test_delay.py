"""How long a standing order waits: as long as its player usually does, and never up to the deadline."""

from __future__ import annotations

import pytest

from host.orders import LATEST, QUICKEST, SLOWEST, SPREAD, delay

DAY = 24 * 3600.0
DRAWS = [(which / 20, how / 20) for which in range(20) for how in range(20)]


def test_it_is_one_of_the_players_own_delays_give_or_take() -> None:
    usual = [60.0, 600.0, 6000.0]
    for draws in DRAWS:
        found = delay(usual, DAY, draws)
        assert any(one * (1 - SPREAD) <= found <= one * (1 + SPREAD) for one in usual)


def test_each_of_them_comes_up() -> None:
    usual = [60.0, 600.0, 6000.0]
    found = {min(usual, key=lambda one: abs(one - delay(usual, DAY, draws))) for draws in DRAWS}
    assert found == set(usual)


@pytest.mark.parametrize("usual", [[], [5.0], [5.0, 5.0]])
def test_somebody_hardly_known_is_taken_for_an_average_player(usual: list[float]) -> None:
    found = [delay(usual, DAY, draws) for draws in DRAWS]
    assert min(found) >= DAY * QUICKEST
    assert max(found) <= DAY * SLOWEST


def test_it_never_waits_for_the_deadline() -> None:
    slow = [DAY * 5] * 4
    assert all(delay(slow, 600.0, draws) <= 600.0 * LATEST for draws in DRAWS)
