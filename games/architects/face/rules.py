"""Architects at hand: topics of /rules, the hint behind a question, what a first game explains, all cards."""

from __future__ import annotations

from engine.contract import Ask
from engine.texts import Named, Param, Text, say
from face.core.parts import Explanation, LookUpEntry, Topic, explain_terms, topics_of
from games.architects.face.cards import apprentice_line, building_line, character_line
from games.architects.rules.pack import Pack
from games.architects.rules.phases.turns import TURN
from games.architects.rules.view import View

TOPICS = (
    *("turn", "places", "workers", "capture", "guardhouse", "market", "reset", "tax", "virtue", "debt", "workshop"),
    *("guildhall", "cathedral", "hand", "boards", "ending", "scoring", "signs"),
)

AT_STEP = {
    "draft": (),
    "boards": ("virtue",),
    "apprentice": ("apprentice",),
    "turn": ("hand", "apprentice", "guildhall", "virtue", "capture", "tax", "storehouse", "cathedral", "market"),
    "reset": ("reset",),
    "react": ("debt",),
}
"""The terms that are explained with a kind of ask, after the ask itself."""

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

AT_ONCE, ROUNDS_SHOWN = 3, 3
"""So many explanations of a turn stay for so many rounds; then the next ones come, read or not."""


def topics(cards: Pack) -> tuple[Topic, ...]:
    """All topics, with the numbers of these cards."""
    return topics_of("architects", TOPICS, _printed(cards))


def hint(view: View, ask: Ask, cards: Pack) -> Text:
    """Explains the purpose of the question, its worth and its pitfalls, with the numbers of this table."""
    return Text(ask.prompt.key.replace("-ask-", "-hint-", 1), _here(view, cards))


def explanations(view: View, ask: Ask | None, cards: Pack) -> tuple[Explanation, ...]:
    """Lists the explanations of a first game for this moment: the question, terms that have come up, then others."""
    if view.own is None or view.viewer is None:
        return ()
    phase = AT_STEP.get(ask.kind, ()) if ask is not None else ()
    if ask is not None and ask.kind == TURN:
        phase = phase[(view.round - 1) // ROUNDS_SHOWN * AT_ONCE :]
    seat = view.seats[view.viewer]
    elsewhere = sum(other.captured[view.viewer] for other in view.seats if other.seat != view.viewer)
    terms = {"prison": seat.in_prison, "captive": sum(seat.captured), "captured": elsewhere, "debt": seat.debts}
    ids = [*(id for id, is_there in terms.items() if is_there), *phase]
    numbers = _here(view, cards)
    return explain_terms("architects", ask, tuple(dict.fromkeys(ids)), numbers)


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
