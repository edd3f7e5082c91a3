"""64 robots over four rounds: some leave, miss deadlines, end too late; a moderator corrects, the bot is killed.

A kill breaks the sweeps off at some statement, so that its transaction is never committed; a new house goes on.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Connection
from engine.chance import Chance
from host.house import House
from host.tournaments.rules.steps import (
    TableDone,
)
from host.tournaments.shown import TournamentShown
from tests.connections import Connections
from tests.ground import Clock, Entropy, kept, rows
from tests.host.seating import cause
from tests.host.stewards.sitting import house_of
from tests.host.tournaments.robots import MODERATOR, answer, picked, registered, robots, sits_twice

ROUNDS = 4
LATE = 2  # tables of each round whose people do not play until its date
IDLE = 3  # people of each round who answer nothing
LEAVE = 4  # people of each round: half leave the tournament, half their seat
HALF_OPENED = (
    "SELECT 1 FROM tournament_tables WHERE NOT done GROUP BY round"
    " HAVING count(hosted_table) > 0 AND count(*) > count(hosted_table)"
)


class Killed(BaseException):
    """The process is gone."""


@contextmanager
def mortal(after: int) -> Iterator[None]:
    """Within this the process is killed at that statement, counted from 1."""
    really, left = Connection.execute, [after]

    async def execute(connection: Connection, *given: Any) -> Any:
        left[0] -= 1
        if left[0] <= 0:
            raise Killed
        return await really(connection, *given)

    Connection.execute = execute  # type: ignore[method-assign]
    try:
        yield
    finally:
        Connection.execute = really  # type: ignore[method-assign]


class Evening:
    """A tournament, and the process that hosts it until it is killed."""

    def __init__(self, database: Database, connections: Connections, clock: Clock, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self.stream = Chance(seed.to_bytes(32, "big")).stream("robots")
        self.clock = clock
        self.kills = self.between_tables = 0
        self.number = 0
        self._connections = connections
        self.house: House = house_of(database, clock, Entropy("0"))

    async def sweep(self, seconds: float, *, kills: int | None = None) -> None:
        """Lets time pass and the sweeps run, of processes of which so many are killed first; at random, unless told."""
        self.clock.pass_(seconds=seconds)
        for _ in range(self.chance.choice((0, 0, 1, 2)) if kills is None else kills):
            try:
                with mortal(self.chance.randrange(30, 200)):
                    await self.house.sweeps.run()
            except Killed:
                self.kills += 1
                self.between_tables += bool(await rows(self.house.database, HALF_OPENED))
                self.house = house_of(self._connections.database(), self.clock, Entropy(str(self.kills)))
                await self.house.reclaim()
        await self.house.sweeps.run()

    async def shown(self) -> TournamentShown:
        return await self.house.tournaments.shown(self.number)

    async def plays(self, tables: Collection[int], idle: Collection[int]) -> None:
        """Plays those tables to their end. Where nobody but the idle is waited for, their time runs out."""
        for _ in range(200):
            before = [(await self.house.tables.read(each)).number for each in tables]
            if not [each for each in tables if await answer(self.house, each, self.stream, idle)]:
                return
            await self.sweep(300)
            if before == [(await self.house.tables.read(each)).number for each in tables]:
                await self.sweep(6 * 3600)
        raise AssertionError("never over")

    async def round(self) -> None:
        """Plays the present round: its date comes before its last tables have ended."""
        shown = await self.shown()
        assert None not in shown.tables[-1]
        number, tables = len(shown.tournament.rounds), [each or 0 for each in shown.tables[-1]]
        seats = {
            seat.holder: at
            for at, table in zip(tables, shown.tournament.rounds[-1].tables, strict=True)
            for seat in table.seats
        }
        people = [each for each in seats if each is not None]
        leave, idle = picked(self.chance, people, LEAVE), picked(self.chance, people, IDLE)
        for person in leave[: LEAVE // 2]:
            await self.house.tournaments.leave(self.number, person)
        for person in leave[LEAVE // 2 :]:
            await self.house.seats.vacate(seats[person], person, cause())
        await self.sweep(60)
        late = picked(self.chance, tables, LATE)
        await self.plays([each for each in tables if each not in late], idle)
        assert len((await self.shown()).tournament.rounds) == number
        self.clock.pass_(days=14)
        await self.sweep(60, kills=3)


@pytest.mark.long
@pytest.mark.parametrize("seed", kept(range(3), 0, deep=(1, 2)))
async def test_a_tournament_of_64_robots_is_played_to_its_end_whatever_happens(
    database: Database, connections: Connections, clock: Clock, seed: int
) -> None:
    evening = Evening(database, connections, clock, seed)
    people = robots(70)
    number = evening.number = await registered(
        evening.house, clock, people, people=64, rounds=ROUNDS, pace="daily", round_days=14
    )
    clock.pass_(days=3)
    await evening.sweep(60, kills=3)
    for _ in range(ROUNDS):
        await evening.round()
    house, shown = evening.house, await evening.shown()
    assert shown.state == "over"
    await house.tournaments.correct_points(number, MODERATOR.id, shown.standings[0].person_id, -6, "a slip")
    table, at = shown.tournament.rounds[1].tables[0], shown.tables[1][0] or 0
    places = {seat.holder: place for place, seat in enumerate(table.seats, 1) if seat.holder is not None}
    await house.tournaments.correct_table(number, MODERATOR.id, at, "played", places, "as they agreed")

    shown = await evening.shown()
    recount = await house.tournaments.recounted(number)
    assert recount.equal
    assert recount.standings == shown.standings
    assert recount.tables == sum(
        isinstance(each.step, TableDone) for each in (await house.tournaments.stored(number)).taken
    )
    verdicts = Counter(table.verdict for each in shown.tournament.rounds for table in each.tables)
    assert verdicts["shared"] + verdicts["played"] == sum(map(len, shown.tables))
    assert 0 < verdicts["shared"] <= ROUNDS * LATE  # others have ended by their deadlines
    assert len(await rows(house.database, "SELECT 1 FROM moves WHERE kind = 'due'")) >= ROUNDS * IDLE
    assert len(shown.tournament.left) == ROUNDS * LEAVE
    assert evening.kills > 10
    assert evening.between_tables >= ROUNDS
    assert not sits_twice(shown)
    hosted = [each for tables in shown.tables for each in tables]
    assert len(hosted) == len(set(hosted)) == len(await rows(house.database, "SELECT 1 FROM tables"))
    assert not await rows(house.database, "SELECT 1 FROM tables WHERE frozen_at IS NOT NULL")
    for tables in shown.tables:  # in the database, too, nobody has sat twice in a round
        sat = await rows(
            house.database,
            f"SELECT person_id FROM seats WHERE person_id IS NOT NULL AND table_id IN ({', '.join(map(str, tables))})",  # noqa: S608
        )
        assert len(sat) == len({row.person_id for row in sat})
    steps = len((await house.tournaments.stored(number)).taken)
    print(f"kills {evening.kills}, {evening.between_tables} between tables; steps {steps}, {dict(verdicts)}")
