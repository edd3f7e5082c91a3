"""Makes the window for typing at one input, and says why a press was refused."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.desk.clicks import Click
from bot.games.face import answer_of, face
from bot.games.readers import reader_for
from bot.kit.modals import INPUT, word_modal
from bot.kit.presses import Press
from bot.kit.reader import Reader
from engine.core.contract import Ask
from engine.core.forms import Amount, Field
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import Text, say, things
from host.play.desk_reading import Filled
from host.values import TABLE_HALTED, Desk, Trouble

TYPED_LENGTH = 200  # characters that can be typed into a form


def typing_modal(desk: Desk, ask: Ask, field: Field, filled: Filled, click: Click) -> ui.Modal:
    """Makes the window in which an amount, or amounts, are typed."""
    reader = reader_for(desk.table, click.locale, desk.seat)
    had = answer_of(filled.form, filled.draft).get(field.name)
    if isinstance(field.node, Amount):
        hint = say("bot-type-range", least=field.node.least, most=field.node.most)
        default = "" if had is None else str(had)
    else:
        hint, default = say("bot-type-example"), reader.label(things(had), TYPED_LENGTH) if had else ""
    title = reader.label(face(desk.table.game).field(ask, field.name, reader.texts.has), 45)
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id=INPUT, default=default or None, max_length=TYPED_LENGTH, required=False
    )
    return word_modal(title, click.press, title, reader.label(hint, 100), box)


def refused_input(press: Press, refusal: Refusal | Trouble) -> tuple[str, Text | None]:
    """The input that a refusal is about, and what is said beside it; None where it is about the whole press."""
    at = press.field or str(refusal.details.get("field", ""))
    return at, refusal.text if at and refusal.code != NOT_ASKED else None


def refusal_note(desk: Desk, press: Press, refusal: Refusal | Trouble, reader: Reader) -> str:
    """Says why a press was refused, "" where the desk itself says so."""
    sealed = desk.sealed is not None and desk.sealed.id == press.ask
    if (press.action == "seal" and sealed) or refusal.code == TABLE_HALTED:
        return ""
    if refusal.code == NOT_ASKED:
        return reader.line(say("bot-sealed-already" if sealed else "bot-moment-over"))
    return reader.line(refusal.text)
