"""Votes of the table: pause, resume, extend the deadlines, open an absent player's seat, let all try out, abandon."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Any, Final, Literal, Protocol, get_args

from msgspec import Struct, json

from db.connection.statements import Connection
from db.tables import lobby, seating
from db.trouble import Trouble
from engine.texts import Text, public
from host.seats.seats import Seats, in_game
from host.table.access import Tables
from host.table.halting import extend_deadlines, pause_table, resume_table
from host.table.moves import TableMove
from host.table.stored_table import check_id, not_practice, table_of
from host.table.transaction import TableTransaction
from host.values import SeatCard, Table

VoteKind = Literal["pause", "resume", "extend", "open", "try", "abandon"]
KINDS: tuple[VoteKind, ...] = get_args(VoteKind)

NO_SUCH_VOTE = "no-such-vote"
VOTE_OVER = "vote-over"
VOTE_RUNNING = "vote-running"
ALREADY_PAUSED = "already-paused"
NOT_PAUSED = "not-paused"
BAD_EXTENSION = "bad-extension"  # `least`, `most`, in hours
ALREADY_TRYING = "already-trying"
NOT_AWAY = "not-away"
TOO_MANY_VOTES = "too-many-votes"  # `most`, in a day

WANTS_ALL: Final = frozenset({"try", "abandon", "rewind"})  # nobody who votes may be against it
LASTS = timedelta(hours=24)  # until a vote ends that is not decided before
MOST_HOURS = 14 * 24  # by which a vote extends deadlines
MOST_CALLED = 5  # votes called by one person at one table in a day: each is a message in the thread
MOST_VOTES_READ = 8  # votes of a table that are read at once
_DAY = timedelta(days=1)


class Vote(Struct, frozen=True):
    """A vote as everyone may see it. `called_by`, `yes`, `no`: seats; `hours`: of an extension; `seat`: to be opened.

    `needed` of the `voters` must say yes. Voters are the players who sit at the table now. A rewind, which a moderator
    asks for (its `proposal`), is voted on by those of them who are not away.
    """

    id: int
    table: Table
    kind: VoteKind | Literal["rewind"]
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
        """Whether the ballots have decided, and how."""
        if self.voters and len(self.yes) >= self.needed:
            return "passed"
        return "failed" if self.voters - len(self.no) < self.needed else "open"


class DirtyVote(Struct, frozen=True):
    """A vote whose message must be shown anew; `version` as of now."""

    table_id: int
    id: int
    version: str


class Proposals(Protocol):
    """Carries out a vote about a moderator's proposal."""

    async def carry_out(self, tx: TableTransaction, vote: Vote) -> bool:
        """Does what the table has agreed on, and returns whether it could be done."""

    async def turned_down(self, connection: Connection, vote: Vote) -> None:
        """Notes that the table has not agreed."""


