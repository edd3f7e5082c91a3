"""Draws a player's desk as their direct message shows it, with the news; edits it in place, folds earlier ones."""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING
from msgspec import Struct, json
from msgspec.structs import replace

from bot.board.messages import NOBODY
from bot.board.places import Places
from bot.delivery.failures import NEVER_AGAIN
from bot.delivery.side_by_side import Overtaken, Patience, SideBySide, unless
from bot.desk.attachments import Attached, DeskPicture, picture_of, upload_of
from bot.desk.beside import desk_lines_in, fits_below, folded_view, news_in
from bot.desk.hands import DesksAtHand, EditUnderWay
from bot.desk.pictures import DeskPictures
from bot.desk.view import LAST_MOVE, Desks
from bot.messages.looked_up import remember_latest
from bot.messages.sending import REAL, Sender, Timer, mark_message
from bot.reading.openings import OpeningMessage, Openings
from engine.texts import Text, say
from face.core.names import own_reader
from face.desk.beside import left_text, texts_of_fold
from face.desk.desk import NO_WORDS, DeskSurroundings, lines_in_picture, with_news
from face.table.news import Report, cut_news, report_of, texts_of_news, without_lines
from face.table.opening import opening_scene_of, split_opening_news
from face.tournaments.at_tables import own_seat_of_tournament
from face.wordings.lengths import cut_to_tail, split_pages
from face.wordings.reader import Reader
from host.house import House
from host.messages.living_desks import About, DeskKey, DirtyDesk, Folding
from host.table.halting import describe_error
from host.values import NOT_SEATED, TABLE_CLOSED, TABLE_HALTED, Desk, News, OutboxMessage, PersonSettings, Trouble

_MOST_ABOVE = 1000  # messages of which is remembered what is told above them, so that it isn't told again
WELCOME_LENGTH = 1500  # characters of what a seat has learned, told to who takes it over


class DeskMessage(Struct, frozen=True):
    """A desk as a message. `before`: pages of news that found no room in it; `shown`: a digest of what it shows.

    `picture`: the one it has; `png`: that picture, where it is a new one; `kept`: the attachment, where it is there.
    `follows`: it shall get another one. `opening`: the message that comes before all of it, as a game begins.
    """

    view: ui.LayoutView
    about: About
    shown: str
    before: tuple[str, ...] = ()
    picture: DeskPicture | None = None
    png: bytes | None = None
    kept: Attached | None = None
    follows: bool = False
    opening: OpeningMessage | None = None

    @property
    def files(self) -> list[discord.File]:
        """What a message has to bring."""
        return [] if self.picture is None or self.png is None else [upload_of(self.picture, self.png)]

    @property
    def attachments(self) -> list[discord.File | discord.Attachment]:
        """What a message that is there shall have attached."""
        return [*self.files] if self.kept is None else [self.kept.attachment]


