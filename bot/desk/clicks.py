"""A click on a desk: who made it, and which input, page or value it means."""

from __future__ import annotations

from typing import Any, NamedTuple

from discord import ui

from bot.desk.forms import chosen, stepped, typed_number
from bot.desk.news import told_by
from bot.desk.report import Report
from bot.desk.steps import POINT, continued
from bot.games.face import answer_of
from bot.kit.amounts import parse_things
from bot.kit.presses import Press, carried, only, whole
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, cause_of
from engine.core.forms import Amount, Bundle, Form, Several
from engine.core.pruning import field_of
from engine.core.refusals import UNKNOWN_FIELD, Refusal
from host.table.projections import LivingDesk

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
