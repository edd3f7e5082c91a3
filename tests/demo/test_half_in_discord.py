"""Two people at pages of their own, on a phone and on a screen, and two in Discord play one game."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.half_in_discord import at_once, half_in_discord

house = a_house


async def test_half_of_a_table_plays_on_pages_and_half_in_discord(
    house: House, monkeypatch: pytest.MonkeyPatch, async_chromium: Browser
) -> None:
    at_once(monkeypatch)
    pressed = await half_in_discord(async_chromium, house, "bids", breaks=0.3)
    assert pressed.answers >= 6
    assert pressed.presses <= 4 * pressed.answers
