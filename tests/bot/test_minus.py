"""A number below zero has a minus before it, in every language and wherever it stands, never a hyphen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.contract import Game
from engine.forms import Draft
from engine.registry import games
from engine.texts import Listed, Text, say
from face.core.face import face
from face.core.names import reader_for
from face.table.dossier import ending_in_words
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import parse_number
from tests.bot.test_you import played, table_of
from tests.ground import sized

GAMES = tuple(game_id for game_id, game in games().items() if game.offered)
HYPHEN = re.compile(r"(?<![\w:])-\d")  # before a number, and not within a time or an id


@pytest.mark.crossed
@pytest.mark.parametrize("locale", sorted(OFFERED))
@pytest.mark.parametrize("game_id", GAMES)
def test_no_number_of_a_played_game_has_a_hyphen_for_a_sign(game_id: str, locale: str) -> None:
    game: Game[Any] = games()[game_id]
    table, its, minus, state = table_of(game), face(game_id), 0, None
    for number, (state, happenings) in enumerate(played(game, 5)):
        seat = number % len(table.seats)
        reader = reader_for(table, locale, seat)
        told = tuple(text for event in happenings if (text := event.read_by(seat)) is not None)
        lines: list[Text] = [*its.in_short(told)]
        if number % sized(40, 7) == 0:
            view = game.view(state, seat)
            lines += [*its.desk(view), *its.own(view), *its.board(game.view(state, None))]
            owed = game.asks(state).get(seat)
            for ask in (*([] if owed is None else [owed]), *game.liberties(state, seat)):
                form = game.form(state, seat, ask.id, Draft({}))
                lines += its.details(view, ask, form)
                lines += () if form.problem else game.preview(state, seat, ask.id, form.value)
        words = reader.lines(lines)
        assert not HYPHEN.findall(words), HYPHEN.search(words)
        minus += len(re.findall(r"−\d", words))
    results = game.result(state)
    assert results is not None
    words = ending_in_words(results, reader_for(table, locale, 0))
    assert not HYPHEN.findall(words)
    assert minus


def test_a_number_that_is_said_by_itself_or_in_a_list_has_a_minus_too() -> None:
    for locale in sorted(OFFERED):
        reader = Reader(texts(locale))
        assert reader.line(Listed((-3,))) == reader.label(-3) == "−3"
        assert reader.label("-3") == "−3"  # as fixes have it
        assert "−2" in reader.line(say("devil-sight-debt", points=-2))
        assert re.search("−2\\D000", reader.line(say("devil-sight-debt", points=-2000)))


def test_a_minus_that_was_copied_is_read_like_one_that_was_typed() -> None:
    assert parse_number("−3") == parse_number(" -3 ") == -3
    assert parse_number("−−3") is None
