"""Shows Paladins of the West Kingdom on desks and boards. The parts are in modules of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.texts import Named, Param, Text, say
from engine.paladins.pack import BASE, pack
from engine.paladins.pack import pack as cards_of
from engine.paladins.phases.choosing_paladins import LAST_PROMPT
from engine.paladins.view import View
from face.core.face import Face
from face.core.parts import Entry, Explanation, Layout, Section, Stage, Topic
from face.paladins import rules
from face.paladins.board import board_lines, headline, phase
from face.paladins.board import moment as moment_text
from face.paladins.cards import in_signs, names_at
from face.paladins.desk import detail_lines, notes_of, sealed_lines, turn_controlled, turn_layout
from face.paladins.log import OF_ALL, condensed, in_short
from face.paladins.own_area import desk_lines, own_lines
from face.paladins.pictures.board_scene import board_picture
from face.paladins.pictures.desk_scene import desk_picture
from face.paladins.pictures.topics import card_face, example
from face.paladins.reference import OFFERS, option_lines, reference
from face.pictures.canvas import Around, Picture
from face.pictures.cards import Card, Example
from face.wordings.reader import NameOf, Reader

TURN = re.compile(r"(?:back:)?t\d")  # the beginning of the id of a question in somebody's turn


class PaladinsFace(Face):
    """Paladins of the West Kingdom."""

    phases = frozenset({"paladins", "tavern"})
    of_all = OF_ALL
    kinds: Mapping[str, str] = {
        "cards": "begins drew revealed order-revealed favour-revealed drafted departed",
        "townsfolk": "did-recruit did-send-away tavern drafted virtual-tavern",
        "outsiders": "did-attack did-convert",
        "works": "did-develop did-commission did-garrison did-fortify did-absolve did-favour virtual-workshop did-jar",
        "inquisition": "inquisition guilty acquitted repented reacted did-suspicion did-debt did-pay-debt"
        " did-destroy-debt",
        "goods": "did-gain did-pay did-drop did-coins",
        "virtual": "virtual did-marker did-coins did-jar did-clear-board did-shuffle",
    }

    def stage(self, before: Stage, ask: str) -> Stage:
        return Stage(before.round, "play") if TURN.match(ask) else super().stage(before, ask)

    def headline(self, view: View) -> Text:
        return headline(view)

    def moment(self, moment: str) -> Text:
        return moment_text(moment)

    def own(self, view: View) -> tuple[Text, ...]:
        return own_lines(view, pack(view.pack))

    def desk(self, view: View) -> tuple[Text, ...]:
        return desk_lines(view, pack(view.pack))

    def board(self, view: View) -> tuple[Text, ...]:
        return board_lines(view, pack(view.pack))

    def board_picture(self, view: View, reader: Reader, around: Around) -> Picture:
        return board_picture(view, reader, around, pack(view.pack))

    def desk_picture(self, view: View, reader: Reader, around: Around) -> Picture | None:
        return desk_picture(view, reader, around, pack(view.pack))

    def card(self, card: Named, pack: str, reader: Reader) -> Card | None:
        return card_face(card, cards_of(pack or BASE), reader)

    def example(self, topic: str, pack: str, reader: Reader) -> Example | Card | None:
        return example(topic, pack or BASE, cards_of(pack or BASE), reader)

    def phase(self, view: View) -> tuple[Text, ...]:
        return phase(view)

    def condensed(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        return condensed(happenings)

    def in_short(self, happenings: tuple[Text, ...]) -> tuple[Text, ...]:
        return in_short(happenings)

    def dossier_line(self, line: Text) -> Text:
        return in_signs(line)

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return sealed_lines(view, ask, pack(view.pack))

    def decided(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        if ask.prompt.key == LAST_PROMPT:
            return (say("paladins-decided-paladins-last", play=words["play"]),)
        return super().decided(ask, words, has)

    def reference(self, view: View) -> tuple[Section, ...]:
        return reference(view, pack(view.pack))

    def topic(self, ask: Ask) -> str:
        return rules.ABOUT.get(ask.kind, "")

    def hint(self, view: View, ask: Ask) -> Text:
        return rules.hint(view, ask, pack(view.pack))

    def explanations(self, view: View, ask: Ask | None) -> tuple[Explanation, ...]:
        return rules.explanations(view, ask, pack(view.pack))

    def topics(self, pack: str) -> tuple[Topic, ...]:
        return rules.topics(cards_of(pack or BASE))

    def cards(self, pack: str) -> tuple[Entry, ...]:
        return rules.all_cards(cards_of(pack or BASE))

    def details(self, view: View, ask: Ask, form: Form) -> tuple[Text, ...]:
        return detail_lines(view, ask, form, pack(view.pack))

    def layout(self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        return turn_layout(view, ask, form, pack(view.pack))

    def order_notes(self, view: View, form: Form) -> dict[str, dict[str, Text]]:
        return notes_of(view, form, pack(view.pack))

    def controlled(
        self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        return turn_controlled(draft, control, values)

    def options(self, chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        return option_lines(chosen)

    def offers(self) -> tuple[tuple[str, Text], ...]:
        return OFFERS

    def name(self, kind: str, id: str, locale: str) -> Text | str | None:
        return names_at(BASE)(kind, id, locale)

    def names(self, pack: str) -> NameOf:
        return names_at(pack or BASE)


FACE = PaladinsFace("paladins")
