"""The lines under a question: what a player needs to see to decide it."""

from __future__ import annotations

from bot.games.architects.cards import building_line
from bot.games.architects.turn_desk import closed_lines
from engine.architects.pack import Pack
from engine.architects.prospects import own_seat
from engine.architects.things import OPEN_PLACES
from engine.architects.view import View
from engine.core.contract import Ask
from engine.core.forms import Form, Pick
from engine.core.texts import Named, Text, say, things

FEW_WORKERS = 2  # at home: from here on a desk warns of turns that only call one home


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The cards to choose from in full, and what is closed and why."""
    own = view.own
    if own is None:
        return ()
    match ask.kind:
        case "order":
            return ()
        case "draft" | "keep":
            shown = own.pile if ask.kind == "draft" else own.looking
            return tuple(say("architects-own-card", card=building_line(cards.buildings[id])) for id in shown)
        case "boards":
            return tuple(_board_line(id, cards) for id in _open(form))
        case "react" | "reset":
            return (say(f"architects-details-{ask.kind}"),)
        case "recall" if not _at_open_places(form):
            return (say("architects-details-recall"),)
        case "hire":
            return (say("architects-details-hire"),)
        case "turn" if view.final > 0:
            return (say("architects-details-last-turn"), *closed_lines(form, cards))
        case "turn" if (left := own_seat(view).workers) <= FEW_WORKERS:
            return (say("architects-details-few-workers", count=left), *closed_lines(form, cards))
    return closed_lines(form, cards)


def _open(form: Form) -> list[str]:
    """The boards that can be chosen."""
    node = form.fields[0].node
    return [option.id for option in node.options if option.closed is None] if isinstance(node, Pick) else []


def _at_open_places(form: Form) -> bool:
    """Whether a worker comes home from a place with an open circle."""
    node = form.fields[0].node
    return isinstance(node, Pick) and any(option.id.partition(".")[0] in OPEN_PLACES for option in node.options)


def _board_line(board: str, cards: Pack) -> Text:
    """Lists the things a player begins with on that board; its changes of the rules stand beneath the option."""
    side = cards.characters[board]
    return say(
        "architects-own-board-card",
        what=Named("character", board),
        virtue=side.virtue,
        things=things(side.goods),
        prison=side.prison,
        debts=side.debts,
        cards=side.cards,
    )


def sealed_lines(view: View, ask: Ask, cards: Pack) -> tuple[Text, ...]:
    """The sealed answer of the view's own seat."""
    if ask.kind == "draft" and view.own is not None and view.own.sealed is not None:
        return (say("architects-own-card", card=building_line(cards.buildings[view.own.sealed])),)
    return (say("architects-sealed-turn"),)
