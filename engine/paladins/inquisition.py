"""The Inquisition: reactions, comparison, a full tax supply (rules page 7.4). It interrupts whatever is being done."""

from __future__ import annotations

from engine.core.forms import Draft
from engine.core.texts import Listed, Param, SeatRef, say, things
from engine.paladins.effects import Also, GainGoods, GainWorkers, Raise
from engine.paladins.facts import Acquitted, CardlessInquisition, Guilty, Inquisition, Reacted, Repented
from engine.paladins.state import IT, Agenda, Judge, Repent, Strike, Todo, tax_supply
from engine.paladins.suspicion import drop_suspicions
from engine.paladins.things import WORKERS
from engine.paladins.working import Working


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
    most = max(counts)
    if most:
        guilty = [seat for seat, suspicions in enumerate(counts) if suspicions == most]
        for seat in guilty:
            work.change(seat, debts=work.players[seat].debts + 1)
            drop_suspicions(work, seat, most // 2)
        work.tell(Guilty(Listed(tuple(_name(work, seat) for seat in guilty)), most))
    else:
        work.tell(Acquitted())
    work.tax = tax_supply(work.state)
    return ()


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
