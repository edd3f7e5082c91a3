"""Draws what stands beside desks: standing orders, the line a desk folds to, a player's tables, what follows an end."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import discord
from discord import ui

from bot.desk.attachments import DeskPicture
from bot.messages.custom_ids import Press
from bot.messages.page import (
    GOLD,
    GREEN,
    GREY,
    MOVES_NEWS_ID,
    NEWS_ID,
    NEWS_PARTS,
    NOTE_ID,
    OWN_NEWS_ID,
    PICTURE_ID,
    Button,
    Page,
    button,
    option,
    written_in,
)
from engine.extras.chronicle import find_chronicle
from engine.registry import game as rules_of
from engine.texts import say
from face.core.face import face
from face.desk.beside import folded_words, order_in_force, orders_words, table_option
from face.desk.trial_words import trial_labels
from face.table.news import NOTHING_HAPPENED, Report, fit_report
from face.table.opening import OpeningWords
from face.table.scenes import TRIAL_COLOUR
from face.wordings.lengths import MOST_CHARACTERS, MOST_OPTIONS
from face.wordings.reader import Reader
from host.messages.living_desks import Folding
from host.reviews.reviews import may_review
from host.values import Desk, Table

LINE_LENGTH = 600
TRIAL = int(TRIAL_COLOUR[1:], 16)  # a trial can't be taken for the table itself
_ORDER_LENGTH = 500
PRACTICE_END, PRACTICE_AGAIN, TRY, FORECAST = "practice-end", "practice-again", "try", "forecast"  # actions of presses
DOSSIER, REMATCH = "dossier", "rematch"
PLAY_ON, BETTER = "play-on", "better"  # plays a finished game on; its field: from a decision of one's review
REVIEW = "review"  # what a steward says of one's own decisions at a table that has ended


def review_button(table: Table, person_id: int, reader: Reader) -> list[Button]:
    """The button *Review*, for somebody who sits at a table that has ended, of a game that has stewards."""
    if not may_review(table, person_id):
        return []
    return [button(reader.label(say("review-button")), Press(REVIEW, table.id))]


def orders_view(
    desk: Desk, reader: Reader, *, news: Report = NOTHING_HAPPENED, note: str = ""
) -> discord.ui.LayoutView:
    """The orders of the player's own seat. `news` is kept above; `note` says what the last press did."""
    room = MOST_CHARACTERS - _orders(desk, reader, NOTHING_HAPPENED, note).characters
    return _orders(desk, reader, fit_report(news, room, None, reader), note).view()


def _orders(desk: Desk, reader: Reader, news: Report, note: str) -> Page:
    table, words = desk.table.id, orders_words(desk, reader)
    page = Page(GREY)
    if news:
        page.box(GREY)
        for id, name in NEWS_PARTS.items():
            page.text(getattr(news, name), id=id)
    page.box()
    page.text(words.head)
    page.text(words.how)
    if note:
        page.text(f"> {note}".replace("\n", "\n> "), most=900)
    page.line()
    for order in desk.orders:
        page.text(order_in_force(order, reader), most=_ORDER_LENGTH)
        page.buttons([button(words.cancel, Press("order-off", table, argument=order.kind), "danger")])
    page.text(words.none)
    page.select(Press("open", table), words.give, [option(label, ask) for ask, label in words.choices.items()])
    page.buttons([button(words.desk, Press("refresh", table))])
    return page


def tables_view(tables: tuple[Table, ...], reader: Reader) -> discord.ui.LayoutView:
    """A select of the player's tables, because the bot does not guess which one they mean."""
    page = Page()
    page.text(reader.line(say("bot-which-table")))
    options = []
    for table in tables[:MOST_OPTIONS]:
        label, who = table_option(table, reader)
        options.append(option(label, str(table.id), who or None))
    page.select(Press("which"), reader.label(say("bot-which-table"), 150), options)
    return page.view()


def folded_view(folding: Folding, game: str, reader: Reader, undone: Collection[int] = ()) -> ui.LayoutView:
    """A desk that is done with: one line, no buttons. `undone`: numbers of moves that a rewind has undone."""
    page = Page(GREY)
    page.text(folded_words(folding, game, reader, undone), most=LINE_LENGTH)
    return page.view()


def moved_view(note: str, channel_id: int, message_id: int, reader: Reader) -> ui.LayoutView:
    """An old desk that was pressed: what the press did, and a link to the living desk, which shows all of it."""
    page = Page(GREY)
    if note:
        page.text(f"> {note}".replace("\n", "\n> "), most=LINE_LENGTH)
    link = f"https://discord.com/channels/@me/{channel_id}/{message_id}"
    page.text(f"-# {reader.line(say('desk-is-there', link=link))}")
    return page.view()


