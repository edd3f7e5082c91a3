"""The commands without a group: /help, /seats, /rules, /card, /desk, /offer, /orders."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.table_options import offered_games
from bot.commands.which_table import books_in_reach, cards_in_reach, named_cards, suggest_topics
from bot.commands.wording import (
    ANYWHERE,
    IN_SERVERS,
    INSTALLED,
    OWN_TABLE,
    CommandOption,
    bot_of,
    command,
    find_meant_table,
    games_meant,
    server_tables,
)
from bot.messages.errors import reply_with_error
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from bot.reading.help import help_view, situation_of
from bot.reading.rules import games_view
from engine.texts import Refusal
from face.core.names import reader_for
from face.table.look_up import meant_topic
from host.values import Trouble

_Typed = app_commands.Range[str, 1, 100]
Offered = app_commands.Range[str, 1, 200]
_MOST_TRIED = 12  # tables at which it is looked whether typed words answer a question


class UngroupedCommands(commands.Cog):
    """Commands that are typed as one word."""

    @command("help", "command-help")
    @INSTALLED
    @ANYWHERE
    async def help_(self, interaction: Interaction) -> None:
        reply = Reply(interaction, fresh=True)
        now = await reply.within(situation_of(interaction, bot_of(interaction).house))
        await reply.show(help_view(now, reader_of(interaction)))

    @command("seats", "command-seats")
    @INSTALLED
    @IN_SERVERS
    async def seats(self, interaction: Interaction) -> None:
        await bot_of(interaction).people.seats(interaction)

    @command(
        "rules",
        "command-rules",
        topic=CommandOption("option-rules-topic", suggest_topics),
        game=CommandOption("option-rules-game", offered_games),
    )
    @INSTALLED
    @ANYWHERE
    async def rules(self, interaction: Interaction, topic: _Typed | None = None, game: str | None = None) -> None:
        books = [book for book in await books_in_reach(interaction, game) if book.topics]
        if topic is not None:
            await bot_of(interaction).rules.show(Reply(interaction, fresh=True), *meant_topic(books, topic))
        elif len(books) == 1:
            await bot_of(interaction).rules.show(Reply(interaction, fresh=True), books[0])
        else:
            await Reply(interaction, fresh=True).show(games_view([book.game for book in books], reader_of(interaction)))

    @command(
        "card",
        "command-card",
        name=CommandOption("option-card-name", named_cards),
        game=CommandOption("option-card-game", offered_games),
        table=CommandOption("option-table-of-cards", server_tables),
    )
    @INSTALLED
    @ANYWHERE
    async def card(
        self, interaction: Interaction, name: _Typed, game: str | None = None, table: str | None = None
    ) -> None:
        games, table_id = await cards_in_reach(interaction, table, game)
        await bot_of(interaction).card_look_up.show(interaction, games, table_id, name)

    @command("desk", "command-desk", table=OWN_TABLE)
    @INSTALLED
    @ANYWHERE
    async def desk(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).play.open_desk(interaction, await find_meant_table(interaction, table))

    @command("offer", "command-offer", what=CommandOption("option-offer"), table=OWN_TABLE)
    @INSTALLED
    @ANYWHERE
    async def offer(self, interaction: Interaction, what: Offered, table: str | None = None) -> None:
        bot, reply = bot_of(interaction), Reply(interaction, fresh=True)
        table_id = await reply.within(_table_to_answer(interaction, table, what))
        at = (await reply.within(bot.house.play.desk(table_id, interaction.user.id))).table
        try:
            await bot.play.short_cut(reply, at, what)
        except Refusal as refusal:
            await reply_with_error(interaction, refusal, reader_for(at, locale_of(interaction)))

    @command("orders", "command-orders", table=OWN_TABLE)
    @INSTALLED
    @ANYWHERE
    async def orders(self, interaction: Interaction, table: str | None = None) -> None:
        await bot_of(interaction).play.open_orders(interaction, await _only_table(interaction, table))


async def _table_to_answer(interaction: Interaction, typed: str | None, words: str) -> int:
    """The table that was typed, else the one of the player's whose open question the words can answer.

    Of several those with others come before practice; where the words answer none, as of `_only_table`. Raises
    Trouble `which-table`.
    """
    if typed is None and len(games := await games_meant(interaction)) > 1:
        for practice in (False, True):
            some = [table for table in games if table.practice is practice][:_MOST_TRIED]
            fitting = [
                table.id for table in some if await bot_of(interaction).play.answerable(interaction, table, words)
            ]
            if fitting:
                if len(fitting) > 1:
                    raise Trouble("which-table")
                return fitting[0]
    return await _only_table(interaction, typed)


async def _only_table(interaction: Interaction, typed: str | None) -> int:
    """The table that was typed, or the player's only one. Raises Trouble `which-table`."""
    table_id = await find_meant_table(interaction, typed)
    if table_id is None:
        raise Trouble("which-table")
    return table_id
