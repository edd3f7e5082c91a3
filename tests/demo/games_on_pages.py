"""Whole games on the pages of a table, each person at a browser of their own: minutes each (`make table-page`)."""

from __future__ import annotations

import os

import pytest
from playwright.async_api import Browser

from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.half_in_discord import at_once, half_in_discord
from tests.demo.seats_on_pages import seated
from tests.host.seating import PEOPLE, playing

house = a_house
BREAKS = 0.06  # of answers before which a browser loses touch or is loaded again
ROUNDS = int(os.environ.get("PACTUM_ROUNDS", "0"))


@pytest.mark.parametrize(("game_id", "count"), [("devil", 4), ("architects", 2), ("paladins", 2)])
async def test_a_whole_game_is_played_on_pages_alone(
    house: House, game_id: str, count: int, async_chromium: Browser
) -> None:
    people = PEOPLE[:count]
    table = await playing(house, *people, game=game_id)
    async with seated(async_chromium, house, table.id, [person.id for person in people]) as at_pages:
        pressed = await at_pages.play(breaks=BREAKS, rounds=ROUNDS)
        print(f"\n{game_id}: {pressed.told()}; out of touch {at_pages.reconnects}, loaded again {at_pages.reloads}")
        for hands in at_pages.pages.values():
            print(f"  {hands.pressed.told()}")
        assert at_pages.problems == []
        if ROUNDS:
            return
        first, *others = await at_pages.results()
        assert first
        assert all(other == first for other in others)
        assert at_pages.reconnects
        assert at_pages.reloads


@pytest.mark.parametrize("game_id", ["devil"])
async def test_a_whole_game_is_played_half_on_pages_and_half_in_discord(
    house: House, game_id: str, monkeypatch: pytest.MonkeyPatch, async_chromium: Browser
) -> None:
    at_once(monkeypatch)
    pressed = await half_in_discord(async_chromium, house, game_id, breaks=BREAKS, rounds=ROUNDS)
    print(f"\n{game_id}, half in Discord: {pressed.told()}")
