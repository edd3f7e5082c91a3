"""Works out final standings from corrected scores."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.contract import Standing


def ranked(scores: tuple[int, ...], before: tuple[Standing, ...] = ()) -> tuple[Standing, ...]:
    """Standings by score, ties share a place; what the rules said of each seat (`before`) stays beside it."""
    known = {standing.seat: standing for standing in before}
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    standings = tuple(
        replace(
            known.get(seat, Standing(seat, 0, 0)),
            place=1 + sum(score > scores[seat] for score in scores),
            score=scores[seat],
        )
        for seat in order
    )
    return standings if len(standings) > 1 else tuple(map(_judged, standings))


def _judged(own: Standing) -> Standing:
    """A single seat beside a rival, judged by its corrected score; at equal scores it stays as the rules decided."""
    if own.rival is None or own.score == own.rival.score:
        return own
    return replace(own, rival=replace(own.rival, outcome="won" if own.score > own.rival.score else "lost"))
