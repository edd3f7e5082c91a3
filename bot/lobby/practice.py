"""Practice: a game alone with stewards, in one direct message. It is begun, gone on with and given up here."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from msgspec.structs import replace

from bot.desk.beside import PRACTICE_AGAIN, PRACTICE_END
from bot.messages.custom_ids import Press, number_in_part, only_choice
from bot.messages.errors import CLOSED_DMS
from bot.messages.handlers import on_press
from bot.messages.page import GOLD, GREEN, GREY, Page, button, link_button, option, plain_message
from bot.messages.reading_language import language_lacking, locale_of, reader_of
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from bot.messages.sending import mark_message
from bot.reading.openings import Openings
from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.names import game_name, reader_for
from face.desk.desk import is_new
from face.table.opening import has_opening
from face.table.outlook import game_length_text, temper_lines
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL
from face.wordings.reader import Reader
from host.house import House
from host.practice import TOO_MANY_PRACTICES, checked_practice
from host.values import Table, Trouble

_DMS_CLOSED = "practice-dms-closed"  # nothing can be played where nothing arrives
GO_ON, _ENDED, _NEW = "practice-on", "practice-ended", "practice-new"

_log = logging.getLogger(__name__)


class Practices:
    """The command /practice and the presses around it."""

    def __init__(self, house: House, openings: Openings) -> None:
        self._house = house
        self._openings = openings

    async def start(self, interaction: Interaction, game: str, level: str, opponents: int) -> None:
        """Begins a practice game, unless one of that game is open: then ask which is meant. Raises Trouble."""
        checked_practice(game, level, opponents)
        reply = Reply(interaction, fresh=True)
        there = await reply.within(self._house.practice.open_of(interaction.user.id))
        same = tuple(table for table in there if table.game == game and table.lesson is None)
        if same:
            another = Press(_NEW, argument=f"{game}.{level}.{opponents}")
            head = say("practice-open", game=game_name(game), count=len(same))
            await reply.show(_listed(same, head, reader_of(interaction), another))
            return
        await self._begin(interaction, reply, game, level, opponents)

    @on_press(_NEW)
    async def _new(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins one beside those that are open."""
        game, level, opponents = _meant(press.argument)
        checked_practice(game, level, opponents)
        await self._begin(interaction, Reply(interaction, fresh=True), game, level, opponents)

    @on_press(PRACTICE_AGAIN)
    async def _again(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins another game like the one that has ended."""
        me, reply = person_of(interaction), Reply(interaction, fresh=True)
        before = await reply.within(self._house.practice.own(press.table, me.id))

        async def begin(message_id: int) -> Table:
            return await self._house.practice.again(press.table, me, cause_of(interaction), message_id)

        await self.deal(interaction, reply, before.game, begin)

    @on_press(GO_ON)
    async def _go_on(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Shows the desk of an open game in a new message, and folds the one before."""
        table_id, me = press.table or number_in_part(only_choice(values)), interaction.user.id
        reply = Reply(interaction, fresh=True)
        table = await reply.within(self._house.practice.own(table_id, me))
        message = await reply.within(self._first_message(interaction, table.game))
        await self._house.practice.take_desk(table_id, me, message.id)
        there = _said_of(message, interaction, say("practice-there"))
        await reply.show(_led_to(message, [there], reader_of(interaction)))

    @on_press(PRACTICE_END)
    async def _end(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Asks whether it is meant: an ended game cannot be gone on with."""
        table_id = press.table or number_in_part(only_choice(values))
        reply = Reply(interaction, fresh=True)
        table = await reply.within(self._house.practice.own(table_id, interaction.user.id))
        reader = reader_for(table, locale_of(interaction))
        page = Page(GREY)
        page.text(reader.line(say("practice-end-sure", game=game_name(table.game), table=table.number)))
        page.buttons([button(reader.label(say("practice-end")), Press(_ENDED, table.id), "danger")])
        await reply.show(page.view())

    @on_press(_ENDED)
    async def _ended(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        await reply.within(self._house.practice.end(press.table, interaction.user.id, cause_of(interaction)))
        await reply.show(plain_message(reader_of(interaction).line(say("practice-ended")), GREEN))

    async def _begin(self, interaction: Interaction, reply: Reply, game: str, level: str, opponents: int) -> None:
        async def begin(message_id: int) -> Table:
            me, cause = person_of(interaction), cause_of(interaction)
            return await self._house.practice.begin(game, level, opponents, me, cause, message_id)

        await self.deal(interaction, reply, game, begin)

    async def deal(
        self,
        interaction: Interaction,
        reply: Reply,
        game: str,
        begin: Callable[[int], Awaitable[Table]],
        begun: Text | None = None,
        *,
        counted: bool = True,
    ) -> None:
        """Sends the message that becomes the desk, then begins the game: nothing is open where no message arrives.

        Before the desk of somebody's first game of a kind comes its opening scene. `begun`: what is said of a lesson
        then, which has words of its own to open with; without it that a practice game has begun. "<wording>-here" is
        said in the direct messages themselves. `counted`: it is one of the practice games that a person may have open.
        """
        me, reader = interaction.user.id, reader_of(interaction)
        try:
            if counted:
                await reply.within(self._house.practice.check(me))
        except Trouble as trouble:
            if trouble.code != TOO_MANY_PRACTICES:
                raise
            await reply.show(_listed(await self._house.practice.open_of(me), trouble.text, reader))
            return
        lacking = await language_lacking(self._house, interaction)
        opens = begun is None and has_opening(game, reader)
        opens = opens and is_new(await self._house.settings.explanations(me, game), game)
        above = await reply.within(self._first_message(interaction, game, "opening")) if opens else None
        sent = [] if above is None else [above]
        try:
            message = await reply.within(self._first_message(interaction, game))
            sent.append(message)
            table = await begin(message.id)
        except BaseException:
            for each in sent:
                await _taken_back(each)
            raise
        if above is not None:
            await reply.within(self._open(interaction, table, above))
        if begun is not None:
            words = [_said_of(message, interaction, begun)]
        else:
            length = game_length_text(table)
            words = [_said_of(message, interaction, say("practice-begun", game=game_name(game)))]
            words += [] if length is None else [length]
            words += temper_lines(table)
        await reply.show(_led_to(message, [*words, *lacking], reader_for(table, reader.texts.locale)))

    async def _open(self, interaction: Interaction, table: Table, message: discord.Message) -> None:
        """Makes that message the opening scene of a game that has begun."""
        reading = await self._house.play.reading(table.id, interaction.user.id)
        player = await self._house.settings.player(interaction.user.id)
        opening = await self._openings.message(reading, replace(player, locale=locale_of(interaction)))
        try:
            if opening is not None:
                await message.edit(view=opening.view, attachments=opening.attach())
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            _log.info("a practice game goes without its opening scene: %r", error)
            await _taken_back(message)

    async def _first_message(self, interaction: Interaction, game: str, what: str = "desk") -> discord.Message:
        """Sends a direct message that is to become a desk, or `what` else. Raises Trouble `practice-dms-closed`."""
        cause = f"practice/{interaction.id}" if what == "desk" else f"practice/{interaction.id}/{what}"
        me, nonce = interaction.user, self._house.outbox.nonce(cause)
        words = reader_of(interaction).line(say("practice-dealing", game=game_name(game)))
        try:
            dm = await me.create_dm()
            message = await dm.send(view=mark_message(plain_message(words, GOLD), nonce), nonce=nonce)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS:
                raise
            await self._house.lookups.dms(me.id, False)
            raise Trouble(_DMS_CLOSED) from error
        await self._house.lookups.dms(me.id, True)
        await self._house.lookups.dm_opened(me.id, dm.id)
        return message


def _listed(
    tables: tuple[Table, ...], head: Text, reader: Reader, another: Press | None = None
) -> discord.ui.LayoutView:
    """Opens practice games, to go on with or to end; `another`: the press that begins one more."""
    page = Page(GREY)
    page.text(reader.line(head))
    if len(tables) == 1:
        on = button(reader.label(say("practice-on")), Press(GO_ON, tables[0].id), "primary")
        row = [on, button(reader.label(say("practice-end")), Press(PRACTICE_END, tables[0].id), "danger")]
    else:
        row = []
        options = [option(_label(table, reader), str(table.id)) for table in tables[:MOST_OPTIONS]]
        page.select(Press(GO_ON), reader.label(say("practice-on-which")), options)
        page.select(Press(PRACTICE_END), reader.label(say("practice-end-which")), options)
    if another is not None:
        row.append(button(reader.label(say("practice-another")), another))
    page.buttons(row)
    return page.view()


def _label(table: Table, reader: Reader) -> str:
    text = say("practice-option", game=game_name(table.game), table=table.number, stewards=len(table.seats) - 1)
    return reader.label(text, OPTION_LABEL)


def _meant(argument: str) -> tuple[str, str, int]:
    """The game, level and number of stewards in a press. Raises Refusal `not-asked` for a forged one."""
    parts = argument.split(".")
    if len(parts) != 3:
        raise Refusal(NOT_ASKED)
    return parts[0], parts[1], number_in_part(parts[2])


def _said_of(message: discord.Message, interaction: Interaction, words: Text) -> Text:
    """Gives the wording for where the person is: whoever reads in the direct messages is not sent to them."""
    return Text(f"{words.key}-here", words.params) if interaction.channel_id == message.channel.id else words


def _led_to(message: discord.Message, words: list[Text], reader: Reader) -> discord.ui.LayoutView:
    """Says where the game is, with a button that leads there."""
    page = Page(GREEN)
    page.text(reader.lines(words))
    address = f"https://discord.com/channels/@me/{message.channel.id}/{message.id}"
    page.buttons([link_button(reader.label(say("practice-to-desk")), address)])
    return page.view()


async def _taken_back(message: discord.Message) -> None:
    try:
        await message.delete()
    except (discord.HTTPException, discord.RateLimited) as error:
        _log.info("a message that became no desk stays: %s", error)
