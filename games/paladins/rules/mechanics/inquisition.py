"""Tax, suspicion and the Inquisition, which interrupts whatever is being done (rules page 7).

Reactions, comparison, a full tax supply (7.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.forms import Draft
from engine.texts import Listed, Param, SeatRef, say, things
from games.paladins.rules.effects import Also, GainGoods, GainWorkers, Raise
from games.paladins.rules.facts import (
    Acquitted,
    CardlessInquisition,
    Dropped,
    Guilty,
    Inquisition,
    Reacted,
    Repented,
    Suspected,
)
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import WORKERS
from games.paladins.rules.state import IT, Agenda, Judge, Repent, Strike, Todo, tax_supply

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


def strike(work: Working, todo: Todo, draft: Draft | None) -> Agenda:
    """An Inquisition begins: Peddlers gain, then the owners of Conspirators decide, clockwise from the mover."""
    work.say_deeds()
    work.tell(CardlessInquisition() if isinstance(todo, Strike) and todo.why == "suspicions" else Inquisition())
    count = len(work.players)
    follows: list[Todo] = []
    for step in range(count):
        seat = (work.seat + step) % count
        suspicions = len(work.players[seat].suspicions)
        mine = work.powers(seat)
        for also in mine.reactions:
            if also.least and suspicions >= also.least:
                _react(work, seat, also)
        if mine.repent and suspicions:
            follows.append(Repent(seat=seat, n=min(mine.repent, suspicions)))
    return (*follows, Judge())


def repent(work: Working, todo: Repent, draft: Draft) -> bool:
    """Asks the owner of Conspirators how many suspicions it discards. False while that is open."""
    count = draft.amount("count", 0, todo.n, todo.n)
    if count is None:
        return False
    work.agenda = work.agenda[1:]
    if drop_suspicions(work, todo.seat, count):
        work.tell(Repented(SeatRef(todo.seat), count))
    return True


def judge(work: Working, todo: Todo, draft: Draft | None) -> Agenda:
    """Squires gain; whoever has most suspicions takes a debt and discards half; the tax supply is filled."""
    counts = [len(player.suspicions) for player in work.players]
    for seat, suspicions in enumerate(counts):
        for also in work.powers(seat).reactions:
            if also.most is not None and suspicions <= also.most:
                _react(work, seat, also)
    most, hit = max(counts), most_suspected(counts)
    if hit:
        for seat in hit:
            work.change(seat, debts=work.players[seat].debts + 1)
            drop_suspicions(work, seat, most // 2)
        work.tell(Guilty(Listed(tuple(_name(work, seat) for seat in hit)), most))
    else:
        work.tell(Acquitted())
    work.tax = tax_supply(work.state)
    return ()


def most_suspected(counts: Sequence[int]) -> tuple[int, ...]:
    """Whom an Inquisition finds guilty, by everybody's suspicions: all who have the most; nobody without any."""
    return tuple(seat for seat, count in enumerate(counts) if count and count == max(counts))


def _name(work: Working, seat: int) -> Param:
    return say("paladins-virtual") if work.virtual is not None and seat == IT else SeatRef(seat)


def _react(work: Working, seat: int, also: Also) -> None:
    """A townsfolk's gain. Of workers a seat that has passed keeps as many as it may carry over."""
    player, gained = work.players[seat], dict[str, int]()
    for gain in also.gain:
        if isinstance(gain, GainGoods):
            work.change(seat, silver=player.silver + gain.silver, provisions=player.provisions + gain.provisions)
            gained |= {"silver": gain.silver, "provisions": gain.provisions}
        elif isinstance(gain, Raise):
            now = getattr(player, gain.what)
            to = min(now + gain.n, work.board.scoring.top)
            work.change(seat, **{gain.what: to})
            gained[gain.what] = to - now
        elif isinstance(gain, GainWorkers):
            workers = list(player.workers)
            for number, kind in enumerate(WORKERS):
                room = work.board.kept - sum(workers) if player.passed else 1000
                more = max(0, min(getattr(gain, kind), room))
                workers[number] += more
                gained[kind] = more
            work.change(seat, workers=tuple(workers))
        player = work.players[seat]
    if any(gained.values()):
        work.tell(Reacted(SeatRef(seat), things(gained)))
