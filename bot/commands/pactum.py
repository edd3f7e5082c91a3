"""/pactum: admins choose a home channel, moderators and limits of a server; moderators keep its block list."""

from __future__ import annotations

from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.fix_options import fixable_tables
from bot.commands.me import SHOWS
from bot.commands.wording import (
    IN_SERVERS,
    INSTALLED,
    CommandOption,
    bot_of,
    command,
    language_choices,
    locale_string,
    table_number,
    translated_choices,
)
from bot.lobby.own_permissions import check_permissions
from bot.messages.errors import reply_privately
from bot.messages.handlers import on_this_server
from bot.messages.page import GREEN, GREY, plain_message
from bot.messages.reading_language import reader_of, server_locale
from bot.messages.replies import Interaction, Reply
from bot.moderation.blocks import block_person, list_blocked, unblock_person
from bot.moderation.handlers import check_manages, moderated_server
from engine.texts import Text, say
from face.wordings.locales import chosen_language, offered_locale
from face.wordings.shares import language_label
from host.lobby.bounds import LONGEST_REASON, RANGES
from host.values import Trouble
from host.wishes.wishes import NO_OPEN_TABLES

MODERATORS_BOT = "moderators-bot"  # only a bot can have that role
_ON = "on"
SCENES = (_ON, "off")  # in threads; and open tables

_Tables = app_commands.Range[int, *RANGES["tables"]]
Lobbies = app_commands.Range[int, *RANGES["lobbies"]]
_Seats = app_commands.Range[int, *RANGES["seats"]]
OwnHourly = app_commands.Range[int, *RANGES["own_hourly"]]
Hourly = app_commands.Range[int, *RANGES["hourly"]]
Reason = app_commands.Range[str, 0, LONGEST_REASON]


