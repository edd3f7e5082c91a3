"""The charts of a finished game: points, coins, debts and reputation by round, and who dealt with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.charts import Chart, Dealing, Dealings, chart
from engine.core.texts import SeatRef, Text, say
from engine.devil.chronicle.records import Records, points_at
from engine.devil.state import SEATS, Kingdom, State
from engine.devil.things import COINS

CHESTS, SOULS = "chest", "soul"  # signs of what was dealt in
WHO = tuple(SeatRef(seat) for seat in range(SEATS))


def charts(records: Records) -> tuple[Chart, ...]:
    """The charts of a whole game, the score first."""
    kinds: tuple[tuple[str, Callable[[State], tuple[int, ...]]], ...] = (
        ("points", points_at),
        ("coins", _each(lambda kingdom: kingdom.stock.get(COINS, 0))),
        ("debt", _each(lambda kingdom: kingdom.debt)),
        ("reputation", _each(lambda kingdom: kingdom.reputation)),
    )
    return tuple(chart(sign, Text(f"devil-chart-{sign}"), records.ends, WHO, figures) for sign, figures in kinds)


def _each(figure: Callable[[Kingdom], int]) -> Callable[[State], tuple[int, ...]]:
    return lambda state: tuple(map(figure, state.kingdoms))


def dealings(records: Records) -> Dealings:
    """The chests that each seat took of each other, and the soul pieces it sold for them."""
    chests: Counter[tuple[int, int]] = Counter()
    souls: Counter[tuple[int, int]] = Counter()
    for packed in records.chests:
        if packed.taken is not None:
            chests[packed.seat, packed.taken.seat] += 1
            souls[packed.seat, packed.taken.seat] += packed.taken.souls
    return Dealings(
        say("devil-chart-dealings"),
        say("devil-chart-legend"),
        tuple(_dealing(*pair, chests[pair], souls[pair]) for pair in sorted(chests)),
    )


def _dealing(giver: int, taker: int, chests: int, souls: int) -> Dealing:
    amounts = {CHESTS: chests, SOULS: souls} if souls else {CHESTS: chests}
    text = say("devil-chart-dealing", seat=SeatRef(taker), owner=SeatRef(giver), chests=chests, souls=souls)
    return Dealing(giver, taker, amounts, text)
