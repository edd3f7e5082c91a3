"""The lines under a question: what a player needs to see to decide it."""

from __future__ import annotations

from bot.games.paladins.board import king_lines, map_lines, outsider_lines, tavern_lines, tax_line, townsfolk_lines
from bot.games.paladins.cards import joining_line, paladin_line
from bot.games.paladins.turn_desk import closed_lines
from engine.core.contract import Ask
from engine.core.forms import Form, Pick
from engine.core.texts import Named, Text, say
from engine.paladins.pack import Pack
from engine.paladins.view import View


def detail_lines(view: View, ask: Ask, form: Form, cards: Pack) -> tuple[Text, ...]:
    """The cards to choose from in full, and what is closed and why."""
    own = view.own
    if own is None or ask.kind == "order":
        return ()
    match ask.kind:
        case "draft":
            node = form.fields[0].node
            ids = [option.id for option in node.options] if isinstance(node, Pick) else []
            return tuple(say("paladins-own-card", card=joining_line(cards.townsfolk[id])) for id in ids)
        case "paladins":
            return (
                *(say("paladins-own-card", card=paladin_line(cards.paladins[id])) for id in own.hand),
                *tavern_lines(view),
                *king_lines(view, cards),
            )
        case "tavern":
            return (*tavern_lines(view), tax_line(view))
        case "repent":
            return (tax_line(view),)
        case "turn":
            return (*closed_lines(form), *_open_now(view, form, cards))
    return closed_lines(form)


def _open_now(view: View, form: Form, cards: Pack) -> tuple[Text, ...]:
    """What lies open: the cards before an action is chosen, then what the next input is about; *Board* has the map."""
    missing = form.missing[0].rstrip("0123456789") if form.missing else ""
    match missing:
        case "action":
            return (
                tax_line(view),
                *king_lines(view, cards),
                *outsider_lines(view, cards),
                *townsfolk_lines(view, cards),
            )
        case "townsfolk":
            return tuple(townsfolk_lines(view, cards))
        case "outsider":
            return tuple(outsider_lines(view, cards))
        case "space":
            return tuple(map_lines(view, cards))
    return ()


def sealed_lines(view: View, ask: Ask, cards: Pack) -> tuple[Text, ...]:
    """The sealed choice among the paladins of the view's own seat."""
    choice = None if view.own is None else view.own.sealed
    if choice is None:
        return ()
    play = Named("paladin", choice.play)
    if view.round == view.rounds:
        return (say("paladins-own-sealed-last", play=play),)
    return (
        say(
            "paladins-own-sealed",
            play=play,
            top=Named("paladin", choice.top),
            bottom=Named("paladin", choice.bottom),
        ),
    )