class HomeChannel(app_commands.Transformer):
    """A text channel as it stands in the interaction: not every process knows the channels of a server."""

    type = discord.AppCommandOptionType.channel
    channel_types: ClassVar[list[discord.ChannelType]] = [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(self, interaction: Interaction, value: Any, /) -> app_commands.AppCommandChannel:
        channel: app_commands.AppCommandChannel = value
        return channel


Home = app_commands.Transform[app_commands.AppCommandChannel, HomeChannel]


@INSTALLED
@IN_SERVERS
class PactumCommands(commands.GroupCog, group_name="pactum", group_description=locale_string("command-pactum")):
    """The subcommands of /pactum."""

    @command(
        "setup",
        "command-setup",
        home=CommandOption("option-setup-home"),
        moderators=CommandOption("option-setup-moderators"),
        boards=CommandOption("option-setup-boards", choices=translated_choices("board", SHOWS)),
        scenes=CommandOption("option-setup-scenes", choices=translated_choices("scenes", SCENES)),
        open_tables=CommandOption("option-setup-open-tables", choices=translated_choices("open-tables", SCENES)),
    )
    async def setup(
        self,
        interaction: Interaction,
        home: Home | None = None,
        moderators: discord.Role | None = None,
        boards: str = "",
        scenes: str = "",
        open_tables: str = "",
    ) -> None:
        server_id = interaction.guild_id
        if server_id is None:
            return
        check_manages(interaction)
        house, reader = bot_of(interaction).house, reader_of(interaction)
        reply = Reply(interaction, fresh=True)
        if home is not None:
            await reply.within(check_permissions(interaction, home.id))
        if isinstance(moderators, discord.Role) and moderators.is_bot_managed():  # an Object if Discord says no more
            raise Trouble(MODERATORS_BOT)
        if open_tables == _ON and not house.tables.moderators:
            raise Trouble(NO_OPEN_TABLES)
        before = await house.lookups.server(server_id)
        server = await house.lookups.set_server(
            server_id,
            home_channel_id=home.id if home is not None else before.home_channel_id,
            moderator_role_id=moderators.id if moderators is not None else before.moderator_role_id,
            board=next((value for value in SHOWS if value == boards), before.board),
            scenes=scenes == _ON if scenes in SCENES else before.scenes,
            open_tables=open_tables == _ON if open_tables in SCENES else before.open_tables,
        )
        lines = [
            say("bot-setup-home", channel=f"<#{server.home_channel_id}>")
            if server.home_channel_id
            else say("bot-setup-no-home"),
            say("bot-setup-role", role=f"<@&{server.moderator_role_id}>")
            if server.moderator_role_id
            else say("bot-setup-no-role"),
            Text(f"bot-setup-board-{server.board}"),
            say("bot-setup-scenes" if server.scenes else "bot-setup-no-scenes"),
            *([say("bot-setup-open")] if server.open_tables else []),
            *([say("bot-setup-not-open")] if open_tables and not server.open_tables else []),
        ]
        await reply.show(plain_message(reader.lines(lines), GREEN))

    @command(
        "limits", "command-limits", **{name: CommandOption(f"option-limit-{name}".replace("_", "-")) for name in RANGES}
    )
    async def limits(
        self,
        interaction: Interaction,
        tables: _Tables | None = None,
        lobbies: Lobbies | None = None,
        seats: _Seats | None = None,
        own_hourly: OwnHourly | None = None,
        hourly: Hourly | None = None,
    ) -> None:
        given = {"tables": tables, "lobbies": lobbies, "seats": seats, "own_hourly": own_hourly, "hourly": hourly}
        chosen = {name: value for name, value in given.items() if value is not None}
        check_manages(interaction)
        house, server_id = bot_of(interaction).house, interaction.guild_id or 0
        limits = await (house.bounds.set_limits(server_id, **chosen) if chosen else house.bounds.limits_of(server_id))
        lines = [Text(f"limits-{name}".replace("_", "-"), {"count": getattr(limits, name)}) for name in RANGES]
        await reply_privately(interaction, reader_of(interaction).lines(lines), GREEN if chosen else GREY)

    @command(
        "language", "command-language", language=CommandOption("option-server-language", choices=language_choices())
    )
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        check_manages(interaction)
        house, server_id = bot_of(interaction).house, interaction.guild_id or 0
        if language is not None:
            await house.languages.choose_for_server(server_id, chosen_language(language))
        spoken = language_label(offered_locale(server_locale(interaction.client, server_id)))
        lines = [say("server-language", language=spoken), *([] if language is None else [say("server-language-next")])]
        await reply_privately(interaction, reader_of(interaction).lines(lines), GREY if language is None else GREEN)

    @command(
        "block", "command-block", user=CommandOption("option-block-user"), reason=CommandOption("option-block-reason")
    )
    async def block(self, interaction: Interaction, user: discord.User, reason: Reason = "") -> None:
        await block_person(interaction, bot_of(interaction).house, user.id, reason)

    @command("unblock", "command-unblock", user=CommandOption("option-block-user"))
    async def unblock(self, interaction: Interaction, user: discord.User) -> None:
        await unblock_person(interaction, bot_of(interaction).house, user.id)

    @command(
        "close-pages",
        "command-close-pages",
        table=CommandOption("option-fix-table", fixable_tables),
        user=CommandOption("option-pages-user"),
    )
    async def close_pages(
        self, interaction: Interaction, table: str | None = None, user: discord.User | None = None
    ) -> None:
        """Ends the pages of those who look on: at one table or all of the server, everybody's or one person's."""
        house = bot_of(interaction).house
        server_id = await moderated_server(interaction, house)
        which = {} if user is None else {"person_id": user.id}
        if table is not None:
            meant = await house.lookups.table(table_number(table))
            on_this_server(interaction, meant)
            which["table_id"] = meant.id
        count = await house.onlookers.close(server_id, interaction.user.id, **which)
        await reply_privately(interaction, reader_of(interaction).line(say("onlookers-out", count=count)), GREEN)

    @command("blocked", "command-blocked")
    async def blocked(self, interaction: Interaction) -> None:
        await list_blocked(interaction, bot_of(interaction).house)
