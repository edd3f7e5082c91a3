"""Remembers for some minutes which channels people see, so that a list that is looked at often asks Discord rarely.

A page that is opened from the list asks anew (`Browsers.enter`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from host.people.browsers import NameThere
from host.values import Place

SEEN_FOR = timedelta(minutes=5)
MOST_PLACES = 12  # of one person, for which Discord is asked
_MOST_KEPT = 5_000


class SeenChannels:
    """The channels that people see. `name_there`: asks Discord; `clock` tells the time."""

    def __init__(self, name_there: NameThere, clock: Callable[[], datetime]) -> None:
        self._name_there = name_there
        self._clock = clock
        self._kept: OrderedDict[tuple[int, Place], tuple[datetime, bool]] = OrderedDict()

    async def seen(self, person_id: int, places: Iterable[Place]) -> frozenset[Place]:
        """Those of `places` whose channel that person sees; what nobody can say counts as not seen."""
        asked = list(dict.fromkeys(places))[:MOST_PLACES]
        found = await asyncio.gather(*(self._sees(person_id, place) for place in asked))
        return frozenset(place for place, sees in zip(asked, found, strict=True) if sees)

    async def _sees(self, person_id: int, place: Place) -> bool:
        key, now = (person_id, place), self._clock()
        kept = self._kept.get(key)
        if kept is not None and now - SEEN_FOR < kept[0] <= now:
            return kept[1]
        name = await self._name_there(place, person_id)
        if name is None:
            return False
        self._kept.pop(key, None)
        self._kept[key] = now, name != ""
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return name != ""
