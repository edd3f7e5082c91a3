"""Shows Architects of the West Kingdom on desks and boards. The parts are in modules of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.contract import Ask
from engine.forms import Form
from engine.texts import Param, Text, say
from face.core.log_parts import Stage
from face.core.packed import PackFace, of_cards, with_cards
from face.core.parts import Layout
from games.architects.face import rules
from games.architects.face.board import (
    board_lines,
    headline,
    moment_line,
    phase,
    points_told,
    seats_told,
    turns_to_come,
)
from games.architects.face.cards import names_at
from games.architects.face.desk import FIRST, detail_lines, details_beside_picture, sealed_lines, turn_layout
from games.architects.face.lessons import NEEDS
from games.architects.face.log import FOLLOWS, MOVES, OF_ALL, condensed, in_signs
from games.architects.face.opening import opening, opening_card
from games.architects.face.own_area import desk_lines, lines_beside_picture, own_holdings, own_lines
from games.architects.face.pictures.board_scene import board_picture
from games.architects.face.pictures.desk_scene import desk_picture, short_desk_picture
from games.architects.face.pictures.look import COLOUR
from games.architects.face.pictures.scenes import draw_scene
from games.architects.face.pictures.topics import card_face, example
from games.architects.face.reference import OFFERS, option_lines, reference, section_of
from games.architects.face.scenes import scenes_of
from games.architects.rules import facts
from games.architects.rules.pack import PACKS
from games.architects.rules.phases.turns import RECALL
from games.architects.rules.phases.turns import TURN as TURN_ASK
from games.architects.rules.view import View

TURN = re.compile(r"(?:back:)?t(\d+)")  # the id of a question: in which of their own turns it comes up


class ArchitectsFace(PackFace):
    """Architects of the West Kingdom."""

    colour, mark = COLOUR, "church"

    turn_calls = frozenset({"architects-you-are-next"})
    packs = PACKS
    names_at = staticmethod(names_at)
    card_face = staticmethod(card_face)
    piece = staticmethod(example)
    topics = of_cards(rules.topics)
    cards = of_cards(rules.all_cards)
    topic_of = rules.TOPIC_OF
    table_options = OFFERS

    headline = staticmethod(headline)
    holdings = staticmethod(own_holdings)
    left = staticmethod(turns_to_come)
    moment = staticmethod(moment_line)
    phase = staticmethod(phase)
    own = with_cards(own_lines)
    desk = with_cards(desk_lines)
    beside_picture = with_cards(lines_beside_picture)
    board = with_cards(board_lines)
    seats = with_cards(seats_told)
    points = with_cards(points_told)
    sealed = with_cards(sealed_lines)
    details = with_cards(detail_lines)
    details_beside_picture = with_cards(details_beside_picture)
    reference = with_cards(reference)
    hint = with_cards(rules.hint)
    terms = rules.TERMS
    explanations = with_cards(rules.explanations)
    opening = with_cards(opening)
    needs = NEEDS
    opening_card = with_cards(opening_card)
    section = staticmethod(section_of)
    options = staticmethod(option_lines)
    board_picture = with_cards(board_picture)
    desk_picture = with_cards(desk_picture)
    short_desk_picture = with_cards(short_desk_picture)
    drawn_drafts = frozenset({TURN_ASK})

    over = "architects-over"
    scenes = staticmethod(scenes_of)
    scene_picture = staticmethod(draw_scene)

    condensed = staticmethod(condensed)
    dossier_line = staticmethod(in_signs)
    of_all = OF_ALL
    moves = MOVES
    took_back = "architects-took-back"
    goes_on = FOLLOWS
    remarked: Mapping[str, tuple[str, str]] = {
        facts.Captured.wording: ("captured", "whom"),
        facts.Imprisoned.wording: ("imprisoned", "whom"),
        facts.Guilty.wording: ("guilty", "seats"),
    }
    moods: Mapping[str, str] = {
        "builder": "mild",
        "jailer": "hot",
        "pilgrim": "mild",
        "smuggler": "sly",
        "master": "hot",
    }
    counted = frozenset({TURN_ASK, RECALL})
    kinds: Mapping[str, str] = {
        "buildings": "did-build did-step did-reward",
        "people": "did-hire did-dismiss drafted-hire",
        "prison": "did-capture did-fetch did-imprison did-release did-free reset did-recall",
        "goods": "did-gain did-pay did-trade did-steal did-destroy did-avoid did-lay took-debt",
        "virtue": "did-virtue did-leave-virtue blamed praised did-space",
        "cards": "passed kept drew drafted did-draw did-look did-keep did-discard",
    }

    def stage(self, before: Stage, ask: str) -> Stage:
        turn = TURN.match(ask)
        return Stage(int(turn[1])) if turn else before

    def decided(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        if ask.kind != "turn" or "location" not in words:
            return super().decided(ask, words, has)
        others = {name: value for name, value in words.items() if name != "location"}
        return (say("architects-named", what=words["location"]), *self.headed(ask, others, has))

    def layout(self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        return turn_layout(view, ask, form, self.packs.pack(view.pack))

    def controlled(
        self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        return {control: values[0]} if control in FIRST else {**draft, control: values[0]}


FACE = ArchitectsFace("architects")
