"""Packs the chests of the inquisition: coins for the inquisitors, and goods at tables that bribe with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from engine.core.forms import Draft
from engine.core.texts import Listed, Param, SeatRef, say, things
from engine.devil.bank import selling_price
from engine.devil.facts import GUESSED
from engine.devil.pack import Board
from engine.devil.state import Kingdom, State
from engine.devil.things import COINS, GOODS, Stock

NOBODY = "nobody"


def bribe_form(draft: Draft, state: State, kingdom: Kingdom) -> None:
    """Asks for the coins of a bribe and, with the table option, for its goods."""
    draft.amount("bribe", 0, kingdom.stock[COINS], default=0)
    if state.options.goods_bribes:
        draft.bundle("goods", {good: kingdom.stock[good] for good in GOODS}, default={})


class PackedChest(Struct, frozen=True):
    """The packed chest of a seat. `devil`, `cultist`: the seat it takes for that role, or NOBODY."""

    bribe: int = 0
    goods: Stock = {}
    pure: int = 0
    marked: int = 0
    devil: str = NOBODY
    cultist: str = NOBODY

    @property
    def bribes(self) -> Stock:
        """Goods and coins, without zeros."""
        return {**self.goods, **({COINS: self.bribe} if self.bribe else {})}

    @property
    def guesses(self) -> dict[str, int]:
        """The seat taken for each role that is guessed."""
        named = {"devil": self.devil, "cultist": self.cultist}
        return {role: int(seat) for role, seat in named.items() if seat != NOBODY}

    @property
    def contents(self) -> Listed:
        """All of it, in words."""
        parts: list[Param] = []
        if bribes := self.bribes:
            parts.append(things(bribes))
        if self.pure or self.marked:
            parts.append(say("devil-packed-souls", pure=self.pure, marked=self.marked))
        parts += [GUESSED[role](SeatRef(seat)).text for role, seat in self.guesses.items()]
        return Listed(tuple(parts) or (say("devil-packed-nothing"),))


def packed_chest(value: Mapping[str, Any] | None) -> PackedChest:
    """The chest of a sealed answer."""
    return convert(value, PackedChest)


def coins_for(board: Board, goods: Mapping[str, int]) -> int:
    """Says for how many coins the goods are sold when the chests are opened: the bank's price."""
    return sum(count * selling_price(board, good) for good, count in goods.items() if good != COINS)
