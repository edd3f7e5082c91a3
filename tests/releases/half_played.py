"""A tournament as a release leaves it when it is upgraded: in the middle of its second round."""

from __future__ import annotations

from db.connection.session import Database
from engine.chance import Chance
from tests.ground import Clock, Entropy
from tests.host.seating import cause
from tests.host.stewards.sitting import house_of
from tests.host.tournaments.robots import MODERATOR, answer, played, registered, robots, swept
from tests.releases.filled import Filled


async def half_played(database: Database) -> Filled:
    """14 robots in the second of four rounds, with steps of every kind but the last.

    Two have left, one came from the waiting list, one is blocked; a moderator has set points and a table right, whose
    round was closed on its date; at each table of the round some have answered. Another tournament waits for people.
    """
    clock = Clock()
    house = house_of(database, clock, Entropy("half played"))
    people = robots(18)
    number = await registered(house, clock, people[:15], people=14)
    await house.tournaments.set_thread(number, 55)
    clock.pass_(days=3)
    await swept(house, clock)
    await house.tournaments.leave(number, people[0].id)  # who waits comes in
    shown = await house.tournaments.shown(number)
    at = next(
        table_id or 0
        for table_id, table in zip(shown.tables[0], shown.tournament.rounds[0].tables, strict=True)
        if people[1].id in [seat.holder for seat in table.seats]
    )
    await house.seats.vacate(at, people[1].id, cause())
    await swept(house, clock)
    late = (await house.tournaments.shown(number)).tables[0][0] or 0
    await house.bounds.block(1, people[2].id, MODERATOR.id, "")
    await played(house, clock, number, but=[late])
    clock.pass_(days=7)
    await swept(house, clock)
    await house.tournaments.correct_points(number, MODERATOR.id, people[5].id, 3, "a slip")
    table = (await house.tournaments.shown(number)).tournament.rounds[0].tables[0]
    places = {seat.holder: place for place, seat in enumerate(table.seats, 1) if seat.holder is not None}
    await house.tournaments.correct_table(number, MODERATOR.id, late, "played", places, "as they agreed")
    await house.tournaments.join(number, people[16])
    stream = Chance(bytes(32)).stream("robots")
    for each in (await house.tournaments.shown(number)).tables[1]:
        await answer(house, each or 0, stream, [people[5].id, people[6].id])
    other = await registered(house, clock, people[6:15])
    return Filled({"tournament": number, "registering": other}, [], clock.now.isoformat())
