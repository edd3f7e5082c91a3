"""A tournament is opened within bounds, people come and go, and what is stored of them goes when they say so."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.trouble import Trouble
from host.house import House
from host.tournaments.hosting import MOST_COMINGS, MOST_TOURNAMENTS
from host.tournaments.plans import TournamentPlan
from host.tournaments.rules.steps import (
    PersonCame,
    PersonLeft,
    TournamentEnded,
)
from host.values import Person, Place
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, PLACE

MODERATOR = Person(7_000_999, "Mo")
PEOPLE = tuple(Person(7_100_000 + number, f"Person {number}") for number in range(40))


def plan(clock: Clock, **more: object) -> TournamentPlan:
    return replace(TournamentPlan("Spring cup", "bids", clock.now + timedelta(days=3), rounds=3, people=12), **more)


async def code_of(work: object) -> str:
    with pytest.raises(Trouble) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


async def test_a_plan_is_kept_within_its_bounds(house: House, clock: Clock) -> None:
    async def refused(**more: object) -> str:
        return await code_of(house.tournaments.open(MODERATOR, PLACE, plan(clock, **more)))

    assert await refused(name="  ") == await refused(name="x" * 61) == "tournament-name"
    assert await refused(people=5) == await refused(people=201) == "tournament-people"
    assert await refused(rounds=0) == await refused(rounds=13) == "tournament-rounds"
    assert await refused(round_days=0) == await refused(round_days=31) == "tournament-round-days"
    assert await refused(registration_until=clock.now) == "registration-past"
    assert await refused(registration_until=clock.now + timedelta(days=61)) == "registration-too-late"
    assert await refused(game="chess") == "no-such-game"
    assert await refused(options={"nonsense": 1}) == "bad-options"
    for _ in range(MOST_TOURNAMENTS):
        await house.tournaments.open(MODERATOR, PLACE, plan(clock))
    assert await refused() == "too-many-tournaments"
    await house.tournaments.open(MODERATOR, Place(9, 9), plan(clock))
    (first, *_) = (await house.tournaments.on_server(1))[::-1]
    await house.tournaments.cancel(first.id, MODERATOR.id)
    await house.tournaments.open(MODERATOR, PLACE, plan(clock))


async def test_people_register_wait_and_leave(house: House, clock: Clock) -> None:
    number = await house.tournaments.open(MODERATOR, PLACE, plan(clock, people=6))
    came = [await house.tournaments.join(number, person) for person in PEOPLE[:8]]
    assert came == [True] * 6 + [False] * 2
    assert await code_of(house.tournaments.join(number, PEOPLE[7])) == "already-registered"
    await house.tournaments.leave(number, PEOPLE[0].id)
    assert await code_of(house.tournaments.leave(number, PEOPLE[0].id)) == "not-registered"
    shown = await house.tournaments.shown(number)
    assert shown.tournament.people == tuple(person.id for person in PEOPLE[1:7])
    assert shown.tournament.waiting == (PEOPLE[7].id,)
    assert shown.names[PEOPLE[3].id] == "Person 3"
    for _ in range(MOST_COMINGS - 1):
        await house.tournaments.join(number, PEOPLE[0])
        await house.tournaments.leave(number, PEOPLE[0].id)
    assert await code_of(house.tournaments.join(number, PEOPLE[0])) == "registered-too-often"
    await house.bounds.block(1, ANNA.id, MODERATOR.id, "")
    assert await code_of(house.tournaments.join(number, ANNA)) == "blocked-here"
    assert await code_of(house.tournaments.join(number + 1, BERT)) == "no-such-tournament"


async def test_a_cancelled_tournament_takes_nothing_any_more(house: House, clock: Clock) -> None:
    number = await house.tournaments.open(MODERATOR, PLACE, plan(clock))
    await house.tournaments.join(number, ANNA)
    assert await code_of(house.tournaments.begin(number, MODERATOR.id)) == "too-few-registered"
    assert await code_of(house.tournaments.close_round(number, MODERATOR.id)) == "no-round"
    await house.tournaments.cancel(number, MODERATOR.id)
    assert (await house.tournaments.shown(number)).state == "cancelled"
    for refused in (
        house.tournaments.cancel(number, MODERATOR.id),
        house.tournaments.join(number, BERT),
        house.tournaments.leave(number, ANNA.id),
        house.tournaments.begin(number, MODERATOR.id),
        house.tournaments.correct_points(number, MODERATOR.id, ANNA.id, 3, "late"),
    ):
        assert await code_of(refused) == "tournament-over"


async def test_each_step_is_told_until_it_is_noted_and_a_thread_is_wanted_first(house: House, clock: Clock) -> None:
    number = await house.tournaments.open(MODERATOR, PLACE, plan(clock))
    (news,) = await house.tournaments.news()
    assert (news.steps, news.upto, news.shown.thread_id) == ((), 0, None)
    await house.tournaments.join(number, ANNA)
    await house.tournaments.set_thread(number, 55)
    await house.tournaments.leave(number, ANNA.id)
    (news,) = await house.tournaments.news()
    assert [each.step for each in news.steps] == [PersonCame(ANNA.id), PersonLeft(ANNA.id)]
    assert news.shown.thread_id == 55
    await house.tournaments.told(number, 1)
    (news,) = await house.tournaments.news()
    assert [each.step for each in news.steps] == [PersonLeft(ANNA.id)]
    await house.tournaments.told(number, news.upto)
    assert await house.tournaments.news() == ()
    await house.tournaments.cancel(number, MODERATOR.id)
    (news,) = await house.tournaments.news()
    assert [each.step for each in news.steps] == [TournamentEnded("cancelled", MODERATOR.id)]
    assert await house.tournaments.news(but=[number]) == ()


async def test_points_are_corrected_with_a_name_and_a_reason(house: House, clock: Clock) -> None:
    number = await house.tournaments.open(MODERATOR, PLACE, plan(clock))
    for person in (ANNA, BERT):
        await house.tournaments.join(number, person)

    async def corrected(person: Person, points: int, reason: str) -> None:
        await house.tournaments.correct_points(number, MODERATOR.id, person.id, points, reason)

    assert await code_of(corrected(CLEO, 3, "late")) == "not-registered"
    assert await code_of(corrected(ANNA, 0, "late")) == "correction-points"
    assert await code_of(corrected(ANNA, 1001, "late")) == "correction-points"
    assert await code_of(corrected(ANNA, 3, " ")) == await code_of(corrected(ANNA, 3, "x" * 201)) == "correction-reason"
    await corrected(BERT, 7, "a table that was lost")
    shown = await house.tournaments.shown(number)
    first = shown.standings[0]
    assert (first.person_id, first.points, first.corrected) == (BERT.id, 7, 7)
    assert [(each.by, each.reason) for each in shown.tournament.corrections] == [
        (MODERATOR.id, "a table that was lost")
    ]


async def test_who_is_forgotten_leaves_a_number_and_no_name(house: House, clock: Clock) -> None:
    number = await house.tournaments.open(MODERATOR, PLACE, plan(clock))
    for person in (ANNA, BERT):
        await house.tournaments.join(number, person)
    await house.tournaments.correct_points(number, MODERATOR.id, ANNA.id, 3, "late")
    own = await house.privacy.stored_of(ANNA.id)
    assert [each["name"] for each in own["tournaments"]] == ["Anna"]
    assert {each["step"]["type"] for each in own["steps_in_tournaments"]} == {"came", "points"}
    assert {each["by_id"] for each in own["steps_in_tournaments"]} == {None}
    others = await house.privacy.stored_of(MODERATOR.id)
    assert [each["by_id"] for each in others["steps_in_tournaments"]] == [MODERATOR.id]
    assert [each["plan"]["name"] for each in others["tournaments_opened"]] == ["Spring cup"]
    for person in (ANNA, MODERATOR):
        await house.privacy.forget(person.id)
    shown = await house.tournaments.shown(number)
    assert shown.tournament.people == (-1, BERT.id)
    assert (shown.names[-1], shown.opener_id, shown.tournament.corrections[0].by) == ("", 0, 0)
    for table in ("tournaments", "tournament_people", "tournament_steps"):
        written = str([tuple(row) for row in await rows(house.database, f"SELECT * FROM {table}")])  # noqa: S608
        assert not [word for word in ("Anna", str(ANNA.id), str(MODERATOR.id)) if word in written]


async def test_a_server_that_is_gone_drops_what_has_not_begun(house: House, clock: Clock) -> None:
    number = await house.tournaments.open(MODERATOR, PLACE, plan(clock))
    other = await house.tournaments.open(MODERATOR, Place(9, 9), plan(clock))
    await house.tournaments.drop_server(1)
    states = [(await house.tournaments.shown(each)).state for each in (number, other)]
    assert states == ["cancelled", "open"]
