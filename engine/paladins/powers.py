"""Adds up what a seat's retinue and paladin do for it, once for each set of cards."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.paladins.effects import Also, Cheaper, DropSuspicion, Plain, Waive
from engine.paladins.pack import pack

INQUISITION = "inquisition"


class Powers(Struct, frozen=True):
    """The changes that a seat's cards make for it.

    `also`: gained at each moment; `reactions`: to an Inquisition, but for Conspirators; `repent`: suspicions these may
    discard there; `waived`: goods that an action does not cost, `cheaper`: silver less. `faith`, `strength`,
    `influence`: of the paladin.
    """

    also: dict[str, tuple[Plain, ...]]
    reactions: tuple[Also, ...]
    repent: int
    waived: frozenset[tuple[str, str]]
    cheaper: dict[str, int]
    faith: int
    strength: int
    influence: int


@lru_cache(maxsize=8192)
def powers(pack_id: str, retinue: tuple[str, ...], paladin: str) -> Powers:
    """The powers of a retinue and a paladin ("" before one is revealed)."""
    cards = pack(pack_id)
    also: dict[str, tuple[Plain, ...]] = {}
    reactions: list[Also] = []
    repent = 0
    waived: set[tuple[str, str]] = set()
    cheaper: dict[str, int] = {}
    mine = cards.paladins.get(paladin)
    for ability in (*(cards.townsfolk[card].ability for card in retinue), *((mine.ability,) if mine else ())):
        if isinstance(ability, Waive):
            waived.add((ability.action, ability.what))
        elif isinstance(ability, Cheaper):
            cheaper[ability.action] = cheaper.get(ability.action, 0) + ability.silver
        elif ability.when != INQUISITION:
            also[ability.when] = also.get(ability.when, ()) + ability.gain
        else:
            dropped = sum(gain.n for gain in ability.gain if isinstance(gain, DropSuspicion))
            repent += dropped
            if not dropped:
                reactions.append(ability)
    boost = mine.boost if mine else {}
    return Powers(
        also,
        tuple(reactions),
        repent,
        frozenset(waived),
        cheaper,
        boost.get("faith", 0),
        boost.get("strength", 0),
        boost.get("influence", 0),
    )
