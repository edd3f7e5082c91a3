"""The Tax Stand: take all tax, and lose virtue."""

from __future__ import annotations

from engine.architects.choosing import plain
from engine.architects.facts import Gained, Stolen
from engine.architects.pack import TaxStand as Stand
from engine.architects.powers import Powers
from engine.architects.reasons import NO_TAX
from engine.architects.things import SILVER, TAX_STAND
from engine.architects.virtue import move_virtue
from engine.architects.working import Working
from engine.core.forms import Draft, Option
from engine.core.texts import things


def closed(work: Working) -> str:
    """Returns the reason why there is nothing to steal; "" if there is."""
    return "" if work.state.tax else NO_TAX


def option(work: Working) -> Option:
    """The location, with the silver that lies there."""
    numbers = (("silver", work.state.tax), ("virtue", _lost(work)))
    return plain(TAX_STAND, "architects-go-tax-stand", closed(work), *numbers)


def place(work: Working, draft: Draft) -> bool:
    """Place a worker and steal."""
    work.place_worker(TAX_STAND)
    silver = work.state.tax
    work.set(tax=0)
    work.gain(work.seat, {SILVER: silver})
    work.did(Stolen(silver).text)
    move_virtue(work, work.seat, -_lost(work))
    more = work.bonus(work.seat, TAX_STAND)
    if more:
        work.did(Gained(things(more)).text)
    return True


def _lost(work: Working) -> int:
    return lost(work.board.stand, work.mine)


def lost(stand: Stand, mine: Powers) -> int:
    """The virtue it costs whoever has these powers."""
    return max(0, stand.virtue - mine.unblamed.get(TAX_STAND, 0))
