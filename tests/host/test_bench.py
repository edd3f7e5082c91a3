from __future__ import annotations

import pytest

from tools.bench.answers import measure
from tools.bench.growth import measure as measure_growth
from tools.bench.pictures import measure as measure_pictures
from tools.bench.wordings import measure as measure_wordings


@pytest.mark.long
async def test_the_benchmark_measures_as_many_answers_as_it_is_told() -> None:
    figures = await measure(20)
    assert figures["answers"] == 20
    assert 0 < figures["median_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
    assert figures["answers_per_s_on_ten_tables"] > 0


@pytest.mark.long
def test_the_benchmark_of_wordings_times_every_language_there_is() -> None:
    figures = measure_wordings("bids", 7)
    assert figures["texts"] > 5
    assert "en" in figures["languages"]
    assert all(0 <= each["again_median_ms"] <= each["anew_p99_ms"] for each in figures["languages"].values())


def test_the_benchmark_of_pictures_draws_each_anew_and_takes_it_from_the_cache_afterwards() -> None:
    figures = measure_pictures("bids", 5, 7)
    assert figures["pictures"] == 5
    assert 0 < figures["cached_ms_median"] < figures["png_ms_median"] <= figures["png_ms_p99"]


@pytest.mark.long
async def test_a_finished_table_takes_less_than_80_kb_all_in() -> None:
    figures = (await measure_growth(10, [("paladins", 1)]))["paladins 1"]
    assert figures["condensed"]["all"] < 80_000
    assert "moves" not in figures["condensed"]
    assert figures["condensed"]["condensed_logs"] < figures["after_a_week"]["moves"] / 5
