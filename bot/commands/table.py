"""/table: people open, show and list tables and take the log of an ended one; players leave and ask for votes."""

from __future__ import annotations

import io
from contextlib import suppress

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from bot.board.on_request import list_view
from bot.board.view import board_view, lobby_view
from bot.commands.table_options import (
    game_meant,
    offered_games,
    offered_options,
    read_options,
    read_start,
    suggest_offered_levels,
    suggested_starts,
    take_days_off,
    take_extensions,
    take_grace,
    take_hints,
    take_patience,
    take_rated,
    take_remarks,
    take_stand_in,
    take_trying,
    take_watched,
    told_what_it_takes,
)
from bot.commands.which_table import absent_players, own_table, seat_number, table_of_cards
from bot.commands.wording import (
    IN_SERVERS,
    INSTALLED,
    OWN_TABLE,
    CommandOption,
    bot_of,
    command,
    locale_string,
    server_tables,
    suggestion,
    table_choices,
    table_number,
    translated_choices,
)
from bot.messages.page import GREY, plain_message
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from engine.texts import Typed, say
from face.core.names import reader_for
from face.table.board import hours_at, pace_text
from face.table.scenes import board_picture
from face.wordings.close_names import fold_case
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.texts import Texts
from face.wordings.typed_times import length_of
from host.lobby.settings import DAILY, LEAST, MOST_MINUTES, PRESETS, bank_pace, own_pace
from host.lobby.stewards import room_for
from host.seats.votes import MOST_HOURS
from host.table.stored_table import card_of
from host.values import BAD_PACE, NO_SUCH_TABLE, Board, Pace, Trouble

WHICH_EXPORT = "which-export"
_BROWSER = "browser"


async def _send_export(interaction: Interaction, typed: str | None) -> None:
    """Sends the log of the table that is meant as a file. Raises Trouble as `House.export`."""
    house, reply = bot_of(interaction).house, Reply(interaction, fresh=True)
    board = await reply.within(_ended_table(interaction, typed))
    content = await reply.within(house.exports.export(board.table.id))
    name = f"pactum-{board.table.game}-{board.table.id}.json"
    reader = reader_for(board.table, locale_of(interaction))
    practice = "yes" if board.table.practice else "no"
    told = say("bot-export", table=board.table.number, practice=practice, head=board.head)
    view = plain_message(reader.line(told), GREY)
    view.add_item(ui.File(f"attachment://{name}"))
    await reply.attach(view, discord.File(io.BytesIO(content), name))


async def _ended_table(interaction: Interaction, typed: str | None) -> Board:
    """The table that was typed, or the table of this thread. Raises Trouble `which-export`, `no-such-table`."""
    house, server = bot_of(interaction).house, interaction.guild_id or 0
    if typed is None:
        table = await house.lookups.table_at(server, interaction.channel_id or 0)
        if table is None:
            raise Trouble(WHICH_EXPORT)
        return await house.play.board(table.id)
    board = await house.play.board(table_number(typed))
    theirs = board.table.placeless and board.table.card(interaction.user.id) is not None
    if board.table.place.server_id != server and not theirs:
        raise Trouble(NO_SUCH_TABLE)
    return board


