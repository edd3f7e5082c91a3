"""Asking Discord what the bot may do elsewhere, or looking at many tables, may take long: the reply is put off."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord
import pytest

from bot.desk.handlers import DeskPresses
from bot.messages.replies import Reply
from tests.bot.fixes.acting import Moderator, reply
from tests.bot.people import World
from tests.bot.test_people import over


@pytest.fixture
def put_off(monkeypatch: pytest.MonkeyPatch) -> list[Reply]:
    """The replies whose patience has ended meanwhile: all that waited for it."""
    put_off: list[Reply] = []
    waiting: list[Reply] = []
    within = Reply.within

    async def noted(reply: Reply, work: Coroutine[Any, Any, object]) -> object:
        waiting.append(reply)
        try:
            return await within(reply, work)
        finally:
            waiting.remove(reply)

    async def own_permissions(*_: object) -> discord.Permissions:
        for one in waiting:
            await one._defer()
            put_off.append(one)
        return discord.Permissions.all()

    monkeypatch.setattr(Reply, "within", noted)

    async def answerable(*_: object) -> bool:
        await own_permissions()
        return True

    monkeypatch.setattr("bot.lobby.own_permissions.own_permissions", own_permissions)
    monkeypatch.setattr(DeskPresses, "answerable", answerable)
    return put_off


async def test_a_home_channel_is_chosen(world: World, put_off: list[Reply]) -> None:
    boss = Moderator(world, "boss", manages=True)
    home = world.guild.create_text_channel("tables")
    said = await boss.member.slash(world.channel, "pactum setup", home=home)
    assert f"New tables open in <#{home.id}>" in reply(said)
    assert len(put_off) == 1


async def test_a_table_opens_in_the_home_channel(world: World, put_off: list[Reply]) -> None:
    home = world.guild.create_text_channel("tables")
    await world.house.lookups.set_server(world.guild.id, home_channel_id=home.id)
    ada = world.person("ada")
    opened = await ada.member.slash(world.channel, "table new", game="bids")
    assert f"<#{home.id}>" in reply(opened)
    assert len(put_off) == 1


async def test_a_rematch_opens(world: World, put_off: list[Reply]) -> None:
    ada, _, table = await over(world)
    put_off.clear()
    pressed = await ada.member.click(world.board(table), label="Rematch")
    assert f"<#{world.channel.id}>" in reply(pressed)
    assert len(put_off) == 1


async def test_typed_words_find_their_table(world: World, put_off: list[Reply]) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await ada.user.slash("practice", game="bids")
    await world.env.settle()
    assert f"table {table}" in reply(await ada.user.slash("offer", what="4"))
    assert len(put_off) == 1
