"""Shows rules at hand: the hint behind a question, topics of a game's rules, and explanations to fold away."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.games.face import face
from bot.games.readers import game_name, reader_for
from bot.kit.lengths import OPTION_LABEL
from bot.kit.looked_up import LookedUp
from bot.kit.page import GREY, PICTURE_ID, Button, Page, button, option
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press, only
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply
from bot.kit.texts import texts
from bot.table.picture_replies import NO_PICTURES, PictureReplies
from bot.table.rule_books import Book, hint_words, question_meant, topic_of, topic_picture
from engine.core.packs import exact
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.registry import games
from engine.core.texts import say
from host.house import House
from host.values import Desk, Table

HINT, RULES = "hint", "rules"  # actions of presses
PART = "topic"  # the field of the select of topics


class Rules:
    """The presses and the command that show rules. They change nothing."""

    def __init__(self, house: House, looked_up: LookedUp, pictures: PictureReplies = NO_PICTURES) -> None:
        self._house = house
        self._looked_up = looked_up
        self._pictures = pictures

    @on_press(HINT)
    async def _hint(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Show the hint about the question at hand, to the person who pressed."""
        reply = Reply(interaction, fresh=True)
        desk = await reply.within(self._house.play.desk(press.table, interaction.user.id))
        view = hint_view(desk, press.ask, reader_for(desk.table, locale_of(interaction), desk.seat))
        await self._looked_up.show(reply, view)

    @on_press(RULES)
    async def _rules(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Open the rules of a game in a message of their own, or turn to another topic in that message."""
        if press.ask not in games():
            raise Refusal(NOT_ASKED)
        reply = Reply(interaction, fresh=not press.field)
        book = await reply.within(self.book(interaction, press.ask, press.table))
        await self.show(reply, book, only(values) if press.field == PART else press.argument)

    async def show(self, reply: Reply, book: Book, topic_id: str = "") -> None:
        """Show a topic ("": the first), and a moment after the piece of the board it speaks of, if there is one.

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
        pack = exact(table.pack[0], table.pack[2])
        return Book(game, face(game).topics(pack), reader_for(table, locale), table.id, pack)


def _may_look(interaction: Interaction, table: Table) -> bool:
    return table.place.server_id == interaction.guild_id or table.card(interaction.user.id) is not None


def hint_view(desk: Desk, ask_id: str, reader: Reader) -> ui.LayoutView:
    """Draws the hint for a question: its purpose, its worth, its pitfalls; for the present one if it is over."""
    page = Page(GREY)
    page.text(hint_words(desk, ask_id, reader))
    page.buttons(rules_buttons(desk, ask_id, reader))
    return page.view()


def rules_buttons(desk: Desk, ask_id: str, reader: Reader) -> list[Button]:
    """The button that opens the rules where they are about a question, if the game's can be read."""
    its, ask = face(desk.table.game), question_meant(desk, ask_id)
    if not its.topics(""):
        return []
    press = Press(RULES, desk.table.id, desk.table.game, argument="" if ask is None else its.topic(ask))
    return [button(reader.label(say("rules-button")), press)]


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
    page.select(Press(RULES, book.table, book.game, PART), reader.label(say("rules-which"), 150), options)
    return page.view()


def games_view(game_ids: Sequence[str], reader: Reader) -> ui.LayoutView:
    """A button for each game whose rules can be read."""
    page = Page(GREY)
    page.text(reader.line(say("rules-which-game")))
    page.buttons([button(reader.label(game_name(game)), Press(RULES, 0, game)) for game in game_ids])
    return page.view()