@suggestion
async def ended_tables(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the finished games of this server, the newest first, then one's own practice."""
    house = bot_of(interaction).house
    tables = await house.lookups.ended_in(interaction.guild_id or 0, MOST_OPTIONS)
    tables += await house.practice.ended_of(interaction.user.id, MOST_OPTIONS)
    return table_choices(tables, current, reader_of(interaction))


ENDED_TABLE = CommandOption("option-ended-table", ended_tables)


MINUTE = 60  # seconds
_LONGEST = 60  # characters of a pace that is worth suggesting
PLUS = "+"  # between a bank and what every decision adds to it
EXAMPLES = ("12 h", "2 days", "48 h + 2 h")


def read_pace(typed: str, texts: Texts) -> Pace:
    """Reads a preset's name, "36 h" for each decision, or "48 h + 2 h" for a bank and its increment.

    Raises Trouble `unclear-time`, `bad-pace`.
    """
    preset = PRESETS.get(typed.strip().casefold())
    if preset is not None:
        return preset
    minutes = [_minutes(part, texts) for part in typed.split(PLUS)]
    if len(minutes) == 1:
        return own_pace(minutes[0])
    if len(minutes) > 2:
        raise Trouble("unclear-time", typed=Typed(typed[:40]))
    return bank_pace(*minutes)


@suggestion
async def suggested_paces(interaction: Interaction, current: str) -> list[tuple[str, str]]:
    """Suggests the presets, a few examples, and the typed pace if it can be read."""
    reader = reader_of(interaction)
    wanted = fold_case(current)
    paces = {name: pace for name, pace in PRESETS.items() if wanted in name}
    for typed in (wanted, *EXAMPLES):
        if len(typed) <= _LONGEST and wanted in typed:
            with suppress(Trouble):  # half typed: the command itself will say what is wrong
                paces.setdefault(typed, read_pace(typed, reader.texts))
    return [(reader.label(pace_text(pace), 100), typed) for typed, pace in paces.items()]


def _minutes(part: str, texts: Texts) -> int:
    seconds = length_of(part, texts).total_seconds()
    if seconds % MINUTE:
        raise Trouble(BAD_PACE, least=LEAST, most=MOST_MINUTES)
    return int(seconds) // MINUTE


_MOST_SEATS = 10  # that stewards could ever take at one table
ExtendHours = app_commands.Range[int, 1, MOST_HOURS]
MostStewards = app_commands.Range[int, 0, _MOST_SEATS]
_DAY = 24  # hours of an extension without the option


@INSTALLED
@IN_SERVERS
class TableCommands(commands.GroupCog, group_name="table", group_description=locale_string("command-table")):
    """The subcommands of /table."""

    @command(
        "new",
        "command-table-new",
        game=CommandOption("option-game", offered_games),
        pace=CommandOption("option-pace", suggested_paces),
        options=CommandOption("option-options", offered_options),
        stewards=CommandOption("option-stewards"),
        level=CommandOption("option-level", suggest_offered_levels),
        start=CommandOption("option-start", suggested_starts),
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        pace: str = "",
        options: str = "",
        stewards: MostStewards = 0,
        level: str = "",
        start: str = "",
    ) -> None:
        meant = game_meant(interaction, game)
        chosen = read_pace(pace, reader_of(interaction).texts) if pace.strip() else DAILY
        try:
            typed = read_options(options)
            bot = bot_of(interaction)
            stand_in, hints, rated = take_stand_in(typed, meant), take_hints(typed), take_rated(typed)
            trying, watched = take_trying(typed), take_watched(typed, pages=bot.page_links.address is not None)
            chosen = replace(
                chosen,
                grace=take_grace(typed, bot.grace),
                stewards=bot.stewards_within,
                stand_in=stand_in,
                remarks=take_remarks(typed),
                extensions=take_extensions(typed, chosen),
                patience=take_patience(typed),
                off=await take_days_off(interaction, typed),
            )
            when = await read_start(interaction, start)
            its = (room_for(meant, stewards, level),) * stewards
            await bot.lobby.open(
                interaction,
                meant,
                typed,
                chosen,
                its,
                hints=hints,
                rated=rated,
                trying=trying,
                start=when,
                watched=watched,
            )
        except Trouble as trouble:
            raise told_what_it_takes(trouble, meant) from trouble

    @command("start", "command-table-start", when=CommandOption("option-start", suggested_starts), table=OWN_TABLE)
    async def start(self, interaction: Interaction, when: str, table: str | None = None) -> None:
        meant = await read_start(interaction, when)
        await bot_of(interaction).lobby.set_start(interaction, await own_table(interaction, table), meant)

    @command(
        "play",
        "command-table-play",
        table=CommandOption("option-table", server_tables),
        where=CommandOption("option-play-where", choices=translated_choices("play", (_BROWSER,))),
    )
    async def play(self, interaction: Interaction, table: str, where: str = "") -> None:
        await bot_of(interaction).page_links.open(interaction, table_number(table), browser=where == _BROWSER)

    @command("show", "command-table-show", table=CommandOption("option-table", server_tables))
    async def show(self, interaction: Interaction, table: str) -> None:
        board = await bot_of(interaction).house.play.board(table_number(table))
        if board.table.place.server_id != interaction.guild_id:
            raise Trouble(NO_SUCH_TABLE)
        reader = reader_for(board.table, locale_of(interaction))
        bot, reply = bot_of(interaction), Reply(interaction, fresh=True)
        if board.view is None:
            await reply.show(lobby_view(board.table, reader, await hours_at(bot.house, board.table)))
            return
        head = await bot.house.outbox.last_head(board.table.id)
        pages = bot.page_links.address is not None
        await reply.show(board_view(board, reader, head, pages=pages))
        await bot.picture_replies.follow(
            interaction,
            lambda: board_picture(board, reader),
            lambda file: board_view(board, reader, head, file=file, pages=pages),
        )

    @command("list", "command-table-list")
    async def list_(self, interaction: Interaction) -> None:
        house, me = bot_of(interaction).house, interaction.user.id
        reply = Reply(interaction, fresh=True)
        statuses = await reply.within(house.lookups.statuses(interaction.guild_id or 0, me, MOST_OPTIONS))
        await reply.show(list_view(statuses, locale_of(interaction), me))

    @command("leave", "command-table-leave", table=OWN_TABLE)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).people.leave(interaction, await own_table(interaction, table))

    @command("pause", "command-table-pause", table=OWN_TABLE)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).people.call(interaction, await own_table(interaction, table), "pause")

    @command("resume", "command-table-resume", table=OWN_TABLE)
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).people.call(interaction, await own_table(interaction, table), "resume")

    @command("extend", "command-table-extend", hours=CommandOption("option-extend-hours"), table=OWN_TABLE)
    async def extend(self, interaction: Interaction, hours: ExtendHours = _DAY, table: str | None = None) -> None:
        table_id = await own_table(interaction, table)
        await bot_of(interaction).people.call(interaction, table_id, "extend", hours=hours)

    @command("more-time", "command-table-more-time", table=OWN_TABLE)
    async def more_time(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).people.take_more(interaction, await own_table(interaction, table))

    @command("substitute", "command-table-substitute", table=OWN_TABLE)
    async def substitute(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).substitutes.seek(interaction, await own_table(interaction, table))

    @command("abandon", "command-table-abandon", table=OWN_TABLE)
    async def abandon(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).people.call(interaction, await own_table(interaction, table), "abandon")

    @command("open", "command-table-open", player=CommandOption("option-open-player", absent_players), table=OWN_TABLE)
    async def open_(self, interaction: Interaction, player: str, table: str | None = None) -> None:
        meant = await bot_of(interaction).house.lookups.table(await own_table(interaction, table))
        card_of(meant, interaction.user.id)  # refuses people who do not sit there
        seat = seat_number(meant, player, reader_of(interaction).texts)
        await bot_of(interaction).people.call(interaction, meant.id, "open", seat=seat)

    @command("try", "command-table-try", table=OWN_TABLE)
    async def try_(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).trials.start(interaction, await own_table(interaction, table))

    @command("story", "command-table-story", table=OWN_TABLE)
    async def story(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).logs.open_new(interaction, await own_table(interaction, table))

    @command("export", "command-table-export", table=ENDED_TABLE)
    async def export(self, interaction: Interaction, table: str | None = None) -> None:
        await _send_export(interaction, table)

    @command("replay", "command-table-replay", table=ENDED_TABLE)
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).replays.open(interaction, await _ended_table(interaction, table))

    @command("dossier", "command-table-dossier", table=ENDED_TABLE)
    async def dossier(self, interaction: Interaction, table: str | None = None) -> None:
        board = await _ended_table(interaction, table)
        await bot_of(interaction).dossiers.open(interaction, board.table.id)

    @command("review", "command-table-review", table=ENDED_TABLE)
    async def review(self, interaction: Interaction, table: str | None = None) -> None:
        board = await _ended_table(interaction, table)
        await bot_of(interaction).reviews.open(interaction, board.table.id)

    @command("cards", "command-table-cards", table=CommandOption("option-table-of-cards", server_tables))
    async def cards(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).references.open(interaction, await table_of_cards(interaction, table))
