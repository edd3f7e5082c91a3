"""Reads for the check of reasons what cards lack, and the numbers that they name: from view and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec import convert

from engine.effects import minus
from engine.extras.claims import Evidence, Proofs
from games.devil.rules.mechanics.chests import PackedOffer
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.policies.beliefs import beliefs
from games.devil.rules.policies.reading import mortality
from games.devil.rules.rulebook import KINDS
from games.devil.rules.state import Kingdom


def _kingdom(evidence: Evidence) -> Kingdom:
    kingdom: Kingdom = evidence.position.world.kingdoms[evidence.position.seat]
    return kingdom


def _cost(evidence: Evidence, card: str) -> Mapping[str, int]:
    cards = evidence.position.world.pack
    return building_cost(_kingdom(evidence), cards.buildings[card], cards)


def _lacking(evidence: Evidence, what: str, after: bool) -> Mapping[str, int]:
    """What a building lacks; `after` an offer its goods are away in the chest."""
    stock = evidence.view.own.stock
    if after:
        stock = minus(stock, convert(dict(evidence.value), PackedOffer).chest.contents)
    return {kind: count - stock[kind] for kind, count in _cost(evidence, what).items() if count > stock[kind]}


def _hand(evidence: Evidence) -> Iterable[str]:
    hand: tuple[str, ...] = evidence.view.own.hand
    return hand


def _short(evidence: Evidence, kind: str) -> int:
    """Counts what is lacking of a kind for all cards in hand together."""
    costs = sum(_cost(evidence, card).get(kind, 0) for card in _hand(evidence))
    return costs - int(evidence.view.own.stock[kind])


def suspicion(evidence: Evidence) -> int:
    """How likely the likeliest of those who can be accused is no mortal, in percent."""
    position = evidence.position
    believed = beliefs(position.world, position.seat).items()
    open_seats = [roles for other, roles in believed if not evidence.closed("whom", str(other))]
    return max((round(100 * (1 - mortality(roles))) for roles in open_seats), default=0)


NUMBERS: dict[str, Callable[[Evidence], int]] = {
    "souls": lambda evidence: evidence.view.own.pure + evidence.view.own.marked,
    "round": lambda evidence: int(evidence.view.round),
    "suspicion": suspicion,
    **{f"short.{kind}": partial(_short, kind=kind) for kind in KINDS},
}

PROOFS = Proofs(lacking=_lacking, hand=_hand, numbers=NUMBERS)
