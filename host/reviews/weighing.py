"""Shares out the playouts of a review: a short look at every answer that differs, then most to what seems to cost most.

Pure and without luck: the same playouts give the same order and the same figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from engine.extras.review import Pair

PLAYOUT_MOVES = 8_000  # of stewards, in all playouts of a review: 40 to 50 s of a core, or half where games are short
LOOKS, FAR = 3, 3  # short playouts of each answer, and the questions to the seat after which they end
MOST_PLAYOUTS = 24  # of one answer, to the end
_USUAL = 4.0  # points that answers usually differ by: how far figures by chance alone are believed
LOOK_ERROR = 3.0  # points by which the looks together may be wrong, as a policy judges where they end
NOISE = 8.0  # points by which one playout to the end may be wrong, before any is known
KNOWN = 2.0  # playouts that this assumption counts for
WORTH_A_PLAYOUT = 1.0  # points


class Piece(Struct, frozen=True):
    """Playouts to be made next: of the answer `which`, `count` of them from number `first` on. `far`: 0 for whole."""

    which: int
    first: int
    count: int
    far: int


class Estimate(Struct, frozen=True):
    """What an answer has cost: the `points` by which the steward's is worth more, give or take `error`.

    `own`: the lead that the answer itself leads to, None where no playout went to the end; `playouts`: how many did.
    """

    points: float = 0.0
    error: float = _USUAL
    own: float | None = None
    playouts: int = 0


class Weighing:
    """The playouts of the answers that differ. `count`: how many answers; `moves`: how many may be made in all."""

    def __init__(self, count: int, moves: int = PLAYOUT_MOVES) -> None:
        self._looks: list[tuple[Pair, ...] | None] = [None] * count
        self._played: list[list[Pair]] = [[] for _ in range(count)]
        self._closed = [False] * count
        self._moves = moves
        self._spent = 0

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return min(1.0, self._spent / self._moves)

    def next_piece(self) -> Piece | None:
        """What is to be played next, None if that is enough."""
        if self._spent >= self._moves:
            return None
        for which, looks in enumerate(self._looks):
            if looks is None and not self._closed[which]:
                return Piece(which, 0, LOOKS, FAR)
        hopes = {which: self._hope(which) for which in range(len(self._looks)) if self._open(which)}
        which = max(hopes, key=lambda each: hopes[each], default=-1)
        if which < 0 or hopes[which] < WORTH_A_PLAYOUT:
            return None
        return Piece(which, LOOKS + len(self._played[which]), 1, 0)

    def note(self, piece: Piece, pairs: Sequence[Pair]) -> None:
        """Takes in what was played; nothing, where it could not be: that answer is left as it is."""
        if not pairs:
            self._closed[piece.which] = True
            return
        self._spent += sum(pair.moves for pair in pairs)
        if piece.far:
            self._looks[piece.which] = tuple(pairs)
        else:
            self._played[piece.which] += pairs

    def estimate(self, which: int) -> Estimate:
        """What that answer has cost, by all that was played so far.

        Looks and playouts count by how sure they are, and few of them for little: figures lean towards nothing.
        """
        looks, played = self._looks[which] or (), self._played[which]
        weight, total = _USUAL**-2, 0.0
        if looks:
            weight += LOOK_ERROR**-2
            total += fmean(pair.other - pair.own for pair in looks) * LOOK_ERROR**-2
        own = None
        if played:
            sure = len(played) / _variance([pair.other - pair.own for pair in played])
            weight += sure
            total += fmean(pair.other - pair.own for pair in played) * sure
            own = fmean(pair.own for pair in played)
        return Estimate(total / weight, weight**-0.5, own, len(played))

    def _open(self, which: int) -> bool:
        return not self._closed[which] and len(self._played[which]) < MOST_PLAYOUTS

    def _hope(self, which: int) -> float:
        """The points that an answer may well have cost."""
        estimate = self.estimate(which)
        return estimate.points + estimate.error


def _variance(differences: Sequence[float]) -> float:
    """Of one playout, by those that were made and by what is usual."""
    mean = fmean(differences)
    squares = sum((each - mean) ** 2 for each in differences)
    return (KNOWN * NOISE**2 + squares) / (KNOWN + len(differences) - 1)
