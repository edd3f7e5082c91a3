"""/pactum limits and the block list, as admins, moderators and others type them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from db.connection.session import Database
from host.house import House
from tests.bot.people import World, running, texts_of
from tests.ground import Clock, Entropy


@pytest.fixture
async def world(database: Database, clock: Clock, entropy: Entropy) -> AsyncIterator[World]:
    """With the usual limits."""
    async with running(House(database, clock=clock, entropy=entropy)) as world:
        yield world


def reply(result: Any) -> str:
    assert result.response.ephemeral
    return texts_of(result.response.components).replace("\\", "")


def admin(world: World) -> Any:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("boss"), roles=[role])


async def test_an_admin_sets_limits_and_reads_them(world: World) -> None:
    boss = admin(world)
    assert "Tables at once: at most **50**" in reply(await boss.slash(world.channel, "pactum limits"))
    assert "Tables at once: at most **2**" in reply(
        await boss.slash(world.channel, "pactum limits", tables=2, own_hourly=1)
    )
    shown = reply(await boss.slash(world.channel, "pactum limits"))
    assert "Tables at once: at most **2**" in shown
    assert "Seats per person: at most **20**" in shown


async def test_who_opens_too_many_or_too_fast_reads_what_to_do(world: World) -> None:
    boss, ada, ben = admin(world), world.person("ada"), world.person("ben")
    await boss.slash(world.channel, "pactum limits", tables=2, own_hourly=1)
    await world.lobby(ada)
    assert "the next one in 60 minutes" in reply(await ada.member.slash(world.channel, "table new", game="bids"))
    await world.lobby(ben)
    refused = reply(await boss.slash(world.channel, "table new", game="bids"))
    assert "There are already 2 tables on this server" in refused
    assert "/table list" in refused


async def test_limits_are_for_those_who_manage_the_server(world: World) -> None:
    ada = world.person("ada")
    refused = reply(await ada.member.slash(world.channel, "pactum limits", tables=1))
    assert "Only server managers" in refused
    assert (await world.house.bounds.limits_of(world.guild.id)).tables == 50


async def test_moderators_block_and_unblock_and_nobody_else_sees_the_list(world: World) -> None:
    boss, ada, ben = admin(world), world.person("ada"), world.person("ben")
    role = world.guild.create_role("moderators")
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    refused = await mod.slash(world.channel, "pactum block", user=ben.member)
    assert "Only moderators of this server" in reply(refused)
    await boss.slash(world.channel, "pactum setup", moderators=role)
    said = reply(await mod.slash(world.channel, "pactum block", user=ben.member, reason="rude, **twice**"))
    assert f"<@{ben.user.id}> is blocked" in said
    for one in (boss, mod):
        shown = reply(await one.slash(world.channel, "pactum blocked"))
        assert f"<@{ben.user.id}>" in shown
        assert f"by <@{mod.id}>" in shown
        assert "rude" in shown
    for one in (ada.member, ben.member):
        for command, options in (("block", {"user": ben.member}), ("unblock", {"user": ben.member}), ("blocked", {})):
            refused = reply(await one.slash(world.channel, f"pactum {command}", **options))
            assert "Only moderators of this server" in refused
            assert "rude" not in refused
    assert "blocked on this server" in reply(await ben.member.slash(world.channel, "table new", game="bids"))
    assert "no longer blocked" in reply(await mod.slash(world.channel, "pactum unblock", user=ben.member))
    assert "isn't blocked here" in reply(await mod.slash(world.channel, "pactum unblock", user=ben.member))
    assert "Nobody is blocked" in reply(await mod.slash(world.channel, "pactum blocked"))
    await world.lobby(ben)


async def test_who_is_blocked_is_refused_at_join_and_at_open_seats(world: World) -> None:
    boss, ada, ben, cleo = admin(world), world.person("ada"), world.person("ben"), world.person("cleo")
    table = await world.seated(ada, ben)
    await boss.slash(world.channel, "pactum block", user=cleo.member)
    await boss.slash(world.channel, "pactum block", user=ben.member)
    await world.lobby(ada)
    refused = await world.join(cleo)
    assert "You're blocked on this server" in texts_of((refused.response or refused.followups[-1]).components)
    await ben.open_desk(table)
    assert "Your bid" in ben.words()  # who sits there plays on
    await world.house.seats.vacate(table, ada.user.id, "i:left")
    listed = await cleo.member.slash(world.channel, "seats")
    look = await cleo.member.click(listed.response, label=f"Table {table}: ada")
    took = await cleo.member.click(look.response, label="Take over the seat of ada")
    assert "You're blocked on this server" in texts_of((took.followups or [took.response])[-1].components)
