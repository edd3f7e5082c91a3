"""Works out the usual hours of a lobby's people: between their nights, shown in each reader's own zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from host.house import House
from host.values import PersonSettings, Table

Hours = tuple[datetime, datetime]
DAY = 24 * 60  # minutes


def awake(player: PersonSettings, now: datetime) -> Hours | None:
    """Returns the time from the end of today's quiet hours to their next beginning; None for somebody without any."""
    if player.quiet is None or player.zone is None:
        return None
    begins, ends = player.quiet
    zone = ZoneInfo(player.zone)
    midnight = now.astimezone(zone).replace(hour=0, minute=0, second=0, microsecond=0)
    wakes = midnight + timedelta(minutes=ends)  # on the wall, whatever the clocks do that night
    return wakes, wakes + timedelta(minutes=(begins - ends) % DAY)


async def hours_at(house: House, table: Table) -> dict[int, Hours]:
    """The usual hours of those who sit at `table` and have set them, by person."""
    hours_by_person = {}
    for person_id in [card.person_id for card in table.seats if card.person_id is not None]:
        hours = awake(await house.settings.player(person_id), house.clock())
        if hours is not None:
            hours_by_person[person_id] = hours
    return hours_by_person
