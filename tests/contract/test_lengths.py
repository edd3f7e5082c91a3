"""Lengths of games are true: games among automatic players last as long as the file says that lobbies read."""

from __future__ import annotations

from statistics import fmean

import pytest

from engine.registry import game as rules_of
from engine.registry import game_ids
from face.core.game_lengths import Company, Length, Lengths, measured_lengths
from tests.ground import DEEP
from tools.lengths import FIRST_GAMES, Counted, Sittings, first_of, games_of, length_of_games, measurable, series_of

MEASURED = [game_id for game_id in game_ids() if measurable(game_id)]
SERIES = [(game_id, company, seats) for game_id in MEASURED for company, seats in series_of(game_id)]
FIRSTS = [next(series for series in SERIES if series[0] == game_id and series[2] > 1) for game_id in MEASURED]
COUNTED_AGAIN = SERIES if DEEP else FIRSTS
"""`make coverage` counts all of them again, `make check` the first games of one series of each game, not alone."""
NEAR = 0.2  # by such a part the first games may differ from all
AGAIN = "count again: pactum lengths"


def measured(game_id: str) -> Lengths:
    lengths = measured_lengths(game_id)
    assert lengths is not None, AGAIN
    return lengths


def said(game_id: str, company: Company, seats: int) -> Length:
    return measured(game_id).among(company)[str(seats)]


@pytest.mark.parametrize("game_id", MEASURED)
def test_every_number_of_players_has_its_length(game_id: str) -> None:
    lengths = measured(game_id)
    fewest, most = rules_of(game_id).seats
    for counted in (lengths.stewards, lengths.apprentices):
        assert list(counted) == [str(seats) for seats in range(fewest, most + 1)]


@pytest.mark.parametrize("game_id", MEASURED)
def test_the_first_games_of_stewards_last_about_as_long_as_the_lobby_says(game_id: str) -> None:
    seed = measured(game_id).seed
    parts = []
    for company, seats in series_of(game_id):
        if company == "stewards" and seats in rules_of(game_id).seats:
            (game,) = games_of(game_id, seats, company, range(1), seed)
            parts.append(fmean(game.each) / said(game_id, company, seats).each.mean)
    assert fmean(parts) == pytest.approx(1, abs=NEAR), AGAIN


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "company", "seats"), COUNTED_AGAIN)
def test_the_lengths_are_those_of_the_games_that_were_counted(game_id: str, company: Company, seats: int) -> None:
    lengths = measured(game_id)
    games = list(games_of(game_id, seats, company, range(lengths.tables if DEEP else FIRST_GAMES), lengths.seed))
    if DEEP:
        assert length_of_games(games) == said(game_id, company, seats), AGAIN
    else:
        assert first_of(games) == lengths.first[f"{company}.{seats}"], AGAIN


def test_one_after_another_everyone_plays_once_a_day() -> None:
    sittings = Sittings(3)
    for seat in (0, 1, 2, 0, 1, 2):
        sittings.answer(seat, settled=True)
    assert sittings.days == 2


def test_what_nobody_else_stands_between_is_one_sitting() -> None:
    sittings = Sittings(2)
    for seat in (0, 0, 0, 1, 1, 0):
        sittings.answer(seat, settled=True)
    assert sittings.days == 2


def test_what_all_decide_at_once_takes_a_day_and_what_follows_another() -> None:
    sittings = Sittings(3)
    for _ in range(4):
        for seat in range(3):
            sittings.answer(seat, settled=seat == 2)
    assert sittings.days == 4


def test_what_the_house_answers_takes_nobody_a_day() -> None:
    sittings = Sittings(2)
    sittings.answer(0, settled=True)
    sittings.answer(1, settled=True, at_once=True)
    sittings.answer(0, settled=True)
    assert sittings.days == 2


def test_a_tenth_of_the_games_is_shorter_and_a_tenth_longer() -> None:
    games = [Counted((count,), count, {1: count, 2: 2 * count}) for count in range(1, 12)]
    length = length_of_games(games)
    assert (length.each.low, length.each.mean, length.each.high) == (2, 6.0, 10)
    assert length.rounds == (6.0, 12.0)


def test_games_of_different_rounds_have_no_lengths_of_rounds() -> None:
    games = [Counted((5,), 5, {1: 2, 2: 3}), Counted((4,), 4, {1: 4})]
    assert length_of_games(games).rounds == ()
