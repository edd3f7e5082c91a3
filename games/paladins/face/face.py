"""Shows Paladins of the West Kingdom on desks and boards. The parts are in modules of their own."""

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
from games.paladins.face import rules
from games.paladins.face.board import board_lines, headline, moment_line, phase, rounds_left, seats_told, who
from games.paladins.face.cards import in_signs, names_at
from games.paladins.face.desk import (
    FIRST,
    detail_lines,
    details_beside_picture,
    name_of_closed,
    notes_of,
    sealed_lines,
    turn_layout,
)
from games.paladins.face.lessons import NEEDS
from games.paladins.face.opening import opening, opening_card
from games.paladins.face.own_area import desk_lines, lines_beside_picture, own_holdings, own_lines, points_told
from games.paladins.face.pictures.board_scene import board_picture
from games.paladins.face.pictures.desk_scene import desk_picture, seat_picture, short_desk_picture
from games.paladins.face.pictures.look import COLOUR
from games.paladins.face.pictures.scenes import draw_scene
from games.paladins.face.pictures.topics import card_face, example
from games.paladins.face.reference import OFFERS, option_lines, reference
from games.paladins.face.telling.log import FOLLOWS, MOVES, OF_ALL, condensed, in_short
from games.paladins.face.telling.scenes import LOOKS_BACK, scenes_of
from games.paladins.rules import facts
from games.paladins.rules.pack import PACKS
from games.paladins.rules.phases.choosing_paladins import LAST_PROMPT
from games.paladins.rules.view import View

TURN = re.compile(r"(?:back:)?t\d")  # the beginning of the id of a question in somebody's turn


class PaladinsFace(PackFace):
    """Paladins of the West Kingdom."""

    colour, mark = COLOUR, "strength"

    packs = PACKS
    names_at = staticmethod(names_at)
    card_face = staticmethod(card_face)
    piece = staticmethod(example)
    topics = of_cards(rules.topics)
    cards = of_cards(rules.all_cards)
    topic_of = rules.ABOUT
    table_options = OFFERS

    headline = staticmethod(headline)
    holdings = staticmethod(own_holdings)
    left = staticmethod(rounds_left)
    moment = staticmethod(moment_line)
    phase = staticmethod(phase)
    own = with_cards(own_lines)
    desk = with_cards(desk_lines)
    beside_picture = with_cards(lines_beside_picture)
    board = with_cards(board_lines)
    seats = with_cards(seats_told)
    seat_name = staticmethod(who)
    points = with_cards(points_told)
    sealed = with_cards(sealed_lines)
    details = with_cards(detail_lines)
    details_beside_picture = with_cards(details_beside_picture)
    named_alone = staticmethod(name_of_closed)
    reference = with_cards(reference)
    hint = with_cards(rules.hint)
    terms = rules.TERMS
    explanations = with_cards(rules.explanations)
    opening = with_cards(opening)
    needs = NEEDS
    opening_card = staticmethod(opening_card)
    order_notes = with_cards(notes_of)
    options = staticmethod(option_lines)
    board_picture = with_cards(board_picture)
    desk_picture = with_cards(desk_picture)
    short_desk_picture = with_cards(short_desk_picture)
    seat_picture = with_cards(seat_picture)
    drawn_drafts = frozenset({"turn"})

    over = "paladins-over"
    scenes = staticmethod(scenes_of)
    looks_back = LOOKS_BACK
    scene_picture = staticmethod(draw_scene)

    condensed = staticmethod(condensed)
    in_short = staticmethod(in_short)
    dossier_line = staticmethod(in_signs)
    of_all = OF_ALL
    moves = MOVES
    took_back = "paladins-took-back"
    goes_on = FOLLOWS
    remarked: Mapping[str, tuple[str, str]] = {
        facts.Suspected.wording: ("suspected", "seat"),
        facts.Guilty.wording: ("guilty", "seats"),
        facts.Attacked.wording: ("fought", "seat"),
        facts.Converted.wording: ("fought", "seat"),
    }
    moods: Mapping[str, str] = {
        "regent": "mild",
        "conqueror": "hot",
        "preacher": "mild",
        "castellan": "sly",
    }
    phases = frozenset({"paladins", "tavern"})
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

    def decided(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        if ask.prompt.key == LAST_PROMPT:
            return (say("paladins-decided-paladins-last", play=words["play"]),)
        if ask.kind != "turn" or "action" not in words:
            return super().decided(ask, words, has)
        others = {name: value for name, value in words.items() if name != "action"}
        return (say("paladins-named", what=words["action"]), *self.headed(ask, others, has))

    def layout(self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        return turn_layout(view, ask, form, self.packs.pack(view.pack))

    def controlled(
        self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
    ) -> dict[str, Any]:
        return {control: values[0]} if control in FIRST else {**draft, control: values[0]}


FACE = PaladinsFace("paladins")
