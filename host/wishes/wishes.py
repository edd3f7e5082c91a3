"""Wishes for a table: people say and take them back, are told how long such wishes take, and name whom they shun."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from statistics import median
from typing import Any

from msgspec import Struct

from db.connection.statements import Connection
from db.people import wishes as statements
from db.tables.store import OPEN
from db.trouble import Trouble
from engine.registry import games
from engine.texts import clean_line
from host.clocks.calendar import Rhythm, night_around, quiet_hours, read_zone
from host.lobby.bounds import BLOCKED_HERE
from host.lobby.seeds import LONGEST_NAME
from host.lobby.settings import PRESETS
from host.table.access import Tables
from host.values import NO_SUCH_GAME, Person, Place
from host.wishes.matching import LEAST_COMPANY, WISH_PATIENCE, WishRated

TOO_MANY_WISHES = "too-many-wishes"  # `most`
NO_SUCH_WISH = "no-such-wish"
WISH_OVER = "wish-over"  # its end is past
WISH_TOO_LONG = "wish-too-long"  # `most`, in days
WISH_SEATS = "wish-seats"  # none of the games is played by so many; `seats`
RATED_ALONE = "rated-alone"  # what automatic players fill is never rated
RATED_ABROAD = "rated-abroad"  # open tables are never rated
NO_OPEN_TABLES = "no-open-tables"  # the bot has no moderators
NOT_OPEN_HERE = "not-open-here"  # the server's moderators haven't said yes
BLOCKED_ABROAD = "blocked-abroad"
TOO_MANY_SHUNNED = "too-many-shunned"  # `most`
SHUN_ONESELF = "shun-oneself"
NOT_SHUNNED = "not-shunned"

MOST_WISHES = 3  # of one person, on all servers
MOST_SHUNNED = 100  # by one person
LONGEST_WISH = timedelta(days=30)
WISH_STANDS = {
    "live": timedelta(hours=3),
    "evening": timedelta(days=2),
    "daily": timedelta(days=7),
    "relaxed": timedelta(days=14),
}
"""How long a wish stands whose end nobody has said, by its pace."""
_LATELY = timedelta(days=90)
_KEPT = timedelta(days=180)  # of what became of wishes
_LOOKED_AT = 100  # of them
ENOUGH_KNOWN = 3  # earlier wishes, from which something can be told
_AROUND = 6  # hours before and after the one at which somebody wished who has set no quiet hours


class WishTerms(Struct, frozen=True):
    """What somebody wishes for. `until`: None for as long as usual at that pace.

    `abroad`: people of other servers may meet it, at an open table.
    """

    games: tuple[str, ...]
    pace: str = "daily"
    languages: tuple[str, ...] = ("en",)
    fill: bool = False
    rated: WishRated = "any"
    seats: int | None = None
    until: datetime | None = None
    abroad: bool = False


class StoredWish(Struct, frozen=True):
    """A wish that waits, or whose time is over."""

    id: int
    person: Person
    place: Place
    terms: WishTerms
    since: datetime
    ends_at: datetime


class WishOutlook(Struct, frozen=True):
    """What became of earlier wishes like one: of `count`, `met` became a table, half of these within `seconds`."""

    count: int = 0
    met: int = 0
    seconds: int = 0


class Wishes:
    """The use cases of people who wish for a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.said = True  # whether one may fit that has not been looked at

    async def say(self, person: Person, place: Place, terms: WishTerms) -> StoredWish:
        """Keeps a wish; it becomes a table as soon as others fit.

        Raises Trouble `no-such-game`, `wish-seats`, `rated-alone`, `rated-abroad`, `wish-over`, `wish-too-long`,
        `too-many-wishes`, `blocked-here`, and as `check_abroad`.
        """
        now = self._tables.clock()
        ends = terms.until or now + WISH_STANDS[terms.pace]
        _checked(terms, ends, now)

        async def work(connection: Connection) -> int:
            await connection.execute(statements.ONE_PERSONS_WISHES, {"person": person.id})
            here = {"server": place.server_id, "person": person.id}
            if (await connection.execute(statements.IS_BLOCKED, here)).first() is not None:
                raise Trouble(BLOCKED_HERE)
            if terms.abroad:
                await self.check_abroad(connection, person.id, place.server_id)
            if (await connection.execute(statements.COUNT_WISHES, {"person": person.id})).scalar_one() >= MOST_WISHES:
                raise Trouble(TOO_MANY_WISHES, most=MOST_WISHES)
            values = {
                "person": person.id,
                "name": clean_line(person.name)[:LONGEST_NAME],
                "locale": person.locale,
                "server": place.server_id,
                "channel": place.channel_id,
                "games": list(terms.games),
                "pace": terms.pace,
                "languages": list(terms.languages),
                "fill": terms.fill,
                "rated": terms.rated,
                "seats": terms.seats,
                "abroad": terms.abroad,
                "now": now,
                "ends": ends,
            }
            number: int = (await connection.execute(statements.SAY_WISH, values)).scalar_one()
            return number

        number = await self._tables.database.run(work)
        self.said = True
        return StoredWish(number, person, place, terms, now, ends)

    async def check_abroad(self, connection: Connection, person_id: int, server_id: int) -> None:
        """Looks whether that person can meet people of other servers.

        Raises Trouble `no-open-tables` where nobody moderates them, `not-open-here`, `blocked-abroad`.
        """
        if not self._tables.moderators:
            raise Trouble(NO_OPEN_TABLES)
        if (await connection.execute(statements.OPEN_TABLES_AT, {"server": server_id})).first() is None:
            raise Trouble(NOT_OPEN_HERE)
        if (await connection.execute(statements.IS_BLOCKED, {"server": OPEN, "person": person_id})).first() is not None:
            raise Trouble(BLOCKED_ABROAD)

    async def own(self, person_id: int) -> tuple[StoredWish, ...]:
        """The wishes of that person that wait, the oldest first."""
        rows = await self._tables.database.fetch(statements.WISHES_OF_PERSON, {"person": person_id})
        now = self._tables.clock()
        return tuple(wish for wish in map(stored_wish, rows) if wish.ends_at > now)

    async def take_back(self, person_id: int, wish_id: int) -> None:
        """Ends a wish. Raises Trouble `no-such-wish` where it is over, or a table by now."""
        values = {"id": wish_id, "person": person_id}
        if not await self._tables.database.write(statements.TAKE_WISH_BACK, values):
            raise Trouble(NO_SUCH_WISH)

    async def led_to(self, table_id: int, person_id: int) -> bool:
        """Whether a wish of that person's has seated them in the lobby of that table."""
        values = {"table": table_id, "person": person_id}
        return bool(await self._tables.database.fetch(statements.SEATED_BY_WISH, values))

    async def drop_server(self, server_id: int) -> None:
        """Ends all wishes on a server that the bot has left."""
        await self._tables.database.write(statements.DROP_WISHES, {"server": server_id})

    async def outlook(self, server_id: int, terms: WishTerms) -> WishOutlook:
        """What became of earlier wishes for these games on that server: at the same pace, if enough are known."""
        values = {"server": server_id, "games": list(terms.games), "limit": _LOOKED_AT}
        since = self._tables.clock() - _LATELY
        rows = await self._tables.database.fetch(statements.WISH_ENDS_LATELY, {**values, "since": since})
        alike = [row for row in rows if row.pace == terms.pace]
        if len(alike) < ENOUGH_KNOWN:
            return WishOutlook()
        met = [row.seconds for row in alike if row.met]
        return WishOutlook(len(alike), len(met), int(median(met)) if met else 0)

    async def over(self, but: Collection[int] = (), limit: int = 50) -> tuple[StoredWish, ...]:
        """Wishes that have ended without a table, of which nobody has been told yet; none of those numbered `but`."""
        values = {"now": self._tables.clock(), "but": list(but), "limit": limit}
        rows = await self._tables.database.fetch(statements.WISHES_OVER, values)
        return tuple(map(stored_wish, rows))

    async def told_over(self, wish_id: int) -> None:
        """Notes that the person has been told that their wish is over: it is forgotten, what became of it counts."""
        await self._tables.database.write(statements.WISH_UNMET, {"id": wish_id})
        await self._tables.database.write(statements.FORGET_WISH_ENDS, {"before": self._tables.clock() - _KEPT})

    async def shun(self, person_id: int, other_id: int) -> None:
        """Never seats these two together by a wish, which the other is not told.

        Raises Trouble `shun-oneself`, `too-many-shunned`.
        """
        if person_id == other_id:
            raise Trouble(SHUN_ONESELF)

        async def work(connection: Connection) -> None:
            await connection.execute(statements.ONE_PERSONS_WISHES, {"person": person_id})
            if (await connection.execute(statements.COUNT_SHUNNED, {"person": person_id})).scalar_one() >= MOST_SHUNNED:
                raise Trouble(TOO_MANY_SHUNNED, most=MOST_SHUNNED)
            values = {"person": person_id, "other": other_id, "now": self._tables.clock()}
            await connection.execute(statements.SHUN, values)

        await self._tables.database.run(work)

    async def shun_no_more(self, person_id: int, other_id: int) -> None:
        """Takes that back. Raises Trouble `not-shunned`."""
        values = {"person": person_id, "other": other_id}
        if not await self._tables.database.write(statements.SHUN_NO_MORE, values):
            raise Trouble(NOT_SHUNNED)

    async def shunned_by(self, person_id: int) -> tuple[int, ...]:
        """The people that person does not want to be seated with, in the order in which they said so."""
        rows = await self._tables.database.fetch(statements.SHUNNED_BY, {"person": person_id})
        return tuple(row.other_id for row in rows)


