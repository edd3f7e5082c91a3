"""Awards of a finished game, worth a laugh and never any points."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.chronicle import most
from engine.core.texts import Listed, Text
from engine.paladins import facts as f
from engine.paladins.chronicle.records import Records

Figure = Callable[[Records, int], int]
MOST_SHARE = 2  # players to an award: what nearly everybody did is no distinction


def awards(records: Records) -> tuple[Text, ...]:
    """The awards of a game, the funniest first. An award needs a figure of at least so many."""
    kinds: tuple[tuple[str, Figure, int], ...] = (
        ("sinner", lambda kept, place: sum(1 for _ in kept.deeds(place, f.Suspected)), 6),
        ("heretic", lambda kept, place: sum(place in verdict.guilty for verdict in kept.verdicts), 2),
        ("informer", lambda kept, place: sum(verdict.by == place for verdict in kept.verdicts), 2),
        ("debtor", lambda kept, place: kept.end.players[place].debts, 3),
        (
            "taxman",
            lambda kept, place: sum(gain.things.amounts.get("tax", 0) for gain in kept.deeds(place, f.Gained)),
            6,
        ),
        ("slave-driver", lambda kept, place: sum(1 for _ in kept.deeds(place, f.SentAway)), 4),
        ("court", lambda kept, place: len(kept.end.players[place].retinue), 5),
        ("butcher", lambda kept, place: len(kept.end.players[place].attacked), 5),
        ("shepherd", lambda kept, place: len(kept.end.players[place].converted), 4),
        ("mason", lambda kept, place: len(kept.end.players[place].walls), 5),
        ("devout", lambda kept, place: sum(1 for _ in kept.deeds(place, f.Cleared)), 4),
        ("hoarder", lambda kept, place: kept.end.players[place].silver + kept.end.players[place].provisions, 9),
    )
    given = (_award(records, key, figure, least) for key, figure, least in kinds)
    return tuple(award for award in given if award is not None)


def _award(records: Records, key: str, figure: Figure, least: int) -> Text | None:
    figures = [figure(records, place) for place in records.places]
    first = most(figures)
    if not first or figures[first[0]] < least or len(first) > MOST_SHARE:
        return None
    who = Listed(tuple(records.name(place) for place in first))
    return Text(f"paladins-award-{key}", {"who": who, "count": figures[first[0]]})


def _taxed(records: Records, place: int) -> int:
    return sum(gain.things.amounts.get("tax", 0) for gain in records.deeds(place, f.Gained))
