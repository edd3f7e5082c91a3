"""Rounds and turns of the virtual player (rules page 9.1, 9.2, 9.4 and 9.6).

Set-up, start and end of a round, the other tavern card. In a turn a scheme is turned over, and done, or something else
instead.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.chance import Chance
from engine.texts import Happening, Listed, Named, Text, public, say
from games.paladins.rules.cards import Board
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import Pack, deck
from games.paladins.rules.rulebook import CRIMINAL
from games.paladins.rules.state import IT, Agenda, Options, Player, Scheme, Virtual
from games.paladins.rules.virtual.actions import (
    FALLBACKS,
    FAVOUR,
    LEVEL,
    ORDER,
    Plan,
    begin,
    cost,
    favour_at_marker,
    order_to_follow,
    plan,
    step_back,
    use_favour,
)
from games.paladins.rules.virtual.facts import Schemed, SchemedInstead, VirtualPassed, WorkshopMoved
from games.paladins.rules.virtual.gains import own, shuffle_schemes


def take_turn(work: Working) -> None:
    """Begins its turn: afterwards the agenda holds what it gains, which runs through `gains.carry_out`.

    Without workers it passes. `work.chance` is there: a scheme is turned over.
    """
    if not sum(work.players[IT].workers):
        step_back(work)
        work.tell(VirtualPassed())
        return
    scheme = _turned_over(work)
    named = Named("scheme", scheme)
    what = work.pack.schemes[scheme].action
    if what == FAVOUR:
        space = favour_at_marker(work)
        if space is not None:
            work.header = lambda deeds: Schemed(named, Named("paladins-action", FAVOUR), 1, deeds)
            work.agenda = use_favour(work, space)
            return
        _fall_back(work, named, say("paladins-virtual-why-favour"))
        return
    planned = order_to_follow(work) if what == ORDER else plan(work, what)
    if planned is None or planned.why:
        _fall_back(work, named, say("paladins-virtual-why-order") if planned is None else _reason(work, planned))
        return
    workers, did = cost(work, planned.action), Named("paladins-action", planned.action)
    work.header = lambda deeds: Schemed(named, did, workers, deeds)
    work.agenda = begin(work, planned)


def _turned_over(work: Working) -> str:
    """The top scheme, turned over; a new deck is made of the discards when the deck is empty."""
    if not own(work).schemes:
        shuffle_schemes(work, "schemes")
    it = own(work)
    scheme, *deck = it.schemes
    work.set_virtual(schemes=tuple(deck), discards=(*it.discards, scheme))
    return scheme


def _fall_back(work: Working, scheme: Named, why: Text) -> None:
    """Does the leftmost of its own actions that is free and possible: Rest always is."""
    planned = next(fallback for action in FALLBACKS if not (fallback := plan(work, action)).why)
    workers, did = cost(work, planned.action), Named("paladins-action", planned.action)

    def header(deeds: Listed) -> SchemedInstead:
        return SchemedInstead(scheme, why, did, workers, deeds)

    work.header = header
    work.agenda = begin(work, planned)


def _reason(work: Working, planned: Plan) -> Text:
    """Why it does not do that: at a level that is too low with the attribute."""
    if planned.why == LEVEL:
        needs = work.board.right[planned.action].needs
        return say("paladins-virtual-why-level", what=Named("paladins-attribute", needs))
    return say(f"paladins-virtual-why-{planned.why}")


LEFT, BOTH = 1, 3  # spaces covered by workshops


def set_up(pack: Pack, options: Options, chance: Chance) -> tuple[Player, Virtual, tuple[Happening, ...]]:
    """The virtual player as it begins: its workshops by difficulty, its deck of schemes."""
    count = pack.board.virtual.orders[options.difficulty]
    turned = chance.stream("setup/difficulty").shuffled(list(pack.orders))[:count]
    schemes = [card for card in deck(pack.schemes) if pack.schemes[card].action != FAVOUR]
    it = Player(workshops={pack.orders[order].action: LEFT for order in turned})
    told = say(
        "paladins-virtual-begins",
        difficulty=say(f"paladins-difficulty-{options.difficulty}"),
        actions=Listed(tuple(Named("paladins-action", action) for action in it.workshops)),
    )
    return it, Virtual(schemes=chance.stream("setup/schemes").shuffled(schemes)), (public(told),)


def begin_round(work: Working, orders: Iterable[str], favours: int) -> None:
    """Makes it ready for a round in which these Orders and so many Favours have been revealed."""
    it = work.players[IT]
    workshops = dict(it.workshops)
    for order in orders:
        action = work.pack.orders[order].action
        before = workshops.get(action, 0)
        workshops[action] = BOTH if before else LEFT
        if workshops[action] != before:
            work.tell(WorkshopMoved(Named("paladins-action", action), workshops[action].bit_count()))
    work.set_virtual(discards=(*own(work).discards, *(_favour_scheme(work.pack),) * favours))
    workers = work.board.virtual.workers + work.state.round
    work.change(IT, workshops=workshops, placed={}, passed=False, workers=(workers, 0, 0, 0, 0, 0))


def _favour_scheme(pack: Pack) -> str:
    return next(card.id for card in pack.schemes.values() if card.action == FAVOUR)


def suspected_by(pack: Pack, tavern: str) -> Agenda:
    """What it does when that tavern card is left: a suspicion for each criminal on it."""
    return (Scheme(what=tavern),) if CRIMINAL in pack.tavern[tavern].workers else ()


def emptied(cards: tuple[str, ...], space: int) -> tuple[str, ...]:
    """`cards` on their spaces without the one on `space` (counted from 1), before a refresh."""
    return (*cards[: space - 1], "", *cards[space:])


def emptied_rows(
    board: Board, row: tuple[str, ...], outsiders: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both rows without the townsfolk and the outsider that leave beside the usual ones at the end of a round."""
    return emptied(row, board.virtual.townsfolk), emptied(outsiders, board.virtual.outsiders)
