"""Draws the desk of a lesson that is over: whether its goal was reached, why, and the buttons *Again* and *Next*."""

from __future__ import annotations

import discord

from bot.messages.custom_ids import Press
from bot.messages.page import GREEN, GREY, NEWS_PARTS, RED, Page, button
from face.desk.lessons import lesson_words
from face.table.news import NOTHING_HAPPENED, Report, fit_report
from face.wordings.lengths import MOST_CHARACTERS
from face.wordings.reader import Reader
from host.values import Desk

LESSON_AGAIN, LESSON_NEXT, LESSON_PLAY = "lesson-again", "lesson-next", "lesson-play"  # actions of presses
_NEWS_LENGTH = 900  # characters of what happened
_ENDING_LENGTH = 1000


def lesson_view(
    desk: Desk, reader: Reader, told: Report = NOTHING_HAPPENED, *, as_steward: bool = False
) -> discord.ui.LayoutView:
    """The message. `told`: what the last answers have led to, as much as finds room; `as_steward` as `lesson_words`."""
    words, table = lesson_words(desk, reader, as_steward=as_steward), desk.table.id
    page = Page(GREEN if desk.lesson_done else RED)
    page.box()
    page.text(words.head)
    page.text(f"{words.verdict}\n{words.goal}")
    page.text(words.ending, most=_ENDING_LENGTH)
    page.text(words.point)
    page.line()
    page.text(words.steward)
    page.text(words.why)
    row = [button(words.again, Press(LESSON_AGAIN, table))]
    if words.next:
        row.append(button(words.next, Press(LESSON_NEXT, table), "primary"))
    else:
        row.append(button(words.play, Press(LESSON_PLAY, table), "success"))
    page.buttons(row)
    shown = fit_report(told, min(_NEWS_LENGTH, MOST_CHARACTERS - page.characters), None, reader) if told else told
    if shown:
        page.box(GREY)
        for id, name in NEWS_PARTS.items():
            page.text(getattr(shown, name), id=id)
    return page.view()
