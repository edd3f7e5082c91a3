"""What threatens whom, as games tell it: about seats there are, and by what the reader may know."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.extras.threats import Threat, Threatening, threats_in, worth_telling
from engine.registry import game as game_of
from engine.registry import games
from engine.texts import say
from face.pictures.heads import threat_lines
from face.table.threats import threats_in_words
from tests.contract.journeys import Journey
from tests.pictures.scenes import LANGUAGES, reader

THREATENING = [game_id for game_id, game in sorted(games().items()) if isinstance(game, Threatening)]
EVERY = 11  # states of a game


def states(game_id: str, seats: int, number: int = 5) -> list[Any]:
    journey = Journey(game_of(game_id), seats, number)
    return [journey.first.state, *(step.outcome.state for at, step in enumerate(journey) if at % EVERY == 0)]


def test_offered_games_tell_what_threatens() -> None:
    assert [game_id for game_id, game in sorted(games().items()) if game.offered] == THREATENING


@pytest.mark.parametrize("game_id", THREATENING)
def test_a_threat_is_of_seats_at_the_table_and_nobody_threatens_only_themselves(game_id: str) -> None:
    game, seen = game_of(game_id), 0
    for state in states(game_id, game.seats[1]):
        view = game.view(state, None)
        there = set(range(len(getattr(view, "boards", view.seats))))
        for threat in threats_in(game, view):
            seen += 1
            assert {*threat.whom, *threat.by} <= there
            assert not threat.by or not set(threat.by) & set(threat.whom) or len(threat.by) > 1
            assert not threat.by or threat.whom
            assert threat.weight >= 0
            assert not threat.names or len(threat.names) == len(threat.whom)
    assert seen > 20


@pytest.mark.parametrize("game_id", THREATENING)
def test_nothing_threatens_at_the_end_and_before_anything_is_known(game_id: str) -> None:
    game = game_of(game_id)
    over = [state for state in states(game_id, game.seats[1]) if game.result(state) is not None]
    journey = Journey(game, game.seats[0], 1)
    for _ in journey:
        pass
    for state in (*over, journey.state):
        assert threats_in(game, game.view(state, None)) == ()
    assert threats_in(game, None) == ()


@pytest.mark.parametrize("game_id", THREATENING)
def test_what_a_seat_is_told_is_the_same_in_every_world_it_cannot_tell_from_this_one(game_id: str) -> None:
    game = game_of(game_id)
    for number, state in enumerate(states(game_id, game.seats[1])):
        for seat in range(game.seats[1]):
            other = game.resample(state, seat, Chance(number.to_bytes(32, "big")))
            assert threats_in(game, game.view(other, seat)) == threats_in(game, game.view(state, seat))


@pytest.mark.crossed
@pytest.mark.parametrize("game_id", THREATENING)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_threat_can_be_read_in_every_language_and_lines_are_few(game_id: str, locale: str) -> None:
    game, its = game_of(game_id), reader(game_id, locale, "plain")
    lines = 0
    for state in states(game_id, game.seats[1]):
        for seat in (None, 0):
            view = game.view(state, seat)
            said = its.lines(threats_in_words(game_id, view, seat)).split("\n")
            lines += len(said) - 1
            assert len(said) <= 4
            assert all(len(line) <= 240 for line in said), said
            for threat in threats_in(game, view):
                assert its.line(threat.text)
            told = worth_telling(threats_in(game, view), seat)
            assert [seat in each.whom for each in told] == sorted((seat in each.whom for each in told), reverse=True)
            assert len(threat_lines(told)) <= 3
    assert lines > 3


def test_a_game_from_elsewhere_has_its_threats_read_without_a_line_anywhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`bids` tells of none; with the method alone its lines stand above the words, those against the reader first."""
    game = game_of("bids")
    view = game.view(states("bids", 3)[0], None)
    assert threats_in_words("bids", view) == []
    heavy = Threat("outbid", say("board-stake", stake="A"), (0,), (1,), weight=2)
    light = Threat("outbid", say("board-stake", stake="B"), (2,), (1,), weight=1)
    by_rules = Threat("fine", say("board-stake", stake="C"), (2,), weight=3)
    trifle = Threat("outbid", say("board-stake", stake="D"), (2,), (0,))
    monkeypatch.setattr(type(game), "threats", lambda _, view: (light, by_rules, heavy, trifle), raising=False)
    its = reader("bids", "en", "plain")
    assert its.lines(threats_in_words("bids", view)) == "**Threats.**\n- A\n- B"
    assert its.lines(threats_in_words("bids", view, 2)) == "**Threats.**\n- C (Dame Odile)\n- B\n- A"
