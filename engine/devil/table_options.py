"""The numbers of the table options, decoded strictly from `content/options.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from engine.core.effects import Count
from engine.core.packs import decoded

FILE = Path(__file__).parent / "content" / "options.toml"


class Jesters(Struct, frozen=True, forbid_unknown_fields=True):
    """The jester tokens that each role finds in its first chest. The devil finds none."""

    sun: Count
    moon: Count
    cultist: Count


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The weight of each preference when roles are dealt; none is 0, so that every deal stays possible."""

    gladly: Count
    either: Count
    unwillingly: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    jesters: Jesters
    preferences: Weights


@cache
def numbers() -> Numbers:
    """The numbers in force."""
    in_force: Numbers = decoded(FILE.name, FILE.read_bytes(), Numbers)
    return in_force