class Votes:
    """Calls, counts and carries out votes. Each person has one ballot, public, which they can change until the end.

    `proposals`: carries out what a moderator has proposed to the table.
    """

    proposals: Proposals

    def __init__(self, tables: Tables, seats: Seats) -> None:
        self._tables = tables
        self._seats = seats

    async def call_vote(
        self, table_id: int, person_id: int, kind: VoteKind, cause: str, *, hours: int = 0, seat: int | None = None
    ) -> Vote:
        """Calls a vote, with a yes of the caller. If that vote is open already, only the yes is counted.

        `hours`: of an extension, 1 to 336; `seat`: whose seat to open (from 0); it must be marked as away.
        Raises Trouble `not-seated`, `already-paused`, `not-paused`, `already-trying`, `bad-extension`, `not-away`,
        `vote-running` (an extension by other hours), `too-many-votes`, `not-in-practice`, `not-started`,
        `table-ended`, `table-closed`.
        """

        async def work(tx: TableTransaction) -> Vote:
            connection = tx.connection
            in_game(tx.table)
            tx.seat_of(person_id)
            not_practice(tx.table)
            _sensible(tx.table, kind, hours, seat)
            vote_id = await self._running(connection, tx.table, kind, hours, seat)
            if vote_id is None:
                now = self._tables.clock()
                if await seating.votes_called_of_late(connection, table_id, person_id, now - _DAY) >= MOST_CALLED:
                    raise Trouble(TOO_MANY_VOTES, most=MOST_CALLED)
                asked = {"kind": kind, "hours": hours, "seat": seat}
                values = {**asked, "person": person_id, "now": now, "ends": now + LASTS}
                vote_id = await seating.call_vote(connection, table_id, values)
            await seating.cast_ballot(connection, table_id, vote_id, person_id, True)
            return await self._counted(tx, vote_id, last=False)

        return await self._done(table_id, cause, person_id, work)

    async def cast(self, table_id: int, person_id: int, vote_id: int, yes: bool, cause: str) -> Vote:
        """Casts a ballot. Raises Trouble `not-seated`, `no-such-vote`, `vote-over`, `table-ended`, `table-closed`, and
        `not-away` for the player whose seat is to be opened.
        """

        async def work(tx: TableTransaction) -> Vote:
            card = tx.seat_of(person_id)
            vote = await self._vote(tx.connection, tx.table, vote_id)
            if vote.state != "open":
                raise Trouble(VOTE_OVER)
            in_game(tx.table)
            if vote.kind == "open" and card.seat == vote.seat:
                raise Trouble(NOT_AWAY)
            await seating.cast_ballot(tx.connection, table_id, vote_id, person_id, yes)
            return await self._counted(tx, vote_id, last=False)

        return await self._done(table_id, cause, person_id, work)

    async def recounted(self, tx: TableTransaction) -> None:
        """Counts the open votes again, by the people who are still there after somebody has left."""
        for row in await seating.open_votes(tx.connection, tx.id):
            await tx.reload()
            await self._counted(tx, row.id, last=False)

    async def vote(self, table_id: int, vote_id: int) -> Vote:
        """Returns that vote as it is now. Raises Trouble `no-such-vote`, `no-such-table`."""
        table = table_of((await self._tables.read(table_id)).shown)

        async def look(connection: Connection) -> Vote:
            return await self._vote(connection, table, vote_id)

        return await self._tables.database.look(look)

    async def of_late(self, table: Table) -> tuple[Vote, ...]:
        """The votes that are open at this table, the newest first, then those called in the last two days."""
        since = self._tables.clock() - 2 * _DAY
        values = {"table": table.id, "since": since, "limit": MOST_VOTES_READ}
        return tuple(_vote_of(table, row) for row in await self._tables.database.fetch(seating.VOTES_OF_LATE, values))

    async def expire_votes(self, limit: int = 50) -> int:
        """Ends the votes whose time is over by the ballots there are, and returns how many."""
        skipping, what = self._tables.skipping, "a vote whose time is over"
        values = {"now": self._tables.clock(), "limit": limit + len(skipping.resting(what))}
        votes = {row.id: row.table_id for row in await self._tables.database.fetch(seating.OVERDUE_VOTES, values)}
        ended = 0
        for vote_id, table_id in votes.items():

            async def work(tx: TableTransaction, vote_id: int = vote_id) -> bool:
                await self._counted(tx, vote_id, last=True)
                return True

            async def end(table_id: int, vote_id: int = vote_id, work: Any = work) -> bool:
                done: bool = await self._tables.locked(table_id, f"lapse:{vote_id}", 0, work)
                return done

            ended += bool(await skipping.done(what, table_id, end))
        if ended:
            self._tables.wake.set()
        return ended

    # -------------------------------------------------------------------- showing them

    async def votes_to_show(self, limit: int, but: Collection[int] = ()) -> tuple[DirtyVote, ...]:
        """Finds votes whose message in the thread is out of date. `but`: ids of votes that are not wanted."""
        rows = await self._tables.database.fetch(seating.VOTES_TO_SHOW, {"limit": limit, "but": list(but)})
        return tuple(DirtyVote(row.table_id, row.id, row.version) for row in rows)

    async def vote_shown(self, mark: DirtyVote) -> None:
        """Records that the message shows the vote as of `mark`. If the vote has changed since, it is found again."""
        values = {"table": mark.table_id, "vote": mark.id, "version": mark.version}
        await self._tables.database.write(seating.VOTE_SHOWN, values)

    async def vote_placed(self, table_id: int, vote_id: int, message_id: int) -> None:
        """Remembers the message of a vote."""
        await self._tables.database.write(
            seating.VOTE_PLACED, {"table": table_id, "vote": vote_id, "message": message_id}
        )

    # ------------------------------------------------------------------------ counting

    async def _done(self, table_id: int, cause: str, person_id: int, work: Any) -> Vote:
        vote: Vote = await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return vote

    async def _running(
        self, connection: Connection, table: Table, kind: VoteKind, hours: int, seat: int | None
    ) -> int | None:
        for row in await seating.open_votes(connection, table.id):
            if (row.kind, row.seat) == (kind, seat):
                if row.hours != hours:
                    raise Trouble(VOTE_RUNNING)
                vote_id: int = row.id
                return vote_id
        return None

    async def _vote(self, connection: Connection, table: Table, vote_id: int) -> Vote:
        check_id(vote_id)
        row = await seating.vote_by_id(connection, table.id, vote_id)
        if row is None:
            raise Trouble(NO_SUCH_VOTE)
        return _vote_of(table, row)

    async def _counted(self, tx: TableTransaction, vote_id: int, *, last: bool) -> Vote:
        """Counts a vote, does what it has decided, and returns it as it is then. `last`: its time is over."""
        table = tx.table
        vote = await self._vote(tx.connection, table, vote_id)
        if vote.state != "open":
            return vote
        verdict = vote.verdict() if table.status == "playing" else "failed"
        if verdict == "passed" and (
            _sense(table, vote.kind, vote.seat) is not None or not await self._carry_out(tx, vote)
        ):
            verdict = "failed"  # it is so already, or it can no longer be done
        if verdict == "open" and not last:
            return vote
        await seating.decide_vote(tx.connection, tx.id, vote.id, "lapsed" if verdict == "open" else verdict)
        if vote.proposal is not None and verdict != "passed":
            await self.proposals.turned_down(tx.connection, vote)
        return await self._vote(tx.connection, table, vote_id)

    async def _carry_out(self, tx: TableTransaction, vote: Vote) -> bool:
        if vote.kind == "rewind":
            return await self.proposals.carry_out(tx, vote)
        cause = f"vote:{vote.id}"
        value: dict[str, Any] = {"vote": vote.kind}
        match vote.kind:
            case "open":
                await self._seats.opened(tx, _seat_card(vote.table, vote.seat), "vote", value, cause, None)
                return True
            case "pause":
                await pause_table(tx)
            case "resume":
                await resume_table(tx)
            case "extend":
                value["hours"] = vote.hours
                extend_deadlines(tx, timedelta(hours=vote.hours))
            case "try":
                await tx.connection.execute(lobby.ALL_MAY_TRY, {"table": tx.id})
                tx.set_shown(trying="all")
        announced = (public(Text(f"table-vote-{vote.kind}", {"hours": vote.hours})),)
        status = "closed" if vote.kind == "abandon" else None
        await tx.append(
            TableMove(kind="vote", value=value, cause=cause, person_id=None, happenings=announced, status=status)
        )
        return True


