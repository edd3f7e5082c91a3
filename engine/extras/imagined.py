"""Worlds to play on in: what a seat may not know is drawn again, as games usually go, and nobody else has decided yet.

`Game.resample` draws whatever is possible, however seldom it happens: so it hides all, and so secrets are tested. What
people try, forecast or read in a review rests on worlds that could be theirs tonight.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from engine.chance import Chance
from engine.contract import Game


@runtime_checkable
class Imagining(Protocol):
    """A game whose `resample` draws what is rare as often as what is usual."""

    def likely(self, state: Any, seat: int, chance: Chance) -> Any:
        """As `Game.resample`, but what players seldom do has seldom been done."""


def imagined_world(game: Game[Any], state: Any, seat: int, chance: Chance) -> Any:
    """A state that `seat` cannot tell from this one but by who is waited for, to play on in. `chance`: of it alone.

    What others have sealed is open again: whoever plays them there decides by what they hold there.
    """
    draw = game.likely if isinstance(game, Imagining) else game.resample
    return with_others_open(game, draw(state, seat, chance), seat)


def numbered_world(game: Game[Any], first: Any, seat: int, seed: bytes, number: int) -> Any:
    """World `number` of those that are imagined at one position: 1 is `first`, and that alone the others are drawn of.

    So one can come back to a world, and nothing that others do meanwhile changes it. `seed`: of all of them, 32 bytes.
    """
    if number == 1:
        return first
    return imagined_world(game, first, seat, Chance(seed).branch(f"world-{number}"))


def with_others_open(game: Game[Any], state: Any, seat: int) -> Any:
    """`state` where all who are asked beside `seat` have yet to answer.

    A turn that came before its own stays: without it `seat` would be asked something else, or nothing.
    """
    own = game.asks(state).get(seat)
    for other, ask in sorted(game.sealed(state).items()):
        if other != seat:
            before = game.take_back(state, other, ask.id).state
            state = before if game.asks(before).get(seat) == own else state
    return state
