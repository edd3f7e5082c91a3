"""After which time an order answers: like its player, within bounds that vary too."""

from __future__ import annotations

import pytest

from host.table.early_answers import delay_after_miss, order_delay

HOUR, DAY = 3600.0, 86400.0
UNKNOWN = (40.0, 50.0)  # two answers are too few to know a player by


@pytest.mark.parametrize(("which", "seconds"), [(0.0, 0.02 * DAY), (0.5, 0.16 * DAY), (1.0, 0.3 * DAY)])
def test_for_an_unknown_player_it_is_a_fiftieth_to_three_tenths_of_the_time(which: float, seconds: float) -> None:
    assert order_delay(UNKNOWN, DAY, (which, 0.5)) == pytest.approx(seconds)
    assert order_delay((), DAY, (which, 0.0)) == pytest.approx(seconds)


@pytest.mark.parametrize(("which", "usual"), [(0.0, 40.0), (0.34, 50.0), (0.67, 900.0), (0.999, 900.0)])
def test_from_three_answers_on_one_of_the_players_own_delays_is_drawn(which: float, usual: float) -> None:
    assert order_delay((40.0, 50.0, 900.0), DAY, (which, 0.5)) == pytest.approx(usual)
    assert order_delay((40.0, 50.0, 900.0), DAY, (1.0, 0.5)) == pytest.approx(900.0)


@pytest.mark.parametrize(("how", "part"), [(0.0, 0.75), (0.5, 1.0), (1.0, 1.25)])
def test_it_differs_from_that_by_a_quarter_at_most(how: float, part: float) -> None:
    assert order_delay((400.0,) * 3, DAY, (0.0, how)) == pytest.approx(400.0 * part)


@pytest.mark.parametrize(("how", "least"), [(0.0, 1.0), (0.4, 1.4)])
def test_nobody_answers_at_once(how: float, least: float) -> None:
    assert order_delay((0.0,) * 3, DAY, (0.0, how)) == pytest.approx(least)


@pytest.mark.parametrize(("how", "part"), [(0.0, 0.8), (1.0, 0.6)])
def test_nor_close_to_the_deadline(how: float, part: float) -> None:
    assert order_delay((DAY,) * 3, HOUR, (0.0, how)) == pytest.approx(HOUR * part)


@pytest.mark.parametrize(("left", "seconds"), [(DAY, 300.0), (600.0, 240.0), (750.0, 300.0), (0.0, 0.0), (-5.0, 0.0)])
def test_who_missed_its_moment_answers_within_ten_minutes_and_before_the_deadline(left: float, seconds: float) -> None:
    assert delay_after_miss(left, 0.5) == pytest.approx(seconds)
