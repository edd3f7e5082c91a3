"""The dossier of a finished game agrees with the position in the end, whatever was taken back on the way."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from engine.extras.chronicle import Played
from games.architects.rules import GAME
from games.architects.rules import facts as f
from games.architects.rules.chronicle.records import MOST_SPANS, Records, collected, points_at
from games.architects.rules.chronicle.telling import chronicle
from tests.contract.test_endings import random_moves

GAMES = [(2, 1), (3, 2), (5, 3)]  # seats, number


@cache
def moves(seats: int, number: int) -> tuple[Played, ...]:
    return tuple(random_moves(GAME, seats, number))


def records(seats: int, number: int) -> Records:
    return collected(moves(seats, number))


def test_turns_were_taken_back_in_these_games() -> None:
    assert all(any(move.reopened and move.after.turn for move in moves(*game)) for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_building_and_level_in_the_end_was_built_once(game: tuple[int, int]) -> None:
    kept = records(*game)
    for seat, player in enumerate(kept.end.players):
        deeds = [deed for act in kept.of(seat) for deed in act.deeds]
        assert sorted(deed.what.id for deed in deeds if isinstance(deed, f.Built)) == sorted(player.built)
        assert sum(isinstance(deed, f.CathedralStep) for deed in deeds) == player.level


@pytest.mark.parametrize("game", GAMES)
def test_no_turn_is_told_twice(game: tuple[int, int]) -> None:
    kept = records(*game)
    placed = [act.turn for act in kept.acts if act.placed]
    assert len(placed) == len(set(placed))
    for earlier, later in pairwise(kept.acts):
        assert (earlier.turn, earlier.after.turn) <= (later.turn, later.after.turn)
        assert earlier.after.players == later.before.players


@pytest.mark.parametrize("game", GAMES)
def test_what_was_earned_less_what_was_spent_is_what_is_left(game: tuple[int, int]) -> None:
    kept = records(*game)
    for seat in kept.seats:
        first = kept.acts[0].before.players[seat].stock
        change = dict.fromkeys(first, 0)
        for act in kept.acts:
            had, has = act.before.players[seat].stock, act.after.players[seat].stock
            for kind in change:
                change[kind] += has[kind] - had[kind]
        left = kept.end.players[seat].stock
        assert {kind: first[kind] + change[kind] for kind in first} == {kind: left[kind] for kind in first}


@pytest.mark.parametrize("game", GAMES)
def test_the_rounds_are_told_in_a_dozen_parts_without_a_gap(game: tuple[int, int]) -> None:
    kept = records(*game)
    assert len(kept.spans) <= MOST_SPANS
    assert kept.spans[0][0] == 1
    assert all(earlier[1] + 1 == later[0] for earlier, later in pairwise(kept.spans))
    assert sum(len(kept.within(span)) for span in kept.spans) == len(kept.acts)


def test_the_points_of_the_end_are_the_result() -> None:
    end = records(3, 2).end
    result = {standing.seat: standing.score for standing in GAME.result(end) or ()}
    assert points_at(end) == tuple(result[seat] for seat in range(3))


def test_it_is_told_in_the_same_words_each_time() -> None:
    game = chronicle(moves(3, 2))
    assert game == chronicle(moves(3, 2))
    assert game.awards


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_of_a_worker_is_a_line_of_its_round(game: tuple[int, int]) -> None:
    kept = records(*game)
    told = [
        line for section in chronicle(moves(*game)).sections if section.id[:7] == "rounds-" for line in section.lines
    ]
    rounds = [line.params["round"] for line in told if line.key == "architects-told-round"]
    assert rounds == sorted(set(rounds))
    placed = {(act.turn, act.seat) for act in kept.acts if act.placed and act.place}
    at_places = [line for line in told if line.key in ("architects-told-turn", "architects-told-turn-only")]
    assert len(at_places) >= len(placed)
    assert all(line.params["place"].id for line in at_places)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_told_of_buildings_and_cathedral_are_those_of_the_result(game: tuple[int, int]) -> None:
    sections = {section.id: section.lines for section in chronicle(moves(*game)).sections}
    told = [line.params["points"] for line in sections["buildings"] if line.key == "architects-told-built"]
    parts = {
        standing.seat: {part.name.key: part.points for part in standing.parts}
        for standing in GAME.result(records(*game).end) or ()
    }
    counted = ("architects-score-buildings", "architects-score-effects", "architects-score-cathedral")
    assert told == [sum(parts[seat].get(key, 0) for key in counted) for seat in range(game[0])]


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_has_left_unbuilt_is_named(game: tuple[int, int]) -> None:
    sections = {section.id: section.lines for section in chronicle(moves(*game)).sections}
    left = [line.params["cards"].items for line in sections["buildings"] if line.key == "architects-told-unbuilt"]
    hands = [player.hand for player in records(*game).end.players if player.hand]
    assert [[card.id for card in cards] for cards in left] == [list(hand) for hand in hands]


def test_turns_that_brought_cards_or_workers_home_say_so() -> None:
    told = [line for section in chronicle(moves(3, 2)).sections for line in section.lines]
    parts = [part for line in told if line.key == "architects-told-turn" for part in line.params["parts"].items]  # type: ignore[union-attr]
    counts = {
        key: [part.params["count"] for part in parts if part.key == key]
        for key in ("architects-told-drew", "architects-told-brought")
    }  # type: ignore[union-attr]
    assert all(counts.values())
    assert all(count > 0 for each in counts.values() for count in each)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_when_the_winner_took_the_lead(game: tuple[int, int]) -> None:
    first, *_ = chronicle(moves(*game)).awards
    assert first.key.removeprefix("architects-told-") in ("led", "led-last", "always-led")
