"""The Guardhouse: prisoners, freed workers and paid debts, one action for each of your workers there."""

from __future__ import annotations

from functools import partial

from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import SeatRef, things
from games.architects.rules.facts import DebtPaid, Gained, Imprisoned, Paid, Released
from games.architects.rules.locations.tax_stand import can_pay_silver, pay_silver, silver_due
from games.architects.rules.mechanics.debts import free_captured, imprison, lose_debts, move_virtue, release, take_debts
from games.architects.rules.mechanics.reasons import CANNOT_PAY, NO_CAPTIVES, NO_DEBT, NONE_CAPTURED, NONE_IN_PRISON
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import GUARDHOUSE, SILVER, STOP, plain

IMPRISON, RELEASE, BUY, OWE, PAY_DEBT = "imprison", "release", "buy", "owe", "pay-debt"


def closed(work: Working) -> str:
    """Returns "": anybody may go there."""
    return ""


def option(work: Working) -> Option:
    """The location, with how many actions it allows now."""
    return plain(GUARDHOUSE, "architects-go-guardhouse", "", ("count", work.here(GUARDHOUSE) + 1))


def place(work: Working, draft: Draft) -> bool:
    """Places a worker and acts."""
    most = work.place_worker(GUARDHOUSE)
    return draft.several("order", partial(_orders, work), partial(_obey, work), most, stop=STOP)


def _obey(work: Working, order: str) -> bool:
    if order == IMPRISON:
        _imprison_captives(work)
    elif order == RELEASE:
        work.did(Released(release(work, work.seat, work.state.prison[work.seat])).text)
    elif order == PAY_DEBT:
        _pay_debt(work)
    else:
        _free(work, order)
    return True


def _orders(work: Working) -> list[Option]:
    rules = work.board.guardhouse
    mine, seat = work.me, work.seat
    prisoners = sum(mine.captured)
    inside = work.state.prison[seat]
    captured = sum(player.captured[seat] for player in work.players)
    free, debt = rules.free, rules.debt
    poor = not can_pay_silver(work, free.tax, free.silver)
    broke = not can_pay_silver(work, debt.tax, debt.silver)
    return [
        plain(IMPRISON, "architects-imprison", "" if prisoners else NO_CAPTIVES, ("count", prisoners)),
        plain(RELEASE, "architects-release", "" if inside else NONE_IN_PRISON, ("count", inside)),
        plain(
            BUY,
            "architects-free-buy",
            NONE_CAPTURED if not captured else CANNOT_PAY if poor else "",
            ("count", captured),
            ("price", sum(silver_due(work, free.tax, free.silver))),
        ),
        plain(
            OWE,
            "architects-free-owe",
            "" if captured else NONE_CAPTURED,
            ("count", captured),
            ("virtue", rules.free_virtue),
        ),
        plain(
            PAY_DEBT,
            "architects-pay-debt",
            NO_DEBT if not mine.debts else CANNOT_PAY if broke else "",
            ("price", sum(silver_due(work, debt.tax, debt.silver))),
            ("virtue", rules.debt_virtue),
        ),
    ]


def _imprison_captives(work: Working) -> None:
    """All captured workers on the mover's board go to Prison, for silver."""
    captured = work.me.captured
    for seat, count in enumerate(captured):
        if count:
            imprison(work, seat, count)
            work.did(Imprisoned(SeatRef(seat), count).text)
    silver = {SILVER: sum(captured) * work.board.guardhouse.reward}
    work.change(work.seat, captured=(0,) * len(captured))
    work.gain(work.seat, silver)
    work.did(Gained(things(plus(silver, work.bonus(work.seat, IMPRISON)))).text)


def _free(work: Working, how: str) -> None:
    rules = work.board.guardhouse
    if how == BUY:
        paid = pay_silver(work, rules.free.tax, rules.free.silver)
        work.did(Paid(things({SILVER: paid})).text)
    free_captured(work)
    if how == OWE:
        take_debts(work, work.seat)
        move_virtue(work, work.seat, -rules.free_virtue)


def _pay_debt(work: Working) -> None:
    rules = work.board.guardhouse
    pay_silver(work, rules.debt.tax, rules.debt.silver)
    lose_debts(work, work.seat, 1, paid=True)
    work.did(DebtPaid().text)
    move_virtue(work, work.seat, rules.debt_virtue)
    more = work.bonus(work.seat, "debt-paid")
    if more:
        work.did(Gained(things(more)).text)
