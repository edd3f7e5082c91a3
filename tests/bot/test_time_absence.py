"""What is told to somebody whose time ran out, for every question of every game."""

from __future__ import annotations

import logging

import pytest
from msgspec import json

from bot.delivery.notices import absence_view
from engine.chance import SEED_BYTES, Chance
from engine.registry import games
from face.core.names import reader_for
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.table.answers_in_words import answer_in_words
from host.values import Person, Place
from tests.bot.people import texts_of
from tools.under_test import lacks, under_test


@pytest.mark.parametrize("game_id", sorted(games()))
async def test_what_was_done_is_told_in_words_for_every_question(
    game_id: str, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    game, chance = games()[game_id], Chance(bytes(SEED_BYTES))
    table = await house.lobby.open_table(game_id, Place(1, 2), Person(3, "ada"), {}, "test")
    seats = game.seats[0]
    reader = Reader(texts("en"), {seat: f"P{seat}" for seat in range(seats)}, reader_for(table, "en").name_of)
    state = game.setup(game.options_type(), seats, chance).state
    told: dict[str, str] = {}
    while game.result(state) is None:
        seat, ask = next(iter(game.asks(state).items()))
        value = game.absent(state, seat)
        if ask.kind not in told:
            stored = json.decode(
                json.encode({"draft": False, "given": [answer_in_words(game, state, seat, ask, value)]})
            )
            told[ask.kind] = texts_of(absence_view(table, stored, reader).to_components())
            assert reader.line(ask.prompt) in told[ask.kind]
        state = game.answer(state, seat, ask.id, value, chance).state
    assert len(told) >= under_test(game_id).questions, lacks("questions", len(told))
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
