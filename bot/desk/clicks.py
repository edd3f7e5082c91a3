"""A click on a desk: who made it, and which input, page or value it means; and the window for typing at one input."""

from __future__ import annotations

from typing import Any, NamedTuple

from discord import ui

from bot.desk.forms import POINT, chosen, continued, stepped, typed_number
from bot.desk.news import told_by
from bot.messages.presses import INPUT, Press, carried, only, whole, word_modal
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, cause_of
from engine.core.contract import Ask
from engine.core.drafts import field_of
from engine.core.forms import Amount, Bundle, Field, Form, Several
from engine.core.texts import NOT_ASKED, UNKNOWN_FIELD, Refusal, Text, say, things
from face.core.face import answer_of, face
from face.core.names import reader_for
from face.table.news import Report
from face.wordings.reader import Reader
from face.wordings.typed_amounts import parse_things
from host.play.desk_reading import Filled
from host.table.projections import LivingDesk
from host.values import TABLE_HALTED, Desk, Trouble

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
        shown = carried(self.interaction.message, EXPLAINED)
        return "" if shown is None else shown.argument

    @property
    def news(self) -> Report:
        """The news that the pressed message tells."""
        return told_by(self.interaction.message)


class Drawn(NamedTuple):
    """A desk to be shown, and the message that was its player's desk when they pressed."""

    view: ui.LayoutView
    living: LivingDesk


def meant(press: Press, values: list[str]) -> Press:
    """`press` with what was chosen in it: the table of a list, the liberty of a list."""
    if press.action == "which":
        return Press("desk", whole(only(values)))
    if press.action == "open" and not press.ask:
        return Press("open", press.table, only(values))
    return press


def field_meant(form: Form, name: str) -> Any:
    """The input of that name. Raises Refusal `unknown-field`."""
    field = field_of(form, name)
    if field is None:
        raise Refusal(UNKNOWN_FIELD, field=name)
    return field


def page_meant(press: Press) -> int:
    """The page of the select that was used; of a game's own select, a count that says that its id is another one."""
    page = press.argument.partition(POINT)[0]
    if press.action == "control":
        return 2 if page == "1" else 1
    return int(page) if press.action in ("set", "turn") and page.isdecimal() else 0


def value_meant(press: Press, values: list[str], form: Form, before: dict[str, Any], reader: Reader) -> Any:
    """The new value of the field that was pressed. Raises Refusal."""
    field = field_meant(form, press.field)
    if isinstance(field.node, Several):
        return continued(field.node, press, values)
    had = answer_of(form, before).get(press.field)
    match press.action:
        case "step" if isinstance(field.node, Amount):
            by = whole(press.argument.removeprefix("-"))
            return stepped(field, -by if press.argument.startswith("-") else by, had)
        case "type" if isinstance(field.node, Bundle):
            return parse_things(values[0], tuple(field.node.limits), reader)
        case "type":
            return typed_number(field, values[0])
        case "pick":
            return chosen(field, [press.argument], 0, had)
    return chosen(field, values, page_meant(press), had)


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