class DeskMessages:
    """Draws desks with their news."""

    def __init__(self, house: House, desks: Desks, places: Places, pictures: DeskPictures, openings: Openings) -> None:
        self._house = house
        self._desks = desks
        self._places = places
        self._pictures = pictures
        self._openings = openings
        self._above: OrderedDict[int, Report] = OrderedDict()

    async def new(self, row: OutboxMessage, news: News, player: PersonSettings) -> DeskMessage:
        """The desk for a new message: nothing that others did is cut. Raises Trouble as `Play.reading` does.

        The first one of a game, and that of a newcomer, comes after the opening scene, which takes its first news.
        """
        person_id, locale = row.lane[1], player.locale
        reader = own_reader(news.table, locale, person_id)
        reading = await self._house.play.reading(news.table.id, person_id)
        pages: list[str] = []
        opening = None
        opens = split_opening_news(news)
        if opens is not None and row.kind == "welcome":
            opening = await self._openings.message(reading, player)
        elif opens is not None:
            first = (await self._report(opens[0], reader)).whole
            opening = await self._openings.message(reading, player, first if fits_below(first) else "")
            if opening is not None:
                news = opens[1]
                pages += [] if fits_below(first) else split_pages(first)
        told = await self._report_of(news, reader, person_id)
        if row.kind == "welcome":  # a newcomer's story may be long: its end comes with the desk
            lines = reader.lines(await self._lines(news)).strip("\n")
            its = await self._tournament_of(news, reader, person_id)
            told = Report(its, cut_to_tail(lines, WELCOME_LENGTH, cut_news(reader)))
        picture, png, follows = await self._picture(reading.desk, player)
        view = await self._desks.drawn(reading, locale, around=with_news(told, first=True), picture=picture)
        shown = frozenset() if picture is None else lines_in_picture(reading.desk, reader)
        if not _tells(view, told, shown):  # the desk leaves too little room
            view = await self._desks.drawn(reading, locale, around=_news_above(reading.desk, reader), picture=picture)
            remember_latest(self._above, row.id, told, _MOST_ABOVE)
            # What its reader did stands on What's new: of a game that was played on its page it would be all of it.
            pages += split_pages(replace(told, moves="").whole)
        about = texts_of_fold(reading.desk)
        return DeskMessage(view, about, _digest_of(view), tuple(pages), picture, png, follows=follows, opening=opening)

    async def present(self, desk: DirtyDesk, player: PersonSettings) -> DeskMessage:
        """The desk as it is, with all that happened since the message before it, the newest where it is too much.

        Raises Trouble as `Play.reading` does.
        """
        (table_id, person_id), row_id, locale = desk.key, desk.row_id, player.locale
        reading = await self._house.play.reading(table_id, person_id)
        now = self._house.clock()
        row = OutboxMessage(row_id, ("player", person_id), table_id, "news", LAST_MOVE, now, "sent", "", 0, now)
        news = await self._house.outbox.news(row)
        reader = own_reader(news.table, locale, person_id)
        if opening_scene_of(reading.desk, reader) is not None and (opens := split_opening_news(news)) is not None:
            news = opens[1]  # the rest stands above, with the opening
        told = await self._report_of(news, reader, person_id)
        there = None if desk.message_id is None else self._pictures.there(desk.message_id)
        picture, png, follows = await self._picture(reading.desk, player, there)
        kept = there if there is not None and png is None and picture == there.picture else None
        around = _news_above(reading.desk, reader) if self._above.get(row_id) == told else with_news(told)
        view = await self._desks.drawn(reading, locale, around=around, picture=picture)
        return DeskMessage(view, texts_of_fold(reading.desk), _digest_of(view), (), picture, png, kept, follows)

    async def _picture(
        self, desk: Desk, player: PersonSettings, there: Attached | None = None
    ) -> tuple[DeskPicture | None, bytes | None, bool]:
        """The picture for a desk's message, its PNG where it is a new one, and whether another follows.

        `there`: the one it has, which stays while there is no other.
        """
        if player.board != "picture" or not self._pictures.are_made:
            return None, None, False
        has = None if there is None else there.picture
        if self._pictures.crowded:
            return has, None, True
        scene = await self._pictures.scene(desk, player.locale)
        picture = None if scene is None else picture_of(scene)
        if scene is None or picture == has:
            return picture, None, False
        png = await self._pictures.in_time(scene, player.id)
        return (has, None, True) if png is None else (picture, png, False)

    async def _report_of(self, news: News, reader: Reader, person_id: int) -> Report:
        """The news for a player of the table, those of its tournament first."""
        told = await self._report(news, reader)
        its = await self._tournament_of(news, reader, person_id)
        return replace(told, own="\n".join(part for part in (its, told.own) if part))

    async def _tournament_of(self, news: News, reader: Reader, person_id: int) -> str:
        """What a player is told of the tournament whose table they come to, "" where it is none or they were there."""
        if news.start is None and all(text.key != SEAT_TAKEN_OWN for text in news.happenings):
            return ""
        its = await self._house.tournaments.of_table(news.table.id)
        return "" if its is None else reader.lines([*own_seat_of_tournament(its, person_id)]).strip("\n")

    async def _report(self, news: News, reader: Reader) -> Report:
        return report_of(await self._lines(news), news.alone, news.table.game, reader)

    async def _lines(self, news: News) -> tuple[Text, ...]:
        return texts_of_news(news, await self._places.names(news.table, news.by))


def _news_above(desk: Desk, reader: Reader) -> DeskSurroundings:
    """Says that the news stand in a message of their own; beneath the end of a game nobody looks for more."""
    return NO_WORDS if desk.results is not None else DeskSurroundings(reader.line(say("bot-news-above")))


def _tells(view: ui.LayoutView, told: Report, pictured: frozenset[str]) -> bool:
    """Whether the message of a desk tells all of that, above the desk or in it. `pictured`: lines its picture shows."""
    shown, left = news_in(view), without_lines(told, desk_lines_in(view) | pictured)
    return (shown.own, shown.others) == (left.own, left.others)


def _digest_of(view: ui.LayoutView) -> str:
    """A few characters that change when what `view` shows changes."""
    components: Any = view.to_components()  # type: ignore[no-untyped-call]
    return hashlib.blake2b(json.encode(components), digest_size=12).hexdigest()


SEAT_TAKEN_OWN = "table-seat-taken-own"  # what whoever takes a seat over is told first
_PLACES = 8  # desks at a time

_log = logging.getLogger(__name__)


