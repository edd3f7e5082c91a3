"""What a player needs to see to decide, under the question."""

from __future__ import annotations

from bot.architects.cards import building_line
from bot.architects.turn_desk import closed_lines
from engine.architects.pack import Pack
from engine.architects.view import View
from engine.core.contract import Ask
from engine.core.forms import Form
from engine.core.texts import Text, say


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The cards to choose from in full, and what is closed and why."""
    own = view.own
    if own is None:
        return ()
    match ask.kind:
        case "draft" | "keep":
            shown = own.pile if ask.kind == "draft" else own.looking
            return tuple(say("architects-own-card", card=building_line(cards.buildings[one])) for one in shown)
        case "react":
            return (say("architects-details-react"),)
    return closed_lines(form)


def sealed_lines(view: View, ask: Ask, cards: Pack) -> tuple[Text, ...]:
    """The sealed answer of the view's own seat."""
    if ask.kind == "draft" and view.own is not None and view.own.sealed is not None:
        return (say("architects-own-card", card=building_line(cards.buildings[view.own.sealed])),)
    return (say("architects-sealed-turn"),)
