"""The charts of a finished game: points, silver, unpaid debts and virtue, round by round."""

from __future__ import annotations

from collections.abc import Callable

from engine.architects.chronicle.records import Records, points_at
from engine.architects.state import Player, State
from engine.architects.things import SILVER
from engine.core.charts import Chart, chart
from engine.core.texts import SeatRef, Text


def charts(records: Records) -> tuple[Chart, ...]:
    """The charts of a whole game, the score first."""
    ends: dict[int, State] = {act.round: act.after for act in records.acts}
    if not ends:
        return ()
    ends = {0: records.acts[0].before, **ends}
    ends[max(ends)] = records.end
    kinds: tuple[tuple[str, Callable[[State], tuple[int, ...]]], ...] = (
        ("points", points_at),
        ("silver", _each(lambda player: player.stock.get(SILVER, 0))),
        ("debt", _each(lambda player: player.debts)),
        ("virtue", _each(lambda player: player.virtue)),
    )
    who = tuple(SeatRef(seat) for seat in records.seats)
    return tuple(chart(sign, Text(f"architects-chart-{sign}"), ends, who, figures) for sign, figures in kinds)


def _each(figure: Callable[[Player], int]) -> Callable[[State], tuple[int, ...]]:
    return lambda state: tuple(map(figure, state.players))
