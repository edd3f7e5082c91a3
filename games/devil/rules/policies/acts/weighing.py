"""Weighs what everybody reads of a seat: how much each act speaks for the devil or the cultist, round by round.

The weights stand in `weights.toml`, with the day and the tables they were fitted on, by games/devil/balance/fitting.py.
Each is the logarithm by which one more of an act multiplies the likelihood of that role against that of a mortal;
`chests` weighs what the goods in chests tell (tells.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from engine.packs import decode_toml
from games.devil.rules.policies.acts.counting import Acts
from games.devil.rules.rulebook import Role

FILE = Path(__file__).parent / "weights.toml"


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of one round."""

    chests: float
    devil: Mapping[str, float]
    cultist: Mapping[str, float]

    def of(self, role: Role) -> Mapping[str, float]:
        """The weight of each act for that role; nothing for mortals, against whom the others are weighed."""
        match role:
            case "devil":
                return self.devil
            case "cultist":
                return self.cultist
        return {}

    def told(self, acts: Acts, role: Role) -> float:
        """The logarithm of how likely a seat of that role acts so, against a mortal."""
        return sum(weight * acts[act] for act, weight in self.of(role).items())


class Fitted(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them. `date`: of the fit (ISO); `seed`, `tables`: of the games among stewards."""

    date: str
    seed: int
    tables: int
    rounds: Sequence[Weights]

    def at(self, number: int) -> Weights:
        """The weights in round `number`."""
        return self.rounds[min(number, len(self.rounds)) - 1]


@cache
def fitted() -> Fitted:
    """The weights in force."""
    in_force: Fitted = decode_toml(FILE.name, FILE.read_bytes(), Fitted)
    return in_force
