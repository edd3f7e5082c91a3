"""A message that a rewind has undone: marked, dead, and still within Discord's limits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.rewind_marker import undone_view
from bot.messages.custom_ids import Press
from bot.messages.page import Page, button
from face.wordings.lengths import MOST_CHARACTERS
from tests.bot.drawing import hold_limits
from tests.bot.people import World, buttons_of, texts_of

MARK = "Undone."


async def marked(world: World, page: Page) -> list[dict[str, Any]]:
    """The page as it was sent, marked."""
    channel = world.env.bot.get_channel(world.channel.id)
    message = await channel.send(view=page.view())  # type: ignore[union-attr]
    return undone_view(message, MARK).to_components()


async def test_it_says_so_on_top_and_nothing_can_be_pressed(world: World) -> None:
    page = Page()
    page.text("Ada wins the crown.")
    page.buttons([button("My desk", Press("desk", 1))])
    shown = await marked(world, page)
    assert texts_of(shown).splitlines() == [MARK, "Ada wins the crown."]
    assert buttons_of(shown) == {}


@pytest.mark.parametrize("rows", [1, 6])
async def test_a_full_message_keeps_its_text_and_discords_limits(world: World, rows: int) -> None:
    page = Page()
    page.text("what-happened-" * 300)  # it is cut anywhere, as it has no words
    for row in range(rows):
        page.buttons([button(str(number), Press("desk", row * 5 + number + 1)) for number in range(5)])
    while page.room(1):
        page.line()
    assert page.characters == MOST_CHARACTERS
    shown = await marked(world, page)
    hold_limits(shown)
    assert texts_of(shown).startswith(f"{MARK}\nwhat-happened")
