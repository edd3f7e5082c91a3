"""Paladins at hand: topics of /rules, the hint behind a question, what a first game explains, all cards."""

from __future__ import annotations

from engine.contract import Ask
from engine.texts import Named, Param, Text
from face.core.first_game import Explanation, Terms, term
from face.core.parts import LookUpEntry, Topic, topics_of
from games.paladins.face.cards import outsider_line, paladin_line, townsfolk_line
from games.paladins.rules.pack import Pack
from games.paladins.rules.view import PublicSeat, View

TOPICS = (
    *("goal", "round", "paladins", "workers", "develop", "recruit", "supply", "pray", "commission", "fortify"),
    *("garrison", "absolve", "attack", "convert", "attributes", "orders", "tax", "inquisition", "debt", "pass"),
    *("scoring", "virtual", "virtual-does", "signs"),
)

ABOUT = {
    "draft": "recruit",
    "paladins": "paladins",
    "tavern": "workers",
    "turn": "attributes",
    "repent": "inquisition",
    "attribute": "attributes",
    "drop": "tax",
    "pay": "debt",
    "destroy": "debt",
    "clear": "pray",
    "join": "recruit",
    "workshop": "develop",
    "either": "orders",
}
"""The topic that a kind of question is about."""


def _seat(view: View) -> PublicSeat:
    assert view.viewer is not None  # noqa: S101  nobody else is asked
    return view.boards[view.viewer]


_TERMS = {
    "attributes": term("turn", "turn"),
    "retinue": term("draft paladins", "turn"),
    "workers": term("paladins", "tavern"),
    "criminal": term("draft paladins", "tavern"),
    "boost": term("paladins tavern", "turn"),
    "action": term("tavern turn", "turn", when=lambda view: _seat(view).placed),
    "suspicion": term("draft tavern repent turn", "draft"),
    "debt": term("destroy pay turn", "turn", when=lambda view: _seat(view).debts),
    "scheme": term("paladins turn", "turn", 2, lambda view: view.virtual is not None),
    "passing": term("tavern turn", "turn", 2),
    "orders": term("turn paladins tavern", "turn", 2),
    "favours": term("turn paladins tavern", "turn", 3),
    "steep": term("turn paladins tavern", "turn", 3, lambda view: max(_attributes(view))),
    "workshop": term("turn paladins", "turn", 3),
    "five": term("turn paladins", "turn", 3),
    "inquisition": term("turn", "repent"),
}
"""What a first game explains besides its questions, what bites first at the top. What attributes are for the opening
scene says in words of its own."""

TERMS = Terms("paladins", _TERMS, quiet=frozenset({"draft", "paladins"}), opening=("workers", "retinue", "suspicion"))


def _attributes(view: View) -> tuple[int, int, int]:
    seat = _seat(view)
    return seat.faith, seat.strength, seat.influence


def topics(cards: Pack) -> tuple[Topic, ...]:
    """All topics, with the numbers of these cards."""
    return topics_of("paladins", TOPICS, _printed(cards))


def hint(view: View, ask: Ask, cards: Pack) -> Text:
    """Explains the purpose of the question, its worth and its pitfalls, with the numbers of this table."""
    return Text(f"paladins-hint-{ask.kind}", _here(view, cards))


def explanations(view: View, ask: Ask | None, cards: Pack) -> tuple[Explanation, ...]:
    """Lists the explanations of a first game for this question: the question first, then terms that matter to it."""
    if view.own is None or view.viewer is None:
        return ()
    return TERMS.explain(view, ask, _here(view, cards))


def opening_terms(view: View, cards: Pack) -> tuple[Text, ...]:
    """Explains the terms that an opening scene tells."""
    return TERMS.at_opening(_here(view, cards))


def all_cards(cards: Pack) -> tuple[LookUpEntry, ...]:
    """Every paladin, townsfolk and outsider of these cards."""
    paladins = [LookUpEntry(paladin_line(card), Named("paladin", id)) for id, card in cards.paladins.items()]
    townsfolk = [LookUpEntry(townsfolk_line(card), Named("townsfolk", id)) for id, card in cards.townsfolk.items()]
    outsiders = [LookUpEntry(outsider_line(card), Named("outsider", id)) for id, card in cards.outsiders.items()]
    return (*paladins, *townsfolk, *outsiders)


def _printed(cards: Pack) -> dict[str, Param]:
    """The numbers that are printed on the boards."""
    scoring = cards.board.scoring
    return {
        "track": ", ".join(str(points) for points in scoring.track),
        "top": scoring.top,
        "kept": cards.board.kept,
        "rounds": cards.board.rounds,
        "jars": len(cards.jars),
        "unpaid": -scoring.unpaid_debt,
        "paid": scoring.paid_debt,
    }


def _comes_back(round: int, cards: Pack) -> int:
    """The round in which a paladin laid to the bottom in `round` is drawn again, 0 if it is in none.

    One of the hand is played each round and one comes back from the top, so that each draw reaches one card less than a
    hand further down.
    """
    left, further = len(cards.paladins) - round, cards.board.hand - 1
    again = round + -(-(left - 1) // further)
    return again if again <= cards.board.rounds else 0


def _here(view: View, cards: Pack) -> dict[str, Param]:
    """The printed numbers, and those that this viewer sees at the table."""
    numbers = _printed(cards) | {"tax": view.tax, "round": view.round, "left": view.rounds - view.round}
    numbers["back"] = _comes_back(view.round, cards)
    if view.own is None or view.viewer is None:
        return numbers
    seat = view.boards[view.viewer]
    return numbers | {
        "workers": sum(seat.workers),
        "silver": seat.silver,
        "provisions": seat.provisions,
        "suspicions": len(seat.suspicions),
        "most": max(len(other.suspicions) for other in view.boards),
        "debts": seat.debts,
        "faith": seat.faith,
        "strength": seat.strength,
        "influence": seat.influence,
    }
