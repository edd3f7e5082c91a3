"""*Table page* and `/table play` launch the page in Discord where it is an Activity; elsewhere they give a link."""

from __future__ import annotations

from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.messages.custom_ids import Press
from host.people.page_sessions import NO_PRESS
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.pressing import reply, table_of_two
from tests.host.people.test_seats import refused

PAGES = "https://pages.test"
_LAUNCH, _PONG = 12, 1


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The types of all answers to interactions. The simulated Discord takes a launch for one that it knows."""
    types: list[int] = []
    answer = AsyncWebhookAdapter.create_interaction_response

    def answered(self: Any, interaction_id: int, token: str, *, params: Any, **how: Any) -> Any:
        types.append(params.payload["type"])
        if types[-1] == _LAUNCH:
            params = params._replace(payload={"type": _PONG})
        return answer(self, interaction_id, token, params=params, **how)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", answered)
    return types


async def with_pages(world: World, **how: Any) -> None:
    """The bot with pages, and Discord with its commands for them."""
    await world.restart(page_address=PAGES, **how)
    bot: Any = world.env.bot
    tree = bot.tree
    told = [one.to_dict(tree) for one in tree.get_commands()]
    known = [{name: value for name, value in one.items() if name != "nsfw"} for one in told]
    world.env.backend.register_commands(None, known)


async def press(seat: Seat, table: int) -> Any:
    return await seat.actor.click(seat.desk, custom_id=Press("page", table).button_id())


async def link_in(result: Any) -> str:
    button, to_all = buttons_of(result.response.components).values()
    assert str(to_all["url"]).startswith(f"{PAGES}/open?k=")
    return str(button["url"])


async def test_table_launches_the_page_in_discord_and_notes_where(world: World, answers: list[int]) -> None:
    await with_pages(world, activities=True)
    table, ada, ben = await table_of_two(world)
    answers.clear()
    await press(ada, table)
    assert answers == [_LAUNCH]
    assert await world.house.page_sessions.pressed(ada.user.id) == table
    assert await refused(world.house.page_sessions.pressed(ben.user.id)) == NO_PRESS


async def test_play_launches_it_too_or_gives_a_link_for_a_browser(world: World, answers: list[int]) -> None:
    await with_pages(world, activities=True)
    table, ada, _ = await table_of_two(world)
    answers.clear()
    await ada.member.slash(world.channel, "table play", table=str(table))
    assert answers == [_LAUNCH]
    result = await ada.member.slash(world.channel, "table play", table=str(table), where="browser")
    assert answers == [_LAUNCH, 4]
    assert (await link_in(result)).startswith(f"{PAGES}/t/{table}/open?k=")


async def test_where_there_is_no_activity_table_gives_a_link(world: World, answers: list[int]) -> None:
    await with_pages(world)
    table, ada, _ = await table_of_two(world)
    answers.clear()
    result = await press(ada, table)
    assert answers == [4]
    assert "in your browser" in reply(result)
    assert await refused(world.house.page_sessions.pressed(ada.user.id)) == NO_PRESS
    assert (await link_in(result)).startswith(f"{PAGES}/t/{table}/open?k=")


async def test_what_discord_does_not_launch_comes_as_a_link(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """The simulated Discord knows no launches, as one whose portal has none for this bot."""
    await with_pages(world, activities=True)
    table, ada, _ = await table_of_two(world)
    result = await press(ada, table)
    assert (await link_in(result)).startswith(f"{PAGES}/t/{table}/open?k=")
    assert "launches no Activity" in caplog.text


async def test_who_is_not_there_launches_nothing(world: World, answers: list[int]) -> None:
    await with_pages(world, activities=True)
    table, _, _ = await table_of_two(world)
    guild = world.env.create_guild("Elsewhere")
    stranger = guild.add_member(world.env.create_user("stranger"))
    answers.clear()
    await stranger.slash(guild.create_text_channel("games"), "table play", table=str(table))
    assert answers == [4]


async def test_boards_lead_to_the_page_too_onlookers_as_well(world: World) -> None:
    table, _, _ = await table_of_two(world)
    eve = world.person("eve")
    shown = await eve.member.slash(world.channel, "table show", table=str(table))
    assert "Table page" not in buttons_of(shown.response.components)
    await with_pages(world)
    table, _, _ = await table_of_two(world)
    shown = await eve.member.slash(world.channel, "table show", table=str(table))
    assert "Table page" in buttons_of(shown.response.components)
    assert "Table page" in buttons_of(world.stored_board(table).components)
    result = await eve.member.click(world.board(table), label="Table page")
    assert (await link_in(result)).startswith(f"{PAGES}/t/{table}/open?k=")


async def test_a_table_is_opened_to_follow_only_where_there_are_pages(world: World) -> None:
    ada = world.person("ada")

    async def opens() -> str:
        done = await ada.member.slash(world.channel, "table new", game="bids", options="onlookers=yes")
        return str([texts_of(one.components) for one in (done.response, *done.followups) if one])

    assert "no pages in a browser" in await opens()
    assert await world.house.lookups.tables_of(ada.user.id) == ()
    await with_pages(world)
    assert "Anyone with its address, or that of the feed" in await opens()
