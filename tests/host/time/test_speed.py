from __future__ import annotations

import pytest

from tools.bench.sweeps import measure


@pytest.mark.long
async def test_the_benchmark_of_the_sweeps_works_through_all_that_is_due() -> None:
    figures = await measure(200, 60)
    assert figures["reminders"] >= 200
    assert figures["deadlines"] == 60
    assert figures["deadlines_per_s"] > 0
