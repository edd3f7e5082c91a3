"""Tournaments are played to their end by themselves: rounds are seated once, who leaves is replaced, results count."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.fixes.table import Automate
from host.house import House
from host.lobby.bounds import Limits
from host.tournaments.rules.steps import (
    PersonLeft,
    RoundDone,
    RoundSeated,
    SeatTaken,
    TournamentEnded,
)
from host.tournaments.shown import TournamentShown
from host.tournaments.stored import RoundTable
from host.upkeep.retention import Keeping
from host.values import Place, Trouble
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.seating import PLACE, cause
from tests.host.stewards.sitting import house_of
from tests.host.tournaments.robots import MODERATOR, begun, played, registered, robots, sits_twice, swept


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return house_of(database, clock, entropy)


async def steps(house: House, number: int, kind: type) -> list[object]:
    stored = await house.tournaments.stored(number)
    return [each.step for each in stored.taken if isinstance(each.step, kind)]


async def seated_at(house: House, table_id: int) -> dict[int | None, int | None]:
    """The seats of a table by who holds them, None for an automatic player."""
    table = await house.lookups.table(table_id)
    return {card.person_id: card.seat for card in table.seats}


def place_of(shown: TournamentShown, person_id: int) -> int:
    """The number of the table where that person sits in the present round."""
    for table, number in zip(shown.tournament.rounds[-1].tables, shown.tables[-1], strict=True):
        if person_id in [seat.holder for seat in table.seats]:
            assert number is not None
            return number
    raise AssertionError("sits nowhere")


async def test_sixteen_robots_play_four_rounds_to_the_end(house: House, clock: Clock) -> None:
    people = robots(16)
    number = await registered(house, clock, people)
    await house.lookups.set_server(1, home_channel_id=77, moderator_role_id=None)
    assert (await house.tournaments.shown(number)).state == "open"
    clock.pass_(days=3)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert (shown.state, [len(each) for each in shown.tables]) == ("playing", [4])
    first = await house.lookups.table(shown.tables[0][0] or 0)
    assert (first.status, first.rated, first.pace.name, first.place) == ("playing", True, "daily", Place(1, 77))
    assert shown.round_ends_at == clock.now + timedelta(days=7)
    for _ in range(4):
        shown = await played(house, clock, number)
    assert (shown.state, shown.tournament.ended) == ("over", TournamentEnded("played"))
    assert [len(each) for each in shown.tables] == [4] * 4
    assert all(table.verdict == "played" for each in shown.tournament.rounds for table in each.tables)
    assert not sits_twice(shown)
    assert sum(line.points for line in shown.standings) == 16 * 4 * 12
    recount = await house.tournaments.recounted(number)
    assert recount.equal
    assert (recount.standings, recount.tables) == (shown.standings, 16)
    assert {row.what for row in await rows(house.database, "SELECT what FROM skipped")} == set()


async def test_too_few_people_cancel_it_and_all_are_told(house: House, clock: Clock) -> None:
    number = await registered(house, clock, robots(5))
    await house.tournaments.set_thread(number, 55)
    clock.pass_(days=3)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert (shown.state, shown.tournament.ended) == ("cancelled", TournamentEnded("few"))
    (news,) = await house.tournaments.news()
    assert news.steps[-1].step == TournamentEnded("few")


async def test_who_leaves_the_tournament_is_replaced_from_the_waiting_list_then_by_a_steward(
    house: House, clock: Clock
) -> None:
    *people, late = robots(9)
    number = await begun(house, clock, people)
    assert not await house.tournaments.join(number, late)
    shown = await house.tournaments.shown(number)
    table_id = place_of(shown, people[0].id)
    seat = (await seated_at(house, table_id))[people[0].id]
    await house.tournaments.leave(number, people[0].id)
    await swept(house, clock, 1)
    shown = await house.tournaments.shown(number)
    assert place_of(shown, late.id) == table_id
    assert (await seated_at(house, table_id))[late.id] == seat
    other = next(each for each in people[1:] if place_of(shown, each.id) != table_id)
    await house.tournaments.leave(number, other.id)
    await swept(house, clock, 1)
    at = await seated_at(house, place_of(shown, other.id))
    assert None in at
    assert other.id not in at
    shown = await played(house, clock, number)
    points = {line.person_id: line.points for line in shown.standings}
    assert points[people[0].id] == points[other.id] == 0
    assert {line.person_id for line in shown.standings if line.place is None} == {people[0].id, other.id}
    sitting = [seat.holder for table in shown.tournament.rounds[1].tables for seat in table.seats]
    assert late.id in sitting
    assert {people[0].id, other.id}.isdisjoint(sitting)
    assert (await house.tournaments.recounted(number)).equal


async def test_who_gives_up_their_seat_has_left_the_tournament(house: House, clock: Clock) -> None:
    people = robots(8)
    number = await begun(house, clock, people)
    shown = await house.tournaments.shown(number)
    one, other = (
        people[0].id,
        next(each.id for each in people if place_of(shown, each.id) != place_of(shown, 7_100_000)),
    )
    await house.seats.vacate(place_of(shown, one), one, cause())
    await house.seats.gone(place_of(shown, other), other, cause())
    await swept(house, clock)
    after = await house.tournaments.shown(number)
    assert after.tournament.left == {one, other}
    for person in (one, other):
        assert None in await seated_at(house, place_of(shown, person))
    assert len(await steps(house, number, PersonLeft)) == 2
    await swept(house, clock)
    assert len(await steps(house, number, PersonLeft)) == 2


async def test_a_substitute_from_outside_takes_a_seat_that_counts_for_no_one(house: House, clock: Clock) -> None:
    *people, outsider = robots(9)
    number = await begun(house, clock, people)
    shown = await house.tournaments.shown(number)
    table_id, one = place_of(shown, people[0].id), people[0].id
    await house.substitutes.seek(table_id, one, cause())
    seat = (await seated_at(house, table_id))[one]
    await house.substitutes.offer(table_id, seat or 0, outsider, cause())
    (offer,) = await house.substitutes.offers_for(table_id, seat or 0)
    await house.substitutes.hand_over(table_id, one, offer.id, cause())
    await swept(house, clock)
    after = await house.tournaments.shown(number)
    assert after.tournament.left == {one}
    assert (await seated_at(house, table_id))[outsider.id] == seat
    assert outsider.id not in {line.person_id for line in (await played(house, clock, number)).standings}


@pytest.mark.parametrize(("rule", "points"), [("shared", 12), ("void", 0)])
async def test_a_round_is_closed_on_its_date_by_the_rule_told_at_registration(
    house: House, clock: Clock, rule: str, points: int
) -> None:
    people = robots(8)
    number = await begun(house, clock, people, unfinished=rule, rounds=2, pace="relaxed", round_days=2)
    slow = (await house.tournaments.shown(number)).tables[0][0] or 0
    shown = await played(house, clock, number, but=[slow])
    assert len(shown.tournament.rounds) == 1
    clock.pass_(days=2)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert [table.verdict for table in shown.tournament.rounds[0].tables] == [rule, "played"]
    assert len(shown.tournament.rounds) == 2
    assert (await house.lookups.table(slow)).status == "playing"
    late = [seat.holder for seat in shown.tournament.rounds[0].tables[0].seats]
    assert {line.points for line in shown.standings if line.person_id in late} == {points}


async def test_a_moderator_closes_a_round_and_sets_a_table_right(house: House, clock: Clock) -> None:
    people = robots(8)
    number = await begun(house, clock, people, rounds=2)
    shown = await house.tournaments.shown(number)
    table_id = shown.tables[0][0] or 0
    await house.tournaments.close_round(number, MODERATOR.id)
    await swept(house, clock)
    assert len((await house.tournaments.shown(number)).tournament.rounds) == 2
    holders = [seat.holder or 0 for seat in shown.tournament.rounds[0].tables[0].seats]
    places = {person: place for place, person in enumerate(holders, 1)}
    await house.tournaments.correct_table(number, MODERATOR.id, table_id, "played", places, "as was agreed")
    shown = await house.tournaments.shown(number)
    assert [{line.person_id: line.points for line in shown.standings}[each] for each in holders] == [24, 16, 8, 0]
    assert (await house.tournaments.recounted(number)).equal


async def test_a_result_that_was_set_right_afterwards_is_found_by_recounting(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8), rounds=1)
    shown = await played(house, clock, number)
    table_id = shown.tables[0][0] or 0
    seats = len((await house.lookups.table(table_id)).seats)
    for reverse in (False, True):  # one of both orders is not that of the game
        scores = str(sorted(range(seats), reverse=reverse))
        await house.database.write(
            Statement("UPDATE tables SET corrected = CAST(:scores AS json) WHERE id = :id RETURNING id"),
            {"scores": scores, "id": table_id},
        )
        recount = await house.tournaments.recounted(number)
        if not recount.equal:
            assert [each.table_id for each in recount.differences] == [table_id]
            return
    raise AssertionError("never seen")


async def test_two_processes_seat_each_round_once(house: House, connections: Connections, clock: Clock) -> None:
    other = house_of(connections.database(), clock, Entropy("other"))
    people = robots(16)
    number = await registered(house, clock, people)
    await house.tournaments.begin(number, MODERATOR.id)
    both = (house.tournament_rounds, other.tournament_rounds)
    await asyncio.gather(*(each._round_advances(number) for each in both))
    assert len(await steps(house, number, RoundSeated)) == 1
    await asyncio.gather(*(each._advance(number) for each in both))
    shown = await house.tournaments.shown(number)
    assert [len(each) for each in shown.tables] == [4]
    assert len(await rows(house.database, "SELECT 1 FROM tables")) == 4
    assert len(await rows(house.database, "SELECT 1 FROM seats")) == 16
    assert not await rows(house.database, "SELECT 1 FROM skipped")


async def test_a_break_off_between_two_tables_loses_none_and_seats_no_one_twice(house: House, clock: Clock) -> None:
    number = await registered(house, clock, robots(16))
    await house.tournaments.begin(number, MODERATOR.id)
    rounds, opened = house.tournament_rounds, []
    really = rounds._opened

    async def breaks(tournament_id: int, at: object) -> bool:
        if len(opened) == 2:
            raise asyncio.CancelledError
        opened.append(at)
        return await really(tournament_id, at)  # type: ignore[arg-type]

    rounds._opened = breaks  # type: ignore[method-assign,assignment]
    with pytest.raises(asyncio.CancelledError):
        await rounds.sweep()
    rounds._opened = really  # type: ignore[method-assign]
    assert len(await rows(house.database, "SELECT 1 FROM tables")) == 2
    await house.tournaments.leave(number, 7_100_000)  # before the others are opened
    house = house_of(house.database, clock, Entropy("again"))
    await house.sweeps.run()
    shown = await house.tournaments.shown(number)
    assert None not in shown.tables[0]
    assert len(shown.tables[0]) == len(await rows(house.database, "SELECT 1 FROM tables")) == 4
    people = [row.person_id for row in await rows(house.database, "SELECT person_id FROM seats WHERE steward IS NULL")]
    assert len(people) == len(set(people)) == 15
    assert not sits_twice(await played(house, clock, number))


async def test_a_table_whose_people_have_all_left_before_it_is_opened_never_is(house: House, clock: Clock) -> None:
    *people, late = robots(9)
    number = await registered(house, clock, people, rounds=1)
    await house.tournaments.begin(number, MODERATOR.id)
    await house.tournament_rounds._round_advances(number)
    first, second = (await house.tournaments.shown(number)).tournament.rounds[0].tables
    for seat in first.seats:
        await house.tournaments.leave(number, seat.holder or 0)
    await house.tournaments.leave(number, second.seats[0].holder or 0)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert [each is None for each in shown.tables[0]] == [True, False]
    assert not await house.tournaments.join(number, late)  # too late for that seat: an automatic player has it
    cards = (await house.lookups.table(shown.tables[0][1] or 0)).seats
    assert sum(card.level is not None for card in cards) == 1
    shown = await played(house, clock, number, but=[0])
    assert shown.state == "over"
    assert (await house.tournaments.recounted(number)).equal


async def test_who_waits_takes_a_seat_that_was_left_before_its_table_is_opened(house: House, clock: Clock) -> None:
    *people, late = robots(9)
    number = await registered(house, clock, people, rounds=1)
    await house.tournaments.begin(number, MODERATOR.id)
    await house.tournament_rounds._round_advances(number)
    await house.tournaments.join(number, late)
    await house.tournaments.leave(number, people[0].id)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert late.id in await seated_at(house, place_of(shown, late.id))
    assert len(await rows(house.database, "SELECT 1 FROM seats WHERE steward IS NULL")) == 8


async def test_a_row_that_nobody_can_read_keeps_no_other_tournament_waiting(house: House, clock: Clock) -> None:
    broken = await registered(house, clock, robots(8))
    sound = await registered(house, clock, robots(8))
    await house.database.write(
        Statement('UPDATE tournament_steps SET step = \'{"type": "nonsense"}\' WHERE tournament_id = :id RETURNING 1'),
        {"id": broken},
    )
    clock.pass_(days=3)
    await swept(house, clock)
    assert (await house.tournaments.shown(sound)).state == "playing"
    skipped = await rows(house.database, "SELECT what, place FROM skipped")
    assert [(row.what, row.place) for row in skipped] == [("the rounds of a tournament, by its number,", broken)]
    assert [each.id for each in await house.tournaments.on_server(1)] == [sound]


async def test_a_table_that_cannot_be_opened_keeps_neither_others_nor_the_round_waiting(
    house: House, clock: Clock
) -> None:
    number = await registered(house, clock, robots(12), rounds=1)
    really = house.tournament_rounds._opened

    async def breaks(tournament_id: int, at: RoundTable) -> bool:
        if at.place == 0:
            raise ValueError("cards that nobody has")
        return await really(tournament_id, at)

    house.tournament_rounds._opened = breaks  # type: ignore[method-assign]
    await house.tournaments.begin(number, MODERATOR.id)
    await swept(house, clock)
    shown = await played(house, clock, number, but=[0])
    assert [each is None for each in shown.tables[0]] == [True, False, False]
    assert [row.place for row in await rows(house.database, "SELECT place FROM skipped")] == [number]
    clock.pass_(days=7)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert [table.verdict for table in shown.tournament.rounds[0].tables] == ["shared", "played", "played"]
    assert shown.state == "over"


async def test_tables_that_were_deleted_are_told_by_a_recount(house: House, clock: Clock, tmp_path: Path) -> None:
    number = await begun(house, clock, robots(8), rounds=1)
    shown = await played(house, clock, number)
    await house.records.count_due()
    await house.database.write(Statement("UPDATE outbox SET state = 'sent'"), {})
    clock.pass_(days=2)
    keeping = Keeping(tmp_path, finished=timedelta(days=1), closed=timedelta(days=1))
    old = House(house.database, clock=clock, entropy=Entropy("old"), keeping=keeping)
    await old.sweeps.run()
    recount = await house.tournaments.recounted(number)
    assert not recount.equal
    assert [each.stored for each in recount.differences] == [None, None]
    assert recount.standings == shown.standings


async def test_a_table_that_is_gone_gives_what_was_told_at_registration(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8), rounds=1)
    gone = (await house.tournaments.shown(number)).tables[0][0] or 0
    await house.database.write(Statement("UPDATE tables SET status = 'gone' WHERE id = :id RETURNING id"), {"id": gone})
    await house.database.write(Statement("DELETE FROM states WHERE table_id = :id RETURNING 1"), {"id": gone})
    shown = await played(house, clock, number, but=[gone])
    assert [table.verdict for table in shown.tournament.rounds[0].tables] == ["shared", "played"]
    assert shown.state == "over"  # nobody has waited for its date
    assert not await rows(house.database, "SELECT 1 FROM skipped")


async def test_a_table_that_its_players_give_up_waits_for_no_date_either(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8), rounds=1)
    shown = await house.tournaments.shown(number)
    given_up = shown.tables[0][0] or 0
    for seat in shown.tournament.rounds[0].tables[0].seats:
        await house.seats.vacate(given_up, seat.holder or 0, cause())
    assert (await house.lookups.table(given_up)).status == "closed"
    shown = await played(house, clock, number, but=[given_up])
    assert shown.state == "over"
    assert len(shown.tournament.left) == 4
    assert sorted({line.points for line in shown.standings if line.place is None}) == [0]


async def test_a_seat_that_was_left_is_seen_at_the_next_look(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8))
    shown = await house.tournaments.shown(number)
    assert await house.tournament_rounds.sweep() is False
    one = shown.tournament.people[0]
    await house.seats.vacate(place_of(shown, one), one, cause())
    clock.pass_(seconds=19)
    assert await house.tournament_rounds.sweep() is False
    assert not await steps(house, number, PersonLeft)
    clock.pass_(seconds=1)
    assert await house.tournament_rounds.sweep() is False
    assert await steps(house, number, PersonLeft)


async def test_with_one_person_left_the_tournament_is_over_early(house: House, clock: Clock) -> None:
    people = robots(6)
    number = await begun(house, clock, people, rounds=3)
    for person in people[1:]:
        await house.tournaments.leave(number, person.id)
    await swept(house, clock)
    await played(house, clock, number)
    shown = await house.tournaments.shown(number)
    assert (shown.state, shown.tournament.ended) == ("over", TournamentEnded("few"))
    assert shown.standings[0].person_id == people[0].id
    await house.tournaments.correct_points(number, MODERATOR.id, people[0].id, 1, "for staying")
    with pytest.raises(Trouble, match="tournament-over"):
        await house.tournaments.leave(number, people[0].id)


async def test_whose_seats_a_moderator_gives_away_has_left(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8))
    shown = await house.tournaments.shown(number)
    one = shown.tournament.people[0]
    table_id = place_of(shown, one)
    fix = Automate((await seated_at(house, table_id))[one] or 0, "caretaker")
    look = await house.moderation.look_at_fix(table_id, MODERATOR, fix, cause(), server_id=1)
    await house.moderation.apply_fix(table_id, look.id, MODERATOR, "as agreed", cause(), server_id=1)
    await swept(house, clock)
    assert (await house.tournaments.shown(number)).tournament.left == {one}


async def test_a_table_that_halts_waits_for_the_date_of_its_round(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8), rounds=1)
    halted = (await house.tournaments.shown(number)).tables[0][0] or 0
    await house.database.write(
        Statement("UPDATE tables SET frozen_at = :now, frozen_code = 'x' WHERE id = :id RETURNING id"),
        {"now": clock.now, "id": halted},
    )
    shown = await played(house, clock, number, but=[halted])
    assert shown.state == "playing"
    clock.pass_(days=7)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert (shown.state, len(await steps(house, number, RoundDone))) == ("over", 1)
    assert [table.verdict for table in shown.tournament.rounds[0].tables] == ["shared", "played"]


async def test_who_is_blocked_or_forgotten_sits_in_no_later_round(house: House, clock: Clock) -> None:
    *people, late = robots(9)
    number = await registered(house, clock, people)
    await house.tournaments.join(number, late)
    await house.privacy.forget(people[0].id)
    await house.bounds.block(1, people[1].id, MODERATOR.id, "")
    await house.tournaments.begin(number, MODERATOR.id)
    await swept(house, clock)
    shown = await house.tournaments.shown(number)
    assert shown.tournament.people == tuple(each.id for each in [*people[2:], late])


async def test_a_server_without_the_bot_waits_with_its_tournaments(house: House, clock: Clock) -> None:
    number = await begun(house, clock, robots(8), rounds=2)
    await house.seats.server_gone(1)
    await house.tournaments.drop_server(1)
    clock.pass_(days=8)
    await swept(house, clock)
    assert len(await steps(house, number, RoundDone)) == 0
    await house.seats.server_back(1)
    await swept(house, clock)
    assert len(await steps(house, number, RoundDone)) == 1


async def test_a_tournament_takes_no_room_from_those_who_open_tables(
    database: Database, clock: Clock, entropy: Entropy
) -> None:
    house = House(database, clock=clock, entropy=entropy, limits=Limits(tables=1, hourly=1, own_hourly=1))
    await begun(house, clock, robots(16))
    await house.lobby.open_table("bids", PLACE, MODERATOR, {}, cause())
    with pytest.raises(Trouble, match="too-many-tables"):
        await house.lobby.open_table("bids", PLACE, MODERATOR, {}, cause())


async def test_many_tables_are_opened_over_several_sweeps(house: House, clock: Clock) -> None:
    number = await registered(house, clock, robots(96))
    await house.tournaments.begin(number, MODERATOR.id)
    counts = []
    for _ in range(3):
        await house.sweeps.run()
        counts.append(len(await rows(house.database, "SELECT 1 FROM tables")))
    assert counts == [20, 24, 24]


async def test_the_waiting_list_comes_in_when_a_round_is_seated(house: House, clock: Clock) -> None:
    *people, late = robots(9)
    number = await begun(house, clock, people, rounds=2)
    shown = await played(house, clock, number)
    assert len(shown.tournament.rounds) == 2
    await house.tournaments.join(number, late)
    await house.tournaments.leave(number, people[3].id)
    await swept(house, clock)
    assert await steps(house, number, SeatTaken) != []


async def test_the_tables_of_a_round_read_their_tournament_once_until_it_changes(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = robots(16)
    number = await begun(house, clock, people)
    tournaments, read = house.tournaments, 0
    whole = tournaments.shown

    async def counted(tournament_id: int) -> TournamentShown:
        nonlocal read
        read += 1
        return await whole(tournament_id)

    monkeypatch.setattr(tournaments, "shown", counted)
    tables = [each or 0 for each in (await whole(number)).tables[0]]
    for _ in range(3):
        for place, table in enumerate(tables):
            its = await tournaments.of_table(table)
            assert its is not None
            assert (its.shown.id, its.round, its.place) == (number, 0, place)
    assert read == 1
    await tournaments.set_thread(number, 4711)
    changed = await tournaments.of_table(tables[0])
    assert changed is not None
    assert (changed.shown.thread_id, read) == (4711, 2)
    gone = people[0]
    await tournaments.leave(number, gone.id)
    await swept(house, clock)
    left = await tournaments.of_table(tables[0])
    assert left is not None
    assert gone.id in left.shown.tournament.left
    assert gone.name in left.shown.names.values()
    forgetting = "UPDATE tournament_people SET person_id = NULL, name = '' WHERE person_id = :id RETURNING number"
    await house.database.write(Statement(forgetting), {"id": gone.id})  # once their table is over, by `/me forget`
    forgotten = await tournaments.of_table(tables[0])
    assert forgotten is not None
    assert gone.name not in forgotten.shown.names.values()
