from __future__ import annotations

import pytest

from tools.bench.answers import measure


@pytest.mark.long
async def test_the_benchmark_measures_as_many_answers_as_it_is_told() -> None:
    figures = await measure(20)
    assert figures["answers"] == 20
    assert 0 < figures["median_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
    assert figures["answers_per_s_on_ten_tables"] > 0
