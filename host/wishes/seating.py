"""Wishes become tables: those that fit are deleted and their table is opened in one transaction, so each but once.

The game begins by itself a little later: until then whoever finds that it does not suit them can leave the lobby.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.connection.diagnosis import log_level_of
from db.connection.statements import Connection
from db.people import wishes as statements
from db.tables import lobby
from db.tables.move_writes import Post
from db.tables.store import OPEN
from db.trouble import Trouble
from engine.policies import strongest_level
from engine.registry import game as rules_of
from host.lobby.bounds import Bounds
from host.lobby.opening import open_new_table, opening_of
from host.lobby.settings import PRESETS, usual_pace
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.skipping import is_passing
from host.table.transaction import TableTransaction
from host.values import Place
from host.wishes.matching import FittingWish, WishCompany, wish_companies
from host.wishes.wishes import StoredWish, Wishes, stored_wish, waking_hours_of, wish_sizes

WISH_MET = "wish-met"  # the kind of message to those who sit at such a table
WISH_SETTLES = timedelta(minutes=15)  # between the opening of such a table and its start
WISHES_LOOKED_AT = timedelta(seconds=20)  # when no wish was said meanwhile
WISH_RESTS = timedelta(hours=1)  # of a wish for whose person there was no room
LEAST_SERVERS = 2  # whose people meet at an open table
_MOST = 1000  # wishes of one server that are looked at
_WHAT = "a wish for a table, by its number,"

_log = logging.getLogger(__name__)


class NoRoomForWish(Exception):  # noqa: N818  a state, no defect
    """There is no room at a table for the person of that wish."""

    def __init__(self, wish_id: int, code: str) -> None:
        super().__init__(code)
        self.wish_id = wish_id
        self.code = code


class WishSeating:
    """Opens the tables that wishes become."""

    def __init__(self, tables: Tables, wishes: Wishes, bounds: Bounds) -> None:
        self._tables = tables
        self._wishes = wishes
        self._bounds = bounds
        self._again_at: datetime | None = None
        self.opened = 0  # tables, since this process began
        self.waiting = 0  # wishes, when last looked at

    async def sweep(self) -> int:
        """Opens the tables that the wishes of each server become now, then those among servers. Returns how many."""
        now = self._tables.clock()
        if not self._wishes.said and self._again_at is not None and now < self._again_at <= now + WISHES_LOOKED_AT:
            return 0
        self._wishes.said, self._again_at = False, now + WISHES_LOOKED_AT
        rows = await self._tables.database.fetch(statements.SERVERS_WITH_WISHES, {"now": now})
        done = self.waiting = 0
        for row in rows:
            done += (
                await self._tables.skipping.done(
                    "the wishes of a server", row.server_id, self._of_server, kind="server"
                )
                or 0
            )
        if self._tables.moderators:  # after those of one server, who meet there
            done += (
                await self._tables.skipping.done("the wishes of a server", OPEN, self._of_server, kind="server") or 0
            )
        self.opened += done
        if done:
            self._wishes.said = True  # who is left may fit now
            self._tables.wake.set()
        return done

    async def _of_server(self, server_id: int) -> int:
        now = self._tables.clock()
        values, abroad = {"now": now, "limit": _MOST}, server_id == OPEN
        which = statements.WISHES_WAITING_ABROAD if abroad else statements.WISHES_WAITING
        rows = await self._tables.database.fetch(which, values if abroad else {**values, "server": server_id})
        resting = set(self._tables.skipping.resting(_WHAT))
        wishes, stored = [], {}
        for row in rows:
            if row.id in resting:
                continue
            try:
                stored[row.id] = stored_wish(row)
                matched = _matched_wish(row, stored[row.id], now)
                wishes.append(replace(matched, rated="no") if abroad else matched)  # open tables are never rated
            except Exception as error:
                await self._tables.skipping.note(_WHAT, row.id, error, kind="wish")
        self.waiting += 0 if abroad else len(wishes)  # which are counted on their own server
        if len({wish.person_id for wish in wishes}) < 2:
            return 0
        sizes = wish_sizes({game for wish in wishes for game in wish.games})
        people = sorted({wish.person_id for wish in wishes})
        apart = await self._tables.database.fetch(statements.SHUNNED_AMONG, {"people": people})
        done = 0
        if abroad:
            apart = [*apart, *await self._tables.database.fetch(statements.BLOCKED_AMONG, {"people": people})]
        pairs = {(row.person_id, row.other_id) for row in apart}
        # Beside everything else: many wishes take a second.
        for company in await asyncio.to_thread(wish_companies, wishes, pairs, sizes, now):
            theirs = tuple(stored[wish.id] for wish in company.wishes)
            if abroad and len({wish.place.server_id for wish in theirs}) < LEAST_SERVERS:
                continue  # they meet on their own
            done += bool(await self._became_table(company, theirs, abroad))
        return done

    async def _became_table(self, company: WishCompany, theirs: tuple[StoredWish, ...], abroad: bool) -> bool:
        async def seat(_: int) -> bool:
            try:
                table_id = await self._tables.database.run(
                    lambda connection: self._seat(connection, company, theirs, abroad)
                )
            except NoRoomForWish as none:
                _log.info("wish %s has to wait: %s", none.wish_id, none.code)
                await self._tables.database.write(
                    statements.REST_WISH, {"id": none.wish_id, "until": self._tables.clock() + WISH_RESTS}
                )
                return False
            except Trouble as trouble:
                if is_passing(trouble):
                    raise
                _log.log(log_level_of(trouble), "wishes have to wait: %s", trouble.code)
                return False
            if table_id is not None:
                self._tables.note_change(table_id)
            return table_id is not None

        return bool(await self._tables.skipping.done(_WHAT, company.wishes[0].id, seat, kind="wish"))

    async def _seat(
        self, connection: Connection, company: WishCompany, theirs: tuple[StoredWish, ...], abroad: bool
    ) -> int | None:
        """Opens the table within the transaction; None if a wish has gone meanwhile. Raises NoRoomForWish."""
        ids, people = [wish.id for wish in theirs], [wish.person.id for wish in theirs]
        now, first = self._tables.clock(), theirs[0]
        hold = statements.HOLD_WISHES_ABROAD if abroad else statements.HOLD_WISHES
        held = (await connection.execute(hold, {"ids": ids, "now": now})).all()
        for asked in (statements.SHUNNED_AMONG, *((statements.BLOCKED_AMONG,) if abroad else ())):
            if (await connection.execute(asked, {"people": people})).first() is not None:
                return None
        if len(held) < len(ids):
            return None
        place = Place(OPEN, 0) if abroad else await _home_of(connection, first.place)
        for wish in theirs:
            try:
                await self._bounds.room_for_seat(connection, place.server_id, wish.person.id)
                if wish is first:
                    await self._bounds.room_for_table(connection, place.server_id, wish.person)
            except Trouble as trouble:
                if is_passing(trouble):
                    raise
                raise NoRoomForWish(wish.id, trouble.code) from trouble
        pace = usual_pace(first.terms.pace)
        opening = opening_of(self._tables, company.game, place, first.person, {}, f"wish:{first.id}", pace)
        opening = replace(opening, rated=company.rated, trying="alone", starts_at=now + WISH_SETTLES)
        if any(wish.seats is not None for wish in company.wishes):  # who asked for so many plays with no other number
            opening = replace(opening, exact_seats=len(company.wishes) + company.stewards)
        tx = await open_new_table(self._tables, connection, opening)
        await self._all_join(tx, company, theirs)
        await connection.execute(statements.WISHES_MET, {"ids": ids, "game": company.game, "now": now})
        return tx.id

    async def _all_join(self, tx: TableTransaction, company: WishCompany, theirs: tuple[StoredWish, ...]) -> None:
        told = tuple(Post("player", wish.person.id, WISH_MET) for wish in theirs)
        for wish in theirs:
            joined, person = tx.stored.number + 1, wish.person
            await lobby.seat_person(tx.connection, tx.id, joined, person.id, person.name, "", self._tables.clock())
            cause, posts = f"wish:{wish.id}/join", told if wish is theirs[-1] else ()
            value = {"joined": joined, "word": ""}
            await tx.append(TableMove(kind="join", value=value, cause=cause, person_id=person.id, posts=posts))
        level = strongest_level(rules_of(company.game))
        for number in range(company.stewards):
            joined = tx.stored.number + 1
            await lobby.seat_steward_in_lobby(tx.connection, tx.id, joined, level)
            value = {"joined": joined, "word": "", "steward": level}
            cause = f"wish:{theirs[0].id}/steward-{number}"
            await tx.append(TableMove(kind="join", value=value, cause=cause, person_id=theirs[0].person.id, posts=()))


async def _home_of(connection: Connection, place: Place) -> Place:
    """Where tables of that server open."""
    home: int | None = (await connection.execute(statements.HOME_OF_SERVER, {"server": place.server_id})).scalar()
    return Place(place.server_id, home or place.channel_id)


def _matched_wish(row: object, stored: StoredWish, now: datetime) -> FittingWish:
    """A wish as it is matched. Raises ValueError, TypeError for what nobody can have stored."""
    terms, skills = stored.terms, getattr(row, "skills", None)
    if terms.pace not in PRESETS or terms.rated not in ("yes", "no", "any") or not terms.games:
        raise ValueError("no wish")
    return FittingWish(
        id=stored.id,
        person_id=stored.person.id,
        games=terms.games,
        pace=terms.pace,
        languages=frozenset(terms.languages),
        since=stored.since,
        ends_at=stored.ends_at,
        fill=terms.fill,
        rated=terms.rated,
        seats=terms.seats,
        hours=waking_hours_of(row, now),
        skills={} if skills is None else dict(skills),
    )
