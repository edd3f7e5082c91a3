"""Carries out for the virtual player what brings others goods, workers and the like (rules page 9.3, 9.4).

It counts with its resource counter, its attributes, and the card at its marker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.effects import Registry
from engine.texts import Listed, Named
from games.paladins.rules.actions.right import build_wall
from games.paladins.rules.effects import (
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
from games.paladins.rules.facts import DebtDestroyed, DebtPaid, SentAway
from games.paladins.rules.mechanics.inquisition import draw_suspicion, drop_suspicions, out_of_supply, tell_dropped
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import ANY, ATTRIBUTES, CRIMINAL, RIGHT, WORKERS
from games.paladins.rules.state import IT, Agenda, BuildWall, Scheme, Todo, Virtual
from games.paladins.rules.virtual.facts import (
    BoardCleared,
    CoinsReturned,
    MarkerMoved,
    SchemesShuffled,
    VirtualSuspected,
)


def own(work: Working) -> Virtual:
    """What the virtual player has beside a player."""
    assert work.virtual is not None  # noqa: S101  it plays only where it is
    return work.virtual


def move(work: Working, steps: int) -> None:
    """Moves the marker to the right; from the last space it goes to the first, and the highest attribute rises."""
    if not steps:
        return
    spaces, before = work.board.virtual.spaces, own(work).marker - 1
    to = (before + steps) % spaces + 1
    work.set_virtual(marker=to)
    work.did(MarkerMoved(steps, to))
    for _ in range((before + steps) // spaces):
        raise_attribute(work, highest(work))


def highest(work: Working) -> str | None:
    """The highest attribute that can rise, among equals the one whose marker is on top; None if all are at the top."""
    top, it, stack = work.board.scoring.top, work.players[IT], own(work).stack
    rising = [attribute for attribute in ATTRIBUTES if getattr(it, attribute) < top]
    return max(rising, key=lambda attribute: (getattr(it, attribute), stack.index(attribute)), default=None)


def raise_attribute(work: Working, attribute: str | None, n: int = 1) -> None:
    """Moves that marker up by `n`: at its new space it lies on top."""
    if attribute is None:
        return
    now: int = getattr(work.players[IT], attribute)
    to = min(now + n, work.board.scoring.top)
    if to > now:
        work.change(IT, **{attribute: to})
        work.set_virtual(stack=(*(other for other in own(work).stack if other != attribute), attribute))
        work.gain(attribute, to - now)


def take_tax(work: Working, n: int) -> Agenda:
    """Returns `n` silver of the tax supply, as far as it lasts, and moves the marker by `n`."""
    follows = return_coins(work, n)
    move(work, n)
    return follows


def return_coins(work: Working, n: int) -> Agenda:
    """Returns up to `n` silver of the tax supply to the general supply; with the last one an Inquisition strikes."""
    before = work.tax
    follows = out_of_supply(work, n)
    if before > work.tax:
        work.did(CoinsReturned(before - work.tax))
    return follows


def at_marker(work: Working, spaces: int, possible: Callable[[int], bool]) -> int | None:
    """The space (from 0) with the marker's number, or the next one to the right, from the last to the first.

    `possible`: whether the card on a space can be taken. None if none of them can.
    """
    marker = own(work).marker - 1
    for step in range(spaces):
        space = (marker + step) % spaces
        if possible(space):
            return space
    return None


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
