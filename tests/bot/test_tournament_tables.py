"""The tables of a round stand in the channel like others: each with its message, thread, board, and a desk for each."""

from __future__ import annotations

from datetime import timedelta

from host.house import House
from host.tournaments.plans import TournamentPlan
from host.values import Person, Place
from tests.bot.people import World
from tests.ground import Clock


async def test_the_tables_of_a_round_are_shown_and_everyone_has_their_desk(
    world: World, house: House, clock: Clock
) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cid", "dan", "eve", "fay")]
    place = Place(world.channel.guild.id, world.channel.id)
    plan = TournamentPlan("Spring cup", "bids", clock.now + timedelta(days=1), people=6)
    number = await house.tournaments.open(Person(seats[0].user.id, "ada"), place, plan)
    for seat in seats:
        await house.tournaments.join(number, Person(seat.user.id, seat.user.name))
    await house.tournaments.begin(number, seats[0].user.id)
    await house.sweeps.run()
    await world.deliver()
    tables = (await house.tournaments.shown(number)).tables[0]
    assert len(tables) == 2
    for table_id in tables:
        table = await house.lookups.table(table_id or 0)
        assert None not in (table.lobby_message_id, table.thread_id, table.board_message_id)
    for seat in seats:
        seat.take_dm()
        assert seat.desk is not None
