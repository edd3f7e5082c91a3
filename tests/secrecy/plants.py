"""Deliberate leaks: ways in which what is drawn could depend on what its reader may not know."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import discord
import msgspec
import pytest
from discord import ui
from msgspec.structs import replace

import bot.board.on_request
import bot.delivery.messages
import bot.delivery.thread_story
import bot.desk.form_view
import bot.desk.forms
import bot.desk.handlers
import bot.desk.view
import bot.reading.cards
import bot.reading.log
import bot.reading.rules
import face.desk.beside
import face.table.notices
import face.table.stories
import host.table.projections
import web.steps
from bot.messages.custom_ids import Press
from bot.messages.page import Page, plain_message
from bot.reading.dossier import Dossiers, Turned
from engine.contract import Standing
from engine.texts import Refusal, SeatRef, Text, say
from face.core.scenes import END, ToldScene
from face.records.log import LogPage
from face.wordings.reader import Reader
from host.play.desk_reading import DeskReading
from host.table.stored_table import state_of
from host.values import Table

Hidden = Callable[[], int]
"""A whole number that follows from the secret state of the table looked at last."""
Plant = Callable[[pytest.MonkeyPatch, Hidden], None]


class Curtain:
    """Remembers the state of the table that was looked at last, as a leaking bot could."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.state: Any = None
        self.moves = 0

        def seen(found: Any) -> Any:
            self.state, self.moves = state_of(found), found.number
            return self.state

        patch.setattr(host.table.projections, "state_of", seen)

    def hidden(self) -> int:
        """A number from everything in the state."""
        return zlib.crc32(msgspec.json.encode(self.state))


def instead(owner: Any, name: str, leak: Callable[..., Any]) -> Plant:
    """`leak(hidden, before, ...)` takes the place of `owner.name`; `before` is what stood there."""

    def plant(patch: pytest.MonkeyPatch, hidden: Hidden) -> None:
        before = getattr(owner, name)
        patch.setattr(owner, name, lambda *given, **named: leak(hidden, before, *given, **named))

    return plant


def _ask_id(hidden: Hidden, before: Any, reading: Any) -> Any:
    desk = before(reading)
    return desk if desk.ask is None else replace(desk, ask=replace(desk.ask, id=f"{desk.ask.id}~{hidden() % 97}"))


def _ask_ids(patch: pytest.MonkeyPatch, hidden: Hidden) -> None:
    """The form of such an ask is found all the same, so that it is the id that tells."""
    instead(DeskReading, "_desk", _ask_id)(patch, hidden)
    form = DeskReading._form
    patch.setattr(DeskReading, "_form", lambda reading, ask_id, given: form(reading, ask_id.partition("~")[0], given))


def _reversed_options(
    hidden: Hidden, before: Any, page: Page, press: Press, hint: str, options: Any, **how: Any
) -> None:
    before(page, press, hint, list(options)[::-1] if hidden() % 2 else options, **how)


def _choice_limit(hidden: Hidden, before: Any, page: Page, *given: Any, **how: Any) -> None:
    before(page, *given, **{**how, "least": hidden() % 2})


def _preview(hidden: Hidden, before: Any, *given: Any) -> Any:
    form, preview = before(*given)
    return form, (*preview, say("bot-due", at=str(hidden())))


def _picture(**about: str) -> Callable[..., Any]:
    """A picture in every message; `about`: what of it holds the number."""

    def leak(hidden: Hidden, before: Any, page: Page) -> ui.LayoutView:
        view: ui.LayoutView = before(page)
        said = {name: words.format(hidden() % 97) for name, words in about.items()}
        shown = discord.MediaGalleryItem(said["media"], description=said["description"])
        return view.add_item(ui.MediaGallery(shown))

    return leak


def _refusal(patch: pytest.MonkeyPatch, hidden: Hidden) -> None:
    patch.setattr(Refusal, "text", property(lambda _: say("bot-due", at=str(hidden()))))


def _more_pages(hidden: Hidden, before: Any, *given: Any) -> list[LogPage]:
    return [*before(*given), LogPage("…", 0, 0)] if hidden() % 2 else before(*given)


def _answers_quoted(hidden: Hidden, before: Any, *given: Any) -> Text:
    return say("bot-due", at=str(hidden()))


def _line_more(hidden: Hidden, before: Any, *given: Any) -> ui.LayoutView:
    view: ui.LayoutView = before(*given)
    return view.add_item(ui.TextDisplay(f"{hidden()}"))


def _scene_more(hidden: Hidden, before: Any, found: Any) -> ToldScene:
    """A picture more, in which a number tells the secret, after the same sentence."""
    leak = ToldScene(END, 0, say("picture-over"), (), (Standing(0, 1, hidden() % 97),))
    return leak if before(found) is None else replace(before(found), about=leak.about, kind=END)


def _told_early(hidden: Hidden, before: Any, *given: Any) -> Any:
    async def told() -> Turned:
        return Turned(plain_message(f"{hidden()}"))

    return told()


def _remark_more(hidden: Hidden, before: Any, happenings: Any, table: Table, round: str) -> tuple[Text, ...]:
    """Of automatic players: nothing at a table of people."""
    said: tuple[Text, ...] = before(happenings, table, round)
    talkers = [card.seat for card in table.seats if card.level is not None and card.seat is not None]
    return (*said, *(say("remark", seat=SeatRef(seat), words=f"{hidden() % 97}") for seat in talkers[:1]))


