"""Votes of the table: pause, resume, extend the deadlines, open an absent player's seat, abandon the game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Literal, get_args

from msgspec import Struct, json
from sqlalchemy.ext.asyncio import AsyncConnection

from db import ballots, orders, people, store
from db.trouble import Trouble
from engine.core.happenings import public
from engine.core.texts import Text
from host import timing
from host.notes import note
from host.people import People, in_game
from host.premises import card_of, check_id, table_of
from host.tables import SeatCard, Table

Kind = Literal["pause", "resume", "extend", "open", "abandon"]
KINDS: tuple[Kind, ...] = get_args(Kind)

NO_SUCH_VOTE = "no-such-vote"
VOTE_OVER = "vote-over"
VOTE_RUNNING = "vote-running"
ALREADY_PAUSED = "already-paused"
NOT_PAUSED = "not-paused"
BAD_EXTENSION = "bad-extension"  # `least`, `most`, in hours
NOT_AWAY = "not-away"

LASTS = timedelta(hours=24)  # of a vote nobody brings to an end
MOST_HOURS = 14 * 24  # of an extension


class Vote(Struct, frozen=True):
    """A vote as everyone may see it. `called_by`, `yes`, `no`: seats; `hours`: of an extension; `seat`: to be opened.

    `needed` of the `voters` must say yes. Only those who sit at the table now count, and for a rewind, which a
    moderator asks for (`proposal`), only those who are not away.
    """

    id: int
    table: Table
    kind: Kind | Literal["rewind"]
    hours: int
    seat: int | None
    called_by: int | None
    ends_at: datetime
    state: Literal["open", "passed", "failed", "lapsed"]
    yes: tuple[int, ...]
    no: tuple[int, ...]
    voters: int
    needed: int
    message_id: int | None
    proposal: int | None = None

    def verdict(self) -> Literal["open", "passed", "failed"]:
        """What the ballots say."""
        if self.voters and len(self.yes) >= self.needed:
            return "passed"
        return "failed" if self.voters - len(self.no) < self.needed else "open"


class Votes(People):
    """The use cases of votes. A ballot is public; one for each person, who may change their mind while it is open."""

    async def call_vote(
        self, table_id: int, person_id: int, kind: Kind, cause: str, *, hours: int = 0, seat: int | None = None
    ) -> Vote:
        """Ask the table; the caller says yes. If the same is being asked already, this is a yes to it.

        `hours`: of an extension, 1 to 336; `seat`: whose seat to open (from 0); it must be marked as away.
        Raises Trouble `not-seated`, `already-paused`, `not-paused`, `bad-extension`, `not-away`, `vote-running` (an
        extension by other hours), `not-started`, `table-ended`, `table-closed`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> Vote:
            table = table_of(found.shown)
            in_game(table)
            card_of(table, person_id)
            _sensible(table, kind, hours, seat)
            vote_id = await self._running(connection, table, kind, hours, seat)
            if vote_id is None:
                now = self.clock()
                asked = {"kind": kind, "hours": hours, "seat": seat}
                values = {**asked, "person": person_id, "now": now, "ends": now + LASTS}
                vote_id = await ballots.call(connection, table_id, values)
            await ballots.cast(connection, table_id, vote_id, person_id, True)
            return await self._counted(connection, found, vote_id, last=False)

        return await self._done(table_id, cause, person_id, work)

    async def cast(self, table_id: int, person_id: int, vote_id: int, yes: bool, cause: str) -> Vote:
        """Say yes or no. Raises Trouble `not-seated`, `no-such-vote`, `vote-over`, and as `call_vote` does."""

        async def work(connection: AsyncConnection, found: store.Found) -> Vote:
            table = table_of(found.shown)
            card = card_of(table, person_id)
            vote = await self._vote(connection, table, vote_id)
            if vote.state != "open":
                raise Trouble(VOTE_OVER)
            in_game(table)
            if vote.kind == "open" and card.seat == vote.seat:
                raise Trouble(NOT_AWAY)
            await ballots.cast(connection, table_id, vote_id, person_id, yes)
            return await self._counted(connection, found, vote_id, last=False)

        return await self._done(table_id, cause, person_id, work)

    async def recounted(self, connection: AsyncConnection, table_id: int) -> None:
        """Within a transaction in which somebody has left: what those who are still there have said."""
        for row in await ballots.all_open(connection, table_id):
            found = await store.read(connection, table_id, lock=True)
            if found is not None:
                await self._counted(connection, found, row.id, last=False)

    async def vote(self, table_id: int, vote_id: int) -> Vote:
        """That vote as it stands. Raises Trouble `no-such-vote`, `no-such-table`."""
        table = table_of((await self.found(table_id)).shown)

        async def look(connection: AsyncConnection) -> Vote:
            return await self._vote(connection, table, vote_id)

        return await self.database.look(look)

    async def vacate(self, table_id: int, person_id: int, cause: str) -> Table:
        """As `People.vacate`; the votes of the table are counted anew without that person."""
        table = await super().vacate(table_id, person_id, cause)

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            await self.recounted(connection, table_id)

        await self.locked(table_id, f"{cause}:recount", person_id, work)
        return table

    async def lapse_votes(self, limit: int = 50) -> int:
        """End the votes whose time is over, counting what was said; how many there were."""
        rows = await self.database.fetch(ballots.OVERDUE, {"now": self.clock(), "limit": limit})
        for row in rows:

            async def work(connection: AsyncConnection, found: store.Found, vote_id: int = row.id) -> None:
                await self._counted(connection, found, vote_id, last=True)

            await self.locked(row.table_id, f"lapse:{row.id}", 0, work)
        if rows:
            self.wake.set()
        return len(rows)

    # -------------------------------------------------------------------- showing them

    async def votes_to_show(self, limit: int) -> tuple[tuple[int, int], ...]:
        """Votes (table, vote) whose message in the thread no longer says how they stand; taken for shown."""

        async def work(connection: AsyncConnection) -> tuple[tuple[int, int], ...]:
            rows = await connection.execute(ballots.TO_SHOW, {"limit": limit})
            return tuple((row.table_id, row.id) for row in rows)

        return await self.database.run(work)

    async def vote_not_shown(self, table_id: int, vote_id: int) -> None:
        """The message could not be changed: it comes up again."""
        await self.database.write(ballots.NOT_SHOWN, {"table": table_id, "vote": vote_id})

    async def vote_placed(self, table_id: int, vote_id: int, message_id: int) -> None:
        """Remember the message of a vote."""
        await self.database.write(ballots.PLACED, {"table": table_id, "vote": vote_id, "message": message_id})

    # ------------------------------------------------------------------------ counting

    async def _done(self, table_id: int, cause: str, person_id: int, work: Any) -> Vote:
        vote: Vote = await self.locked(table_id, cause, person_id, work)
        self.wake.set()
        return vote

    async def _running(
        self, connection: AsyncConnection, table: Table, kind: Kind, hours: int, seat: int | None
    ) -> int | None:
        for row in await ballots.all_open(connection, table.id):
            if (row.kind, row.seat) == (kind, seat):
                if row.hours != hours:
                    raise Trouble(VOTE_RUNNING)
                found: int = row.id
                return found
        return None

    async def _vote(self, connection: AsyncConnection, table: Table, vote_id: int) -> Vote:
        check_id(vote_id)
        row = await ballots.one(connection, table.id, vote_id)
        if row is None:
            raise Trouble(NO_SUCH_VOTE)
        return vote_of(table, row)

    async def _counted(self, connection: AsyncConnection, found: store.Found, vote_id: int, *, last: bool) -> Vote:
        """The vote after a count; what was decided is done in the same transaction. `last`: its time is over."""
        table = table_of(found.shown)
        vote = await self._vote(connection, table, vote_id)
        if vote.state != "open":
            return vote
        verdict = vote.verdict() if table.status == "playing" else "failed"
        if verdict == "passed" and (
            _sense(table, vote.kind, vote.seat) is not None or not await self._carry_out(connection, found, vote)
        ):
            verdict = "failed"  # it has come true by itself, or it cannot any more
        if verdict == "open" and not last:
            return vote
        await self._decided(connection, vote, "lapsed" if verdict == "open" else verdict)
        return await self._vote(connection, table, vote_id)

    async def _decided(self, connection: AsyncConnection, vote: Vote, state: str) -> None:
        await ballots.decide(connection, vote.table.id, vote.id, state)

    async def _carry_out(self, connection: AsyncConnection, found: store.Found, vote: Vote) -> bool:
        """Do what the table has agreed on; whether it could be done."""
        cause = f"vote:{vote.id}"
        value: dict[str, Any] = {"vote": vote.kind}
        if vote.kind == "open":
            card = seat_card(vote.table, vote.seat)
            await self.opened(connection, found, card, "vote", value, cause, None)
            return True
        now, status, ticks = self.clock(), None, None
        match vote.kind:
            case "pause":
                await people.rest(connection, found.shown.id, now)
                ticks = timing.paused(found, now, self.entropy)
            case "resume":
                await people.rest(connection, found.shown.id, None)
                await orders.went_on(connection, found.shown.id, found.shown.paused_at or now, now)
                ticks = timing.resumed(found, now, self.entropy)
            case "extend":
                value["hours"] = vote.hours
                ticks = timing.extended(found, timedelta(hours=vote.hours), now, self.entropy)
            case "abandon":
                status = "closed"
        told = (public(Text(f"table-vote-{vote.kind}", {"hours": vote.hours})),)
        await note(self, connection, found, "vote", value, cause, None, happenings=told, status=status, ticks=ticks)
        return True


