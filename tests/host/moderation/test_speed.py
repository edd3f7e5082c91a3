from __future__ import annotations

import pytest

from tools.bench.fixes import measure


@pytest.mark.long
async def test_at_a_table_of_four_hundred_moves_a_fix_takes_less_than_a_second_and_a_rewind_less_than_two() -> None:
    took = await measure(400)
    assert took["moves"] == 400
    for name in ("adjust", "reopen", "answer", "deadline", "pause", "resume"):
        assert took[f"{name}_s"] < 1
    for name in ("rewind_points", "rewind_look", "rewind_apply", "rewind"):
        assert took[f"{name}_s"] < 2