def _past_owers(hidden: Hidden, before: Any, board: Any, *how: Any) -> Any:
    return before(replace(board, owers=(hidden() % 2,)), *how)


# By what a reader could tell it from.
DRAWN: dict[str, Plant] = {
    "the label of an option": instead(
        bot.desk.form_view,
        "option",
        lambda hidden, before, label, *more, **how: before(f"{label} {hidden() % 97}", *more, **how),
    ),
    "what stands beneath an option": instead(
        bot.desk.form_view,
        "option",
        lambda hidden, before, label, value, said=None, **how: before(label, value, f"{said} {hidden() % 97}", **how),
    ),
    "which option is chosen already": instead(
        bot.desk.form_view, "option", lambda hidden, before, *given, **_: before(*given, chosen=hidden() % 2 == 0)
    ),
    "the order of options": instead(Page, "select", _reversed_options),
    "how many options must be chosen": instead(Page, "select", _choice_limit),
    "the hint in a select": instead(
        Page,
        "select",
        lambda hidden, before, page, press, hint, *more, **how: before(page, press, f"{hidden()}", *more, **how),
    ),
    "a field more in a custom_id": instead(
        Press, "_written", lambda hidden, before, *given: f"{before(*given)}{hidden() % 97}"
    ),
    "the digest on the Seal": instead(
        bot.desk.form_view, "digest", lambda hidden, before, value: before([value, hidden()])
    ),
    "a hash of the state in an ask id": _ask_ids,
    "a disabled button": instead(
        bot.desk.view, "button", lambda hidden, before, *given, **_: before(*given, disabled=hidden() % 2 == 0)
    ),
    "the style of a button": instead(
        bot.desk.view,
        "button",
        lambda hidden, before, label, press, *_, **how: before(
            label, press, ("danger", "primary")[hidden() % 2], **how
        ),
    ),
    "the label of a button": instead(
        bot.desk.view,
        "button",
        lambda hidden, before, label, *more, **how: before(f"{label} ({hidden() % 9})", *more, **how),
    ),
    "the colour of a frame": instead(
        Page, "box", lambda hidden, before, page, colour=None: before(page, hidden() % 0xFFFFFF)
    ),
    "a footer": instead(
        Page, "text", lambda hidden, before, page, words, **how: before(page, f"{words}\n-# {hidden()}", **how)
    ),
    "a character nobody sees": instead(
        Page, "text", lambda hidden, before, page, words, **how: before(page, words + "\u200b" * (hidden() % 2), **how)
    ),
    "a component's id": instead(
        Page,
        "text",
        lambda hidden, before, page, words, most=4000, id=None: before(page, words, most=most, id=hidden() % 2**30),
    ),
    "a line more": instead(Page, "line", lambda hidden, before, page: [before(page) for _ in range(1 + hidden() % 2)]),
    "the order of lines": instead(
        Reader, "lines", lambda hidden, before, reader, found: before(reader, tuple(found)[:: 1 - 2 * (hidden() % 2)])
    ),
    "the alt text of a picture": instead(
        Page, "view", _picture(media="https://pactum.example/board.png", description="the board, {}")
    ),
    "the file name of a picture": instead(
        Page, "view", _picture(media="https://pactum.example/board-{}.png", description="the board")
    ),
    "why something is refused": _refusal,
    "what an answer would do": instead(DeskReading, "_form", _preview),
    "the hint in a modal": instead(
        bot.desk.forms,
        "word_modal",
        lambda hidden, before, title, press, label, hint, box: before(title, press, label, str(hidden()), box),
    ),
    "how many pages the log has": instead(bot.reading.log, "pages_of", _more_pages),
    "a number in a hint": instead(bot.reading.rules, "hint_view", _line_more),
    "what is said of a card that is looked up": instead(bot.reading.cards, "card_view", _line_more),
    "the line a desk folds to": instead(
        face.desk.beside,
        "texts_of_fold",
        lambda hidden, before, desk: (*before(desk), say("bot-due", at=str(hidden()))),
    ),
    "a line in the list of tables": instead(
        bot.board.on_request, "status_line", lambda hidden, before, *given: say("bot-due", at=str(hidden()))
    ),
    "a dossier while the game goes on": instead(Dossiers, "_turned", _told_early),
    "what an automatic player says": instead(bot.delivery.thread_story, "remarks", _remark_more),
    "what the picture of a scene shows": instead(face.table.stories, "best_scene", _scene_more),
    "what is told of a step one looks back to": instead(
        web.steps,
        "texts_of_step",
        lambda hidden, before, *given: (*before(*given), say("bot-due", at=str(hidden()))),
    ),
    "how many steps one can look back to": instead(
        web.steps, "Reached", lambda hidden, before, first, last, *step: before(first, last + hidden() % 7, *step)
    ),
    "who was waited for at a step": instead(web.steps, "board_picture", _past_owers),
    "the time in a reminder": instead(face.table.notices, "unix", lambda hidden, before, at: str(hidden())),
    "whether a message makes a sound": instead(
        bot.delivery.messages,
        "OutgoingMessage",
        lambda hidden, before, *given, **_: before(*given, silent=hidden() % 2 == 0),
    ),
    "whom a message pings": instead(
        bot.delivery.messages,
        "OutgoingMessage",
        lambda hidden, before, *given, **how: before(*given, names=(hidden(),), **how),
    ),
}
