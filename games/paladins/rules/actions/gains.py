"""Carries out the instructions of an agenda for a player: gains that come by themselves, and those that ask (page 3).

Each function takes a `draft` to read a choice from, or None where choices are asked later. It returns the instructions
to do first of what is left, or None while its choice is open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.forms import Draft, Option
from engine.texts import Named, Text, say
from games.paladins.rules import effects as e
from games.paladins.rules.actions.developing import place_workshop, workshop_possible, workshop_spaces
from games.paladins.rules.actions.right import build_wall
from games.paladins.rules.effects import reward
from games.paladins.rules.facts import Cleared, DebtDestroyed, DebtPaid, Recruited
from games.paladins.rules.mechanics.inquisition import (
    draw_suspicion,
    drop_suspicions,
    judge,
    strike,
    take_tax,
    tell_dropped,
)
from games.paladins.rules.mechanics.reasons import NO_EFFECT, refused
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import ATTRIBUTES, CRIMINAL, NONE, RIGHT, WORKERS, YES, named, plain
from games.paladins.rules.state import Agenda, BuildWall, Count6, Judge, Strike

Carry = Callable[[Working, Any, Draft | None], Agenda | None]


def _goods(work: Working, todo: e.GainGoods, draft: Draft | None) -> Agenda:
    me = work.me
    if todo.silver:
        work.gain("silver", todo.silver)
    if todo.provisions:
        work.gain("provisions", todo.provisions)
    work.change(work.seat, silver=me.silver + todo.silver, provisions=me.provisions + todo.provisions)
    return ()


@lru_cache(maxsize=1024)
def amounts_of(todo: e.GainWorkers) -> tuple[Count6, tuple[tuple[str, int], ...], Agenda]:
    """The workers without criminals: by number, and by kind without zeros; and the criminals, each by itself."""
    counts: Count6 = tuple(  # type: ignore[assignment]
        0 if kind == CRIMINAL else getattr(todo, kind) for kind in WORKERS
    )
    by_kind = tuple((kind, count) for kind, count in zip(WORKERS, counts, strict=True) if count)
    return counts, by_kind, (e.GainWorkers(criminal=1),) * todo.criminal


def _workers(work: Working, todo: e.GainWorkers, draft: Draft | None) -> Agenda:
    """Takes the workers. Each criminal draws a suspicion when it comes (page 7.2)."""
    if todo.criminal:
        return _criminals(work, todo)
    (w, g, b, r, k, _), by_kind, _ = amounts_of(todo)
    lw, lg, lb, lr, lk, p = work.me.workers
    work.change(work.seat, workers=(lw + w, lg + g, lb + b, lr + r, lk + k, p))
    for kind, count in by_kind:
        work.gain(kind, count)
    return ()


def _criminals(work: Working, todo: e.GainWorkers) -> Agenda:
    _, by_kind, criminals = amounts_of(todo)
    if by_kind:
        return (e.GainWorkers(**dict(by_kind)), *criminals)
    if len(criminals) > 1:
        return criminals
    *others, p = work.me.workers
    work.change(work.seat, workers=(*others, p + 1))
    work.gain(CRIMINAL, 1)
    return draw_suspicion(work)


def _raise(work: Working, todo: e.Raise, draft: Draft | None) -> Agenda | None:
    """Moves an attribute; the marker stops at the end of its track."""
    attribute: str | None = todo.what
    if attribute == "any":
        if draft is None:
            return None
        top = work.board.scoring.top
        ways = [_attribute(name, getattr(work.me, name), top) for name in ATTRIBUTES]
        attribute = draft.pick(work.field("attribute"), ways)
        if attribute is None:
            return None
    assert attribute is not None  # noqa: S101
    now: int = getattr(work.me, attribute)
    to = min(now + todo.n, work.board.scoring.top)
    if to != now:
        work.change(work.seat, **{attribute: to})
        work.gain(attribute, to - now)
    return ()


@lru_cache(maxsize=256)
def _attribute(name: str, now: int, top: int) -> Option:
    to = min(now + 1, top)
    return Option(
        name, say("paladins-attribute-to", what=Named("paladins-attribute", name), level=to), None, {"level": to}
    )


def _tax(work: Working, todo: e.TakeTax, draft: Draft | None) -> Agenda:
    return take_tax(work, todo.n)


def _drop(work: Working, todo: e.DropSuspicion, draft: Draft | None) -> Agenda | None:
    most = min(todo.n, len(work.me.suspicions))
    if not most:
        return ()
    count = None if draft is None else draft.amount(work.field("drop"), 0, most, most)
    if count is None:
        return None
    if count:
        drop_suspicions(work, work.seat, count)
        tell_dropped(work, count)
    return ()


_PAY = (plain(YES, "paladins-pay-debt-yes"), plain(NONE, "paladins-pay-debt-no"))
_DESTROY = (plain(YES, "paladins-destroy-debt-yes"), plain(NONE, "paladins-destroy-debt-no"))


def _pay_debt(work: Working, todo: e.PayDebt, draft: Draft | None) -> Agenda | None:
    """Turns a debt over; Debt Collectors gain for it at once."""
    if not work.me.debts:
        return ()
    pay = None if draft is None else draft.pick(work.field("debt"), _PAY, YES)
    if pay != YES:
        return None if pay is None else ()
    work.change(work.seat, debts=work.me.debts - 1, paid=work.me.paid + 1)
    work.did(DebtPaid())
    return work.mine.also.get("pay-debt", ())


def _destroy_debt(work: Working, todo: e.DestroyDebt, draft: Draft | None) -> Agenda | None:
    if not work.me.debts:
        return ()
    destroy = None if draft is None else draft.pick(work.field("debt"), _DESTROY, YES)
    if destroy != YES:
        return None if destroy is None else ()
    work.change(work.seat, debts=work.me.debts - 1)
    work.did(DebtDestroyed())
    return ()


NO_CLEAR = plain(NONE, "paladins-clear-none")
NO_RECRUIT = plain(NONE, "paladins-recruit-none")
NO_WORKSHOP = plain(NONE, "paladins-develop-none")


def clear(work: Working, action: str) -> None:
    """The workers on an action of the mover's board go to the general supply."""
    placed = {name: workers for name, workers in work.me.placed.items() if name != action}
    work.change(work.seat, placed=placed)
    work.did(Cleared(Named("paladins-action", action)))


