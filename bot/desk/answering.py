"""Answers presses on desks with a message: few at a time, each person's in turn, with a reason if refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.desk.attachments import Attached, DeskPicture
from bot.desk.beside import moved_view, note_in, orders_view
from bot.desk.forms import page_meant
from bot.desk.hands import DesksAtHand
from bot.desk.pictures import DeskPictures, ShownDesk
from bot.desk.view import Desks
from bot.messages.custom_ids import Press, number_in_part, only_choice, press_in_message
from bot.messages.handlers import on_press
from bot.messages.looked_up import LookedUp
from bot.messages.page import MOVES_NEWS_ID, NEWS_ID, OWN_NEWS_ID
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply, cause_of
from engine.texts import Refusal, Text
from face.core.face import face
from face.core.names import reader_for
from face.desk.desk import DeskSurroundings, ask_on_desk, with_news
from face.desk.filling import explain_refusal
from face.desk.form import NOTHING_IN_HAND, InHand
from face.table.news import NOTHING_HAPPENED, Report, report_of
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.play.desk_reading import Answered, DeskReading, Filled
from host.table import access
from host.table.access import Queues
from host.table.projections import LivingDesk
from host.values import NO_SUCH_ORDER, TABLE_ENDED, TABLE_HALTED, Trouble

_PLACES = 8  # as many as there are connections to the database
LONG = 0.5  # seconds, after which a press that waits for something else (a locked table, a thinker) is not counted


class FewAtOnce:
    """Places for work that is quick; what takes `long` seconds gives its place to the next and goes on without one."""

    def __init__(self, places: int = _PLACES, long: float = LONG) -> None:
        self._places = asyncio.Semaphore(places)
        self._long = long

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Waits for a place, and keeps it until the block ends or has taken long."""
        await self._places.acquire()
        kept = True

        def leave() -> None:
            nonlocal kept
            if kept:
                kept = False
                self._places.release()

        timer = asyncio.get_running_loop().call_later(self._long, leave)
        try:
            yield
        finally:
            timer.cancel()
            leave()


EXPLAINED = "explained"  # the press that folds away what a first game explains


class Click(NamedTuple):
    """A press on a desk, or a command that means one, with the values chosen or typed."""

    interaction: Interaction
    press: Press
    values: list[str]

    @property
    def person_id(self) -> int:
        """The id of the person who pressed."""
        return self.interaction.user.id

    @property
    def locale(self) -> str:
        """The language they read, as Discord names it."""
        return locale_of(self.interaction)

    @property
    def cause(self) -> str:
        """The cause of the move it leads to."""
        return cause_of(self.interaction)

    @property
    def explained(self) -> str:
        """The ids of what the pressed message explains to a first game, divided by commas."""
        shown = press_in_message(self.interaction.message, EXPLAINED)
        return "" if shown is None else shown.argument

    @property
    def news(self) -> Report:
        """The news that the pressed message tells."""
        return _told_by(self.interaction.message)


class DrawnDesk(NamedTuple):
    """A desk to be shown, and what was its player's living desk when they pressed.

    `shown`: the desk to draw again beside its picture; None where no picture belongs to what is shown.
    """

    view: ui.LayoutView
    living: LivingDesk
    shown: ShownDesk | None = None


def press_on_choice(press: Press, values: list[str]) -> Press:
    """`press` with what was chosen in it: the table of a list, the liberty of a list."""
    if press.action == "which":
        return Press("desk", number_in_part(only_choice(values)))
    if press.action == "open" and not press.ask:
        return Press("open", press.table, only_choice(values))
    return press


def _told_by(message: discord.Message | None) -> Report:
    """The news in a desk's message. They stay when the desk below them changes."""
    return Report(_text_of(message, OWN_NEWS_ID), _text_of(message, NEWS_ID), _text_of(message, MOVES_NEWS_ID))


