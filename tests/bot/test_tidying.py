"""Finished threads, idle lobbies, servers that remove the bot, and who is away."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.statements import Statement
from host.values import Trouble
from tests.bot.people import World, buttons_of, texts_of
from tests.bot.test_people import over, three
from tests.ground import Clock


async def test_the_thread_of_a_finished_game_is_archived_a_day_later(world: World, clock: Clock) -> None:
    _, _, table = await over(world)
    thread = world.thread(table)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    assert not archived(world, thread)
    clock.pass_(hours=25)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    assert archived(world, thread)


def archived(world: World, thread: int) -> bool:
    sent = [one.json for one in world.env.http_requests if (one.method, one.path) == ("PATCH", f"/channels/{thread}")]
    return any(one.get("archived") for one in sent)


async def test_a_finished_thread_that_was_deleted_is_nothing_to_do(world: World, clock: Clock) -> None:
    _, _, table = await over(world)
    world.env.inject_error("GET", f"/channels/{world.thread(table)}", status=404, code=10003, times=None)
    clock.pass_(hours=25)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    clock.pass_(hours=25)
    assert await world.house.seats.done_with() == ()


async def test_an_idle_lobby_says_that_it_is_closed(world: World, clock: Clock) -> None:
    ada = world.person("ada")
    await world.lobby(ada)
    await world.join(ada)
    clock.pass_(days=8)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    shown = world.messages(world.channel.id)[0].components
    assert "Nothing happened here for a week, so this table is closed" in texts_of(shown)
    assert "Join" not in buttons_of(shown)


async def test_a_server_that_removes_the_bot_has_its_games_paused(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    bot: Any = world.env.bot
    await bot.on_guild_remove(bot.guilds[0])
    assert (await world.house.play.board(table)).table.paused
    await bot.on_guild_join(bot.guilds[0])
    assert not (await world.house.play.board(table)).table.paused


async def test_a_database_that_is_away_while_the_bot_signs_in_is_asked_again_by_the_next_sweep(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await world.house.seats.server_gone(world.guild.id)
    bot: Any = world.env.bot

    async def away() -> None:
        raise Trouble("database-away")

    with monkeypatch.context() as patch:
        patch.setattr(world.house.seats, "servers_in_play", away)
        await bot.on_ready()
    assert (await world.house.play.board(table)).table.paused
    await bot.tidying.sweep()
    assert not (await world.house.play.board(table)).table.paused


async def test_a_removal_nobody_told_of_is_noticed_at_the_next_start(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await world.house.seats.server_gone(world.guild.id)
    await world.restart()
    assert not (await world.house.play.board(table)).table.paused  # it is there again


async def test_a_start_while_a_server_is_unavailable_pauses_nothing(world: World) -> None:
    """Discord's READY names such a server without anything of it; what it has comes later, or a removal does."""
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    bot: Any = world.env.bot
    here = bot.get_guild(world.guild.id)
    bot._connection._remove_guild(here)
    bot._connection._add_guild_from_data({"id": str(world.guild.id), "unavailable": True})
    assert bot.get_guild(world.guild.id).unavailable
    await bot.on_ready()
    await bot.tidying.sweep()
    assert not (await world.house.play.board(table)).table.paused
    bot._connection._remove_guild(bot.get_guild(world.guild.id))  # it was taken from it meanwhile
    await bot.on_ready()
    assert (await world.house.play.board(table)).table.paused


async def test_who_is_away_is_suggested_to_the_players_of_the_table_alone(world: World, clock: Clock) -> None:
    """The number of a table can be typed on any server."""
    ada, ben, _, table = await three(world)
    await world.house.database.write(Statement("UPDATE seats SET away = true WHERE name = 'ben'"), {})
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    assert ben.name in str(await ada.member.autocomplete(world.channel, "table open", "player", "", table=str(table)))
    assert await eve.autocomplete(channel, "table open", "player", "", table=str(table)) == []
    zoe = world.person("zoe").member
    assert await zoe.autocomplete(world.channel, "table open", "player", "", table=str(table)) == []
