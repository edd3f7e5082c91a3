"""/table: open a table, look at one, list those of the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.board import board_view, lobby_view
from bot.commands.paces import read_pace, suggested_paces
from bot.commands.wording import (
    IN_SERVERS,
    INSTALLED,
    bot_of,
    described,
    reader_of,
    server_tables,
    table_number,
)
from bot.desk import game_name, reader_for
from bot.errors import answered, whisper
from bot.face import face
from bot.hours import hours_at
from bot.page import GREY, MOST_OPTIONS
from bot.replies import Reply
from engine.core.texts import Text, Typed, say
from host.paces import DAILY
from host.tables import NO_SUCH_GAME, NO_SUCH_TABLE, Trouble

Interaction = discord.Interaction[Any]


def add(tree: app_commands.CommandTree[Any]) -> None:
    """Add /table."""
    group = app_commands.Group(
        name="table",
        description=described("command-table"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=INSTALLED,
    )

    @group.command(name="new", description=described("command-table-new"))
    @app_commands.describe(
        game=described("option-game"), pace=described("option-pace"), options=described("option-options")
    )
    @app_commands.autocomplete(game=_games, pace=suggested_paces, options=_options)
    async def new(interaction: Interaction, game: str, pace: str = "", options: str = "") -> None:
        await answered(interaction, _new(interaction, game, pace, options))

    @group.command(name="show", description=described("command-table-show"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.autocomplete(table=server_tables)
    async def show(interaction: Interaction, table: str) -> None:
        await answered(interaction, _show(interaction, table))

    @group.command(name="list", description=described("command-table-list"))
    async def list_(interaction: Interaction) -> None:
        await answered(interaction, _list(interaction))

    tree.add_command(group)


async def _new(interaction: Interaction, game: str, pace: str, options: str) -> None:
    bot = bot_of(interaction)
    if game not in bot.games:
        raise Trouble(NO_SUCH_GAME)
    chosen = read_pace(pace, reader_of(interaction).texts) if pace.strip() else DAILY
    await bot.lobby.open(interaction, game, read_options(options), chosen)


async def _show(interaction: Interaction, typed: str) -> None:
    board = await bot_of(interaction).house.board(table_number(typed))
    if board.table.place.server_id != interaction.guild_id:
        raise Trouble(NO_SUCH_TABLE)
    reader = reader_for(board.table, str(interaction.locale))
    if board.view is None:
        view = lobby_view(board.table, reader, await hours_at(bot_of(interaction).house, board.table))
    else:
        view = board_view(board, reader)
    await Reply(interaction, fresh=True).show(view)


async def _list(interaction: Interaction) -> None:
    tables = await bot_of(interaction).house.tables_in(interaction.guild_id or 0)
    lines = [
        Text(
            f"bot-list-{table.status}",
            {
                "game": game_name(table.game),
                "table": table.id,
                "place": f"<#{table.thread_id or table.place.channel_id}>",
                "seated": len(table.seats),
                "most": table.most,
            },
        )
        for table in tables[:MOST_OPTIONS]
    ]
    await whisper(interaction, reader_of(interaction).lines(lines or [say("bot-list-none")]), GREY)


async def _games(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    reader = reader_of(interaction)
    named = [(reader.label(game_name(game), 100), game) for game in bot_of(interaction).games]
    wanted = current.strip().casefold()
    return [app_commands.Choice(name=name, value=game) for name, game in named if wanted in name.casefold()]


async def _options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """What the chosen game offers, added to what is typed already."""
    game = getattr(interaction.namespace, "game", None)
    if game not in bot_of(interaction).games:
        return []
    reader, typed = reader_of(interaction), current.replace(",", " ").split()
    whole = [part for part in typed if "=" in part and not part.endswith("=")]
    taken = {part.partition("=")[0] for part in whole}
    begun = typed[-1].casefold() if typed and typed[-1] not in whole else ""
    return [
        app_commands.Choice(name=reader.label(text, 100), value=" ".join([*whole, offer]))
        for offer, text in face(game).offers()
        if offer.partition("=")[0] not in taken and offer.startswith(begun)
    ]


def read_options(typed: str) -> dict[str, Any]:
    """Table options as typed, "rounds=2 learners=yes". Raises Trouble `bad-options`."""
    found: dict[str, Any] = {}
    for part in typed.replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise Trouble("bad-options", option=Typed(part))
        found[name] = _option_value(value)
    return found


def _option_value(value: str) -> int | bool | str:
    if value.isdecimal():
        return int(value)
    return {"yes": True, "true": True, "no": False, "false": False}.get(value.casefold(), value)
