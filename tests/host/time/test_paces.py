from __future__ import annotations

import pytest

from host.paces import DAILY, PRESETS, bank, checked, own, typed
from host.tables import Pace, Trouble


def test_the_presets_are_ten_minutes_two_hours_a_day_and_three_days() -> None:
    assert {name: pace.minutes for name, pace in PRESETS.items()} == {
        "live": 10,
        "evening": 120,
        "daily": 1440,
        "relaxed": 4320,
    }
    assert PRESETS["daily"] == DAILY


@pytest.mark.parametrize(
    "words", ["0", "0m", "10 years", "15d", "337h", "-3h", "1.5h", "soon", "", "1h+", "1h+2h+3h", "9999999999h"]
)
def test_a_pace_out_of_bounds_or_out_of_words_is_refused(words: str) -> None:
    with pytest.raises(Trouble, match="bad-pace") as caught:
        typed(words)
    assert caught.value.details == {"least": 1, "most": 14 * 24 * 60}


@pytest.mark.parametrize(
    ("words", "pace"),
    [("Evening", PRESETS["evening"]), ("36h", own(2160)), ("36", own(2160)), ("1 min", own(1)), ("14d", own(20160))],
)
def test_a_pace_is_read_as_people_type_it(words: str, pace: Pace) -> None:
    assert typed(words) == pace


def test_a_bank_has_its_minutes_and_what_every_decision_adds() -> None:
    assert typed("48h+30m") == bank(48 * 60, 30) == Pace("own", 30, 48 * 60)


@pytest.mark.parametrize("pace", [Pace("own", 0), Pace("own", 10**9), Pace("own", 10, 0), Pace("daily", -1)])
def test_no_table_opens_with_a_pace_out_of_bounds(pace: Pace) -> None:
    with pytest.raises(Trouble, match="bad-pace"):
        checked(pace)
