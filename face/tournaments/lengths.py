"""Says how long a table of a tournament takes, and what would fit where a round has too few days for it."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from engine.registry import game as rules_of
from engine.texts import Text, say
from face.core.game_lengths import Spread, usual_length
from face.table.outlook import span_text
from face.tournaments.rules import date_text, sizes_told
from host.lobby.settings import DAILY, PRESETS
from host.tournaments.plans import MOST_ROUND_DAYS, TournamentPlan

_DAY = 24 * 60  # minutes


class TableDays(Struct, frozen=True):
    """How many days a table takes. `low`, `high`: among people who play once a day, else None and the most it takes."""

    low: int | None
    high: int


def table_days(game_id: str, pace: str) -> TableDays | None:
    """How many days a table of that game takes at that pace, None where nobody has counted.

    People come once a day; at a pace that leaves them less time than that they take no longer than it allows.
    """
    seats = rules_of(game_id).seats
    least, most = sizes_told(seats)
    sizes = range(max(least, seats[0]), most + 1)
    lengths = {size: usual_length(game_id, (size,), "stewards") for size in sizes}
    known = {size: length for size, length in lengths.items() if length is not None}
    if not known or len(known) < len(lengths):
        return None
    days = Spread(min(each.days.low for each in known.values()), 0, max(each.days.high for each in known.values()))
    minutes = PRESETS[pace].minutes
    bound = max(ceil(size * length.each.high * minutes / _DAY) for size, length in known.items())
    if minutes < DAILY.minutes and bound < days.high:
        return TableDays(None, bound)
    return TableDays(days.low, days.high)


def table_length_text(plan: TournamentPlan) -> Text | None:
    """Says how long a table takes, None where nobody has counted."""
    days = table_days(plan.game, plan.pace)
    if days is None:
        return None
    return say(
        "tournament-rule-length",
        bound="yes" if days.low is None else "no",
        most=say("length-days", count=days.high),
        span=span_text(Spread(days.high if days.low is None else days.low, 0, days.high)),
    )


def too_short_text(plan: TournamentPlan) -> Text | None:
    """Warns that a round has too few days for a table, and says what would fit; None where it has enough."""
    days, told = table_days(plan.game, plan.pace), table_length_text(plan)
    if days is None or told is None or days.high <= plan.round_days:
        return None
    return say("tournament-short", length=told, date=date_text(plan.round_days), fit=_fitting(plan, days))


def _fitting(plan: TournamentPlan, days: TableDays) -> Text:
    """More days, if a round can have so many, else the slowest pace at which a table ends within those."""
    if days.high <= MOST_ROUND_DAYS:
        return say("tournament-fit-days", days=days.high)
    paces = sorted(PRESETS.values(), key=lambda pace: -pace.minutes)
    known = [(pace.name, each.high) for pace in paces if (each := table_days(plan.game, pace.name)) is not None]
    name, high = next(((name, high) for name, high in known if high <= MOST_ROUND_DAYS), known[-1])
    return say("tournament-fit-pace", pace=Text(f"choice-wish-pace-{name}"), days=max(high, plan.round_days))
