"""`/me calendar`: a person gets the address of a calendar of their deadlines, makes another, and ends it."""

from __future__ import annotations

import re
from typing import Any

from tests.bot.people import World
from tests.bot.pressing import reply
from tests.bot.test_table_in_discord import PAGES, with_pages

ADDRESS_SAID = re.compile(rf"{PAGES}/calendar/([\w-]+)\.ics")


async def test_the_address_is_given_once_made_anew_and_ended(world: World) -> None:
    await with_pages(world)
    ada, whose = world.person("Ada"), world.house.calendars.of_token

    async def said(**wish: str) -> str:
        result = await ada.member.slash(world.channel, "me calendar", **wish)
        assert result.response.ephemeral
        return reply(result)

    assert "You have no address" in await said(do="end")
    (first,) = ADDRESS_SAID.findall(await said())
    found = await whose(first)
    assert found is not None
    assert found.person_id == ada.user.id
    again = await said()
    assert "I kept no copy" in again
    assert not ADDRESS_SAID.findall(again)
    (second,) = ADDRESS_SAID.findall(await said(do="new"))
    assert await whose(first) is None
    assert await whose(second) is not None
    assert "no longer works" in await said(do="end")
    assert await whose(second) is None


async def test_without_pages_there_is_no_calendar(world: World) -> None:
    def names() -> set[str]:
        bot: Any = world.env.bot
        me = bot.tree.get_command("me")
        return {one.name for one in me.commands}

    assert "calendar" not in names()
    await with_pages(world)
    assert "calendar" in names()
