"""The imagined worlds of trials: numbered as they are drawn at one position, and the same when one comes back to them.

The first is drawn from what a seat knows; all others are drawn from the first. So a world tells nothing of what has
happened at the table since, not even whether somebody has answered.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.chance import SEED_BYTES, Chance
from engine.contract import Game
from engine.extras.imagined import numbered_world
from engine.registry import game as rules_of
from host.lobby.seeds import world_state, world_value
from host.play.desk_reading import DeskReading
from host.table.access import Tables

_NUMBER, _SEED, _FIRST = "number", "seed", "first"


class ImaginedWorld(Struct, frozen=True):
    """A world as a trial begins in it. `value`: as its log keeps it; `number`: from 1.

    `known`: it belongs to a position of which there were worlds before.
    """

    value: dict[str, Any]
    number: int
    known: bool


def number_of_world(value: dict[str, Any] | None) -> int:
    """The number of a world that a log has kept; 0 for none, and for one of an earlier release."""
    return 0 if value is None else int(value.get(_NUMBER, 0))


def world_for(tables: Tables, reading: DeskReading, last: dict[str, Any] | None, number: int) -> ImaginedWorld:
    """World `number` where `last`, a world of an earlier trial, is of the same position; else the first of a new one.

    Raises whatever the rules raise where none can be drawn.
    """
    fresh = reading.imagined(Chance(tables.entropy(SEED_BYTES)))
    seed = tables.entropy(SEED_BYTES).hex()
    game, seat, table = rules_of(reading.table.game), reading.seat, reading.table
    if last is not None and number_of_world(last) and last["seat"] == seat:
        kept = last.get(_FIRST, last["state"])
        first = world_state(table.game, kept, table.pack)
        if _looks_alike(game, first, fresh, seat):
            state = numbered_world(game, first, seat, bytes.fromhex(last[_SEED]), number)
            value = {**world_value(state, seat), _NUMBER: number, _SEED: last[_SEED]}
            return ImaginedWorld(value if number == 1 else {**value, _FIRST: kept}, number, known=True)
    return ImaginedWorld({**world_value(fresh, seat), _NUMBER: 1, _SEED: seed}, 1, known=False)


def _looks_alike(game: Game[Any], one: Any, other: Any, seat: int) -> bool:
    """Whether that seat sees, and is asked, the same in both states."""
    if game.view(one, seat) != game.view(other, seat) or game.liberties(one, seat) != game.liberties(other, seat):
        return False
    asked = ((game.asks(each).get(seat), game.sealed(each).get(seat)) for each in (one, other))
    return next(asked) == next(asked)
