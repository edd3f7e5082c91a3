"""Shares out the playouts of a review: a short look at every answer that differs, then most to what seems to cost most.

What then seems to cost something is played once more in fresh worlds: of many answers the one that seems worst mostly
had bad luck besides, and only a second batch tells how much of it was luck.

Pure and without luck: the same playouts give the same order and the same figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from msgspec import Struct

from engine.extras.review import Pair
from host.reviews.reviewed import SURE

PLAYOUT_MOVES = 8_000  # of stewards, in all playouts of a review: 40 to 50 s of a core, or half where games are short
LOOKS, FAR = 3, 3  # short playouts of each answer, and the questions to the seat after which they end
MOST_PLAYOUTS = 12  # of one answer, to the end, before it is played once more
SEARCHING = 0.6  # part of the moves, and of the time, that looks and first playouts may take
FEW = 4  # playouts after which an answer may be left as surely worse, until they are confirmed
CONFIRMING = 6  # playouts that confirm, in worlds of their own
FIRM = 3.0  # times its error, from which on an estimate may be told as a number: seven of eight are within a half of it
_USUAL = 3.0  # points that answers usually differ by: how far figures by chance alone are believed
LOOK_ERROR = 6.0  # points by which the looks together may be wrong, as a policy judges where they end
NOISE = 0.6  # points by which a playout may be wrong, times the root of its moves, before more is known
KNOWN = 2.0  # playouts that this assumption counts for
WORTH_A_PLAYOUT = 1.0  # points


class Piece(Struct, frozen=True):
    """Playouts to be made next: of the answer `which`, `count` of them from number `first` on. `far`: 0 for whole.

    `again`: they confirm what the earlier ones have said.
    """

    which: int
    first: int
    count: int
    far: int
    again: bool = False


class Estimate(Struct, frozen=True):
    """What an answer has cost: the `points` by which the steward's is worth more, give or take `error`.

    `own`: the lead that the answer itself leads to, None where no playout went to the end; `playouts`: how many did.
    `agreed`: the second batch of playouts has confirmed the number; `turns`: lost more after the answer itself.
    """

    points: float = 0.0
    error: float = _USUAL
    own: float | None = None
    playouts: int = 0
    agreed: bool = False
    turns: float = 0.0

    def seems_sure(self) -> bool:
        """Whether the steward's answer seems to be worth more, so that it is worth confirming."""
        return self.points >= max(WORTH_A_PLAYOUT, self.error)


