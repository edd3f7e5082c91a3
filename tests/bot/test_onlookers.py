"""Who looks on at the page of a table: Discord is asked whether they still see its channel, and what it says counts."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest

from db.connection.statements import Statement
from tests.bot.fixes.acting import moderator, reply
from tests.bot.people import Seat, World, texts_of
from tests.bot.test_people import three
from tests.ground import Clock

Page = tuple[World, int, Seat, str]  # a table, somebody who looks on there, and the cookie of their page


@pytest.fixture
async def page(world: World) -> Page:
    _, _, _, table = await three(world)
    emil = world.person("emil")
    return world, table, emil, await opened(world, table, emil)


async def opened(world: World, table: int, person: Seat) -> str:
    sessions = world.house.page_sessions
    return await sessions.open(table, await sessions.link(table, person.user.id))


async def is_open(page: Page) -> bool:
    world, table, _, cookie = page
    return await world.house.page_sessions.of_cookie(table, cookie) is not None


async def settled(world: World) -> None:
    """What an event has begun is done."""
    bot: Any = world.env.bot
    for _ in range(100):
        await asyncio.sleep(0)
        listening = [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: on_")]
        await asyncio.gather(*listening)
    if bot.onlookers._looking is not None:
        await bot.onlookers._looking


async def an_hour_later(page: Page, clock: Clock) -> None:
    clock.pass_(hours=1)
    await page[0].env.bot.tidying.sweep()  # type: ignore[attr-defined]


async def test_whoever_still_sees_the_channel_reads_on(page: Page, clock: Clock) -> None:
    for _ in range(8):
        await an_hour_later(page, clock)
    assert await is_open(page)


async def test_whoever_is_no_longer_on_the_server_reads_on_for_an_hour_at_most(page: Page, clock: Clock) -> None:
    world, _, emil, _ = page
    world.guild.remove_member(emil.member)
    clock.pass_(minutes=59)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    assert await is_open(page)
    clock.pass_(minutes=1)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    assert not await is_open(page)


def close_to_everybody(world: World) -> None:
    """Discord tells that a permission of the channel has been taken from all."""
    bot: Any = world.env.bot
    guild = bot.get_guild(world.guild.id)
    role = next(role for role in guild.roles if role.is_default())
    channel = bot.get_channel(world.channel.id)
    denied = {"id": str(role.id), "type": 0, "allow": "0", "deny": str(discord.Permissions(view_channel=True).value)}
    payload = {"id": str(channel.id), "guild_id": str(guild.id), "type": 0, "name": channel.name, "position": 0}
    bot._connection.parsers["CHANNEL_UPDATE"]({**payload, "permission_overwrites": [denied]})


async def test_a_channel_that_is_closed_to_them_ends_the_page_at_once(page: Page) -> None:
    world, table, _, _ = page
    (player, *_) = (await world.house.play.board(table)).table.seats
    sessions = world.house.page_sessions
    players = await sessions.open(table, await sessions.link(table, player.person_id))
    close_to_everybody(world)
    await settled(world)
    assert not await is_open(page)
    assert await world.house.page_sessions.of_cookie(table, players) is not None


async def test_a_channel_that_is_deleted_ends_the_page_at_once(page: Page) -> None:
    world, _, _, _ = page
    bot: Any = world.env.bot
    payload = {"id": str(world.channel.id), "guild_id": str(world.guild.id), "type": 0}
    bot._connection.parsers["CHANNEL_DELETE"](payload)
    await settled(world)
    assert not await is_open(page)


async def test_a_role_that_loses_a_right_has_them_looked_for_at_once(page: Page) -> None:
    world, _, emil, _ = page
    world.guild.remove_member(emil.member)
    bot: Any = world.env.bot
    guild = bot.get_guild(world.guild.id)
    role = next(role for role in guild.roles if role.is_default())
    payload = {"id": str(role.id), "name": role.name, "permissions": "8", "position": 0, "color": 0}
    payload |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    bot._connection.parsers["GUILD_ROLE_UPDATE"]({"guild_id": str(guild.id), "role": payload})
    await settled(world)
    assert not await is_open(page)


async def test_a_server_that_removes_the_bot_ends_their_pages(page: Page) -> None:
    world, _, _, _ = page
    bot: Any = world.env.bot
    bot.dispatch("guild_remove", bot.get_guild(world.guild.id))
    await settled(world)
    assert not await is_open(page)


@pytest.mark.parametrize(("status", "code"), [(500, 0), (429, 0), (403, 50001)])
async def test_of_whom_discord_says_nothing_reads_on_for_six_hours(
    page: Page, clock: Clock, status: int, code: int
) -> None:
    world, _, emil, _ = page
    path = f"/guilds/{world.guild.id}/members/{emil.user.id}"
    world.env.inject_error("GET", path, status=status, code=code, times=None)
    for _ in range(5):
        await an_hour_later(page, clock)
        assert await is_open(page)
    clock.now += timedelta(hours=1)
    assert not await is_open(page)


async def test_a_moderator_closes_the_pages_of_a_table_or_of_one_person(page: Page) -> None:
    world, table, emil, _ = page
    said = await emil.member.slash(world.channel, "pactum close-pages", table=str(table))
    assert "moderator" in reply(said)
    assert await is_open(page)
    boss = (await moderator(world)).member
    assert "Nobody was looking on" in reply(await boss.slash(world.channel, "pactum close-pages", user=boss))
    said = await boss.slash(world.channel, "pactum close-pages", table=str(table), user=emil.member)
    assert "1 page of an onlooker is closed" in reply(said)
    assert said.response.ephemeral
    assert not await is_open(page)


async def test_the_table_is_told_once_that_a_moderator_has_closed_pages(page: Page) -> None:
    world, table, emil, _ = page
    for name in ("filip", "gita"):
        await opened(world, table, world.person(name))
    boss = (await moderator(world)).member

    async def told() -> list[Any]:
        await world.env.settle()
        messages = world.messages(world.thread(table))
        return [message for message in messages if "closed pages of onlookers" in texts_of(message.components)]

    await boss.slash(world.channel, "pactum close-pages", user=boss)
    assert not await told()  # nobody's page was closed
    await boss.slash(world.channel, "pactum close-pages")
    (message,) = await told()
    words = texts_of(message.components)
    assert "mia" in words
    assert message.flags & discord.MessageFlags(suppress_notifications=True).value
    assert not any(name in words for name in ("emil", "filip", "gita", str(emil.user.id)))


async def test_a_lobby_is_told_nothing_of_closed_pages(world: World) -> None:
    _, _, _, table = await three(world)
    await opened(world, table, world.person("emil"))
    await world.house.database.write(
        Statement("UPDATE tables SET status = :status WHERE id = :table"), {"status": "lobby", "table": table}
    )
    assert await world.house.onlookers.close(world.guild.id, 1) == 1
    rows = await world.house.database.fetch(Statement("SELECT 1 AS one FROM outbox WHERE kind = 'pages-closed'"), {})
    assert not rows


async def test_an_answer_of_discord_that_never_comes_holds_nothing_up(
    page: Page, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: discord.Guild, person_id: int) -> discord.Member:
        return await asyncio.Future()

    monkeypatch.setattr(discord.Guild, "fetch_member", never)
    monkeypatch.setattr("bot.moderation.onlookers._WITHIN", 0.0)
    await an_hour_later(page, clock)
    assert await is_open(page)