def _text_of(message: discord.Message | None, id: int) -> str:
    for top in () if message is None else message.components:
        for child in getattr(top, "children", ()):
            if isinstance(child, discord.TextDisplay) and child.id == id:
                return child.content
    return ""


DRAFTING = frozenset({"set", "step", "pick", "control", "clear", "type", "follow"})  # presses that change a draft

_Drawing = Callable[[Any, Click], Coroutine[Any, Any, DrawnDesk]]
_Handler = Callable[[Any, Interaction, Press, list[str]], Coroutine[Any, Any, None]]


def drawing_handler(*actions: str) -> Callable[[_Drawing], _Handler]:
    """Turns a method that draws a desk into the handler of presses with these actions, one of a person at a time."""

    def mark(method: _Drawing) -> _Handler:
        @on_press(*actions)
        @wraps(method)
        async def handler(self: Pressed, interaction: Interaction, press: Press, values: list[str]) -> None:
            await self.answer(Click(interaction, press, values), method)

        return handler

    return mark


class Pressed:
    """What all presses on desks have in common: how they are answered, and what is drawn of a desk afterwards."""

    def __init__(
        self, house: House, desks: Desks, at_hand: DesksAtHand, looked_up: LookedUp, pictures: DeskPictures
    ) -> None:
        """`at_hand`: the desks that somebody is at just now; `looked_up`: what they have looked up beside them."""
        self._house = house
        self._desks = desks
        self._at_hand = at_hand
        self._looked_up = looked_up
        self._pictures = pictures
        self._turns = Queues()
        self._few = FewAtOnce()

    async def answer(self, click: Click, draw: _Drawing) -> None:
        """Answers a press with the message that `draw` makes of it.

        In direct messages one desk lives: another that is pressed folds to a line, which leads there.
        """
        reply = Reply(click.interaction, fresh=click.press.action == "desk")
        table_id, me, pressed = click.press.table, click.person_id, click.interaction.message
        if reply.fresh or pressed is None or pressed.flags.ephemeral or click.interaction.guild_id is not None:
            drawn = await reply.within(self.in_turn(click, draw))
            there = await self._show(reply, click, drawn)
            self._picture_follows(click, drawn, there)
            await self._changed_elsewhere(click)
            return
        with self._at_hand.held((table_id, me)):
            drawn = await reply.within(self.in_turn(click, draw))
            before = drawn.living
            if before.message_id not in (None, pressed.id):
                reader = Reader(texts(click.locale))
                where = click.interaction.channel_id or 0
                drawn = DrawnDesk(moved_view(note_in(drawn.view), where, before.message_id, reader), before)
                await self._changed_elsewhere(click)
            elif before.message_id is None:
                await self._house.living_desks.adopt(table_id, me, pressed.id)
            there = await self._show(reply, click, drawn)
            if before.message_id == pressed.id:
                await self._house.living_desks.shown_by_reply((table_id, me), before, click.cause)
            self._picture_follows(click, drawn, there)  # once it is noted that the reply shows the desk
        if access.has_committed():
            self._house.tables.redraw.set()
            await self._looked_up.put_away(click.interaction)  # it was for the question just answered

    async def _show(self, reply: Reply, click: Click, drawn: DrawnDesk) -> Attached | None:
        """Shows a desk beside the picture that stands on its message, which it returns."""
        there = None if reply.fresh else self._pictures.on(click.interaction.message)
        await reply.show(drawn.view, kept=None if there is None else [there.attachment])
        return there

    def _picture_follows(self, click: Click, drawn: DrawnDesk, there: Attached | None) -> None:
        if drawn.shown is not None:
            self._pictures.follow(click.interaction, drawn.shown, there)

    async def _changed_elsewhere(self, click: Click) -> None:
        """Has the living desk show what a press on another message has changed; moves mark it themselves."""
        if click.press.action in DRAFTING and not access.has_committed():
            await self._house.living_desks.changed(click.press.table, click.person_id)

    async def in_turn(self, click: Click, draw: _Drawing) -> DrawnDesk:
        """Answers a person's presses by `draw`, one after the other: two at once would read the same draft.

        A refusal of the rules becomes a note on the present desk.
        """
        await self._pictures.pressed(click.interaction)
        async with self._turns.turn(click.person_id), self._few.place():
            click = click._replace(press=press_on_choice(click.press, click.values))
            try:
                return await draw(self, click)
            except Refusal as refusal:
                return await self._refused(click, refusal)
            except Trouble as trouble:
                if trouble.code not in (TABLE_ENDED, TABLE_HALTED, NO_SUCH_ORDER):
                    raise
                return await self._refused(click, trouble)

    async def _drawn(
        self,
        click: Click,
        reading: DeskReading,
        ask_id: str | None = None,
        around: DeskSurroundings | None = None,
        **form: Any,
    ) -> DrawnDesk:
        """The desk of `reading`; around it stay the news of the pressed message. `form`: as of `Desks.drawn`."""
        around = around or with_news(click.news)

        async def redraw(picture: DeskPicture | None) -> ui.LayoutView:
            return await self._desks.drawn(reading, click.locale, ask_id, around, picture=picture, **form)

        there = None if click.press.action == "desk" else self._pictures.on(click.interaction.message)
        view = await redraw(None if there is None else there.picture)
        wants = reading.explanations.board == "picture"
        return DrawnDesk(view, reading.living, ShownDesk(reading.desk, click.person_id, click.locale, wants, redraw))

    async def _reading(self, click: Click) -> DeskReading:
        return await self._house.play.reading(click.press.table, click.person_id)

    async def _with_form(
        self, reading: DeskReading, click: Click, filled: Filled, hand: InHand = NOTHING_IN_HAND
    ) -> DrawnDesk:
        """The desk with the form of the pressed question as filled in now."""
        return await self._drawn(
            click, reading, ask_on_desk(reading.desk, click.press.ask).id, filled=filled, hand=hand
        )

    async def _answered(self, answered: Answered, click: Click, again: str | None = None) -> DrawnDesk:
        """The present desk after an answer; the news it has settled stand above in place of earlier ones.

        What stood above the question has been read. `again`: the liberty shown once more.
        """
        desk = answered.desk
        reading = answered.reading
        reader = reader_for(desk.table, click.locale, desk.seat)
        happened = face(desk.table.game).in_short(answered.happenings)
        if answered.settled and not answered.repeated and happened:
            told = report_of(happened, answered.alone, desk.table.game, reader)
            return await self._drawn(click, reading, again, with_news(told))
        still = desk.ask is None or click.press.ask in {desk.ask.id, *(ask.id for ask in desk.liberties)}
        told = click.news if still else NOTHING_HAPPENED
        return await self._drawn(click, reading, again, with_news(told, reader.lines(happened), answered.receipt))

    def _ordered(self, click: Click, reading: DeskReading, happenings: tuple[Text, ...] = ()) -> DrawnDesk:
        """The standing orders, with what giving or cancelling one has led to."""
        desk = reading.desk
        reader = reader_for(desk.table, click.locale, desk.seat)
        return DrawnDesk(orders_view(desk, reader, news=click.news, note=reader.lines(happenings)), reading.living)

    async def _refused(self, click: Click, refusal: Refusal | Trouble) -> DrawnDesk:
        """The present desk with the reason; an old button, and a second click on Seal, find the moment it is now."""
        press, reading = click.press, await self._reading(click)
        desk = reading.desk
        reader = reader_for(desk.table, click.locale, desk.seat)
        said = explain_refusal(desk, press.ask, press.field, refusal, reader, sealing=press.action == "seal")
        hand = InHand(said.at, page_meant(press), said.why)
        return await self._drawn(click, reading, said.ask_id, with_news(click.news, said.note), hand=hand)
