"""Architects at hand: topics of /rules, the hint behind a question, what a first game explains, all cards."""

from __future__ import annotations

from engine.contract import Ask
from engine.texts import Named, Param, Text, say
from face.core.first_game import Explanation, Terms, term
from face.core.parts import LookUpEntry, Topic, topics_of
from games.architects.face.cards import apprentice_line, building_line, character_line
from games.architects.rules.pack import Pack
from games.architects.rules.view import PublicSeat, View

TOPICS = (
    *("turn", "places", "workers", "capture", "guardhouse", "market", "reset", "tax", "virtue", "debt", "workshop"),
    *("guildhall", "cathedral", "hand", "boards", "ending", "scoring", "signs"),
)


def _seat(view: View) -> PublicSeat:
    assert view.viewer is not None  # noqa: S101  nobody else is asked
    return view.seats[view.viewer]


def _held_elsewhere(view: View) -> int:
    seat = _seat(view).seat
    return sum(other.captured[seat] for other in view.seats if other.seat != seat)


_TERMS = {
    "hand": term("draft", "turn"),
    "guildhall": term("turn", "turn"),
    "capture": term("draft boards", "turn"),
    "captured": term("recall turn", "turn", when=_held_elsewhere, ahead=1),
    "market": term("draft boards", "turn"),
    "virtue": term("draft boards", "turn"),
    "apprentice": term("draft boards apprentice hire", "turn"),
    "prison": term("draft apprentice recall turn", "turn", when=lambda view: _seat(view).in_prison, ahead=3),
    "debt": term("draft apprentice react recall turn", "turn", when=lambda view: _seat(view).debts, ahead=3),
    "tax": term("draft boards apprentice keep recall", "turn", 2),
    "storehouse": term("draft boards apprentice keep recall", "turn", 3),
    "cathedral": term("draft boards apprentice keep recall", "turn", 4),
    "captive": term("recall turn", "turn", when=lambda view: sum(_seat(view).captured), ahead=1),
    "reset": term("turn", "reset", ahead=5),
}
"""What a first game explains besides its questions, what bites first at the top. That a hand is secret, and when the
last turns come, the opening scene says in words of its own."""

TERMS = Terms(
    "architects", _TERMS, quiet=frozenset({"draft", "boards", "apprentice"}), opening=("capture", "captured", "market")
)

TOPIC_OF = {
    "draft": "hand",
    "keep": "hand",
    "discard": "hand",
    "boards": "boards",
    "apprentice": "workshop",
    "hire": "workshop",
    "dismiss": "workshop",
    "turn": "places",
    "recall": "workers",
    "work": "guildhall",
    "reset": "reset",
    "react": "debt",
    "order": "places",
}
"""The topic that a kind of ask is about."""


def topics(cards: Pack) -> tuple[Topic, ...]:
    """All topics, with the numbers of these cards."""
    return topics_of("architects", TOPICS, _printed(cards))


def hint(view: View, ask: Ask, cards: Pack) -> Text:
    """Explains the purpose of the question, its worth and its pitfalls, with the numbers of this table."""
    return Text(ask.prompt.key.replace("-ask-", "-hint-", 1), _here(view, cards))


def explanations(view: View, ask: Ask | None, cards: Pack) -> tuple[Explanation, ...]:
    """Lists the explanations of a first game for this question: the question first, then terms that matter to it."""
    if view.own is None or view.viewer is None:
        return ()
    return TERMS.explain(view, ask, _here(view, cards))


def opening_terms(view: View, cards: Pack) -> tuple[Text, ...]:
    """Explains the terms that an opening scene tells."""
    return TERMS.at_opening(_here(view, cards))


def all_cards(cards: Pack) -> tuple[LookUpEntry, ...]:
    """Every building, apprentice and board of these cards."""
    buildings = [LookUpEntry(building_line(card), Named("building", id)) for id, card in cards.buildings.items()]
    hired = [LookUpEntry(apprentice_line(card), Named("apprentice", id)) for id, card in cards.apprentices.items()]
    boards = [
        LookUpEntry(
            say("architects-board-character", what=Named("character", id), does=character_line(card)),
            Named("character", id),
        )
        for id, card in cards.characters.items()
    ]
    return (*buildings, *hired, *boards)


def _printed(cards: Pack) -> dict[str, Param]:
    """The numbers that are printed on the boards."""
    track = cards.board.track
    return {
        "top": track.top,
        "best": track.points[-1],
        "track": ", ".join(str(points).replace("-", "−") for points in track.points),
        "worst": f"−{-track.points[0]}",
        "market": track.market,
        "cathedral": track.cathedral,
        "missing": cards.board.scoring.reward_missing,
    }


def _here(view: View, cards: Pack) -> dict[str, Param]:
    """The printed numbers, and those that this viewer sees at the table."""
    numbers = _printed(cards) | {"spaces": view.spaces, "left": max(0, view.spaces - len(view.guildhall))}
    if view.own is None or view.viewer is None:
        return numbers
    seat = view.seats[view.viewer]
    return numbers | {
        "workers": seat.workers,
        "silver": seat.stock.get("silver", 0),
        "virtue": seat.virtue,
        "debts": seat.debts,
        "hand": len(view.own.hand),
    }
