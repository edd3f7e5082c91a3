"""Shows rules at hand: topics of a game's rules, the hint behind a question, and what a steward would do and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.desk.answering import Click, DrawnDesk
from bot.desk.attachments import DeskPicture
from bot.desk.beside import WHO_AM_I, moved_view, opening_view
from bot.desk.handlers import DeskPresses
from bot.messages.custom_ids import Press, only_choice
from bot.messages.handlers import on_press
from bot.messages.looked_up import NO_PICTURE_REPLIES, LookedUp, PictureReplies
from bot.messages.page import GREY, PICTURE_ID, Button, Page, button, option
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply
from engine.contract import Ask
from engine.packs import exact_key
from engine.registry import games
from engine.texts import NOT_ASKED, Refusal, say
from face.core.face import face
from face.core.names import game_name, reader_for
from face.desk.advice import advice_words
from face.desk.desk import ask_on_desk, opening_label
from face.desk.filling import digest
from face.table.look_up import Book, hint_words, question_meant, topic_of, topic_picture
from face.table.opening import has_opening, opening_picture, opening_scene_of, opening_words
from face.wordings.lengths import MOST_CHARACTERS, OPTION_LABEL
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.stewards.hints import Hint
from host.stewards.thinking import Advice
from host.values import Desk, Table, Trouble

HINT, RULES = "hint", "rules"  # actions of presses
_PART = "topic"  # the field of the select of topics


class Rules:
    """The presses and the command that show rules. They change nothing."""

    def __init__(self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURE_REPLIES) -> None:
        self._house = house
        self._looked_up = looked_up
        self._pictures = pictures

    @on_press(HINT)
    async def _hint(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows the hint about the question at hand, to the person who pressed."""
        reply = Reply(interaction, fresh=True)
        desk = await reply.within(self._house.play.desk(press.table, interaction.user.id))
        view = hint_view(desk, press.ask, reader_for(desk.table, locale_of(interaction), desk.seat))
        await self._looked_up.show(reply, view)

    @on_press(WHO_AM_I)
    async def _opening(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Tells once more who the person is, as their game began, to them alone."""
        reply = Reply(interaction, fresh=True)
        desk = await reply.within(self._house.play.desk(press.table, interaction.user.id))
        reader = reader_for(desk.table, locale_of(interaction), desk.seat)
        words = opening_words(desk, reader)
        if words is None:
            raise Refusal(NOT_ASKED)
        await self._looked_up.show(reply, opening_view(desk, reader, words))
        await self._pictures.follow(
            interaction,
            lambda: opening_picture(desk, reader),
            lambda file: opening_view(desk, reader, words, file=DeskPicture(*file, 0)),
            still=lambda: self._looked_up.is_newest(interaction),
        )

    @on_press(RULES)
    async def _rules(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Opens the rules of a game in a message of their own, or turns to another topic in that message."""
        if press.ask not in games():
            raise Refusal(NOT_ASKED)
        reply = Reply(interaction, fresh=not press.field)
        book = await reply.within(self.book(interaction, press.ask, press.table))
        await self.show(reply, book, only_choice(values) if press.field == _PART else press.argument)

    async def show(self, reply: Reply, book: Book, topic_id: str = "") -> None:
        """Shows a topic ("": the first), and a moment after the piece of the board it speaks of, if there is one.

        Raises Refusal `not-asked` for a topic that is not there.
        """
        await self._looked_up.show(reply, topic_view(book, topic_id))
        await self._pictures.follow(
            reply.interaction,
            lambda: topic_picture(book, topic_id),
            lambda file: topic_view(book, topic_id, file=file),
            still=lambda: self._looked_up.is_newest(reply.interaction),
        )

    async def book(self, interaction: Interaction, game: str, table_id: int = 0) -> Book:
        """The rules of `game`, with the numbers of the cards of that table if the person may look at it."""
        locale, table = locale_of(interaction), None
        if table_id:
            table = await self._house.lookups.table(table_id)
        if table is None or table.game != game or not _may_look(interaction, table):
            wordings = texts(locale)
            return Book(game, face(game).topics(""), Reader(wordings, {}, face(game).names(""), game))
        pack = exact_key(table.pack[0], table.pack[2])
        seated = table.status == "playing" and table.card(interaction.user.id) is not None
        return Book(game, face(game).topics(pack), reader_for(table, locale), table.id, pack, seated)


def _may_look(interaction: Interaction, table: Table) -> bool:
    return table.place.server_id == interaction.guild_id or table.card(interaction.user.id) is not None


def hint_view(desk: Desk, ask_id: str, reader: Reader) -> ui.LayoutView:
    """Draws the hint for a question: its purpose, its worth, its pitfalls; for the present one if it is over."""
    page = Page(GREY)
    page.text(hint_words(desk, ask_id, reader))
    page.buttons(_rules_buttons(desk, ask_id, reader))
    return page.view()


def _rules_buttons(desk: Desk, ask_id: str, reader: Reader) -> list[Button]:
    """The button that opens the rules where they are about a question, if the game's can be read."""
    its, ask = face(desk.table.game), question_meant(desk, ask_id)
    buttons = [] if opening_scene_of(desk, reader) is None else [_who_button(desk.table.id, reader)]
    if not its.topics(""):
        return buttons
    press = Press(RULES, desk.table.id, desk.table.game, argument="" if ask is None else its.topic(ask))
    return [*buttons, button(reader.label(say("rules-button")), press)]


def _who_button(table_id: int, reader: Reader) -> Button:
    """The button that tells once more who its reader is."""
    return button(reader.label(say("opening-button")), Press(WHO_AM_I, table_id))


def topic_view(book: Book, topic_id: str = "", *, file: tuple[str, str] | None = None) -> ui.LayoutView:
    """One topic of a game's rules, with a select of all. Raises Refusal `not-asked` for a topic that is not there.

    `file`: name and alt text of an attached picture.
    """
    shown = topic_of(book, topic_id)
    reader, page = book.reader, Page(GREY)
    if file is not None:
        page.picture(*file, PICTURE_ID)
    head = reader.line(say("rules-head", game=game_name(book.game)))
    page.text(f"-# {head}\n### {reader.line(shown.title)}\n{reader.lines(shown.text)}")
    options = [
        option(reader.label(topic.title, OPTION_LABEL), topic.id, chosen=topic.id == shown.id) for topic in book.topics
    ]
    page.select(Press(RULES, book.table, book.game, _PART), reader.label(say("rules-which"), 150), options)
    if book.seated and has_opening(book.game, reader):
        page.buttons([_who_button(book.table, reader)])
    return page.view()


def games_view(game_ids: Sequence[str], reader: Reader) -> ui.LayoutView:
    """A button for each game whose rules can be read."""
    page = Page(GREY)
    page.text(reader.line(say("rules-which-game")))
    page.buttons([button(reader.label(game_name(game)), Press(RULES, 0, game)) for game in game_ids])
    return page.view()


ADVICE, FOLLOW = "advice", "follow"  # actions of presses: ask for a hint; put its answer into the form
HINT_CHANGED = "hint-changed"  # the game went on: what a steward would do now is something else
EFFECTS_LENGTH = 700  # characters of a hint for what its answer would do


class HintsAtDesks:
    """The presses that ask for a hint and put it into the form. Only who pressed sees anything of it."""

    def __init__(self, house: House, play: DeskPresses, looked_up: LookedUp) -> None:
        self._house = house
        self._play = play
        self._looked_up = looked_up

    @on_press(ADVICE)
    async def _advice(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows the hint for the question that is asked now, also if the button is an old one."""
        reply = Reply(interaction, fresh=True)
        hint = await reply.within(self._house.hints.hint(press.table, interaction.user.id))
        await self._looked_up.show(reply, _advice_view(hint, self._reader(interaction, hint)))

    @on_press(FOLLOW)
    async def _follow(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Fills in the form as the hint said; nothing is sealed.

        Where the living desk is in this very channel it shows the form, and a line takes the hint's place; elsewhere
        the desk does.
        """
        click = Click(interaction, press, values)
        living = (await self._house.living_desks.at(press.table, click.person_id)).message_id
        if interaction.guild_id is not None or living is None:
            await self._play.answer(click, self._filled)
            return
        reply = Reply(interaction, fresh=False)
        await reply.within(self._meant(click))  # a refusal comes beside the hint
        await reply.within(self._play.in_turn(click, self._filled))
        desk = await self._house.play.desk(press.table, click.person_id)
        await self._house.living_desks.changed(press.table, click.person_id)
        self._house.tables.wake.set()
        reader = Reader(texts(click.locale))
        await reply.show(moved_view(self._note(desk, press.ask, reader), interaction.channel_id or 0, living, reader))

    @staticmethod
    def _note(desk: Desk, ask_id: str, reader: Reader) -> str:
        """Says that a form is filled in; that of what may be done besides is to be opened on the desk."""
        beside = next((ask for ask in desk.liberties if ask.id == ask_id), None)
        if beside is None:
            return reader.line(say("hint-in-the-form"))
        return reader.line(say("hint-in-the-first", what=opening_label(desk.table.game, beside, reader)))

    async def _filled(self, play: DeskPresses, click: Click) -> DrawnDesk:
        """The desk with the form as the hint of the pressed button fills it in."""
        return await play.filled_in(click, await self._meant(click))

    async def _meant(self, click: Click) -> dict[str, Any]:
        """The answer of the hint whose button was pressed. Raises Refusal `not-asked`, Trouble `hint-changed`."""
        hint = await self._house.hints.hint(click.press.table, click.person_id)
        ask_on_desk(hint.desk, click.press.ask)
        value = hint.given(click.press.ask)
        if value is None or digest(value) != click.press.argument:
            raise Trouble(HINT_CHANGED)
        return value

    @staticmethod
    def _reader(interaction: Interaction, hint: Hint) -> Reader:
        return reader_for(hint.desk.table, locale_of(interaction), hint.desk.seat)


def _advice_view(hint: Hint, reader: Reader) -> ui.LayoutView:
    """Draws a hint: what the rules say about the question, what a steward would answer, what that does, and why."""
    desk, ask, advice, page = hint.desk, hint.ask, hint.advice, Page(GREY)
    ask_id = "" if ask is None else ask.id
    page.text(hint_words(desk, ask_id, reader))
    buttons = _rules_buttons(desk, ask_id, reader)
    if ask is not None:
        page.line()
    elif desk.sealed is not None:
        page.text(reader.line(say("hint-answered")))
    if ask is not None and advice is None:
        page.text(reader.line(say("hint-no-idea")))
    if ask is not None and advice is not None:
        words = advice_words(advice, desk.table.game, reader)
        for part in words.parts:
            page.text(part, most=EFFECTS_LENGTH if part == words.effects else MOST_CHARACTERS)
        buttons = [*_following(hint, ask, advice, reader), *buttons]
    page.buttons(buttons)
    return page.view()


def _following(hint: Hint, ask: Ask, advice: Advice, reader: Reader) -> list[Button]:
    """The buttons that put the hint into forms: what comes first has its own, before that of the question."""
    game, table_id, first = hint.desk.table.game, hint.desk.table.id, advice.first
    follow = Press(FOLLOW, table_id, ask.id, argument=digest(hint.value))
    whole = button(reader.label(say("hint-follow")), follow, "primary" if first is None else "secondary")
    if first is None:
        return [whole]
    before = Press(FOLLOW, table_id, first.ask.id, argument=digest(advice.first_value))
    label = say("hint-follow-first", what=opening_label(game, first.ask, reader))
    return [button(reader.label(label), before, "primary"), whole]
