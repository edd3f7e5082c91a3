"""The content pack: the cards and board numbers of one edition, decoded strictly from TOML.

A pack is a folder of `board.toml`, `map.toml`, `paladins.toml`, `townsfolk.toml`, `outsiders.toml`, `king.toml` and
`decks.toml`; `board.py` and `cards.py` declare what stands in them. Every message about a mistake names file, card and
field. What a type cannot say, `pack_checks.py` checks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.core.packs import Packs, by_id
from engine.paladins.board import Board
from engine.paladins.cards import (
    Favour,
    JarSpace,
    MapSpace,
    Order,
    Outsider,
    Paladin,
    Region,
    Scheme,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
)
from engine.paladins.pack_checks import check

CONTENT = Path(__file__).parent / "content"
BASE = "base"  # the pack that comes with Pactum


class Pack(Struct, frozen=True):
    """A whole edition. `hash` is the SHA-256 of its files' bytes. `spaces`: of the map, `region_of`: 0-based."""

    hash: str
    board: Board
    regions: tuple[Region, ...]
    spaces: dict[str, MapSpace]
    region_of: dict[str, int]
    jars: dict[str, JarSpace]
    paladins: dict[str, Paladin]
    townsfolk: dict[str, Townsfolk]
    outsiders: dict[str, Outsider]
    favours: dict[str, Favour]
    orders: dict[str, Order]
    tavern: dict[str, Tavern]
    walls: dict[str, Wall]
    suspicions: dict[str, Suspicion]
    schemes: dict[str, Scheme]

    @property
    def key(self) -> tuple[str, int, str]:
        return (self.board.id, self.board.version, self.hash)


def deck(cards: Mapping[str, Tavern | Wall | Suspicion | Scheme]) -> tuple[str, ...]:
    """Each card's id as often as there are copies of it."""
    return tuple(card.id for card in cards.values() for _ in range(card.copies))


class _Map(Struct, forbid_unknown_fields=True):
    region: tuple[Region, ...]


class _Paladins(Struct, forbid_unknown_fields=True):
    paladin: tuple[Paladin, ...]


class _Townsfolk(Struct, forbid_unknown_fields=True):
    townsfolk: tuple[Townsfolk, ...]


class _Outsiders(Struct, forbid_unknown_fields=True):
    outsider: tuple[Outsider, ...]


class _King(Struct, forbid_unknown_fields=True):
    favour: tuple[Favour, ...]
    order: tuple[Order, ...]


class _Decks(Struct, forbid_unknown_fields=True):
    tavern: tuple[Tavern, ...]
    wall: tuple[Wall, ...]
    suspicion: tuple[Suspicion, ...]
    scheme: tuple[Scheme, ...]


def _built(digest: str, decoded: Sequence[Any]) -> Pack:
    board, chart, paladins, townsfolk, outsiders, king, decks = decoded
    by_id("map.toml", chart.region)
    loaded = Pack(
        digest,
        board,
        chart.region,
        by_id("map.toml", tuple(space for region in chart.region for space in region.spaces)),
        {space.id: number for number, region in enumerate(chart.region) for space in region.spaces},
        by_id("board.toml", board.absolve),
        by_id("paladins.toml", paladins.paladin),
        by_id("townsfolk.toml", townsfolk.townsfolk),
        by_id("outsiders.toml", outsiders.outsider),
        by_id("king.toml", king.favour),
        by_id("king.toml", king.order),
        by_id("decks.toml", decks.tavern),
        by_id("decks.toml", decks.wall),
        by_id("decks.toml", decks.suspicion),
        by_id("decks.toml", decks.scheme),
    )
    check(loaded)
    return loaded


PACKS: Packs[Pack] = Packs(
    Path(__file__).parent,
    {
        "board.toml": Board,
        "map.toml": _Map,
        "paladins.toml": _Paladins,
        "townsfolk.toml": _Townsfolk,
        "outsiders.toml": _Outsiders,
        "king.toml": _King,
        "decks.toml": _Decks,
    },
    _built,
    usual=BASE,
)
pack = PACKS.pack