def ending_buttons(table: Table, reader: Reader) -> list[Button]:
    """The buttons *Dossier*, if the game tells one, and *Rematch* of a finished game; of practice *Play again*.

    People of an open table wish for another.
    """
    if table.trial_of is not None:
        return []
    if table.practice:
        rematch = button(reader.label(say("practice-again")), Press(PRACTICE_AGAIN, table.id), "success")
    else:
        rematch = button(reader.label(say("rematch-button")), Press(REMATCH, table.id), "success")
    again = [] if table.open else [rematch]
    if find_chronicle(rules_of(table.game)) is None:
        return again
    return [button(reader.label(say("ending-dossier")), Press(DOSSIER, table.id), "primary"), *again]


def desk_colour(desk: Desk) -> int:
    """The colour of a desk: asked, sealed, calm, or a trial's."""
    if desk.table.trial_of is not None:
        return TRIAL
    return GOLD if desk.ask is not None else GREEN if desk.sealed is not None else GREY


def own_ways(desk: Desk, labels: Mapping[str, str], *, begins: bool) -> tuple[Button, ...]:
    """The buttons that begin a trial, ask how it goes on, and end a practice game, where the desk has them.

    `begins`: as a first game begins there is nothing to try out yet.
    """
    acts = (PRACTICE_END,) if begins else (TRY, FORECAST, PRACTICE_END)
    ways = [act for act in acts if act in labels]
    return tuple(button(labels[act], Press(act, desk.table.id)) for act in ways)


def trial_buttons(desk: Desk, labels: Mapping[str, str]) -> tuple[Button, ...]:
    """The row that leads from a trial to another world, anew, back to the table, or ends it."""
    return tuple(button(labels[action], Press(action, desk.table.id)) for action in trial_labels(desk.table))


def news_in(view: discord.ui.LayoutView) -> Report:
    """The news in a desk that will be sent."""
    return Report(_text_in(view, OWN_NEWS_ID), _text_in(view, NEWS_ID), _text_in(view, MOVES_NEWS_ID))


def desk_lines_in(view: discord.ui.LayoutView) -> frozenset[str]:
    """The lines of a desk that will be sent, without the news above it."""
    parts = [part for part in written_in(view) if part.get("id") not in NEWS_PARTS]
    return frozenset(line for part in parts for line in str(part.get("content", "")).splitlines())


def note_in(view: discord.ui.LayoutView) -> str:
    """The note about the last press in a desk that will be sent."""
    return _text_in(view, NOTE_ID).removeprefix("> ")


def _text_in(view: discord.ui.LayoutView, id: int) -> str:
    return next((str(part["content"]) for part in written_in(view) if part.get("id") == id), "")


WHO_AM_I = "opening"  # the press that shows the opening scene once more
ON_TO_DESK = "on"  # the argument of a press that leads from there to the desk
_NEWS_BELOW = 1800  # characters of news that stand under an opening scene


def opening_view(
    desk: Desk,
    reader: Reader,
    words: OpeningWords,
    *,
    file: DeskPicture | None = None,
    told: str = "",
    on: bool = False,
) -> discord.ui.LayoutView:
    """The opening scene: a message of its own, before the first desk. Only its player reads it.

    `file`: the picture of their card, which the message has attached; without it the card is said in words. `told`:
    what happened meanwhile; `on`: with a button that leads to the desk.
    """
    page, table = Page(GOLD), desk.table
    page.text(f"-# {words.of}\n## {words.who}")
    if file is not None:
        page.picture(file.file, file.alt, PICTURE_ID, file.high)
    else:
        page.text(words.card)
    for paragraph in words.told.split("\n"):
        page.text(paragraph)
    row = []
    if on:
        to_desk = Press("desk", table.id, argument=ON_TO_DESK)
        row.append(button(reader.label(say("opening-on")), to_desk, "primary"))
    if face(table.game).topics(""):
        page.text(reader.line(say("opening-more", hints="on" if table.hints else "off")) if words.told else "")
        row.append(button(reader.label(say("rules-button")), Press("rules", table.id, table.game)))
    page.buttons(row)
    if told:
        page.box(GREY)
        page.text(told, most=_NEWS_BELOW)
    return page.view()


def fits_below(told: str) -> bool:
    """Whether an opening scene has room for all of that under it."""
    return len(told) <= _NEWS_BELOW
