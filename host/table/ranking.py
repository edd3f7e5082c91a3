"""Works out final standings from corrected scores."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.contract import Standing


def ranked(scores: tuple[int, ...], before: tuple[Standing, ...] = ()) -> tuple[Standing, ...]:
    """Standings by score, ties share a place; what the rules said of each seat (`before`) stays beside it."""
    known = {standing.seat: standing for standing in before}
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return tuple(
        replace(
            known.get(seat, Standing(seat, 0, 0)),
            place=1 + sum(score > scores[seat] for score in scores),
            score=scores[seat],
        )
        for seat in order
    )