def _vote_of(table: Table, row: Any) -> Vote:
    """A stored vote, counted by the people at the table now; stewards have no vote."""
    said: Mapping[str, bool] = json.decode(row.ballots)
    entitled = [card for card in table.seats if card.ballot and not (row.kind == "open" and card.seat == row.seat)]
    if row.kind == "rewind":
        entitled = [card for card in entitled if not card.away]
    cast = {card.seat or 0: said[str(card.ballot)] for card in entitled if str(card.ballot) in said}
    caller = next((card for card in table.seats if card.ballot == row.called_by), None)
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
        needed=len(entitled) if row.kind in WANTS_ALL else len(entitled) // 2 + 1,
        message_id=row.message_id,
        proposal=row.proposal_id,
    )


def _seat_card(table: Table, seat: int | None) -> SeatCard:
    """The card of that seat, which somebody has typed. Raises Trouble `not-away` if there is none."""
    for card in table.seats:
        if card.seat == seat:
            return card
    raise Trouble(NOT_AWAY)


def _sensible(table: Table, kind: VoteKind, hours: int, seat: int | None) -> None:
    if kind == "extend" and not 1 <= hours <= MOST_HOURS:
        raise Trouble(BAD_EXTENSION, least=1, most=MOST_HOURS)
    code = _sense(table, kind, seat)
    if code is not None:
        raise Trouble(code)


def _sense(table: Table, kind: str, seat: int | None) -> str | None:
    """The code of the reason why this table cannot vote on that now, None if it can."""
    if kind == "pause" and table.paused:
        return ALREADY_PAUSED
    if kind == "resume" and not table.paused:
        return NOT_PAUSED
    if kind == "try" and table.trying == "all":
        return ALREADY_TRYING
    if kind == "open":
        card = next((card for card in table.seats if card.seat == seat), None)
        if card is None or card.person_id is None or not card.away:
            return NOT_AWAY
    return None
