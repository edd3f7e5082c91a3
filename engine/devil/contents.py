"""Fills and empties the chests of the trading phase, by option with indulgences and jesters (rules page, section 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.core.forms import Draft
from engine.core.goods import minus, plus
from engine.core.happenings import Happening, public
from engine.core.texts import SeatRef, say
from engine.devil.bank import BORROW_FIRST
from engine.devil.state import Chest, Happenings, Kingdom, State
from engine.devil.things import COINS, GOODS, INDULGENCES, JESTERS


def packing_form(draft: Draft, state: State, kingdom: Kingdom) -> None:
    """Asks what a seat puts into its chest. It is not asked for what it has none of."""
    limits: dict[str, int] = {good: kingdom.stock[good] for good in GOODS}
    if state.options.indulgence_trade:
        limits[INDULGENCES] = kingdom.held_indulgences
    draft.bundle("goods", limits, default={})
    draft.amount("coins", 0, kingdom.stock[COINS], default=0)
    jester_form(draft, kingdom)


def jester_form(draft: Draft, kingdom: Kingdom) -> None:
    """Asks for jesters to lay into a chest, each with the face it shows. A seat without any is not asked."""
    if kingdom.jesters:
        draft.bundle("jesters", dict.fromkeys(JESTERS, kingdom.jesters), most=kingdom.jesters, default={})


class PackedOffer(Struct, frozen=True):
    """The offer of a seat. `goods`: indulgences among them; `price` as its option has it: "coins-4", "souls-1"."""

    price: str
    goods: dict[str, int] = {}
    coins: int = 0
    jesters: dict[str, int] = {}

    @property
    def chest(self) -> Chest:
        """The chest of this offer."""
        kind, _, price = self.price.partition("-")
        goods = {good: count for good, count in self.goods.items() if good != INDULGENCES}
        if self.coins:
            goods[COINS] = self.coins
        indulgences = self.goods.get(INDULGENCES, 0)
        return Chest(goods, kind == "souls", int(price), indulgences=indulgences, jesters=self.jesters)


def packed(value: Mapping[str, Any] | None) -> Chest:
    """The chest of a sealed offer."""
    return convert(value, PackedOffer).chest


def laid_aside(kingdom: Kingdom, chest: Chest) -> Kingdom:
    """`kingdom` without what it puts into that chest."""
    return replace(
        kingdom,
        stock=minus(kingdom.stock, chest.goods),
        traded=kingdom.traded - chest.indulgences,
        jesters=kingdom.jesters - sum(chest.jesters.values()),
    )


def taken_out(kingdom: Kingdom, chest: Chest) -> Kingdom:
    """`kingdom` with the goods, coins and indulgences of that chest. Jesters are ignored: they stay in it."""
    return replace(kingdom, stock=plus(kingdom.stock, chest.goods), traded=kingdom.traded + chest.indulgences)


def emptied(kingdom: Kingdom, chest: Chest) -> Kingdom:
    """`kingdom` with everything that lies in that chest: its owner opens it."""
    return replace(
        taken_out(kingdom, chest),
        pure=kingdom.pure + chest.pure,
        marked=kingdom.marked + chest.marked,
        jesters=kingdom.jesters + sum(chest.jesters.values()),
    )


class Reply(Struct, frozen=True):
    """A viewer's answer to the chest before it: soul pieces paid, how coins are raised, and jesters laid in.

    `answer` is "" while it is open.
    """

    answer: str = ""
    marked: int = 0
    finance: str = BORROW_FIRST  # selling first would sell what was just taken
    jesters: dict[str, int] = {}


def replied(kingdom: Kingdom, chest: Chest, laid: Mapping[str, int]) -> tuple[Kingdom, Chest]:
    """Lays the jesters of a sealed reply into the chest before that seat, and gives both."""
    if not laid:
        return kingdom, chest
    return (
        replace(kingdom, jesters=kingdom.jesters - sum(laid.values())),
        replace(chest, jesters=plus(chest.jesters, laid)),
    )


def published_indulgences(state: State) -> tuple[State, Happenings]:
    """Tells who has more or fewer indulgences after the trades. Holdings are public, the trades are not."""
    happenings: list[Happening] = []
    kingdoms = list(state.kingdoms)
    for seat, kingdom in enumerate(kingdoms):
        if kingdom.traded:
            kingdoms[seat] = replace(kingdom, indulgences=kingdom.held_indulgences, traded=0)
            happenings.append(
                public(
                    say(
                        "devil-indulgences-traded",
                        seat=SeatRef(seat),
                        by=kingdom.traded,
                        count=kingdom.held_indulgences,
                    )
                )
            )
    return replace(state, kingdoms=tuple(kingdoms)), tuple(happenings)