def vote_of(table: Table, row: Any) -> Vote:
    """A stored vote, counted by who sits at the table now."""
    said: Mapping[str, bool] = json.decode(row.ballots)
    entitled = [card for card in table.seats if card.taken and not (row.kind == "open" and card.seat == row.seat)]
    if row.kind == "rewind":
        entitled = [card for card in entitled if not card.away]
    cast = {card.seat or 0: said[str(card.person_id)] for card in entitled if str(card.person_id) in said}
    caller = table.card(row.called_by)
    return Vote(
        id=row.id,
        table=table,
        kind=row.kind,
        hours=row.hours,
        seat=row.seat,
        called_by=None if caller is None else caller.seat,
        ends_at=row.ends_at,
        state=row.state,
        yes=tuple(sorted(seat for seat, yes in cast.items() if yes)),
        no=tuple(sorted(seat for seat, yes in cast.items() if not yes)),
        voters=len(entitled),
        needed=len(entitled) if row.kind in ("abandon", "rewind") else len(entitled) // 2 + 1,
        message_id=row.message_id,
        proposal=row.proposal_id,
    )


def seat_card(table: Table, seat: int | None) -> SeatCard:
    """The card of that seat. Raises Trouble `not-away` if there is none: seats are typed by people."""
    for card in table.seats:
        if card.seat == seat:
            return card
    raise Trouble(NOT_AWAY)


def _sensible(table: Table, kind: Kind, hours: int, seat: int | None) -> None:
    if kind == "extend" and not 1 <= hours <= MOST_HOURS:
        raise Trouble(BAD_EXTENSION, least=1, most=MOST_HOURS)
    code = _sense(table, kind, seat)
    if code is not None:
        raise Trouble(code)


def _sense(table: Table, kind: str, seat: int | None) -> str | None:
    """Why that cannot be asked of this table now, None if it can."""
    if kind == "pause" and table.paused:
        return ALREADY_PAUSED
    if kind == "resume" and not table.paused:
        return NOT_PAUSED
    if kind == "open":
        card = next((one for one in table.seats if one.seat == seat), None)
        if card is None or not card.taken or not card.away:
            return NOT_AWAY
    return None
