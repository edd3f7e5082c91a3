"""How Deal with the Devil reads on desks and boards. The parts are in modules of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.devil.bank_desk import bank_controlled, bank_layout
from bot.devil.board import board_lines, headline, phase
from bot.devil.board import moment as moment_text
from bot.devil.card_notes import card_notes
from bot.devil.deeds import condensed
from bot.devil.details import detail_lines
from bot.devil.inquisitor_desk import inquisitor_controlled, inquisitor_layout
from bot.devil.names import names_at
from bot.devil.offer_words import offer_of
from bot.devil.own import own_lines
from bot.devil.plan_desk import plan_controlled, plan_layout
from bot.devil.sealed import sealed_lines
from bot.face import Face, Layout, ShortCut
from bot.texts import NameOf, Reader
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.refusals import Refusal
from engine.core.texts import Text, say
from engine.devil.pack import pack
from engine.devil.view import View


class DevilFace(Face):
    """Deal with the Devil."""

    def headline(self, view: View) -> Text:
        return headline(view)

    def moment(self, moment: str) -> Text:
        return moment_text(moment)

    def own(self, view: View) -> tuple[Text, ...]:
        return own_lines(view, pack(view.pack))

    def board(self, view: View) -> tuple[Text, ...]:
        return board_lines(view, pack(view.pack))

    def phase(self, view: View) -> tuple[Text, ...]:
        return (phase(view),)

    def told(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        return condensed(happenings)

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return sealed_lines(view, ask)

    def details(self, view: View, ask: Ask, form: Form) -> tuple[Text, ...]:
        return detail_lines(view, ask, form, pack(view.pack))

    def layout(self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        cards = pack(view.pack)
        match ask.kind:
            case "plan":
                return plan_layout(view, form, preview, cards)
            case "bank":
                return bank_layout(view, cards)
            case "inquisitors":
                return inquisitor_layout(view, form, cards)
            case "keep" | "pass":
                return Layout(notes=card_notes(form, cards))
        return Layout()

    def controlled(
        self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        match ask.kind:
            case "plan":
                return plan_controlled(view, form, draft, control, values)
            case "bank":
                return bank_controlled(values)
            case "inquisitors":
                return inquisitor_controlled(view, form, draft, control, values)
        return super().controlled(view, ask, form, draft, control, values)

    def field(self, ask: Ask, name: str, has: Any) -> Text:
        if "." in name:  # a choice made ahead, or beside an inquisitor: the layout names the card
            part = name.rpartition(".")[2]
            return say("devil-field-choice-free" if part.isdecimal() else f"devil-field-{part}")
        if ask.kind == "inquisitors":
            return say("devil-field-answer")
        return super().field(ask, name, has)

    def name(self, kind: str, id: str, locale: str) -> str | None:
        return names_at({})(kind, id, locale)

    def names(self, options: dict[str, object]) -> NameOf:
        return names_at(options)

    def parse(self, words: str, view: View, asks: tuple[Ask, ...], reader: Reader) -> ShortCut:
        """ "2 wood 1 glass for 4": a packed chest."""
        for ask in asks:
            if ask.kind == "offer" and view.own is not None:
                return ShortCut(ask.id, offer_of(words, view.own, reader))
        raise Refusal("devil-no-offer")


FACE = DevilFace("devil")