class DeskEdits(SideBySide[DirtyDesk]):
    """Edits the desks that are marked in the database: one edit for many changes."""

    def __init__(
        self,
        house: House,
        messages: DeskMessages,
        mail: Sender,
        at_hand: DesksAtHand,
        pictures: DeskPictures,
        timer: Timer = REAL,
    ) -> None:
        super().__init__("desks", _PLACES, self._marked, self._shown, timer)
        self._house = house
        self._messages = messages
        self._mail = mail
        self._at_hand = at_hand
        self._pictures = pictures
        self._patience: Patience[DeskKey] = Patience(house.clock)
        self._flying: set[DeskKey] = set()
        self._waiting: set[DeskKey] = set()  # desks in use that only others have changed

    async def _marked(self, limit: int) -> tuple[DirtyDesk, ...]:
        """Desks to be drawn; those in use that only others have changed wait until they are at rest.

        The database is asked to leave out those that were found to wait, not all that are in use: those are many.
        """
        but = {*self._flying, *self._at_hand.being_answered(), *self._patience.resting()}
        while True:
            self._waiting = {key for key in self._waiting if self._at_hand.is_in_use(key)}
            found = await self._house.living_desks.dirty(limit, but, self._waiting)
            waiting = {desk.key for desk in found if desk.can_wait and self._at_hand.is_in_use(desk.key)}
            self._waiting |= waiting
            desks = tuple(desk for desk in found if desk.key not in waiting)
            if desks or len(found) < limit:
                self._flying.update(desk.key for desk in desks)
                return desks

    async def _shown(self, desk: DirtyDesk) -> None:
        table = desk.key[0]
        try:
            with self._at_hand.drawing(desk.key) as drawing:
                await self._show(desk, drawing)
        except Overtaken:
            pass  # the reply to a press shows it; what else there is waits until its player has left it
        except Exception as error:
            level = logging.WARNING if self._patience.failed(desk.key, error) else logging.DEBUG
            if isinstance(error, Trouble | discord.DiscordException | aiohttp.ClientError | OSError):
                _log.log(level, "a desk of table %s cannot be shown now: %r", table, error)
            else:
                _log.log(level, "a desk of table %s cannot be drawn: %s", table, describe_error(error))
        else:
            self._patience.worked(desk.key)
        finally:
            self._flying.discard(desk.key)

    async def _show(self, desk: DirtyDesk, drawing: EditUnderWay) -> None:
        """Folds what is to be folded, draws the desk again if it shows something else. Raises errors that may pass.

        Raises Overtaken if a press has come meanwhile: what was drawn is older than what the reply shows.
        """
        person_id = desk.key[1]
        player = await self._house.settings.player(person_id)
        locale = player.locale
        if self._pictures.are_made:
            await self._pictures.overtake(person_id, await self._house.lookups.dm_channel(person_id))
        for message_id, folding in desk.folding.items():
            await self._fold(desk.key, message_id, folding, locale)
            await self._house.living_desks.folded(desk.key, message_id)
        if desk.message_id is None:
            await self._house.living_desks.clean(desk)
            return
        try:
            message = await self._messages.present(desk, player)
        except Trouble as trouble:
            await self._without(desk, desk.message_id, trouble, locale)
            return
        mark_message(message.view, self._house.outbox.nonce(str(desk.row_id)))  # it is still found by its row
        if drawing.overtaken:
            raise Overtaken
        with unless(lambda: drawing.overtaken):
            there = message.shown == desk.shown or await self._edit(desk.key, desk.message_id, message)
        if not there:
            await self._house.living_desks.lost(desk.key, desk.message_id)
            return
        await self._house.living_desks.drawn(desk, message.shown, message.about)
        if message.follows:
            self._pictures.later(desk.key)

    async def _without(self, desk: DirtyDesk, message_id: int, trouble: Trouble, locale: str) -> None:
        """Folds the desk of a person who has none any more; leave that of a halted table. Raises other Troubles."""
        if trouble.code == TABLE_HALTED:
            await self._house.living_desks.drawn(desk, desk.shown or "", ())
            return
        if trouble.code not in (NOT_SEATED, TABLE_CLOSED):
            raise trouble
        table = await self._house.lookups.table(desk.key[0])
        line = left_text(table, trouble.code == TABLE_CLOSED)
        await self._fold(desk.key, message_id, Folding((line,)), locale)
        await self._house.living_desks.lost(desk.key, message_id)

    async def _fold(self, key: DeskKey, message_id: int, folding: Folding, locale: str) -> None:
        table = await self._house.lookups.table(key[0])
        undone = await self._house.living_desks.undone(table.id, folding.moves)
        view = folded_view(folding, table.game, own_reader(table, locale, key[1]), undone)
        await self._edit(key, message_id, DeskMessage(view, (), ""))

    async def _edit(self, key: DeskKey, message_id: int, message: DeskMessage) -> bool:
        """Whether the message could be edited. Raises errors that may pass."""
        try:
            channel: Any = await self._mail.dm(key[1])
            partial = channel.get_partial_message(message_id)
            attached: Any = message.attachments if self._pictures.are_made else MISSING
            edited = await partial.edit(view=message.view, allowed_mentions=NOBODY, attachments=attached)
            self._pictures.placed(edited)
        except discord.HTTPException as error:
            if error.status not in NEVER_AGAIN:
                raise
            _log.info("a desk of table %s stays as it is: %s", key[0], error)
            return False
        return True
