"""Shows Architects of the West Kingdom on desks and boards. The parts are in modules of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.architects.pack import BASE, pack
from engine.architects.pack import pack as cards_of
from engine.architects.view import View
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.texts import Named, Param, Text
from face.architects import rules
from face.architects.board import board_lines, headline, phase
from face.architects.board import moment as moment_text
from face.architects.cards import names_at
from face.architects.desk import detail_lines, sealed_lines, turn_controlled, turn_layout
from face.architects.log import OF_ALL, condensed, in_signs
from face.architects.own_area import desk_lines, own_lines
from face.architects.pictures.board_scene import board_picture
from face.architects.pictures.desk_scene import desk_picture
from face.architects.pictures.topics import card_face, example
from face.architects.reference import OFFERS, option_lines, reference, section_of
from face.core.face import Face
from face.core.parts import Entry, Explanation, Layout, Section, Stage, Topic
from face.pictures.canvas import Around, Picture
from face.pictures.cards import Card, Example
from face.wordings.reader import NameOf, Reader

TURN = re.compile(r"(?:back:)?t(\d+)")  # the id of a question: in which of their own turns it comes up


class ArchitectsFace(Face):
    """Architects of the West Kingdom."""

    headline = staticmethod(headline)
    phase = staticmethod(phase)
    condensed = staticmethod(condensed)
    options = staticmethod(option_lines)
    of_all = OF_ALL
    kinds: Mapping[str, str] = {
        "buildings": "did-build did-step did-reward",
        "people": "did-hire did-dismiss drafted-hire",
        "prison": "did-capture did-fetch did-imprison did-release did-free reset did-recall",
        "goods": "did-gain did-pay did-trade did-steal did-destroy did-avoid did-lay took-debt",
        "virtue": "did-virtue did-leave-virtue blamed did-space",
        "cards": "passed kept drew drafted did-draw did-look did-keep did-discard",
    }

    def stage(self, before: Stage, ask: str) -> Stage:
        turn = TURN.match(ask)
        return Stage(int(turn[1])) if turn else before

    def moment(self, moment: str) -> Text:
        return moment_text(moment)

    def dossier_line(self, line: Text) -> Text:
        return in_signs(line)

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

    def decided(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        if ask.kind != "turn":
            return super().decided(ask, words, has)
        first = {name: value for name, value in words.items() if name == "location"}
        return self.headed(ask, first | dict(words), has)

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return sealed_lines(view, ask, pack(view.pack))

    def reference(self, view: View) -> tuple[Section, ...]:
        return reference(view, pack(view.pack))

    def topic(self, ask: Ask) -> str:
        return rules.TOPIC_OF.get(ask.kind, "")

    def section(self, ask: Ask, value: Mapping[str, Any]) -> str:
        return section_of(ask, value)

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

    def controlled(
        self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        return turn_controlled(draft, control, values)

    def offers(self) -> tuple[tuple[str, Text], ...]:
        return OFFERS

    def name(self, kind: str, id: str, locale: str) -> Text | str | None:
        return names_at(BASE)(kind, id, locale)

    def names(self, pack: str) -> NameOf:
        return names_at(pack or BASE)


FACE = ArchitectsFace("architects")
