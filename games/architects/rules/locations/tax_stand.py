"""The Tax Stand: part of the silver that is paid goes there as tax, until somebody takes all and loses virtue."""

from __future__ import annotations

from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import things
from games.architects.rules.cards import TaxStand as Stand
from games.architects.rules.facts import Gained, Stolen
from games.architects.rules.mechanics.debts import move_virtue
from games.architects.rules.mechanics.powers import Powers
from games.architects.rules.mechanics.reasons import NO_TAX
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import SILVER, TAX_STAND, plain


def silver_due(work: Working, tax: int, silver: int) -> tuple[int, int]:
    """(tax, other silver) that the mover really pays: low virtue and some boards ignore tax."""
    less = work.board.track.ignored(work.me.virtue) + work.mine.tax
    return max(0, tax - less), silver


def can_pay_silver(work: Working, tax: int, silver: int) -> bool:
    """Whether the mover can pay that price."""
    return work.me.stock.get(SILVER, 0) >= sum(silver_due(work, tax, silver))


def pay_silver(work: Working, tax: int, silver: int) -> int:
    """Pays: tax goes onto the Tax Stand. Returns the silver paid in all."""
    tax, silver = silver_due(work, tax, silver)
    if tax + silver:
        work.change(work.seat, stock=plus(work.me.stock, {SILVER: -tax - silver}))
    if tax:
        work.set(tax=work.state.tax + tax)
    return tax + silver


def closed(work: Working) -> str:
    """Returns the reason why there is nothing to steal; "" if there is."""
    return "" if work.state.tax else NO_TAX


def option(work: Working) -> Option:
    """The location, with the silver that lies there."""
    numbers = (("silver", work.state.tax), ("virtue", _lost(work)))
    return plain(TAX_STAND, "architects-go-tax-stand", closed(work), *numbers)


def place(work: Working, draft: Draft) -> bool:
    """Places a worker and steals."""
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
