"""Ranks the seats of a finished game: the first place, and places that are shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.contract import Part, Standing
from engine.core.texts import Text


def ranked(
    ranks: Sequence[tuple[int, ...]],
    parts: Callable[[int], tuple[Part, ...]],
    details: Callable[[int, bool], tuple[Text, ...]],
) -> tuple[Standing, ...]:
    """All seats in order of place.

    `ranks`: for each seat its score, then the numbers that break ties; seats equal in all of them share a place and
    stand in seat order. `parts`: where a seat's points came from. `details`: the remarks about a seat; its second
    argument says whether another seat has the same score.
    """
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    scores = [rank[0] for rank in ranks]
    return tuple(
        Standing(
            seat,
            1 + sum(other > ranks[seat] for other in ranks),
            scores[seat],
            details(seat, scores.count(scores[seat]) > 1),
            parts(seat),
        )
        for seat in order
    )
