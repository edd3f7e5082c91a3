"""Carries out for the virtual player what brings others goods, workers and the like (rules page 9.3, 9.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.effects import Registry
from engine.core.texts import Listed, Named
from engine.paladins.actions.walls import build_wall
from engine.paladins.effects import (
    DestroyDebt,
    DropSuspicion,
    Either,
    FreeDevelop,
    FreePray,
    FreeRecruit,
    GainGoods,
    GainWorkers,
    PayDebt,
    Plain,
    Raise,
    TakeTax,
)
from engine.paladins.facts import (
    DebtDestroyed,
    DebtPaid,
    SentAway,
)
from engine.paladins.state import IT, Agenda, BuildWall, Scheme, Todo
from engine.paladins.suspicion import draw_suspicion, drop_suspicions, tell_dropped
from engine.paladins.things import ANY, CRIMINAL, RIGHT, WORKERS
from engine.paladins.virtual.counter import (
    at_marker,
    highest,
    move,
    own,
    raise_attribute,
    return_coins,
    take_tax,
)
from engine.paladins.virtual.facts import BoardCleared, SchemesShuffled, VirtualSuspected
from engine.paladins.working import Working

SUSPICION = "suspicion"  # of a `Scheme`: it draws one; otherwise a `Scheme` holds a tavern card
WORKER = "worker"  # one of no colour

CARRY_OUT: Registry[Callable[[Working, Any], Agenda]] = Registry()


def carry_out(work: Working, todo: Todo) -> Agenda:
    """Carries out an instruction for the virtual player. Returns what is to be done first of what is left."""
    return CARRY_OUT[type(todo)](work, todo)


def add_workers(work: Working, n: int) -> None:
    """Takes workers into its supply: all are alike to it."""
    labourers, *others = work.players[IT].workers
    work.change(IT, workers=(labourers + n, *others))
    work.gain(WORKER, n)


@CARRY_OUT.of(GainGoods)
def _goods(work: Working, todo: GainGoods) -> Agenda:
    move(work, todo.silver + todo.provisions)
    return ()


@CARRY_OUT.of(GainWorkers)
def _workers(work: Working, todo: GainWorkers) -> Agenda:
    """Takes them; with criminals one by one: each brings a suspicion."""
    plain = sum(getattr(todo, kind) for kind in WORKERS if kind != CRIMINAL)
    if plain:
        add_workers(work, plain)
    if not todo.criminal:
        return ()
    add_workers(work, 1)
    rest = (GainWorkers(criminal=todo.criminal - 1),) if todo.criminal > 1 else ()
    return (*draw_suspicion(work, take_tax), *rest)


@CARRY_OUT.of(Raise)
def _raise(work: Working, todo: Raise) -> Agenda:
    raise_attribute(work, highest(work) if todo.what == ANY else todo.what, todo.n)
    return ()


@CARRY_OUT.of(TakeTax)
def _tax(work: Working, todo: TakeTax) -> Agenda:
    return take_tax(work, todo.n)


@CARRY_OUT.of(DropSuspicion)
def _drop(work: Working, todo: DropSuspicion) -> Agenda:
    """Discards what it has; for each that is missing it returns a coin of the tax supply instead."""
    count = drop_suspicions(work, IT, todo.n)
    if count:
        tell_dropped(work, count)
    missing = todo.n - count
    if not missing:
        return ()
    follows = return_coins(work, 1)
    return (*follows, DropSuspicion(n=missing - 1)) if missing > 1 else follows


@CARRY_OUT.of(PayDebt)
def _pay_debt(work: Working, todo: PayDebt) -> Agenda:
    it = work.players[IT]
    if it.debts:
        work.change(IT, debts=it.debts - 1, paid=it.paid + 1)
        work.did(DebtPaid())
    return ()


@CARRY_OUT.of(DestroyDebt)
def _destroy_debt(work: Working, todo: DestroyDebt) -> Agenda:
    it = work.players[IT]
    if not it.debts:
        return return_coins(work, 1)
    work.change(IT, debts=it.debts - 1)
    work.did(DebtDestroyed())
    return ()


@CARRY_OUT.of(FreePray)
def _pray(work: Working, todo: FreePray) -> Agenda:
    """Takes all workers off its six actions on the right, or one more if none is there; then shuffles all schemes."""
    placed = work.players[IT].placed
    if any(action in placed for action in RIGHT):
        work.change(IT, placed={action: workers for action, workers in placed.items() if action not in RIGHT})
        work.did(BoardCleared())
    else:
        add_workers(work, 1)
    shuffle_schemes(work, "prayed")
    work.did(SchemesShuffled())
    return ()


def shuffle_schemes(work: Working, moment: str) -> None:
    """Makes a new deck of all schemes, deck and discards."""
    assert work.chance is not None  # noqa: S101  it plays in answers only
    it = own(work)
    stream = work.chance.stream(f"round-{work.state.round}/turn-{work.state.turn}.{work.part}/{moment}")
    work.set_virtual(schemes=stream.shuffled((*it.schemes, *it.discards)), discards=())


@CARRY_OUT.of(FreeRecruit)
def _recruit(work: Working, todo: FreeRecruit) -> Agenda:
    """Discards the townsfolk at the marker for its reward; the row may be empty."""
    space = townsfolk_at_marker(work)
    if space is None:
        return ()
    card = work.row[space]
    work.row = (*work.row[:space], "", *work.row[space + 1 :])
    work.did(SentAway(Named("townsfolk", card)))
    return work.pack.townsfolk[card].discard


def townsfolk_at_marker(work: Working) -> int | None:
    """The space of the row whose townsfolk it takes, None if the row is empty."""
    return at_marker(work, len(work.row), lambda space: bool(work.row[space]))


@CARRY_OUT.of(FreeDevelop)
def _develop(work: Working, todo: FreeDevelop) -> Agenda:
    return ()


@CARRY_OUT.of(Either)
def _either(work: Working, todo: Either) -> Agenda:
    """The leftmost half that has an effect."""
    return next((half for half in todo.of if has_effect(work, half)), todo.of[0])


def has_effect(work: Working, gains: Iterable[Plain]) -> bool:
    """Whether the virtual player gets anything of these."""
    return any(
        work.players[IT].debts > 0 if isinstance(gain, PayDebt) else not isinstance(gain, FreeDevelop) for gain in gains
    )


@CARRY_OUT.of(BuildWall)
def _wall(work: Working, todo: BuildWall) -> Agenda:
    return build_wall(work, todo, None)


@CARRY_OUT.of(Scheme)
def _scheme(work: Working, todo: Scheme) -> Agenda:
    """Draws a suspicion; or, where a tavern card stands for it, those that its criminals bring."""
    if todo.what == SUSPICION:
        return draw_suspicion(work, take_tax)
    card = Named("tavern", todo.what)

    def header(deeds: Listed) -> VirtualSuspected:
        return VirtualSuspected(card, deeds)

    work.header = header
    return (Scheme(what=SUSPICION),) * work.pack.tavern[todo.what].workers.get(CRIMINAL, 0)
