"""Why a steward would answer so can be said of every offer, reply and plan of whole games, in two sentences at most."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.kit.texts import Reader, texts
from engine.core.chance import Chance
from engine.core.matches import Match
from engine.core.playouts import random_value
from engine.core.policies import Explaining, Position
from engine.devil.pack import pack
from engine.devil.policies import POLICIES
from engine.devil.state import Chest
from tests.contract.opponents import chance
from tests.games.devil.builders import GAME, SUN, table

STEWARD: Any = POLICIES["steward"]
READER = Reader(texts("en"), name_of=lambda kind, id, locale: pack().buildings[id].name if kind == "building" else None)


def sentences(position: Position, value: dict[str, Any]) -> list[str]:
    return [READER.line(text) for text in STEWARD.explain(position, value)]


@pytest.mark.usefixtures("complaints")
def test_every_offer_reply_and_plan_of_a_game_has_its_reason() -> None:
    match = Match(GAME, GAME.options_type(), ("apprentice",) * 4, (chance(1), chance(1, 1)), float)
    said: Counter[str] = Counter()
    for number, _ in enumerate(match.steps()):
        for seat, ask in GAME.asks(match.state).items():
            position = Position(GAME, match.state, seat, ask, chance(2, number))
            value = random_value(GAME, position.world, seat, ask.id, position.stream("any"))
            words = sentences(position, value)
            assert bool(words) == (ask.kind in ("offer", "viewing", "plan"))
            assert len(words) <= 2
            assert not any("{" in sentence or "devil-why" in sentence for sentence in words)
            said[ask.kind] += len(words)
    assert min(said[kind] for kind in ("offer", "viewing", "plan")) > 10
    assert isinstance(STEWARD, Explaining)


@pytest.mark.usefixtures("complaints")
def test_it_names_what_is_lacking_and_what_things_are_worth() -> None:
    sun = {"hand": ("catacombs",), "goods": {"stone": 2, "grain": 1, "coins": 2}}
    state = table("trading.first", chests=(Chest({"marble": 1}, False, 4),) * 4, sun=sun)
    position = Position(GAME, state, SUN, GAME.asks(state)[SUN], Chance(bytes(32)))
    worth, lacking = sentences(position, {"answer": "accept"})
    assert worth.endswith("coins to you, and it costs 4.")
    assert "marble" in lacking
