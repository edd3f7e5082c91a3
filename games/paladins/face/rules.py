"""Paladins at hand: topics of /rules, the hint behind a question, what a first game explains, all cards."""

from __future__ import annotations

from engine.contract import Ask
from engine.texts import Named, Param, Text
from face.core.parts import Explanation, LookUpEntry, Topic, explain_terms, topics_of
from games.paladins.face.cards import outsider_line, paladin_line, townsfolk_line
from games.paladins.rules.pack import Pack
from games.paladins.rules.view import View

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

AT_STEP = {
    "paladins": ("boost",),
    "tavern": ("workers", "criminal"),
    "turn": ("retinue", "action", "attributes", "workers", "passing", "orders", "favours", "workshop", "five"),
    "repent": ("inquisition",),
}
"""The terms that are explained with a kind of ask, after the ask itself."""

AT_ONCE = 3
"""So many explanations of a turn stay for a round; then the next ones come, read or not."""


def topics(cards: Pack) -> tuple[Topic, ...]:
    """All topics, with the numbers of these cards."""
    return topics_of("paladins", TOPICS, _printed(cards))


def hint(view: View, ask: Ask, cards: Pack) -> Text:
    """Explains the purpose of the question, its worth and its pitfalls, with the numbers of this table."""
    return Text(f"paladins-hint-{ask.kind}", _here(view, cards))


def explanations(view: View, ask: Ask | None, cards: Pack) -> tuple[Explanation, ...]:
    """Lists the explanations of a first game for this moment: the question, terms that have come up, then others."""
    if view.own is None or view.viewer is None:
        return ()
    phase = AT_STEP.get(ask.kind, ()) if ask is not None else ()
    if ask is not None and ask.kind == "turn":
        phase = phase[(view.round - 1) * AT_ONCE :][:AT_ONCE]
    seat = view.boards[view.viewer]
    raised = max(seat.faith, seat.strength, seat.influence)
    terms = {
        "steep": raised,
        "suspicion": len(seat.suspicions),
        "debt": seat.debts,
        "scheme": int(view.virtual is not None),
    }
    ids = [*(id for id, is_there in terms.items() if is_there), *phase]
    numbers = _here(view, cards)
    return explain_terms("paladins", ask, tuple(ids), numbers)


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
