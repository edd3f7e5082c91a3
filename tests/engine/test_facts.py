"""Facts and the sentences they are stored as."""

from __future__ import annotations

import pytest

from engine.registry import game_ids, part
from engine.texts import Fact, Named, SeatRef, by_wording, fact_of, say, things
from games.devil.rules.facts import Built

GAMES = [game_id for game_id in game_ids() if part(game_id, "rules.facts")]


def kinds_of(game: str) -> list[type[Fact]]:
    module = part(game, "rules.facts")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Fact)]
    return [kind for kind in kinds if hasattr(kind, "wording")]


def test_a_fact_is_stored_as_its_sentence_and_found_from_it_again() -> None:
    fact = Built(SeatRef(1), Named("building", "mill"), things({"wood": 2}))
    text = say("devil-did-build", seat=SeatRef(1), what=Named("building", "mill"), cost=things({"wood": 2}))
    assert fact.text == text
    assert list(fact.text.params) == list(text.params)  # in this order in the bytes of the log
    assert fact_of(text, by_wording(Built)) == fact


def test_a_sentence_of_something_else_is_no_fact() -> None:
    assert fact_of(say("devil-did-use"), by_wording(Built)) is None
    assert fact_of("devil-did-build", by_wording(Built)) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_fact_has_a_sentence_of_its_own(game: str) -> None:
    wordings = [kind.wording for kind in kinds_of(game)]
    assert len(wordings) == len(set(wordings)) > 15
    assert all(wording.startswith(f"{game}-") for wording in wordings)
