"""A league is played in seasons, each with divisions and a final, and begins as the season before has ended."""

from __future__ import annotations

from datetime import timedelta

import pytest

from db.connection.session import Database
from host.house import House
from host.tournaments.plans import TournamentPlan
from host.tournaments.rules.drawing import divisions_after
from host.tournaments.rules.steps import (
    GroupsDrawn,
)
from host.values import Place, Trouble
from tests.ground import Clock, Entropy
from tests.host.seating import PLACE
from tests.host.stewards.sitting import house_of
from tests.host.tournaments.robots import MODERATOR, begun, played, registered, robots, sits_twice, swept


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def season(house: House, clock: Clock, number: int) -> int:
    """The season is played to its end."""
    while (await house.tournaments.shown(number)).state == "playing":
        shown = await played(house, clock, number)
        assert not sits_twice(shown)
    return number


async def groups_by_id(house: House, number: int) -> tuple[tuple[int, ...], ...]:
    return (await house.tournaments.shown(number)).tournament.groups


async def test_a_league_goes_on_with_those_who_went_up_and_down(house: House, clock: Clock) -> None:
    people = robots(14)
    first = await begun(house, clock, people[:12], rounds=1, group=6, final=3)
    shown = await house.tournaments.shown(first)
    assert [len(one) for one in shown.tournament.groups] == [6, 6]
    for table in shown.tournament.rounds[0].tables:
        holders = {seat.holder for seat in table.seats}
        assert any(holders <= set(one) for one in shown.tournament.groups)
    await season(house, clock, first)
    shown = await house.tournaments.shown(first)
    assert (shown.state, [each.final for each in shown.tournament.rounds]) == ("over", [False, True])
    assert [len(table.seats) for table in shown.tournament.rounds[1].tables] == [3]
    assert [line.person_id for line in shown.standings if (line.place or 9) <= 3]
    recount = await house.tournaments.recounted(first)
    assert (recount.equal, recount.standings) == (True, shown.standings)

    before = divisions_after(shown.tournament)
    quits = before[0][0]
    again = await registered(house, clock, [each for each in reversed(people) if each.id != quits], season_of=first)
    assert (await house.tournaments.shown(again)).plan.group == 6
    await house.tournaments.begin(again, MODERATOR.id)
    await swept(house, clock)
    after = await groups_by_id(house, again)
    known = {person.id for person in people[:12]}
    assert [each for one in after for each in one if each in known] == [
        each for one in before for each in one if each != quits
    ]
    assert set(after[-1]) >= {person.id for person in people[12:]}
    stored = await house.tournaments.stored(again)
    assert sum(isinstance(each.step, GroupsDrawn) for each in stored.taken) == 1


@pytest.mark.parametrize(
    ("server", "which", "code"),
    [(0, 0, "season-not-over"), (1, 0, "no-such-tournament"), (0, 10**6, "no-such-tournament")],
)
async def test_a_league_goes_on_once_its_season_is_over_and_on_its_server(
    house: House, clock: Clock, server: int, which: int, code: str
) -> None:
    number = await begun(house, clock, robots(6), rounds=1)
    plan = TournamentPlan("Season 2", "bids", clock.now + timedelta(days=3), season_of=number + which)
    with pytest.raises(Trouble) as refused:
        await house.tournaments.open(MODERATOR, Place(PLACE.server_id + server, 3), plan)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("more", "code"),
    [({"group": 3}, "tournament-group"), ({"group": 51}, "tournament-group"), ({"final": 1}, "tournament-final")],
)
async def test_groups_and_a_final_that_cannot_be_are_refused(
    house: House, clock: Clock, more: dict[str, int], code: str
) -> None:
    with pytest.raises(Trouble) as refused:
        await registered(house, clock, (), **more)
    assert refused.value.code == code
