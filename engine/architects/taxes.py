"""Silver that is paid, part of it as tax onto the Tax Stand."""

from __future__ import annotations

from engine.architects.things import SILVER
from engine.architects.working import Working
from engine.core.goods import plus


def silver_due(work: Working, tax: int, silver: int) -> tuple[int, int]:
    """(tax, other silver) that the mover really pays: low virtue and some boards ignore tax."""
    less = work.board.track.ignored(work.me.virtue) + work.mine.tax
    return max(0, tax - less), silver


def can_pay_silver(work: Working, tax: int, silver: int) -> bool:
    """Whether the mover can pay that price."""
    return work.me.stock.get(SILVER, 0) >= sum(silver_due(work, tax, silver))


def pay_silver(work: Working, tax: int, silver: int) -> int:
    """Pay: tax goes onto the Tax Stand. Returns the silver paid in all."""
    tax, silver = silver_due(work, tax, silver)
    if tax + silver:
        work.change(work.seat, stock=plus(work.me.stock, {SILVER: -tax - silver}))
    if tax:
        work.set(tax=work.state.tax + tax)
    return tax + silver
