"""Whole games by clicks over HTTP, while their processes are killed: minutes each (`make clicks-by-http`)."""

from __future__ import annotations

import pytest

from tests.wire.soak.run import Plan, soak
from tests.wire.soak.tables import Kind


@pytest.mark.parametrize("on_server", [False, True])
async def test_a_game_of_each_kind_is_played_by_http_while_a_process_is_killed_every_ten_seconds(
    on_server: bool,
) -> None:
    kinds = Kind("devil", 4), Kind("architects", 2), Kind("paladins", 2)
    more = {"processes": 2, "pictures": 0, "way": "http", "every": 10.0, "on_server": on_server}
    figures = await soak(Plan(0, 0, tables=len(kinds), seed=4, kinds=kinds, minutes=8.0, **more))
    assert figures["what_went_wrong"] == []
    assert figures["verified"] >= len(kinds)
    assert figures["kills"]