def used_actions(work: Working, without: str = "") -> list[Option]:
    """The actions of the mover's board on which workers lie, those on the right first."""
    placed = work.me.placed
    used = [action for action in RIGHT if action in placed]
    used += [action for action in placed if action not in used and action != without]
    return [named("paladins-action", action) for action in used]


def _pray(work: Working, todo: e.FreePray, draft: Draft | None) -> Agenda | None:
    if not work.me.placed:
        return ()
    if draft is None:
        return None
    action = draft.pick(work.field("clear"), [*used_actions(work), NO_CLEAR])
    if action is None:
        return None
    if action != NONE:
        clear(work, action)
    return ()


def join(work: Working, card: str) -> Agenda:
    """A townsfolk of the row joins the mover's retinue. Returns its bonus."""
    work.row = tuple("" if other == card else other for other in work.row)
    work.change(work.seat, retinue=(*work.me.retinue, card))
    work.did(Recruited(Named("townsfolk", card)))
    return work.pack.townsfolk[card].bonus


def told_apart(work: Working, card: str) -> Text:
    """A townsfolk of the row by name; of several of one name what it brings each time tells which one it is."""
    name = work.pack.townsfolk[card].name
    named = [other for other in work.row if other and work.pack.townsfolk[other].name == name]
    return _told_apart(work.start.options.pack, card, twin=len(named) > 1)


@lru_cache(maxsize=256)
def _told_apart(pack_id: str, card: str, *, twin: bool) -> Text:
    what = Named("townsfolk", card)
    gain = reward(pack(pack_id).townsfolk[card].ability.gain)
    return say("paladins-twin", what=what, gain=gain) if twin else say("paladins-named", what=what)


def _recruit(work: Working, todo: e.FreeRecruit, draft: Draft | None) -> Agenda | None:
    row = [Option(card, told_apart(work, card)) for card in work.row if card]
    if not row:
        return ()
    if draft is None:
        return None
    card = draft.pick(work.field("recruit"), [*row, NO_RECRUIT])
    if card is None:
        return None
    return () if card == NONE else join(work, card)


def _develop(work: Working, todo: e.FreeDevelop, draft: Draft | None) -> Agenda | None:
    if not workshop_possible(work):
        return ()
    if draft is None:
        return None
    space = draft.pick(work.field("workshop"), [*workshop_spaces(work), NO_WORKSHOP])
    if space is None:
        return None
    return () if space == NONE else place_workshop(work, space)


def _either(work: Working, todo: e.Either, draft: Draft | None) -> Agenda | None:
    """One of the halves. A half that does nothing now is closed; where one is left it comes by itself."""
    possible = [any(_has_effect(work, gain) for gain in way) for way in todo.of]
    if sum(possible) < 2:
        return todo.of[possible.index(True)] if any(possible) else ()
    if draft is None:
        return None
    halves = [
        Option(str(number), say("paladins-half", what=reward(way)), None if open_ else refused(NO_EFFECT))
        for number, (way, open_) in enumerate(zip(todo.of, possible, strict=True), 1)
    ]
    chosen = draft.pick(work.field("either"), halves)
    return None if chosen is None else todo.of[int(chosen) - 1]


def _has_effect(work: Working, gain: e.Plain) -> bool:
    if isinstance(gain, e.DropSuspicion):
        return bool(work.me.suspicions)
    if isinstance(gain, e.PayDebt | e.DestroyDebt):
        return bool(work.me.debts)
    if isinstance(gain, e.FreePray):
        return bool(work.me.placed)
    if isinstance(gain, e.FreeRecruit):
        return any(work.row)
    if isinstance(gain, e.FreeDevelop):
        return workshop_possible(work)
    return True


CARRY_OUT: dict[type, Carry] = {
    e.GainGoods: _goods,
    e.GainWorkers: _workers,
    e.Raise: _raise,
    e.TakeTax: _tax,
    e.DropSuspicion: _drop,
    e.PayDebt: _pay_debt,
    e.DestroyDebt: _destroy_debt,
    e.FreePray: _pray,
    e.FreeRecruit: _recruit,
    e.FreeDevelop: _develop,
    e.Either: _either,
    BuildWall: build_wall,
    Strike: strike,
    Judge: judge,
}

KINDS = {
    e.Raise: "attribute",
    e.DropSuspicion: "drop",
    e.PayDebt: "pay",
    e.DestroyDebt: "destroy",
    e.FreePray: "clear",
    e.FreeRecruit: "join",
    e.FreeDevelop: "workshop",
    e.Either: "either",
}
"""The kind of question that an instruction asks when an agenda stops at it."""
