"""Reads how long games last, as `pactum lengths` has counted it in games among automatic players.

Nobody plays as automatic players do, but people decide by such numbers, and those of measured games are the only ones
that can be checked. They stand in the game's package; a game that nobody has measured has no length.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from engine.policies import APPRENTICE, CARETAKER
from engine.registry import folder_of, packages

_FILE = "lengths.toml"

ALONE = 1

Company = Literal["stewards", "apprentices"]
COMPANIES: tuple[Company, ...] = ("stewards", "apprentices")


class Spread(Struct, frozen=True, array_like=True):
    """How a number spreads over games: in a tenth of them it is below `low`, in a tenth above `high`."""

    low: int
    mean: float
    high: int


class Length(Struct, frozen=True, omit_defaults=True):
    """How long a game lasts.

    `each`: turns of a player, or their decisions (`Face.counted`). `days`: for players who come once a day, and then
    decide all that waits for nobody else. `rounds`: decisions of a player in each round, the first one first; () where
    games have different numbers of rounds.
    """

    each: Spread
    days: Spread
    rounds: tuple[float, ...] = ()


class Lengths(Struct, frozen=True, forbid_unknown_fields=True):
    """The lengths of one game, by the number of its players. `tables`, `seed`: of each of the series counted.

    `first`: of series as `stewards.2`, the days of each of the first games and what each of its players did.
    """

    tables: int
    seed: int
    stewards: dict[str, Length]
    apprentices: dict[str, Length]
    first: dict[str, tuple[tuple[int, ...], ...]] = {}

    def among(self, company: Company) -> dict[str, Length]:
        """The lengths in that company."""
        return self.stewards if company == "stewards" else self.apprentices


def lengths_file(game_id: str) -> Path:
    """The file that has the lengths of that game, whether there is one or not. Raises KeyError without the game."""
    return folder_of(game_id) / _FILE


@cache
def measured_lengths(game_id: str) -> Lengths | None:
    """The lengths of that game, None where nobody has measured it or it is not there."""
    if game_id not in packages() or not (file := lengths_file(game_id)).is_file():
        return None
    return msgspec.toml.decode(file.read_bytes(), type=Lengths)


def usual_length(game_id: str, seats: Sequence[int], company: Company) -> Length | None:
    """How long that game lasts with one of these numbers of players, None if it was not counted with all of them.

    Where `seats` has several numbers, the days are those of two and more players: alone nobody waits.
    """
    lengths = measured_lengths(game_id)
    known = {} if lengths is None else lengths.among(company)
    counted = {count: known[str(count)] for count in seats if str(count) in known}
    if not counted or len(counted) < len(seats):
        return None
    if len(counted) == 1:
        return counted[seats[0]]
    days = [length.days for count, length in counted.items() if count > ALONE]
    return Length(_widest([length.each for length in counted.values()]), _widest(days))


def _widest(spreads: list[Spread]) -> Spread:
    mean = sum(spread.mean for spread in spreads) / len(spreads)
    return Spread(min(spread.low for spread in spreads), mean, max(spread.high for spread in spreads))


def company_of(levels: Iterable[str | None]) -> Company | None:
    """The company at a table. `levels`: of its automatic players, None for a person.

    People are taken to play as stewards do; a table is one of apprentices if all its automatic players are. None
    with a caretaker, which hardly plays: such games were not counted.
    """
    automatic = {level for level in levels if level is not None}
    if CARETAKER in automatic:
        return None
    return "apprentices" if automatic == {APPRENTICE} else "stewards"
