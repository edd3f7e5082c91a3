"""Tax and suspicion: what brings an Inquisition about (rules page 7.1, 7.2)."""

from __future__ import annotations

from collections.abc import Callable

from engine.paladins.facts import Dropped, Suspected
from engine.paladins.state import Agenda, Strike
from engine.paladins.working import Working

STRIKE: Agenda = (Strike(),)
NO_CARD: Agenda = (Strike(why="suspicions"),)
TakeTax = Callable[[Working, int], Agenda]


def out_of_supply(work: Working, n: int) -> Agenda:
    """Takes up to `n` silver out of the tax supply; with the last one an Inquisition strikes."""
    if not work.tax or not n:
        return ()
    work.tax -= min(n, work.tax)
    return () if work.tax else STRIKE


def take_tax(work: Working, n: int) -> Agenda:
    """The mover takes `n` tax: what is not in the tax supply comes from the general supply."""
    if n:
        work.change(work.seat, silver=work.me.silver + n)
        work.gain("tax", n)
    return out_of_supply(work, n)


def draw_suspicion(work: Working, take: TakeTax = take_tax) -> Agenda:
    """The mover draws a suspicion and takes its tax. Returns what follows: an Inquisition, or nothing."""
    if not work.suspicions:
        if not work.suspicion_discards:
            return ()
        assert work.chance is not None  # noqa: S101  hidden cards are shown in answers only
        stream = work.chance.stream(f"round-{work.state.round}/turn-{work.state.turn}.{work.part}/suspicions")
        work.suspicions, work.suspicion_discards = stream.shuffled(work.suspicion_discards), ()
    card, *rest = work.suspicions
    work.suspicions, work.shown = tuple(rest), True
    work.change(work.seat, suspicions=(*work.me.suspicions, card))
    tax = work.pack.suspicions[card].tax
    work.did(Suspected(tax))
    follows = take(work, tax)
    if work.suspicions or work.suspicion_discards:
        return follows
    return STRIKE if STRIKE[0] in follows else NO_CARD


def tell_dropped(work: Working, count: int) -> None:
    """Tells that the mover has discarded suspicions: those of one reward after the other together."""
    last = work.deeds[-1] if work.deeds and not work.gained else None
    if last is not None and last.key == Dropped.wording:
        before = last.params["count"]
        assert isinstance(before, int)  # noqa: S101  that is what the fact holds
        work.deeds[-1] = Dropped(before + count).text
    else:
        work.did(Dropped(count))


def drop_suspicions(work: Working, seat: int, n: int) -> int:
    """A seat discards up to `n` suspicions, the newest first. Returns how many."""
    held = work.players[seat].suspicions
    n = min(n, len(held))
    if n:
        work.change(seat, suspicions=held[: len(held) - n])
        work.suspicion_discards += held[len(held) - n :]
    return n
