"""The house rules of every game are one list: what is read at the table is what the page in docs/ gives reasons for.

The names of games, and the topics, are those of English.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import Game
from engine.registry import games
from engine.texts import Text
from face.core.face import face
from face.core.names import reader_for
from face.wordings.texts import DEFAULT_LOCALE
from tests.bot.test_every_desk import table_of
from tests.games.house_rules import topics_at_table, topics_of_page
from tools.under_test import with_packs

LEAST = 12  # a game with cards is decided on in more places than that


def read_at_table(game: Game[Any]) -> tuple[str, list[str]]:
    """The game's name, and the topics of its house rules among the cards."""
    seats = game.seats[1]
    state = game.setup(game.options_type(), seats, Chance(bytes(32))).state
    reader = reader_for(table_of(game, seats), DEFAULT_LOCALE)
    house = [section for section in face(game.id).reference(game.view(state, None)) if section.id == "house"]
    lines = [reader.line(entry.text) for section in house for entry in section.entries]
    return reader.line(Text(f"{game.id}-name")), topics_at_table(lines)


@pytest.mark.parametrize("game_id", with_packs())
async def test_each_house_rule_of_the_page_is_read_at_the_table_and_no_other(game_id: str) -> None:
    name, topics = read_at_table(games()[game_id])
    assert topics == topics_of_page(name)
    assert len(topics) >= LEAST
