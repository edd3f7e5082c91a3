"""Two people at pages of their own, on a phone and on a screen, and two in Discord play one game."""

from __future__ import annotations

import os

import pytest

from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.browser import REQUIRED, missing
from tests.demo.half_in_discord import at_once, half_in_discord

house = a_house


async def test_half_of_a_table_plays_on_pages_and_half_in_discord(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    if reason := missing():
        if os.environ.get(REQUIRED):
            pytest.fail(reason)
        pytest.skip(reason)
    at_once(monkeypatch)
    pressed = await half_in_discord(house, "bids", breaks=0.3)
    assert pressed.answers >= 6
    assert pressed.presses <= 4 * pressed.answers
