from __future__ import annotations

import pytest

from host.lobby.settings import DAILY, PRESETS, bank_pace, checked_pace, own_pace
from host.values import Pace, Trouble


def test_the_presets_are_ten_minutes_two_hours_a_day_and_three_days() -> None:
    assert {name: pace.minutes for name, pace in PRESETS.items()} == {
        "live": 10,
        "evening": 120,
        "daily": 1440,
        "relaxed": 4320,
    }
    assert PRESETS["daily"] == DAILY


@pytest.mark.parametrize("minutes", [-180, 0, 14 * 24 * 60 + 1, 10**12])
def test_a_pace_out_of_bounds_is_refused(minutes: int) -> None:
    for made in (lambda: own_pace(minutes), lambda: bank_pace(minutes, 30), lambda: bank_pace(60, minutes)):
        with pytest.raises(Trouble, match="bad-pace") as caught:
            made()
        assert caught.value.details == {"least": 1, "most": 14 * 24 * 60}


def test_a_bank_has_its_minutes_and_what_every_decision_adds() -> None:
    assert bank_pace(48 * 60, 30) == Pace("own", 30, 48 * 60)


@pytest.mark.parametrize("pace", [Pace("own", 0), Pace("own", 10**9), Pace("own", 10, 0), Pace("daily", -1)])
def test_no_table_opens_with_a_pace_out_of_bounds(pace: Pace) -> None:
    with pytest.raises(Trouble, match="bad-pace"):
        checked_pace(pace)
