"""Tournaments of a server: moderators open and correct them, people register and leave, all read how they stand.

Rounds are seated, counted and closed by themselves: `host/tournaments/rounds.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from msgspec import json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.people import tournaments as statements
from db.people.wishes import IS_BLOCKED
from db.trouble import Trouble
from engine.chance import SEED_BYTES
from engine.texts import clean_line
from host.lobby.bounds import BLOCKED_HERE
from host.lobby.seeds import LONGEST_NAME
from host.table.access import Tables
from host.tournaments.corrections import NOT_REGISTERED, TOURNAMENT_OVER, points_correction, table_correction
from host.tournaments.plans import FEWEST_REGISTERED, LARGEST_GROUP, TournamentPlan, checked_plan
from host.tournaments.reading import A_TOURNAMENT, ReadTournaments
from host.tournaments.rules.ledger import seat_held
from host.tournaments.rules.standings import TableVerdict
from host.tournaments.rules.steps import (
    PersonCame,
    PersonLeft,
    RoundDone,
    TournamentEnded,
    TournamentStep,
)
from host.tournaments.stored import (
    NO_SUCH_TOURNAMENT,
    StoredTournament,
    read_tournament,
    register_person,
    take_steps,
)
from host.values import Person, Place

TOO_MANY_TOURNAMENTS = "too-many-tournaments"  # `most`
TOO_FEW_REGISTERED = "too-few-registered"  # `least`, `registered`
ALREADY_REGISTERED = "already-registered"
LEFT_TOURNAMENT = "left-tournament"  # for good, once a round was seated
REGISTERED_TOO_OFTEN = "registered-too-often"  # `most`
TOO_LATE_TO_JOIN = "too-late-to-join"  # the rounds are over, and a final is all that is left
TOURNAMENT_BEGUN = "tournament-begun"
SEASON_NOT_OVER = "season-not-over"  # the tournament whose league is to go on
NO_ROUND = "no-round"  # no round is being played

MOST_TOURNAMENTS = 5  # of a server, open or being played
MOST_COMINGS = 5  # of one person to one tournament: each is a step

T = TypeVar("T")


class Tournaments(ReadTournaments):
    """The use cases of moderators and of people who take part, beside what all read.

    Who is a moderator, the caller has looked at.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.said = True  # whether something may be due that has not been looked at

    # ------------------------------------------------------------------------------------ moderators

    async def open(self, person: Person, place: Place, plan: TournamentPlan) -> int:
        """Opens a tournament for registration, in that channel, and returns its id.

        Raises as `checked_plan`, Trouble `too-many-tournaments`, `no-such-tournament`, `season-not-over`.
        """
        now = self._tables.clock()
        plan = checked_plan(await self._as_season(plan, place), now)

        async def work(connection: Connection) -> int:
            here = {"server": place.server_id}
            await connection.execute(statements.ONE_SERVERS_TOURNAMENTS, here)
            if (await connection.execute(statements.COUNT_TOURNAMENTS, here)).scalar_one() >= MOST_TOURNAMENTS:
                raise Trouble(TOO_MANY_TOURNAMENTS, most=MOST_TOURNAMENTS)
            values = {
                **here,
                "channel": place.channel_id,
                "opener": person.id,
                "plan": json.encode(plan).decode(),
                "lot": self._tables.entropy(SEED_BYTES),
                "now": now,
                "due": plan.registration_until,
            }
            number: int = (await connection.execute(statements.OPEN_TOURNAMENT, values)).scalar_one()
            return number

        return await self._tables.database.run(work)

    async def _as_season(self, plan: TournamentPlan, place: Place) -> TournamentPlan:
        """`plan` with the size of the divisions before, where it goes on with a league and says none."""
        if plan.season_of is None:
            return plan
        last = await self.stored(plan.season_of)
        if last.place.server_id != place.server_id:
            raise Trouble(NO_SUCH_TOURNAMENT)
        if last.state != "over":
            raise Trouble(SEASON_NOT_OVER)
        group = plan.group or last.plan.group
        return replace(plan, group=group or LARGEST_GROUP)

    async def begin(self, tournament_id: int, by: int) -> None:
        """Ends registration now: the first round is seated at once. `by`: the moderator, who is not told of.

        Raises Trouble `no-such-tournament`, `tournament-over`, `tournament-begun`, `too-few-registered`.
        """

        async def work(connection: Connection, stored: StoredTournament) -> None:
            _alive(stored)
            if stored.now.rounds:
                raise Trouble(TOURNAMENT_BEGUN)
            registered = len(stored.now.people)
            if registered < FEWEST_REGISTERED:
                raise Trouble(TOO_FEW_REGISTERED, least=FEWEST_REGISTERED, registered=registered)
            plan = json.encode(replace(stored.plan, registration_until=self._tables.clock())).decode()
            values = {"id": tournament_id, "plan": plan, "now": self._tables.clock()}
            await connection.execute(statements.END_REGISTRATION, values)

        await self._held(tournament_id, work)

    async def cancel(self, tournament_id: int, by: int) -> None:
        """Cancels a tournament for good; its tables play on. Raises Trouble `no-such-tournament`, `tournament-over`."""

        async def work(connection: Connection, stored: StoredTournament) -> None:
            _alive(stored)
            await self._take(connection, stored, TournamentEnded("cancelled", by))

        await self._held(tournament_id, work)

    async def close_round(self, tournament_id: int, by: int) -> None:
        """Closes the round that is played before its date; tables that go on give what was told at registration.

        Raises Trouble `no-such-tournament`, `tournament-over`, `no-round`.
        """

        async def work(connection: Connection, stored: StoredTournament) -> None:
            _alive(stored)
            if not stored.now.playing:
                raise Trouble(NO_ROUND)
            await self._take(connection, stored, RoundDone())
            await connection.execute(statements.ROUND_TABLES_DONE, {"id": tournament_id})

        await self._held(tournament_id, work)

    async def correct_points(self, tournament_id: int, by: int, person_id: int, points: int, reason: str) -> None:
        """Gives somebody points, or takes them; all are told who did it and why. Also once the tournament is over.

        Raises Trouble `no-such-tournament`, `tournament-over` (where it was cancelled), `not-registered`,
        `correction-points`, `correction-reason`, `too-many-corrections`.
        """

        async def work(connection: Connection, stored: StoredTournament) -> None:
            await self._take(connection, stored, points_correction(stored, by, person_id, points, reason))

        await self._held(tournament_id, work)

    async def correct_table(
        self,
        tournament_id: int,
        by: int,
        table_id: int,
        verdict: TableVerdict,
        places: Mapping[int, int],
        reason: str,
    ) -> None:
        """Sets right how a table of the tournament counts; all are told who did it and why. Also once it is over.

        `places`: where it counts as played, the place of each person who holds a seat there, from 1, by their ids.
        Raises Trouble `no-such-tournament`, `tournament-over` (where it was cancelled), `no-table-of-tournament`,
        `correction-places`, `correction-reason`, `too-many-corrections`.
        """

        async def work(connection: Connection, stored: StoredTournament) -> None:
            step = table_correction(stored, by, table_id, verdict, places, reason)
            await self._take(connection, stored, step)
            values = {"id": tournament_id, "round": step.round, "place": step.table}
            await connection.execute(statements.ROUND_TABLE_DONE, values)

        await self._held(tournament_id, work)

    async def set_thread(self, tournament_id: int, thread_id: int | None) -> None:
        """Keeps where the tournament is announced. Raises Trouble `no-such-tournament`."""
        values = {"id": tournament_id, "thread": thread_id}
        if not await self._tables.database.write(statements.SET_THREAD_OF_TOURNAMENT, values):
            raise Trouble(NO_SUCH_TOURNAMENT)

    # ------------------------------------------------------------------------------------ people

    async def join(self, tournament_id: int, person: Person) -> bool:
        """Registers a person. Returns whether they have a place: where all are taken or a round was seated, they wait.

        Raises Trouble `no-such-tournament`, `tournament-over`, `already-registered`, `left-tournament`,
        `blocked-here`, `too-late-to-join`, `registered-too-often`.
        """
        person = replace(person, name=clean_line(person.name)[:LONGEST_NAME])

        async def work(connection: Connection, stored: StoredTournament) -> bool:
            _alive(stored)
            here = {"server": stored.place.server_id, "person": person.id}
            if (await connection.execute(IS_BLOCKED, here)).first() is not None:
                raise Trouble(BLOCKED_HERE)
            number = stored.number_of(person.id)
            if number in stored.now.left:
                raise Trouble(LEFT_TOURNAMENT)
            if number in stored.now.people or number in stored.now.waiting:
                raise Trouble(ALREADY_REGISTERED)
            if not stored.now.takes_more:
                raise Trouble(TOO_LATE_TO_JOIN)
            if sum(each.step == PersonCame(number) for each in stored.taken if number is not None) >= MOST_COMINGS:
                raise Trouble(REGISTERED_TOO_OFTEN, most=MOST_COMINGS)
            stored = await register_person(connection, stored, person, self._tables.clock())
            came = stored.number_of(person.id) or 0
            return came in (await self._take(connection, stored, PersonCame(came))).now.people

        return await self._held(tournament_id, work)

    async def leave(self, tournament_id: int, person_id: int) -> None:
        """Takes a person out of the tournament; for good once a round was seated. Their seat is filled by itself.

        Raises Trouble `no-such-tournament`, `tournament-over`, `not-registered`, `left-tournament`.
        """

        async def work(connection: Connection, stored: StoredTournament) -> None:
            _alive(stored)
            number = stored.number_of(person_id)
            if number in stored.now.left:
                raise Trouble(LEFT_TOURNAMENT)
            if number is None or number not in (*stored.now.people, *stored.now.waiting):
                raise Trouble(NOT_REGISTERED)
            sat = seat_held(stored.now, number)
            await self._take(connection, stored, PersonLeft(number))
            if sat is not None:
                values = {"id": tournament_id, "round": sat[0], "place": sat[1]}
                await connection.execute(statements.SEATS_CHANGED, values)

        await self._held(tournament_id, work)

    # ------------------------------------------------------------------------------------ what was told, and servers

    async def told(self, tournament_id: int, upto: int) -> None:
        """Notes that all steps up to that number were announced."""
        await self._tables.database.write(statements.TOLD_OF_TOURNAMENT, {"id": tournament_id, "upto": upto})

    async def drop_server(self, server_id: int) -> None:
        """Cancels the tournaments of a server that the bot has left, where no round was seated yet.

        Others wait, as their tables do, until the bot is back.
        """
        rows = await self._tables.database.fetch(statements.OPEN_TOURNAMENTS_OF_SERVER, {"server": server_id})

        async def end(connection: Connection, stored: StoredTournament) -> None:
            if stored.state == "open":
                await self._take(connection, stored, TournamentEnded("cancelled"))

        async def cancel(tournament_id: int) -> None:
            await self._held(tournament_id, end)

        for row in rows:
            await self._tables.skipping.done(A_TOURNAMENT, row.id, cancel, kind="tournament")

    async def _held(self, tournament_id: int, work: Callable[[Connection, StoredTournament], Awaitable[T]]) -> T:
        """Does `work` in a transaction that holds the tournament."""

        async def held(connection: Connection) -> T:
            return await work(connection, await read_tournament(connection, tournament_id, hold=True))

        done = await self._tables.database.run(held)
        self.said = True
        self._tables.wake.set()
        return done

    async def _take(self, connection: Connection, stored: StoredTournament, *steps: TournamentStep) -> StoredTournament:
        return await take_steps(connection, stored, self._tables.clock(), *steps)


def _alive(stored: StoredTournament) -> None:
    """Raises Trouble `tournament-over`."""
    if stored.now.ended is not None:
        raise Trouble(TOURNAMENT_OVER)
