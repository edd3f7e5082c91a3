"""Rounds of tournaments by themselves: seated when their time comes, closed when their tables are done or it is up.

A round is one step in one transaction. Each of its tables is opened in a transaction of its own, which is done once
however often it is tried: so whatever breaks off in between loses nothing, and nobody sits twice.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.connection.statements import Connection
from db.people import tournaments as statements
from db.people.wishes import HOME_OF_SERVER
from db.tables import lobby
from db.trouble import Trouble
from engine.policies import strongest_level
from engine.registry import game as rules_of
from host.lobby.opening import begin_game, open_new_table, opening_of
from host.lobby.settings import usual_pace
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.skipping import is_passing
from host.table.transaction import TableTransaction
from host.tournaments.hosting import Tournaments
from host.tournaments.plans import FEWEST_REGISTERED
from host.tournaments.round_tables import RoundTables
from host.tournaments.rules.drawing import divisions_after, next_steps
from host.tournaments.rules.steps import (
    PersonLeft,
    RoundDone,
    SeatTaken,
    TournamentEnded,
    TournamentStep,
)
from host.tournaments.stored import RegisteredPerson, RoundTable, StoredTournament, read_tournament, take_steps
from host.values import Person, Place

TOURNAMENTS_LOOKED_AT = timedelta(seconds=20)  # when no one has said anything meanwhile
_MOST_STAGES = 6  # of one tournament in one go: a round done, left by people, seated, its tables opened
_MOST_OPENED = 20  # tables in one sweep: a second of work, for which other sweeps wait
_WHAT = "the rounds of a tournament, by its number,"


class TournamentRounds:
    """Does what is due in tournaments."""

    def __init__(self, tables: Tables, tournaments: Tournaments, round_tables: RoundTables) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._round_tables = round_tables
        self._again_at: datetime | None = None
        self._room = _MOST_OPENED
        self.opened = 0  # tables, since this process began
        self.going = 0  # tournaments that are open or played, when last looked at

    async def sweep(self) -> bool:
        """Does what is due in each tournament. Returns False, so that other work is not kept waiting by many tables."""
        now = self._tables.clock()
        if not self._tournaments.said and self._again_at and now < self._again_at <= now + TOURNAMENTS_LOOKED_AT:
            return False
        self._tournaments.said, self._again_at = False, now + TOURNAMENTS_LOOKED_AT
        self.going = (await self._tables.database.fetch(statements.TOURNAMENTS_PLAYED, {}))[0].count
        self._room = _MOST_OPENED
        for row in await self._tables.database.fetch(statements.TOURNAMENTS_DUE, {"now": now}):
            await self._tables.skipping.done(_WHAT, row.id, self._advance, kind="tournament")
        if self._room <= 0:
            self._tournaments.said = True
        return False

    async def _advance(self, tournament_id: int) -> None:
        """Does all that is due in one tournament now.

        A table that cannot be opened keeps neither the others nor the date of its round waiting; it is raised after.
        """
        failed: Exception | None = None
        for _ in range(_MOST_STAGES):
            done, failed = await self._tables_advance(await self._tournaments.stored(tournament_id))
            if not (done or await self._round_advances(tournament_id)):
                break
            self._tables.wake.set()
        if failed is not None:
            raise failed

    # ------------------------------------------------------------------------------------ the round

    async def _round_advances(self, tournament_id: int) -> bool:
        """Closes the round, seats the next, or ends the tournament, if that is due now."""
        stored, now = await self._tournaments.stored(tournament_id), self._tables.clock()
        if stored.now.ended is not None:
            return False
        if stored.round_ends_at is not None:
            last = len(stored.now.rounds) - 1
            if stored.round_ends_at > now and not all(each.done for each in stored.tables if each.round == last):
                return False
            return await self._taken(stored, RoundDone(), closes=True)
        if not stored.now.rounds and stored.plan.registration_until > now:
            return False
        if len(stored.now.rounds) >= stored.now.rules.stages:
            return await self._taken(stored, TournamentEnded("played"))
        gone = await self._gone(stored)
        if gone:
            return await self._taken(stored, *gone)
        there = len(stored.now.people) + len(stored.now.waiting) - len(stored.now.left)
        if there < (2 if stored.now.rounds else FEWEST_REGISTERED):
            return await self._taken(stored, TournamentEnded("few"))
        # Beside everything else: a round of 200 people takes most of a second.
        before = await self._season_before(stored)
        return await self._taken(stored, *await asyncio.to_thread(next_steps, stored.now, stored.lot, before))

    async def _season_before(self, stored: StoredTournament) -> tuple[tuple[int, ...], ...]:
        """The divisions as the season before has left them, by the numbers that people have in this one."""
        if stored.plan.season_of is None or stored.now.rounds:
            return ()
        last = await self._tournaments.stored(stored.plan.season_of)
        ids = {each.number: each.person_id for each in last.people if each.person_id is not None}
        numbers = {each.person_id: each.number for each in stored.people}
        return tuple(
            tuple(numbers[ids[each]] for each in division if ids.get(each) in numbers)
            for division in divisions_after(last.now)
        )

    async def _gone(self, stored: StoredTournament) -> tuple[PersonLeft, ...]:
        """The people who take no seat any more: they are forgotten, or the server has blocked them since."""
        rows = await self._tables.database.fetch(statements.BLOCKED_IN_TOURNAMENT, {"id": stored.id})
        out = {row.number for row in rows} | {each.number for each in stored.people if each.person_id is None}
        there = [each for each in (*stored.now.people, *stored.now.waiting) if each not in stored.now.left]
        return tuple(PersonLeft(number) for number in there if number in out)

    async def _taken(self, before: StoredTournament, *steps: TournamentStep, closes: bool = False) -> bool:
        """Takes those steps unless others came first. `closes`: the tables of the rounds count no more."""

        async def work(connection: Connection) -> bool:
            stored = await read_tournament(connection, before.id, hold=True)
            if len(stored.taken) != len(before.taken) or stored.plan != before.plan:
                return False
            after = await take_steps(connection, stored, self._tables.clock(), *steps)
            if closes:
                await connection.execute(statements.ROUND_TABLES_DONE, {"id": stored.id})
            if len(after.now.rounds) > len(stored.now.rounds):
                number = len(stored.now.rounds)
                for place in range(len(after.now.rounds[number].tables)):
                    values = {"id": stored.id, "round": number, "place": place}
                    await connection.execute(statements.OPEN_ROUND_TABLE, values)
            return True

        return await self._tables.database.run(work)

    # ------------------------------------------------------------------------------------ its tables

    async def _tables_advance(self, stored: StoredTournament) -> tuple[bool, Exception | None]:
        """Opens what is not opened yet, then looks after seats and results.

        Returns whether anything was done, and what has kept a table from opening.
        """
        done = False
        failed: Exception | None = None
        for at in stored.tables:
            if at.table_id is None and not at.done and self._room > 0:
                try:
                    done = await self._opened(stored.id, at) or done
                except Exception as error:
                    if isinstance(error, Trouble) and is_passing(error):
                        raise
                    failed = failed or error
        rows = await self._tables.database.fetch(statements.ROUND_TABLES_DUE, {"id": stored.id})
        for row in rows:
            at = RoundTable(row.round, row.place, row.hosted_table, done=False)
            done = await self._round_tables.look_after(stored.id, at) or done
        return done, failed

    async def _opened(self, tournament_id: int, at: RoundTable) -> bool:
        """Opens a table of a round and begins its game, unless that was done."""

        async def work(connection: Connection) -> tuple[TableTransaction | None, bool]:
            stored = await read_tournament(connection, tournament_id, hold=True)
            where = {"id": tournament_id, "round": at.round, "place": at.place}
            row = (await connection.execute(statements.HOLD_ROUND_TABLE, where)).one()
            if row.hosted_table is not None or row.done:
                return None, False
            stored = await self._filled(connection, stored, at)
            seats = stored.now.rounds[at.round].tables[at.place].seats
            people = [None if each.holder is None else stored.person(each.holder) for each in seats]
            if not any(each is not None and each.person_id is not None for each in people):
                await connection.execute(statements.ROUND_TABLE_DONE, where)
                return None, True
            tx = await self._begun(connection, stored, at, people)
            await connection.execute(statements.ROUND_TABLE_OPENED, {**where, "table": tx.id})
            return tx, True

        tx, done = await self._tables.database.run(work)
        if tx is not None:
            self.opened, self._room = self.opened + 1, self._room - 1
            for call in tx.after_commit:
                result = call()
                if asyncio.iscoroutine(result):
                    await result
            self._tables.note_change(tx.id)
        return done

    async def _filled(self, connection: Connection, stored: StoredTournament, at: RoundTable) -> StoredTournament:
        """The tournament after people from the waiting list have taken what was left before the table was opened."""
        while stored.now.waiting and stored.now.filling:
            seats = stored.now.rounds[at.round].tables[at.place].seats
            empty = next((number for number, each in enumerate(seats) if each.holder is None), None)
            if empty is None:
                break
            step = SeatTaken(at.place, empty, stored.now.waiting[0])
            stored = await take_steps(connection, stored, self._tables.clock(), step)
        return stored

    async def _begun(
        self, connection: Connection, stored: StoredTournament, at: RoundTable, people: list[RegisteredPerson | None]
    ) -> TableTransaction:
        """Opens the table for those people, in the order of the ledger; automatic players take what is empty."""
        plan, cause = stored.plan, f"tournament:{stored.id}/{at.round}/{at.place}"
        home: int | None = (await connection.execute(HOME_OF_SERVER, {"server": stored.place.server_id})).scalar()
        place = Place(stored.place.server_id, home or stored.place.channel_id)
        opener = Person(stored.opener_id, "")
        opening = opening_of(self._tables, plan.game, place, opener, plan.options, cause, usual_pace(plan.pace))
        tx = await open_new_table(
            self._tables, connection, replace(opening, rated=plan.rated, watched=plan.watched, trying="alone")
        )
        game = rules_of(plan.game)
        level, fill = strongest_level(game), max(0, game.seats[0] - len(people))
        for number, person in enumerate([*people, *[None] * fill]):
            joined, its = tx.stored.number + 1, f"{cause}/join-{number}"
            if person is not None and person.person_id is not None:
                now = self._tables.clock()
                await lobby.seat_person(connection, tx.id, joined, person.person_id, person.name, "", now)
                move = TableMove(
                    kind="join", value={"joined": joined, "word": ""}, cause=its, person_id=person.person_id, posts=()
                )
            else:
                await lobby.seat_steward_in_lobby(connection, tx.id, joined, level)
                value = {"joined": joined, "word": "", "steward": level}
                move = TableMove(kind="join", value=value, cause=its, person_id=None, posts=())
            await tx.append(move)
        await tx.reload()
        await begin_game(self._tables, tx, None, f"{cause}/start")
        tx.check_written()
        return tx
