"""What is read of records: persons, servers, leaderboards, and what is not firm yet."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from db.trouble import Trouble
from host.house import House
from host.values import Place
from tests.ground import Clock, rows
from tests.host.moderation.mending import seat_of
from tests.host.records.played import begun, ended, result, won_by
from tests.host.seating import ANNA, BERT, CLEO, DORA, PEOPLE, cause

HERE = 1


async def test_roles_and_feats_are_summed_up_over_games(house: House, database: Database) -> None:
    for seed in (1, 2):
        await ended(house, await begun(house, *PEOPLE, game="devil"), seed=seed)
    scores = await rows(database, "SELECT * FROM scores")
    own = [score for score in scores if score.person_id == ANNA.id]
    record = await house.record_reading.person(ANNA.id, HERE)
    (game,) = record.games
    assert sum(its.tally.games for its in game.roles) == 2
    assert {its.role for its in game.roles} == {score.role for score in own}
    assert game.feats["chests-taken"] == sum(score.feats["chests-taken"] for score in own)
    (of_server,) = (await house.record_reading.server(HERE)).games
    assert {its.role: its.tally.games for its in of_server.roles} == dict.fromkeys(
        ("sun", "moon", "cultist", "devil"), 2
    )
    assert of_server.feats["chests-sold"] == of_server.feats["chests-taken"] > 0


async def test_alone_against_the_games_own_player_one_wins_against_it(house: House, database: Database) -> None:
    table = await ended(house, await begun(house, ANNA, game="paladins"))
    (standing,) = (await house.play.board(table.id)).results or ()
    assert standing.rival is not None
    its = await result(database, table)
    assert (its.company, its.rated) == ("alone", False)
    (score,) = await rows(database, "SELECT * FROM scores")
    assert (score.place, score.outcome) == (1, standing.rival.outcome)
    (game,) = (await house.record_reading.person(ANNA.id, HERE)).games
    assert (game.tally.games, game.tally.won, game.rank) == (1, standing.rival.outcome != "lost", None)


async def test_a_place_needs_five_games_and_three_in_a_season(house: House, clock: Clock) -> None:
    needed = []
    for _ in range(5):
        await won_by(house, ANNA, BERT)
        ranks = [(await house.record_reading.person(ANNA.id, HERE, season)).games[0].rank for season in ("", "2026-Q1")]
        needed.append([rank.missing for rank in ranks if rank is not None])
    assert needed == [[4, 2], [3, 1], [2, 0], [1, 0], [0, 0]]
    board = await house.record_reading.leaderboard(HERE, "bids", "", BERT.id)
    assert [(place.place, place.person_id, place.won) for place in board.places] == [(1, ANNA.id, 5), (2, BERT.id, 0)]
    assert board.own is not None
    assert (board.own.place, board.own.of, board.rated) == (2, 2, 5)


async def test_equal_points_share_a_place(house: House) -> None:
    for _ in range(5):
        await ended(house, await begun(house, ANNA, BERT), 4, 4)
    board = await house.record_reading.leaderboard(HERE, "bids", "", CLEO.id)
    assert [place.place for place in board.places] == [1, 1]
    assert board.own is None


async def test_the_pace_is_the_median_of_all_decisions_once_there_are_enough(house: House, clock: Clock) -> None:
    for _ in range(2):
        await ended(house, await begun(house, ANNA, BERT, rounds=3))
    pace = (await house.record_reading.person(ANNA.id, HERE)).pace
    assert pace is not None
    assert pace.missing == 20 - pace.answers > 0
    for _ in range(8):
        await ended(house, await begun(house, ANNA, BERT, rounds=3))
    pace = (await house.record_reading.person(ANNA.id, HERE)).pace
    assert pace is not None
    assert (pace.missing, pace.seconds) == (0, 0)


async def test_seats_that_were_left_and_taken_over_are_told_apart_from_games(house: House) -> None:
    table = await begun(house, ANNA, BERT, CLEO, rounds=2)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, BERT), DORA, cause())
    await ended(house, table)
    left, taken = [await house.record_reading.person(person.id, HERE) for person in (BERT, DORA)]
    assert (left.left, left.games[0].tally.games, left.games[0].rank is not None) == (1, 0, True)
    assert (taken.taken_over, taken.games[0].tally.games, taken.games[0].rank) == (1, 1, None)


async def test_all_servers_together_have_no_ratings(house: House) -> None:
    await won_by(house, ANNA, BERT)
    await won_by(house, ANNA, BERT, place=Place(77, 3))
    everywhere = await house.record_reading.person(ANNA.id, None)
    assert (everywhere.games[0].tally.games, everywhere.games[0].rank) == (2, None)
    assert (await house.record_reading.person(ANNA.id, 77)).games[0].tally.games == 1


async def test_a_person_without_games_and_an_empty_server_have_empty_records(house: House) -> None:
    assert (await house.record_reading.person(ANNA.id, HERE)).empty
    assert (await house.record_reading.server(HERE)).games == ()
    assert (await house.record_reading.leaderboard(HERE, "bids", "", ANNA.id)).places == ()


@pytest.mark.parametrize("season", ["2025-Q4", "2026-Q9", "x" * 99])
async def test_a_season_without_games_is_refused(house: House, season: str) -> None:
    await won_by(house, ANNA, BERT)
    for reading in (
        house.record_reading.person(ANNA.id, HERE, season),
        house.record_reading.server(HERE, season),
        house.record_reading.leaderboard(HERE, "bids", season, ANNA.id),
    ):
        with pytest.raises(Trouble) as caught:
            await reading
        assert caught.value.code == "unknown-season"


async def test_the_last_quarter_of_a_year_ends_with_the_year(house: House, clock: Clock) -> None:
    clock.pass_(days=305, hours=11)
    await won_by(house, ANNA, BERT)
    clock.pass_(hours=2)
    await won_by(house, ANNA, BERT)
    assert await house.record_reading.seasons(HERE) == ("2027-Q1", "2026-Q4")
    for season in ("2027-Q1", "2026-Q4"):
        assert (await house.record_reading.server(HERE, season)).games[0].tally.games == 1


async def test_feats_are_read_in_the_order_of_the_game(house: House) -> None:
    await ended(house, await begun(house, *PEOPLE, game="devil"))
    (own,) = (await house.record_reading.person(ANNA.id, HERE)).games
    (of_server,) = (await house.record_reading.server(HERE)).games
    order = ["chests-taken", "chests-sold", "souls-sold", "souls-bought", "buildings"]
    assert list(own.feats) == list(of_server.feats) == order


async def test_what_a_game_changed_is_read_of_that_game_however_many_came_after(house: House) -> None:
    first = await won_by(house, ANNA, BERT)
    second = await won_by(house, BERT, ANNA)
    one, two = [await house.record_reading.changes(table.id) for table in (first, second)]
    assert (one[ANNA.id][0], one[BERT.id][0]) == (1000, 1000)
    assert one[ANNA.id][1] > 1000 > one[BERT.id][1]
    assert (two[ANNA.id][0], two[BERT.id][0]) == (one[ANNA.id][1], one[BERT.id][1])
    await house.records.set_counts(BERT.id, False)
    assert set(await house.record_reading.changes(first.id)) == {ANNA.id}
    unrated = await ended(house, await begun(house, ANNA, BERT, rated=False))
    assert await house.record_reading.changes(unrated.id) == {}
