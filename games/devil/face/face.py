"""Shows Deal with the Devil on desks and boards. The parts are in modules of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.contract import Ask
from engine.forms import Form
from engine.texts import Listed, Param, Refusal, Text, say
from face.core.log_parts import Stage
from face.core.packed import PackFace, of_cards, with_cards
from face.core.parts import Layout, ShortCut, Suspicion
from face.wordings.reader import Reader
from games.devil.face import rules
from games.devil.face.board import (
    OFFERS,
    board_lines,
    headline,
    moment_line,
    option_lines,
    phase,
    points_told,
    rounds_left,
    seats_told,
)
from games.devil.face.cards import names_at
from games.devil.face.desk import (
    bank_controlled,
    bank_layout,
    desk_lines,
    inquisitor_controlled,
    inquisitor_layout,
    lines_beside_picture,
    option_hints,
)
from games.devil.face.forms.answers import offer_of, offered, planned, sealed_lines
from games.devil.face.forms.details import detail_lines, field_notes, unguessable, wishes_told
from games.devil.face.forms.headings import achieve_labels, achieve_notes
from games.devil.face.forms.packing import offer_layout
from games.devil.face.forms.plan import plan_controlled, plan_layout
from games.devil.face.goods import as_packed, clue_lines
from games.devil.face.lessons import NEEDS
from games.devil.face.opening import opening, opening_card
from games.devil.face.own_area import SUSPICIONS, own_holdings, own_lines
from games.devil.face.pictures.board_scene import board_picture
from games.devil.face.pictures.desk_scene import desk_picture, short_desk_picture
from games.devil.face.pictures.look import COLOUR
from games.devil.face.pictures.scenes import draw_scene
from games.devil.face.pictures.topics import card_face, example
from games.devil.face.reference import SECTION_OF, reference
from games.devil.face.telling.log import condensed
from games.devil.face.telling.log_wordings import ACTS, BEFALLS, MOVES, OF_ALL, ROUTINE
from games.devil.face.telling.scenes import scenes_of
from games.devil.rules import facts
from games.devil.rules.pack import PACKS
from games.devil.rules.policies.acts.telling import clue_text
from games.devil.rules.policies.reading import clues
from games.devil.rules.rulebook import ROLES
from games.devil.rules.view import View

SUSPECTED = ("mortal", "unsure")  # what a seat can be taken for beside the four roles


DEVIL_TOLD = ("accuse", "hunt", "name", "devil")  # lessons
NO_GUESS = say("devil-guess-nobody")


class DevilFace(PackFace):
    """Deal with the Devil."""

    colour, mark = COLOUR, "devil"
    shown_first = True

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
    left = staticmethod(rounds_left)
    moment = staticmethod(moment_line)
    own = with_cards(own_lines)
    desk = with_cards(desk_lines)
    beside_picture = with_cards(lines_beside_picture)
    board = with_cards(board_lines)
    seats = with_cards(seats_told)
    points = with_cards(points_told)
    sealed = staticmethod(sealed_lines)
    details = with_cards(detail_lines)
    reference = with_cards(reference)
    hint = with_cards(rules.hint)
    terms = rules.TERMS
    explanations = with_cards(rules.explanations)
    opening = with_cards(opening)
    needs = NEEDS
    casts = frozenset({"devil-your-role"})
    opening_card = staticmethod(opening_card)
    options = staticmethod(option_lines)
    board_picture = with_cards(board_picture)
    desk_picture = with_cards(desk_picture)
    short_desk_picture = with_cards(short_desk_picture)
    drawn_drafts = frozenset({"offer"})
    as_drafted = staticmethod(as_packed)
    over = "devil-end"
    scenes = staticmethod(scenes_of)
    scene_picture = staticmethod(draw_scene)

    def lesson_clues(self, key: str, view: Any) -> tuple[Text, ...]:
        """Where the devil is to be found out, the chests and goods that tell."""
        return clue_lines(view, self.cards_of(view.pack), "devil") if key in DEVIL_TOLD else ()

    def lesson_facts(self, key: str, view: Any) -> tuple[Text, ...]:
        """Who can have packed what lay in the devil's chests."""
        told = clues(view, self.cards_of(view.pack)) if key in DEVIL_TOLD else ()
        return tuple(clue_text(clue) for clue in told if clue.mark == "devil" and not clue.asked)

    condensed = staticmethod(condensed)
    asides = frozenset({"devil-wishes", "devil-wishes-nothing"})
    of_all = OF_ALL
    remarked: Mapping[str, tuple[str, str]] = {
        "devil-voted": ("accused", "whom"),
        "devil-questioned": ("", "seat"),  # the answer is worth more
        facts.Proved.wording: ("proved", "seat"),
        facts.Confessed.wording: ("confessed", "seat"),
    }
    moves = MOVES
    befalls = BEFALLS
    routine = ROUTINE
    goes_on = ACTS
    phases = frozenset({"trading", "actions", "cards", "hunt", "inquisition"})
    kinds: Mapping[str, str] = {
        "deals": "chest- deal-made opened wishes packed-nothing",
        "cards": "plan- did-left did-right did-use did-act did-free did-build did-hire did-skip did-courtier did-minor"
        " did-major did-drop did-spend drew passed-to-you",
        "money": "own- ledger did-bought did-sold did-borrow did-pay did-gain did-debt did-token interest produced",
        "standing": "reputations-weighed drift did-move wings did-earn",
        "inquisition": "inquisit bribe penalty indulgence handed guest voted questioned nobody-questioned proved"
        " confessed showed packed ritual found denied guess did-absolve",
        "roles": "your-role your-jesters roles-dealt role-revealed chest-sold-souls packed-souls packed-guess showed"
        " ritual found denied guess",
    }

    def stage_begun(self, before: Stage, happening: Text) -> Stage:
        return Stage(1) if happening.key == "devil-begins" else super().stage_begun(before, happening)

    def asked(self, view: View, ask: Ask) -> Text:
        gone = ask.kind == "viewing" and view.own is not None and view.own.chest is not None and view.own.chest.taken
        return say("devil-viewing-gone") if gone else ask.prompt

    def phase(self, view: View) -> tuple[Text, ...]:
        return (phase(view),)

    def decided(self, ask: Ask, words: Mapping[str, Param], has: Callable[[str], bool]) -> tuple[Text, ...]:
        match ask.kind:
            case "offer":
                return (offered(words),)
            case "inquisitors":
                answers = tuple(_answer_to(value) for name, value in words.items() if "." not in name)
                return (say("devil-decided-inquisitors", answers=Listed(answers)),)
            case "plan":
                return (planned(words),)
            case "packing":  # a guess that is locked cannot be told from none
                return self.headed(ask, {name: word for name, word in words.items() if word != NO_GUESS}, has)
            case "viewing":  # no marked pieces, no jesters: nothing to tell
                return self.headed(ask, {name: word for name, word in words.items() if word != 0}, has)
            case "preferences":
                return self.headed(ask, words, has)
        return super().decided(ask, words, has)

    def suspicions(self, view: View) -> tuple[Suspicion, ...]:
        own = None if view.own is None else view.own.role
        labels = (*(role for role in ROLES if role != own), *SUSPECTED)
        return tuple(Suspicion(id, say(f"devil-suspicion-{id}"), say(f"devil-suspicion-sign-{id}")) for id in labels)

    def known_seats(self, view: View) -> frozenset[int]:
        return frozenset(seat.seat for seat in view.seats if seat.role is not None)

    def suspects(self, view: View) -> bool:
        return view.step in SUSPICIONS

    def section(self, ask: Ask, value: Mapping[str, Any]) -> str:
        return SECTION_OF.get(ask.kind, "")

    def layout(self, view: View, ask: Ask, form: Form, draft: Mapping[str, Any], preview: tuple[Text, ...]) -> Layout:
        cards = self.packs.pack(view.pack)
        match ask.kind:
            case "plan":
                layout = plan_layout(view, form, preview, cards)
                return replace(layout, notes={**layout.notes, **field_notes(view, form, cards)})
            case "bank":
                return bank_layout(view, form, cards)
            case "inquisitors":
                return inquisitor_layout(view, form, cards)
            case "offer":
                return offer_layout(view, form)
            case "achieve":
                return Layout(labels=achieve_labels(form), notes=achieve_notes(form, cards))
            case "wish":
                return Layout(said=wishes_told(view))
            case "minor":
                return Layout(notes=field_notes(view, form, cards))
            case "packing":
                return Layout(hidden=unguessable(form))
            case "viewing" if view.own is not None and not view.own.marked:
                return Layout(hidden=frozenset({"marked"}))
            case "keep" | "pass":
                built = () if view.viewer is None else view.seats[view.viewer].built
                return Layout(notes=option_hints(form, built, cards))
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

    def parse(self, words: str, view: View, asks: tuple[Ask, ...], reader: Reader) -> ShortCut:
        """ "2 wood 1 glass for 4": a packed chest."""
        for ask in asks:
            if ask.kind == "offer" and view.own is not None:
                return ShortCut(ask.id, offer_of(words, view.own, reader, view.options))
        raise Refusal("devil-no-offer")


def _answer_to(answer: Param) -> Param:
    """An answer with the inquisitor that it is for; desks that older releases stored do not name all of them."""
    if isinstance(answer, Text) and "what" in answer.params:
        return say("devil-decided-answer", answer=answer, what=answer.params["what"])
    return answer


FACE = DevilFace("devil")
