"""Changes that a moderator makes at the seat of sun."""

from __future__ import annotations

from typing import Any

import pytest

from engine.extras.fixing import Change, Quantity
from engine.texts import Refusal
from games.devil.rules.state import Kingdom, State
from tests.games.devil.builders import CARDS, GAME, SUN, of

ACTION = [card.id for card in CARDS.buildings.values() if card.action and card.round == 1]
PLAIN = next(card.id for card in CARDS.buildings.values() if not card.action and card.round == 1)
PLAYED = list(CARDS.events)[-1]  # neither in the deck of these tables nor in a hand


def quantity(state: State, what: str, seat: int = SUN) -> Quantity:
    return next(one for one in GAME.quantities(GAME.view(state, None), seat) if one.id == what)


def fixed(state: State, what: str, by: int, card: str = "", seat: int = SUN) -> State:
    outcome = GAME.fix(state, seat, Change(what, by, card))
    assert not outcome.settled
    after: State = outcome.state
    return after


def sun(state: State, what: str, by: int, card: str = "") -> Kingdom:
    return of(fixed(state, what, by, card), "sun")


def refused(state: State, what: str, by: int, card: str = "") -> str:
    with pytest.raises(Refusal) as refusal:
        fixed(state, what, by, card)
    return refusal.value.code


def told(state: State, what: str, by: int, card: str = "") -> list[Any]:
    """The ids of what an onlooker, the seat itself and another seat read."""
    (one,) = GAME.fix(state, SUN, Change(what, by, card)).happenings
    return [text.key if (text := one.read_by(viewer)) else None for viewer in (None, SUN, 1)]
