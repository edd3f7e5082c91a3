"""The charts of a finished game: points, silver, suspicions and unpaid debts, round by round."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.charts import Chart, chart
from engine.core.texts import SeatRef, Text, say
from engine.paladins.chronicle.records import Records
from engine.paladins.scoring import is_virtual, score
from engine.paladins.state import Player, State


def charts(records: Records) -> tuple[Chart, ...]:
    """The charts of a whole game, the score first; they begin with the end of the first round."""
    ends = dict(enumerate(records.ends, 1))
    if not ends:
        return ()
    kinds: tuple[tuple[str, Callable[[State], tuple[int, ...]]], ...] = (
        ("points", lambda state: tuple(score(state, place).total for place in records.places)),
        ("silver", _each(lambda player: player.silver)),
        ("suspicion", _each(lambda player: len(player.suspicions))),
        ("debt", _each(lambda player: player.debts)),
    )
    who = tuple(
        say("paladins-virtual") if is_virtual(records.end, place) else SeatRef(place) for place in records.places
    )
    return tuple(chart(sign, Text(f"paladins-chart-{sign}"), ends, who, figures) for sign, figures in kinds)


def _each(figure: Callable[[Player], int]) -> Callable[[State], tuple[int, ...]]:
    return lambda state: tuple(map(figure, state.players))