class Weighing:
    """The playouts of the answers that differ. `count`: how many answers; `moves`: how many may be made in all."""

    def __init__(self, count: int, moves: int = PLAYOUT_MOVES) -> None:
        self._looks: list[tuple[Pair, ...] | None] = [None] * count
        self._played: list[list[Pair]] = [[] for _ in range(count)]
        self._again: list[list[Pair]] = [[] for _ in range(count)]
        self._closed = [False] * count
        self._moves = moves
        self._spent = 0

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return min(1.0, self._spent / self._moves)

    def next_piece(self, *, late: bool = False) -> Piece | None:
        """What is to be played next, None if that is enough. `late`: time runs out, so it is confirmed now."""
        if self._spent >= self._moves:
            return None
        for which, looks in enumerate(self._looks):
            if looks is None and not self._closed[which]:
                return Piece(which, 0, LOOKS, FAR)
        early = not late and self._spent < SEARCHING * self._moves
        return (self._search() if early else None) or self._confirm() or self._search()

    def _search(self) -> Piece | None:
        """A playout of the answer whose cost may be highest."""
        hopes = {which: self._hope(which) for which in range(len(self._looks)) if self._open(which)}
        hopes = {which: hope for which, hope in hopes.items() if not self._settled(which)}
        hopes = {which: hope for which, hope in hopes.items() if hope >= WORTH_A_PLAYOUT}
        which = max(hopes, key=lambda each: hopes[each] / sqrt(self._usual_moves(each)), default=-1)
        if which < 0:
            return None
        return Piece(which, LOOKS + len(self._played[which]), 1, 0)

    def _confirm(self) -> Piece | None:
        """A playout that confirms what seems to cost most; one answer after the other."""
        costs: dict[int, float] = {}
        for which, again in enumerate(self._again):
            estimate = self.estimate(which)
            if not self._closed[which] and len(again) < CONFIRMING and estimate.seems_sure():
                costs[which] = estimate.points
        which = max(costs, key=lambda each: costs[each], default=-1)
        if which < 0:
            return None
        return Piece(which, LOOKS + MOST_PLAYOUTS + len(self._again[which]), 1, 0, again=True)

    def note(self, piece: Piece, pairs: Sequence[Pair]) -> None:
        """Takes in what was played; nothing, where it could not be: that answer is left as it is."""
        if not pairs:
            self._closed[piece.which] = True
            return
        self._spent += sum(pair.moves for pair in pairs)
        if piece.far:
            self._looks[piece.which] = tuple(pairs)
        elif piece.again:
            self._again[piece.which] += pairs
        else:
            self._played[piece.which] += pairs

    def estimate(self, which: int) -> Estimate:
        """What that answer has cost, by all playouts to the end so far; what a look says is no more than a hint of it.

        Few of them count for little: figures lean towards nothing.
        """
        again = self._again[which]
        played = [*self._played[which], *again]
        points, error = self._posterior(played, ())
        own, turns = None, 0.0
        if played:
            own = fmean(pair.own for pair in played)
            turns = fmean(pair.own_lost - pair.other_lost for pair in played)
        agreed = abs(points) >= FIRM * error and _confirms(again, points)
        return Estimate(points, error, own, len(played), agreed, turns)

    def _usual_moves(self, which: int) -> float:
        """The moves of a playout of that answer, or of the nearest one that was played; 1 where it ends the game."""
        played = min((at for at, pairs in enumerate(self._played) if pairs), key=lambda at: abs(at - which), default=-1)
        return max(1.0, fmean(pair.moves for pair in self._played[played])) if played >= 0 else 1.0

    def _settled(self, which: int) -> bool:
        """Whether enough is known of an answer to say that it was worse: the moves are for others then."""
        estimate = self.estimate(which)
        return estimate.playouts >= FEW and estimate.points >= SURE * estimate.error

    def _posterior(self, played: Sequence[Pair], looks: Sequence[Pair]) -> tuple[float, float]:
        """Points and error, by playouts and looks that count by how sure they are."""
        weight, total = _USUAL**-2, 0.0
        if looks:
            weight += LOOK_ERROR**-2
            total += fmean(pair.other - pair.own for pair in looks) * LOOK_ERROR**-2
        if played:
            sure = len(played) / _variance(played)
            weight += sure
            total += fmean(pair.other - pair.own for pair in played) * sure
        return total / weight, weight**-0.5

    def _open(self, which: int) -> bool:
        return not self._closed[which] and len(self._played[which]) < MOST_PLAYOUTS

    def _hope(self, which: int) -> float:
        """The points that an answer may well have cost, by looks and playouts."""
        points, error = self._posterior(self._played[which], self._looks[which] or ())
        return points + error


def _confirms(again: Sequence[Pair], points: float) -> bool:
    """Whether a whole second batch comes to within a half of those points."""
    if len(again) < CONFIRMING:
        return False
    return abs(fmean(pair.other - pair.own for pair in again) - points) <= abs(points) / 2


def _variance(played: Sequence[Pair]) -> float:
    """Of one playout, by those that were made and by what is usual: more luck is in it the longer it goes on.

    An answer that ends the game leaves no move to be made: it counts as one.
    """
    differences = [pair.other - pair.own for pair in played]
    mean = fmean(differences)
    squares = sum((each - mean) ** 2 for each in differences)
    usual = NOISE**2 * fmean(max(1, pair.moves) for pair in played)
    return (KNOWN * usual + squares) / (KNOWN + len(differences) - 1)
