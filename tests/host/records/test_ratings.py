"""Ratings follow from results alone, in the order in which the games ended, as openskill works them out."""

from __future__ import annotations

from datetime import timedelta
from itertools import permutations
from math import sqrt

import pytest
from openskill.models import PlackettLuce

from db.connection.session import Database
from host.fixes import Correct
from host.house import House
from host.records.ratings import LAST, Ranked, RatedGame, Rating, rating_points, ratings_after, season_of, season_parts
from host.values import Place
from tests.ground import Clock, rows
from tests.host.moderation.mending import fixed, seat_of
from tests.host.records.played import begun, ended, ratings, won_by
from tests.host.seating import ANNA, BERT, CLEO, DORA

Q1 = "2026-Q1"
POINTS = [1120, 1081, 1017, 868]  # of four newcomers, by place, after one game


def match(*people: int | None, season: str = Q1) -> RatedGame:
    return RatedGame(season, tuple(Ranked(person, place) for place, person in enumerate(people, start=1)))


def test_two_games_are_rated_as_the_library_does() -> None:
    model = PlackettLuce()
    new = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 2, 2])
    again = model.rate([new[1], new[0]], ranks=[1, 2])
    found = ratings_after([RatedGame(Q1, (Ranked(1, 1), Ranked(2, 2), Ranked(3, 2))), match(2, 1)])
    assert (found["", 2].mu, found["", 2].sigma) == (again[0][0].mu, again[0][0].sigma)
    assert (found["", 1].mu, found["", 1].sigma) == (again[1][0].mu, again[1][0].sigma)
    assert (found["", 3].mu, found["", 3].sigma) == (new[2][0].mu, new[2][0].sigma)


def test_the_values_are_those_of_weng_and_lin() -> None:
    """Their update of four equals by Plackett and Luce (2011, algorithm 4): each choice of the next best is a draw."""
    sigma, beta = 25 / 3, 25 / 6
    step = sigma**2 / sqrt(4 * (sigma**2 + beta**2))
    chosen = (1 - 1 / 4, -1 / 4 + 1 - 1 / 3, -1 / 4 - 1 / 3 + 1 - 1 / 2, -1 / 4 - 1 / 3 - 1 / 2)
    found = ratings_after([match(1, 2, 3, 4)])
    for person, share in enumerate(chosen, start=1):
        assert found["", person].mu == pytest.approx(25 + step * share, abs=0.001)
    assert [found["", person].points for person in (1, 2, 3, 4)] == POINTS


def test_a_newcomer_begins_at_a_thousand() -> None:
    assert Rating().points == rating_points(25, 25 / 3) == 1000


def test_a_tie_between_newcomers_leaves_them_equal() -> None:
    found = ratings_after([RatedGame(Q1, (Ranked(1, 1), Ranked(2, 1)))])
    assert found["", 1].mu == found["", 2].mu == 25
    assert found["", 1].won == found["", 2].won == 1


def test_each_season_begins_anew_and_all_time_goes_on() -> None:
    found = ratings_after([match(1, 2), match(1, 2, season="2026-Q2")])
    assert found["2026-Q2", 1] == found[Q1, 1]
    assert found["", 1].mu > found[Q1, 1].mu
    assert (found["", 1].games, found[Q1, 1].games) == (2, 1)


def test_who_stays_out_is_a_stranger_each_time() -> None:
    found = ratings_after([match(None, 1), match(None, 2)])
    assert set(found) == {("", 1), (Q1, 1), ("", 2), (Q1, 2)}
    assert found["", 1] == found["", 2]


def test_who_left_is_behind_all_others() -> None:
    found = ratings_after([RatedGame(Q1, (Ranked(1, LAST), Ranked(2, 3), Ranked(3, LAST)))])
    assert found["", 2].mu > found["", 1].mu == found["", 3].mu
    assert not found["", 2].won  # whoever came before them was not rated


def test_of_a_game_that_went_on_with_a_steward_only_who_left_is_rated_behind_equals() -> None:
    players = (Ranked(1, 1), Ranked(2, 3), Ranked(3, LAST))
    found = ratings_after([RatedGame(Q1, players, stayed=False)])
    assert set(found) == {("", 3), (Q1, 3)}
    assert found["", 3] == ratings_after([RatedGame(Q1, (Ranked(1, 1), Ranked(2, 1), Ranked(3, LAST)))])["", 3]


def test_a_game_with_one_player_left_to_rate_rates_nobody() -> None:
    assert ratings_after([match(1)]) == {}


def test_the_order_of_games_matters_and_the_same_order_gives_the_same() -> None:
    games = [match(*people) for people in permutations(range(5), 4)]
    assert ratings_after(games) == ratings_after(games)
    assert ratings_after(games) != ratings_after(reversed(games))


def test_seasons_are_quarters() -> None:
    assert season_parts("2026-Q3") == (2026, 3)
    assert [season_parts(typed) for typed in ("2026-Q5", "26-Q1", "", "winter", "2026-Q1 ")] == [None] * 5


def test_a_game_belongs_to_the_season_in_which_it_ended(clock: Clock) -> None:
    clock.pass_(days=30, hours=11, minutes=59)
    assert season_of(clock()) == Q1
    assert season_of(clock() + timedelta(minutes=1)) == "2026-Q2"


async def test_rebuilding_gives_the_same_ratings_to_the_last_digit(
    house: House, database: Database, clock: Clock
) -> None:
    people = [ANNA, BERT, CLEO, DORA]
    for three in list(permutations(people, 3))[::4]:
        await won_by(house, *three)
        clock.pass_(days=20)
    before = await rows(database, "SELECT * FROM ratings ORDER BY season, person_id")
    assert len({row.season for row in before}) > 2
    assert await house.records.rebuild() == 6
    assert await rows(database, "SELECT * FROM ratings ORDER BY season, person_id") == before


async def test_games_are_rated_in_the_order_of_their_ends_however_they_are_counted(
    house: House, database: Database, clock: Clock
) -> None:
    late = await begun(house, ANNA, BERT)
    clock.pass_(days=1)
    early = await begun(house, ANNA, BERT, CLEO)
    early = await ended(house, early, 3, 2, 1)
    clock.pass_(days=1)
    late = await ended(house, late, 1, 2)
    clock.pass_(days=1)
    before = await ratings(database)
    # Set right long afterwards, it is still the earlier game.
    await fixed(house, early, Correct((1, 2, 3)))
    await fixed(house, early, Correct((3, 2, 1)))
    await house.records.count_due()
    assert await ratings(database) == before


async def test_a_server_knows_nothing_of_another(house: House, database: Database) -> None:
    await won_by(house, ANNA, BERT)
    await begun(house, ANNA, BERT, place=Place(77, 2))
    other = await begun(house, CLEO, DORA, place=Place(77, 2))
    await ended(house, other)
    found = await rows(database, "SELECT server_id, person_id FROM ratings WHERE season = '' ORDER BY 1, 2")
    assert [tuple(row) for row in found] == [(1, ANNA.id), (1, BERT.id), (77, CLEO.id), (77, DORA.id)]


async def test_the_winner_gains_what_the_loser_has_lost(house: House, database: Database) -> None:
    table = await won_by(house, BERT, ANNA)
    assert seat_of(table, BERT) in (0, 1)
    found = await ratings(database)
    assert found[BERT.id].mu - 25 == 25 - found[ANNA.id].mu > 0
    assert set(await ratings(database, Q1)) == {ANNA.id, BERT.id}
