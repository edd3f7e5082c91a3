"""Awards of a finished game, worth a laugh and never any points."""

from __future__ import annotations

from collections.abc import Callable

from engine.architects import facts as f
from engine.architects.chronicle.records import Records
from engine.architects.things import MARKET, MATERIALS
from engine.core.chronicle import most
from engine.core.texts import Listed, SeatRef, Text

Figure = Callable[[Records, int], int]
MOST_SHARE = 2  # seats to an award: what nearly everybody did is no distinction


def awards(records: Records) -> tuple[Text, ...]:
    """The awards of a game, the funniest first. An award needs a figure of at least so many."""
    kinds: tuple[tuple[str, Figure, int], ...] = (
        ("jailer", lambda kept, seat: sum(kept.captured(seat).values()), 3),
        ("scapegoat", lambda kept, seat: sum(kept.captured(other)[seat] for other in kept.seats), 4),
        ("debtor", lambda kept, seat: kept.debts(seat), 3),
        ("market", lambda kept, seat: sum(act.placed and act.place == MARKET for act in kept.of(seat)), 4),
        ("thief", lambda kept, seat: kept.count(seat, f.Stolen), 4),
        ("idler", lambda kept, seat: sum(act.idle for act in kept.of(seat)), 2),
        ("hoarder", _left_over, 8),
        ("saint", lambda kept, seat: kept.end.players[seat].virtue, 12),
        ("builder", lambda kept, seat: len(kept.end.players[seat].built), 4),
    )
    given = (_award(records, key, figure, least) for key, figure, least in kinds)
    return tuple(award for award in given if award is not None)


def _award(records: Records, key: str, figure: Figure, least: int) -> Text | None:
    figures = [figure(records, seat) for seat in records.seats]
    first = most(figures)
    if not first or figures[first[0]] < least or len(first) > MOST_SHARE:
        return None
    who = Listed(tuple(SeatRef(seat) for seat in first))
    return Text(f"architects-award-{key}", {"who": who, "count": figures[first[0]]})


def _left_over(records: Records, seat: int) -> int:
    stock = records.end.players[seat].stock
    return sum(stock.get(kind, 0) for kind in MATERIALS)
