"""Refusals that random tables hardly ever meet: decks, rows and maps that are empty or full."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from engine.forms import Draft, Pick
from engine.texts import Refusal
from games.paladins.rules import GAME
from games.paladins.rules.effects import DropSuspicion, Either, GainGoods, PayDebt
from games.paladins.rules.pack import pack
from games.paladins.rules.state import Player, State
from tests.games.paladins.alone import OUTSIDERS, position, workers

EVERYBODY = (3, 3, 3, 3, 3, 0)


def own_turn(own: Player, **more: Any) -> State:
    """The seat of a single player is to move."""
    own = replace(own, workers=EVERYBODY, silver=20, provisions=20)
    return replace(position(Player(workers=workers(4)), own=own), seat=0, **more)


def closed(state: State, field: str, option: str) -> str:
    """The code with which that option is closed, and with which it is refused."""
    (ask,) = GAME.asks(state).values()
    (node,) = (given.node for given in GAME.form(state, 0, ask.id, Draft({})).fields if given.name == field)
    assert isinstance(node, Pick)
    (reason,) = (other.closed for other in node.options if other.id == option)
    assert reason is not None
    with pytest.raises(Refusal) as raised:
        GAME.answer(state, 0, ask.id, {field: option}, Chance(bytes(SEED_BYTES)))
    assert reason.key == f"refused-{raised.value.code}"
    return raised.value.code


def test_without_walls_in_the_deck_nobody_fortifies() -> None:
    assert closed(own_turn(Player(), walls=()), "action", "fortify") == "no-walls"


@pytest.mark.parametrize("action", ["attack", "convert"])
def test_without_outsiders_nobody_attacks_or_converts(action: str) -> None:
    assert closed(own_turn(Player(), outsiders=("",) * len(OUTSIDERS)), "action", action) == "no-outsiders"


@pytest.mark.parametrize(("action", "piece"), [("commission", "outposts"), ("garrison", "monks")])
def test_on_a_full_map_no_piece_is_placed(action: str, piece: str) -> None:
    everywhere = tuple(space.id for space in pack().spaces.values() if space.seats == 1)
    full = Player(faith=12, strength=12, **{piece: everywhere})  # type: ignore[arg-type]
    assert closed(own_turn(full), "action", action) == "map-full"


def test_a_half_that_does_nothing_now_is_closed() -> None:
    halves = Either(of=((PayDebt(),), (DropSuspicion(),), (GainGoods(silver=2),)))
    state = own_turn(Player(suspicions=("suspicion-0",)), agenda=(halves,))
    assert closed(state, "either", "1") == "no-effect"


def test_with_all_workshops_placed_nobody_develops() -> None:
    full = {"commission": 3, "fortify": 3, "garrison": 3, "absolve": 3}
    assert closed(own_turn(Player(workshops=full)), "action", "develop") == "no-workshops"


@pytest.mark.parametrize(("piece", "action"), [
    ("monks", "commission"), ("outposts", "garrison"), ("walls", "fortify"), ("jars", "absolve"),
    ("converted", "convert"),
])  # fmt: skip
def test_there_is_no_eighth_of_anything_but_attacks(piece: str, action: str) -> None:
    cards = {"walls": ("wall-scout",) * 7, "converted": ("thief-vikings",) * 7, "jars": tuple(pack().jars)}
    seven = cards.get(piece, tuple(pack().spaces)[-7:])
    many = Player(faith=12, strength=12, influence=12, attacked=("thief-vikings",) * 12)
    state = own_turn(replace(many, **{piece: seven}))
    assert closed(state, "action", action) == "done-often"
    (ask,) = GAME.asks(state).values()
    assert GAME.form(state, 0, ask.id, Draft({"action": "attack"})).problem is None
