"""/pactum limits, block, unblock, blocked: what a server allows, and whom it does not want at its tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import bot_of, described, reader_of
from bot.errors import answered, whisper
from bot.moderating import check_manages, moderated
from bot.page import GREEN, GREY
from bot.times import unix
from engine.core.texts import Param, Text, Typed, say
from host.bounds import LONGEST_REASON, RANGES, Block

Interaction = discord.Interaction[Any]
MOST_SHOWN = 25  # blocks in a list

Tables = app_commands.Range[int, *RANGES["tables"]]
Lobbies = app_commands.Range[int, *RANGES["lobbies"]]
Seats = app_commands.Range[int, *RANGES["seats"]]
OwnHourly = app_commands.Range[int, *RANGES["own_hourly"]]
Hourly = app_commands.Range[int, *RANGES["hourly"]]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add to /pactum what bounds its use."""
    group = tree.get_command("pactum")
    assert isinstance(group, app_commands.Group)  # noqa: S101  bot.commands.pactum comes first

    @group.command(name="limits", description=described("command-limits"))
    @app_commands.describe(**{name: described(f"option-limit-{name}".replace("_", "-")) for name in RANGES})
    async def limits(
        interaction: Interaction,
        tables: Tables | None = None,
        lobbies: Lobbies | None = None,
        seats: Seats | None = None,
        own_hourly: OwnHourly | None = None,
        hourly: Hourly | None = None,
    ) -> None:
        given = {
            "tables": tables,
            "lobbies": lobbies,
            "seats": seats,
            "own_hourly": own_hourly,
            "hourly": hourly,
        }
        chosen = {name: value for name, value in given.items() if value is not None}
        await answered(interaction, _limits(interaction, chosen))

    @group.command(name="block", description=described("command-block"))
    @app_commands.describe(user=described("option-block-user"), reason=described("option-block-reason"))
    async def block(
        interaction: Interaction, user: discord.User, reason: app_commands.Range[str, 0, LONGEST_REASON] = ""
    ) -> None:
        await answered(interaction, _block(interaction, user, reason))

    @group.command(name="unblock", description=described("command-unblock"))
    @app_commands.describe(user=described("option-block-user"))
    async def unblock(interaction: Interaction, user: discord.User) -> None:
        await answered(interaction, _unblock(interaction, user))

    @group.command(name="blocked", description=described("command-blocked"))
    async def blocked(interaction: Interaction) -> None:
        await answered(interaction, _blocked(interaction))


async def _limits(interaction: Interaction, chosen: dict[str, int]) -> None:
    check_manages(interaction)
    house, server_id = bot_of(interaction).house, interaction.guild_id or 0
    limits = await (house.set_limits(server_id, **chosen) if chosen else house.limits_of(server_id))
    lines = [Text(f"limits-{name}".replace("_", "-"), {"count": getattr(limits, name)}) for name in RANGES]
    await whisper(interaction, reader_of(interaction).lines(lines), GREEN if chosen else GREY)


async def _block(interaction: Interaction, user: discord.User, reason: str) -> None:
    await moderated(interaction, bot_of(interaction).house)
    await bot_of(interaction).house.block(interaction.guild_id or 0, user.id, interaction.user.id, reason)
    await whisper(interaction, reader_of(interaction).line(say("block-done", who=f"<@{user.id}>")), GREEN)


async def _unblock(interaction: Interaction, user: discord.User) -> None:
    await moderated(interaction, bot_of(interaction).house)
    await bot_of(interaction).house.unblock(interaction.guild_id or 0, user.id)
    await whisper(interaction, reader_of(interaction).line(say("unblock-done", who=f"<@{user.id}>")), GREEN)


async def _blocked(interaction: Interaction) -> None:
    await moderated(interaction, bot_of(interaction).house)
    found = await bot_of(interaction).house.blocked(interaction.guild_id or 0, MOST_SHOWN)
    lines = [say("blocked-head"), *map(_line, found)] if found else [say("blocked-none")]
    await whisper(interaction, reader_of(interaction).lines(lines), GREY)


def _line(block: Block) -> Text:
    by = f"<@{block.by}>" if block.by else say("blocked-by-former")
    told: dict[str, Param] = {"who": f"<@{block.person_id}>", "at": unix(block.at), "by": by}
    if not block.reason:
        return Text("blocked-line-plain", told)
    return Text("blocked-line", {**told, "reason": Typed(block.reason)})
