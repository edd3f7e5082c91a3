"""How Architects of the West Kingdom reads on desks and boards. The parts are in modules of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.architects.board import board_lines, headline, phase
from bot.architects.board import moment as moment_text
from bot.architects.deeds import condensed
from bot.architects.details import detail_lines, sealed_lines
from bot.architects.names import names_at
from bot.architects.options import OFFERS, option_lines
from bot.architects.own import own_lines
from bot.architects.turn_desk import turn_controlled, turn_layout
from bot.face import Face, Layout
from bot.texts import NameOf
from engine.architects.pack import pack
from engine.architects.view import View
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.texts import Text


class ArchitectsFace(Face):
    """Architects of the West Kingdom."""

    def headline(self, view: View) -> Text:
        return headline(view)

    def moment(self, moment: str) -> Text:
        return moment_text(moment)

    def own(self, view: View) -> tuple[Text, ...]:
        return own_lines(view, pack(view.pack))

    def board(self, view: View) -> tuple[Text, ...]:
        return board_lines(view, pack(view.pack))

    def phase(self, view: View) -> tuple[Text, ...]:
        return phase(view)

    def told(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        return condensed(happenings)

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return sealed_lines(view, ask, pack(view.pack))

    def details(self, view: View, ask: Ask, form: Form) -> tuple[Text, ...]:
        return detail_lines(view, ask, form, pack(view.pack))

    def layout(self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        return turn_layout(view, ask, form, pack(view.pack))

    def controlled(
        self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        return turn_controlled(view, form, draft, control, values, pack(view.pack))

    def options(self, chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        return option_lines(chosen)

    def offers(self) -> tuple[tuple[str, Text], ...]:
        return OFFERS

    def name(self, kind: str, id: str, locale: str) -> str | None:
        return names_at({})(kind, id, locale)

    def names(self, options: dict[str, Any]) -> NameOf:
        return names_at(options)


FACE = ArchitectsFace("architects")
