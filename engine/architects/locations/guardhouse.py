"""The Guardhouse: prisoners, freed workers and paid debts, one action for each of your workers there."""

from __future__ import annotations

from engine.architects.choosing import STOP, choose, plain
from engine.architects.reasons import CANNOT_PAY, NO_CAPTIVES, NO_DEBT, NONE_CAPTURED, NONE_IN_PRISON
from engine.architects.things import GUARDHOUSE, SILVER, plus
from engine.architects.working import Working
from engine.core.forms import Draft, Option
from engine.core.texts import SeatRef, things

IMPRISON, RELEASE, BUY, OWE, PAY_DEBT = "imprison", "release", "buy", "owe", "pay-debt"


def option(work: Working) -> Option:
    """The location, with how many actions it allows now."""
    return plain(GUARDHOUSE, "architects-go-guardhouse", "", ("count", work.here(GUARDHOUSE) + 1))


def place(work: Working, draft: Draft) -> bool:
    """Place a worker and act."""
    for number in range(1, work.place_worker(GUARDHOUSE) + 1):
        chosen = choose(draft, f"order{number}", _orders(work), STOP if number > 1 else None)
        if chosen is None:
            return False
        if chosen == STOP:
            break
        if chosen == IMPRISON:
            imprison(work)
        elif chosen == RELEASE:
            work.did("architects-did-release", count=work.release(work.seat, work.state.prison[work.seat]))
        elif chosen == PAY_DEBT:
            _pay_debt(work)
        else:
            _free(work, chosen)
    return True


def _orders(work: Working) -> list[Option]:
    rules = work.board.guardhouse
    mine, seat = work.me, work.seat
    prisoners = sum(mine.captured)
    inside = work.state.prison[seat]
    captured = sum(player.captured[seat] for player in work.players)
    free, debt = rules.free, rules.debt
    poor = not work.can_pay_silver(free.tax, free.silver)
    broke = not work.can_pay_silver(debt.tax, debt.silver)
    return [
        plain(STOP, "architects-stop"),
        plain(IMPRISON, "architects-imprison", "" if prisoners else NO_CAPTIVES, ("count", prisoners)),
        plain(RELEASE, "architects-release", "" if inside else NONE_IN_PRISON, ("count", inside)),
        plain(
            BUY,
            "architects-free-buy",
            NONE_CAPTURED if not captured else CANNOT_PAY if poor else "",
            ("count", captured),
            ("price", sum(work.price(free.tax, free.silver))),
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
            ("price", sum(work.price(debt.tax, debt.silver))),
            ("virtue", rules.debt_virtue),
        ),
    ]


def imprison(work: Working) -> None:
    """All captured workers on the mover's board go to Prison, for silver."""
    captured = work.me.captured
    for seat, count in enumerate(captured):
        if count:
            work.imprison(seat, count)
            work.did("architects-did-imprison", whom=SeatRef(seat), count=count)
    silver = {SILVER: sum(captured) * work.board.guardhouse.reward}
    work.change(work.seat, captured=(0,) * len(captured))
    work.gain(work.seat, silver)
    work.did("architects-did-gain", things=things(plus(silver, work.bonus(work.seat, IMPRISON))))


def _free(work: Working, how: str) -> None:
    rules = work.board.guardhouse
    if how == BUY:
        paid = work.pay_silver(rules.free.tax, rules.free.silver)
        work.did("architects-did-pay", things=things({SILVER: paid}))
    work.did("architects-did-free", count=work.free_captured())
    if how == OWE:
        work.debt(work.seat)
        work.virtue(work.seat, -rules.free_virtue)


def _pay_debt(work: Working) -> None:
    rules = work.board.guardhouse
    work.pay_silver(rules.debt.tax, rules.debt.silver)
    work.undebt(work.seat, 1, paid=True)
    work.did("architects-did-pay-debt")
    work.virtue(work.seat, rules.debt_virtue)
    more = work.bonus(work.seat, "debt-paid")
    if more:
        work.did("architects-did-gain", things=things(more))
