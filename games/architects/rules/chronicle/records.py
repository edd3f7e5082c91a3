"""Collects from the moves of a finished game what its chronicle is told from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.effects import Goods
from engine.extras.chronicle import Played
from engine.texts import Fact, Listed, by_wording, fact_of
from games.architects.rules import facts as f
from games.architects.rules.mechanics.scoring import score, settled
from games.architects.rules.rulebook import KINDS
from games.architects.rules.state import State
from games.architects.rules.view import round_of

MOST_SPANS, STEP = 12, 5  # the rounds are told in at most so many parts, of so many rounds or a multiple of it
_TURNS = by_wording(f.Turn, f.IdleTurn, f.More)
_DEEDS = by_wording(f.Captured, f.Imprisoned, f.Built, f.CathedralStep, f.Hired, f.DebtPaid, f.Stolen)


class Act(Struct, frozen=True):
    """The deeds of a seat in one move of its turn, at `place` ("" before the first turn), and the states around it.

    `idle`: a worker was placed for nothing; `placed`: the move put a worker there.
    """

    round: int
    turn: int
    seat: int
    place: str
    before: State
    after: State
    deeds: tuple[Fact, ...] = ()
    placed: bool = False
    idle: bool = False

    def gained(self, seat: int) -> Goods:
        """The goods and silver that a seat has more after it."""
        had, has = self.before.players[seat].stock, self.after.players[seat].stock
        return {kind: more for kind in KINDS if (more := has.get(kind, 0) - had.get(kind, 0)) > 0}

    def debts(self, seat: int) -> int:
        """The unpaid debts that a seat has more after it."""
        return max(0, self.after.players[seat].debts - self.before.players[seat].debts)


class Records(Struct, frozen=True):
    """The acts of a whole game that were not taken back, in order, and its last state."""

    acts: tuple[Act, ...]
    end: State

    @property
    def seats(self) -> range:
        return range(len(self.end.players))

    def of(self, seat: int) -> Iterator[Act]:
        """Returns the acts of that seat."""
        return (act for act in self.acts if act.seat == seat)

    def captured(self, by: int) -> Counter[int]:
        """Counts the workers of each other seat that `by` captured."""
        counts: Counter[int] = Counter()
        for act in self.of(by):
            for deed in act.deeds:
                if isinstance(deed, f.Captured) and deed.whom.seat != by:
                    counts[deed.whom.seat] += deed.count
        return counts

    def count(self, seat: int, kind: type[f.Imprisoned | f.Stolen]) -> int:
        """The sum over the deeds of that kind of a seat."""
        return sum(deed.count for act in self.of(seat) for deed in act.deeds if isinstance(deed, kind))

    def debts(self, seat: int) -> int:
        """Counts the unpaid debts that a seat took, bought off or not."""
        return sum(act.debts(seat) for act in self.acts)

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """The first and last round of each part in which the rounds are told."""
        last = max((act.round for act in self.acts), default=0)
        size = STEP * max(1, -(-last // (STEP * MOST_SPANS)))
        return tuple((first, min(first + size - 1, last)) for first in range(1, last + 1, size))

    def within(self, span: tuple[int, int]) -> tuple[Act, ...]:
        """Returns the acts of those rounds."""
        return tuple(act for act in self.acts if span[0] <= act.round <= span[1])


def collected(moves: Iterable[Played]) -> Records:
    """The records of a whole game. A turn that was taken back is not in them."""
    moves = list(moves)
    acts: list[Act] = []
    place = ""
    for move in moves:
        before, after = move.before, move.after
        if move.reopened:
            acts = [act for act in acts if act.turn < after.turn]
        elif before is not None and before.turn and move.seat is not None and move.ask is not None:
            act = _act(move, move.seat, place if acts and acts[-1].turn == before.turn else "")
            place = act.place
            acts.append(act)
    return Records(tuple(acts), moves[-1].after)


def _act(move: Played, seat: int, place: str) -> Act:
    """`place`: where this turn's worker was placed in an earlier move, if it was."""
    deeds: list[Fact] = []
    placed = idle = False
    for happening in move.happenings:
        fact = fact_of(happening.public, _TURNS)
        if isinstance(fact, f.Turn | f.IdleTurn):
            place, placed, idle = fact.place.id, True, isinstance(fact, f.IdleTurn)
        if isinstance(fact, f.Turn | f.More):
            deeds += _deeds(fact.deeds)
    before: State = move.before
    return Act(round_of(before), before.turn, seat, place, before, move.after, tuple(deeds), placed, idle)


def _deeds(listed: Listed) -> list[Fact]:
    return [fact for item in listed.items if (fact := fact_of(item, _DEEDS)) is not None]


def points_at(state: State) -> tuple[int, ...]:
    """Returns the points that each seat would have if the game ended here."""
    end = state if state.step == "end" else settled(state)
    return tuple(score(end, seat, player).total for seat, player in enumerate(end.players))
