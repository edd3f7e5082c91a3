"""A turn of the virtual player: a scheme is turned over, and done, or something else instead (rules page 9.4)."""

from __future__ import annotations

from engine.core.texts import Listed, Named, Text, say
from engine.paladins.state import IT
from engine.paladins.virtual.actions import (
    FALLBACKS,
    FAVOUR,
    LEVEL,
    ORDER,
    Plan,
    begin,
    cost,
    order_to_follow,
    plan,
    step_back,
    use_favour,
)
from engine.paladins.virtual.counter import own
from engine.paladins.virtual.facts import Schemed, SchemedInstead, VirtualPassed
from engine.paladins.virtual.gains import shuffle_schemes
from engine.paladins.virtual.targets import favour_at_marker
from engine.paladins.working import Working


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
