"""What threatens a player stands above the board of their page, theirs first, and is marked where it would happen."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from bot.demo.position import put_state
from games.architects.rules.state import State, with_player
from host.house import House
from tests.bot.fixtures import house as a_house
from tests.demo.browser import PHONE
from tests.demo.seats_on_pages import seated
from tests.demo.test_pieces_of_a_page import position
from tests.demo.test_question_in_sight import SCREEN
from tests.host.seating import PEOPLE, playing

house = a_house
SIZES = {"screen": SCREEN, "phone": {"width": PHONE[0], "height": PHONE[1]}}


def crowded(mine: int) -> State:
    """Of three players that one has a crowd in the Mines, the next a larger one in the Forest; all have silver."""
    state: State = replace(position("architects", "turn", 3), seat=0)  # type: ignore[type-var]
    for seat, player in enumerate(state.players):
        state = with_player(state, seat, replace(player, workers=12, stock={**player.stock, "silver": 4}))
    mines, forest = (
        tuple(count * (seat == whose) for seat in range(3)) for count, whose in ((3, mine), (5, (mine + 1) % 3))
    )
    return replace(state, workers={**dict.fromkeys(state.workers, (0, 0, 0)), "mines": mines, "forest": forest})


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
async def test_own_threats_stand_first_above_the_board_and_groups_are_marked(
    house: House, size: str, async_chromium: Browser
) -> None:
    table = await playing(house, *PEOPLE[:3], game="architects")
    _, reading, _ = await house.play.board_and_desk(table.id, PEOPLE[0].id)
    assert reading is not None
    await put_state(house, table.id, crowded(reading.desk.seat))
    async with seated(async_chromium, house, table.id, [PEOPLE[0].id]) as at_pages:
        page = next(iter(at_pages.pages.values())).page
        await page.set_viewport_size(SIZES[size])
        await page.reload()
        if size == "phone":
            await page.locator('nav [data-tab="board"]').click()
        lines = page.locator("#board .threats p")
        await expect(lines).to_have_count(2)
        await expect(lines.nth(0)).to_contain_text("Mines: your 3 workers")
        await expect(lines.nth(1)).to_contain_text("Forest: 5 workers of")
        await expect(page.locator("#board .threats .mine p")).to_have_count(1)
        await expect(page.locator("#board .threats")).to_be_in_viewport()
        width = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0
        alt = await page.locator("#board .picture").get_attribute("aria-label")
        assert alt is not None
        assert "Forest: 5 workers of" in alt
        if folder := os.environ.get("PACTUM_SCREENSHOTS"):
            await page.screenshot(path=f"{folder}/threats-{size}.png", full_page=size == "phone")
