"""The points of a game in words: every moment that games come through has some."""

from __future__ import annotations

import pytest

from engine.chance import SEED_BYTES, Chance
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.registry import game_ids
from face.core.face import Face, face
from face.wordings.reader import Reader
from face.wordings.texts import texts

READER = Reader(texts("en"))


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.usefixtures("complaints")
def test_every_moment_of_a_game_has_its_own_words(name: str) -> None:
    game = game_of(name)
    chance = Chance(b"\x05" * SEED_BYTES)
    played = Playout(game, game.options_type(), game.seats[1], chance, Chance(b"\x06" * SEED_BYTES))
    seen = {game.moment(played.state)}
    for _ in played.steps():
        seen.add(game.moment(played.state))
    said = {READER.line(face(name).moment(moment)) for moment in seen}
    assert len(said) == len(seen)
    assert not said & seen


def test_a_game_without_a_face_shows_what_it_calls_them() -> None:
    assert READER.line(Face("chess").moment("3.endgame")) == "3.endgame"