def stored_wish(row: Any) -> StoredWish:
    """The wish of a row."""
    terms = WishTerms(
        tuple(row.games), row.pace, tuple(row.languages), row.fill, row.rated, row.seats, row.ends_at, row.abroad
    )
    person, place = Person(row.person_id, row.name, row.locale), Place(row.server_id, row.channel_id)
    return StoredWish(row.id, person, place, terms, row.since, row.ends_at)


def waking_hours(zone: str | None, quiet: tuple[int, int] | None, wished_at: datetime, now: datetime) -> frozenset[int]:
    """The hours of the day in UTC at which somebody is awake: those outside their quiet hours.

    Who has set none is taken to be awake around the hour at which they said their wish.
    """
    if quiet is None or read_zone(zone) is None:
        hour = wished_at.astimezone(UTC).hour
        return frozenset((hour + more) % 24 for more in range(-_AROUND, _AROUND + 1))
    rhythm, half_past = Rhythm(zone, quiet), now.astimezone(UTC).replace(minute=30, second=0, microsecond=0)
    moments = (half_past + timedelta(hours=more) for more in range(24))
    return frozenset(moment.hour for moment in moments if night_around(moment, rhythm) is None)


def waking_hours_of(row: Any, now: datetime) -> frozenset[int]:
    """The same for a row with a person's settings."""
    return waking_hours(row.zone, quiet_hours(row.quiet_from, row.quiet_to), row.since, now)


def wish_sizes(wanted: Collection[str]) -> dict[str, tuple[int, int]]:
    """The fewest and most seats of those of the games that there are."""
    known = games()
    return {game: known[game].seats for game in wanted if game in known}


def _checked(terms: WishTerms, ends: datetime, now: datetime) -> None:
    sizes = wish_sizes(terms.games)
    for game in terms.games:
        if game not in sizes:
            raise Trouble(NO_SUCH_GAME, game=game)
    if not any(max(fewest, LEAST_COMPANY) <= (terms.seats or most) <= most for fewest, most in sizes.values()):
        raise Trouble(WISH_SEATS, seats=terms.seats or LEAST_COMPANY)
    if terms.rated == "yes" and terms.fill:
        raise Trouble(RATED_ALONE)
    if terms.rated == "yes" and terms.abroad:
        raise Trouble(RATED_ABROAD)
    if ends <= now:
        raise Trouble(WISH_OVER)
    if ends - now > LONGEST_WISH:
        raise Trouble(WISH_TOO_LONG, most=LONGEST_WISH.days)
    assert terms.pace in PRESETS and terms.pace in WISH_PATIENCE  # noqa: S101, PT018  chosen from a list
