"""King's Favours: action spaces that all players share, one worker a round on each (rules page 6)."""

from __future__ import annotations

from functools import lru_cache

from engine.drafts import choose
from engine.forms import Draft, Option
from engine.texts import Named, Text, say, things
from games.paladins.rules.actions.placing import announce, choose_workers, short, spent
from games.paladins.rules.cards import Favour
from games.paladins.rules.facts import DebtTaken, FavourUsed, Paid
from games.paladins.rules.mechanics.powers import go, unfit
from games.paladins.rules.mechanics.reasons import FAVOUR_HIDDEN, FAVOUR_USED, NO_FAVOURS, refused
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import PROVISIONS, SILVER, unless
from games.paladins.rules.state import revealed_favours

FAVOUR = "favour"


def closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot use the first of the Favours, if it cannot use any."""
    first: Text | None = None
    for card in revealed_favours(work.state):
        reason = _closed(work, work.pack.favours[card])
        if reason is None:
            return None
        first = first or reason
    return first or refused(NO_FAVOURS)


def option(work: Working) -> Option:
    """The Favours as a turn offers them."""
    return unless(go(FAVOUR), closed(work))


def _closed(work: Working, card: Favour) -> Text | None:
    me = work.me
    if card.id in work.at_favours:
        return refused(FAVOUR_USED)
    return (
        unfit((card.space,), work.few)
        or short(SILVER, card.cost.silver, me)
        or short(PROVISIONS, card.cost.provisions, me)
    )


def use(work: Working, draft: Draft) -> bool:
    """A worker onto a revealed Favour, its cost, its effect."""
    favours = work.pack.favours
    options = [unless(_favour(card), _closed(work, favours[card])) for card in revealed_favours(work.state)]
    chosen = choose(
        draft, "favour", options, unlisted=lambda given: refused(FAVOUR_HIDDEN) if given in favours else None
    )
    if chosen is None:
        return False
    card = favours[chosen]
    way = choose_workers(work, draft, (card.space,))
    if way is None:
        return False
    me, cost = work.me, card.cost
    work.change(
        work.seat,
        workers=spent(me.workers, way.spent),
        silver=me.silver - cost.silver,
        provisions=me.provisions - cost.provisions,
        debts=me.debts + cost.debts,
    )
    work.at_favours = {**work.at_favours, chosen: (work.seat, way.kinds[0])}
    announce(work, FAVOUR, way)
    work.did(FavourUsed(Named("favour", chosen)))
    if cost.debts:
        work.did(DebtTaken(cost.debts))
    elif cost.silver or cost.provisions:
        work.paid += cost.silver + cost.provisions
        work.give(**{SILVER: cost.silver, PROVISIONS: cost.provisions})
        work.did(Paid(things({SILVER: cost.silver, PROVISIONS: cost.provisions})))
    work.first_do(*card.gain)
    return True


@lru_cache(maxsize=64)
def _favour(card: str) -> Option:
    return Option(card, say("paladins-favour", what=Named("favour", card)))
