"""Finds people a table: the command /play, the button that takes a wish back, and what they are told of a wish."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import ui

from bot.lobby.lobby import NO_THREADS_HERE
from bot.lobby.own_permissions import check_permissions
from bot.messages.custom_ids import Press, number_in_part
from bot.messages.errors import CLOSED_DMS
from bot.messages.handlers import on_press
from bot.messages.page import GOLD, GREEN, GREY, Page, button, link, plain_message
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction, Reply, person_of
from bot.messages.sending import Sender, find_arrived, mark_message
from db.connection.diagnosis import log_level_of
from engine.texts import Listed, Text, Typed, say
from face.asking.wishes import length_texts, outlook_text, wish_lines, wished_games
from face.core.names import game_name
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from face.wordings.texts import texts, tidy_line
from host.house import House
from host.values import NO_SUCH_TABLE, PersonSettings, Place, Table, Trouble
from host.wishes.seating import WISH_SETTLES
from host.wishes.wishes import StoredWish, WishTerms

UNWISH = "unwish"  # the action of the button that takes a wish back

_END_OF_WISH = "the end of a wish, by its number,"

_log = logging.getLogger(__name__)


class WishPresses:
    """What people do with their wishes."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def say(self, interaction: Interaction, terms: WishTerms) -> None:
        """Keeps a wish, and says how long such wishes take. Raises MissingPermissions, Trouble as `Wishes.say`."""
        here = interaction.channel
        if interaction.guild is None or here is None:
            raise Trouble(NO_SUCH_TABLE)
        home = (await self._house.lookups.server(interaction.guild.id)).home_channel_id
        if home is None and not isinstance(here, discord.TextChannel):
            raise Trouble(NO_THREADS_HERE)
        place, reply = Place(interaction.guild.id, home or here.id), Reply(interaction, fresh=True)
        await reply.within(check_permissions(interaction, place.channel_id))
        outlook = await reply.within(self._house.wishes.outlook(place.server_id, terms))
        await reply.within(self._house.wishes.say(person_of(interaction), place, terms))
        await self._house.languages.note_servers({place.server_id: str(interaction.guild_locale)})
        minutes = int(WISH_SETTLES.total_seconds()) // 60
        noted = say("wish-said", channel=f"<#{place.channel_id}>", minutes=minutes)
        abroad = [say("wish-said-abroad")] if terms.abroad else []
        said = [noted, *abroad, *length_texts(terms), outlook_text(outlook)]
        await reply.show(await self._own(interaction, *said, colour=GREEN))

    async def show(self, interaction: Interaction) -> None:
        """Shows what somebody waits for."""
        reply = Reply(interaction, fresh=True)
        await reply.show(await reply.within(self._own(interaction)))

    @on_press(UNWISH)
    async def _take_back(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        message = interaction.message  # that of a wish that was met stays as it is
        reply = Reply(interaction, fresh=message is not None and not message.flags.ephemeral)
        await reply.within(self._house.wishes.take_back(interaction.user.id, number_in_part(press.argument)))
        await reply.show(await self._own(interaction, say("wish-taken-back")))

    async def _own(self, interaction: Interaction, *said: Text, colour: int = GREY) -> ui.LayoutView:
        return own_wishes_view(await self._house.wishes.own(interaction.user.id), reader_of(interaction), said, colour)


class EndedWishes:
    """Tells people whose wishes have ended without a table, once each."""

    def __init__(self, house: House, mail: Sender) -> None:
        self._house = house
        self._mail = mail

    async def tell_ended(self) -> None:
        """Tells the end of each wish that can be read. Where Discord cannot be reached, the next round does."""
        skipping = self._house.tables.skipping
        for wish in await self._house.wishes.over(skipping.resting(_END_OF_WISH)):

            async def tell(_: int, wish: StoredWish = wish) -> bool:
                return await self._was_told(wish)

            if await skipping.done(_END_OF_WISH, wish.id, tell, kind="wish"):
                await self._house.wishes.told_over(wish.id)

    async def _was_told(self, wish: StoredWish) -> bool:
        """Tells the person. Returns whether nothing is left to do: they were told, or take no messages."""
        try:
            await self._tell(wish)
        except discord.HTTPException as error:
            if error.code not in CLOSED_DMS and (error.status >= 500 or error.status == 429):
                _log.info("the end of a wish is told later: %r", error)
                return False
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.log(log_level_of(error), "the end of a wish is told later: %r", error)
            return False
        return True

    async def _tell(self, wish: StoredWish) -> None:
        player = await self._house.settings.player(wish.person.id)
        if player.dms == "closed" or player.notify == "none":
            return
        reader = Reader(texts(player.locale))
        nonce = self._house.outbox.nonce(f"wish-over/{wish.id}")
        dm = await self._mail.dm(wish.person.id)
        if await find_arrived(dm, nonce) is None:
            words = reader.line(say("wish-over", games=wished_games(wish.terms)))
            await dm.send(view=mark_message(plain_message(words, GREY), nonce), nonce=nonce, silent=True)


def own_wishes_view(
    wishes: tuple[StoredWish, ...], reader: Reader, said: tuple[Text, ...] = (), colour: int = GREY
) -> ui.LayoutView:
    """What somebody waits for, below what was just `said`, with a button to take each back."""
    page = Page(colour)
    if said:
        page.text(reader.lines(said))
    page.text(reader.line(say("wish-head" if wishes else "wish-none")))
    _list_wishes(page, wishes, reader)
    return page.view()


def _list_wishes(page: Page, wishes: tuple[StoredWish, ...], reader: Reader) -> None:
    """Adds what somebody waits for to `page`, with a button to take each back."""
    for number, wish in enumerate(wishes, 1):
        page.text(f"{number}. {reader.lines(wish_lines(wish))}")
    if wishes:
        page.buttons(
            [
                button(reader.label(say("wish-take-back", number=number)), Press(UNWISH, argument=str(wish.id)))
                for number, wish in enumerate(wishes, 1)
            ]
        )


def wish_met_view(
    table: Table, player: PersonSettings, reader: Reader, who: str = "", waits: tuple[StoredWish, ...] = ()
) -> ui.LayoutView:
    """Tells somebody that their wish has become `table`, and for what else they wait.

    `who`: a mention, where others read it too: nothing else is said there.
    """
    others = [card for card in table.seats if card.person_id != player.id]
    names = [Typed(tidy_line(card.name, 60)) if card.level is None else say("wish-steward") for card in others]
    words = say(
        "wish-met",
        named="yes" if who else "no",
        who=who,
        table=table.id,
        link=link(table),
        game=game_name(table.game),
        others=Listed(tuple(names)),
        at=unix(table.starts_at or table.opened_at),
    )
    page = Page(GOLD)
    page.text(reader.line(words))
    if table.open:
        page.text(reader.line(say("open-met")))
    if not who:
        start = button(reader.label(say("bot-start")), Press("start", table.id), "success")
        page.buttons([start, button(reader.label(say("bot-leave")), Press("leave", table.id))])
    if not who and waits:
        page.text(reader.line(say("wish-still")))
        _list_wishes(page, waits, reader)
    return page.view()
