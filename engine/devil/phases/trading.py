"""Phase 3, trading: offers in chests, two viewings, the return (rules page, section 3.3)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.forms import Draft, Option
from engine.core.happenings import Happening, private
from engine.core.texts import Named, Text, say, things
from engine.devil.bank import finance, finance_field, noted, published
from engine.devil.phases.step import Moved, SealedStep
from engine.devil.routing import owner_seen
from engine.devil.state import SEATS, Chest, Kingdom, State, chest_of, seat_of, unsealed, with_kingdom, with_sealed
from engine.devil.things import COINS, GOODS, ROLES, Role, minus, plus

COIN_PRICES = {"sun": range(2, 8), "moon": range(2, 8), "cultist": range(2, 7), "devil": range(0)}
SOUL_PRICES = {"sun": range(0), "moon": range(0), "cultist": range(1, 2), "devil": range(1, 3)}
ACCEPT, REFUSE, SEEN = "accept", "refuse", "seen"


class Offer(SealedStep):
    """Everybody packs a chest and sets its price. What is packed is set aside at once."""

    name = "trading.offer"
    kind = "offer"

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        kingdom = state.kingdoms[seat]
        draft.bundle("goods", {good: kingdom.stock[good] for good in GOODS}, default={})
        draft.amount("coins", 0, kingdom.stock[COINS], default=0)
        draft.pick("price", [Option(price, _price_text(price)) for price in prices(kingdom.role)])

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        kingdom = state.kingdoms[seat]
        aside = replace(kingdom, stock=minus(kingdom.stock, _packed(value)))
        return with_sealed(with_kingdom(state, seat, aside), seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        kingdom, value = state.kingdoms[seat], state.sealed[seat] or {}
        back = replace(kingdom, stock=plus(kingdom.stock, _packed(value)))
        return with_sealed(with_kingdom(state, seat, back), seat, None)

    def settle(self, state: State, chance: Chance) -> Moved:
        chests: list[Chest | None] = [None] * SEATS
        for seat, kingdom in enumerate(state.kingdoms):
            value = state.sealed[seat] or {}
            kind, _, price = value["price"].partition("-")
            chests[ROLES.index(kingdom.role)] = Chest(_packed(value), kind == "souls", int(price))
        return unsealed(replace(state, chests=tuple(chests))), ()

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """An empty chest at its dearest price: nobody can lose anything by it."""
        return {"goods": {}, "coins": 0, "price": prices(state.kingdoms[seat].role)[-1]}

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        if "price" not in value:
            return ()
        packed = things(_packed(value))
        key = "devil-offer-sentence" if packed.amounts else "devil-offer-empty"
        return (say(key, things=packed, price=_price_text(value["price"])),)


def prices(role: Role) -> tuple[str, ...]:
    """The prices a role may ask: "coins-4", "souls-1"."""
    coins = tuple(f"coins-{price}" for price in COIN_PRICES[role])
    return coins + tuple(f"souls-{price}" for price in SOUL_PRICES[role])


def _price_text(price: str) -> Text:
    kind, _, count = price.partition("-")
    return say(f"devil-price-{kind}", count=int(count))


def _packed(value: dict[str, Any]) -> dict[str, int]:
    coins = value.get("coins", 0)
    return {**value.get("goods", {}), **({COINS: coins} if coins else {})}


class Viewing(SealedStep):
    """Everybody sees one chest, never their own, and takes the deal or leaves it.

    A seat that finds the deal taken is asked to confirm all the same, or its speed would tell.
    """

    kind = "viewing"
    binding = True

    def __init__(self, name: str, viewing: int) -> None:
        self.name = f"trading.{name}"
        self._viewing = viewing

    def begin(self, state: State, chance: Chance) -> Moved:
        return state, tuple(private(seat, self._described(state, seat)) for seat in range(SEATS))

    def _described(self, state: State, seat: int) -> Text:
        role, chest = self.seen(state, seat)
        mark = Named("mark", role)
        if chest.taken_by is not None:
            return say("devil-chest-taken", mark=mark, paid=asked_text(chest))
        return say("devil-chest-open", mark=mark, things=things(chest.goods), price=asked_text(chest))

    def seen(self, state: State, seat: int) -> tuple[Role, Chest]:
        """The mark and the chest before that seat."""
        role = owner_seen(state.schedule, state.round, self._viewing, state.kingdoms[seat].role)
        chest = chest_of(state, role)
        if chest is None:
            raise LookupError(f"no chest of {role} in {state.round}.{state.step}")
        return role, chest

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        _, chest = self.seen(state, seat)
        if chest.taken_by is not None:
            draft.pick("answer", [Option(SEEN, say("devil-viewing-seen"))])
            return
        kingdom = state.kingdoms[seat]
        closed = _cannot_pay(state, kingdom, chest)
        answer = draft.pick(
            "answer",
            [Option(ACCEPT, say("devil-viewing-accept"), closed), Option(REFUSE, say("devil-viewing-refuse"))],
        )
        if answer != ACCEPT:
            return
        if chest.souls_asked:
            least, most = max(0, chest.price - kingdom.pure), min(kingdom.marked, chest.price)
            draft.amount("marked", least, most, default=least if least == most else None)
        elif plus(kingdom.stock, chest.goods)[COINS] < chest.price:
            finance_field(draft)

    def settle(self, state: State, chance: Chance) -> Moved:
        told: list[Happening] = []
        for seat in range(SEATS):
            value = state.sealed[seat] or {}
            if value["answer"] == ACCEPT:
                role, chest = self.seen(state, seat)
                state = self._deal(state, seat, role, chest, value)
                told.append(private(seat, say("devil-deal-made", things=things(chest.goods), price=asked_text(chest))))
        return unsealed(state), tuple(told)

    def _deal(self, state: State, seat: int, role: Role, chest: Chest, value: dict[str, Any]) -> State:
        kingdom = state.kingdoms[seat]
        stock = plus(kingdom.stock, chest.goods)
        marked = value.get("marked", 0)
        if chest.souls_asked:
            pure = chest.price - marked
            kingdom = replace(kingdom, stock=stock, pure=kingdom.pure - pure, marked=kingdom.marked - marked)
            taken = replace(chest, goods={}, taken_by=kingdom.role, pure=pure, marked=marked)
        else:
            policy = value.get("finance", "sell")
            paid = finance(state.pack.board, stock, kingdom.debt, {COINS: chest.price}, policy)
            if paid is None:  # the form and the liberties see to it that a sealed deal can be paid
                raise ArithmeticError(f"seat {seat} cannot pay what it sealed")
            kingdom = noted(kingdom, paid)
            taken = replace(chest, goods={COINS: chest.price}, taken_by=kingdom.role)
        at = ROLES.index(role)
        chests = (*state.chests[:at], taken, *state.chests[at + 1 :])
        return replace(with_kingdom(state, seat, kingdom), chests=chests)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        _, chest = self.seen(state, seat)
        return {"answer": SEEN if chest.taken_by is not None else REFUSE}


def asked_text(chest: Chest) -> Text:
    """What a chest costs, or holds as payment (of paid soul pieces only the number is shown)."""
    return say(f"devil-price-{'souls' if chest.souls_asked else 'coins'}", count=chest.price)


def _cannot_pay(state: State, kingdom: Kingdom, chest: Chest) -> Text | None:
    if chest.souls_asked:
        return say("refused-no-souls", count=chest.price) if kingdom.souls < chest.price else None
    stock = plus(kingdom.stock, chest.goods)
    if stock[COINS] >= chest.price or finance(state.pack.board, stock, kingdom.debt, {COINS: chest.price}):
        return None
    return say("refused-cannot-pay", price=chest.price)


class SecondViewing(Viewing):
    """The second viewing; after it every chest goes home."""

    def settle(self, state: State, chance: Chance) -> Moved:
        state, told = super().settle(state, chance)
        back: list[Happening] = []
        for role in ROLES:
            seat, chest = seat_of(state, role), chest_of(state, role)
            if chest is None:
                continue
            kingdom = state.kingdoms[seat]
            home = replace(
                kingdom,
                stock=plus(kingdom.stock, chest.goods),
                pure=kingdom.pure + chest.pure,
                marked=kingdom.marked + chest.marked,
            )
            state = with_kingdom(state, seat, home)
            back.append(private(seat, _returned(chest)))
        kingdoms = tuple(replace(kingdom, wish=()) for kingdom in state.kingdoms)
        state, news = published(replace(state, kingdoms=kingdoms, chests=(None,) * SEATS))
        return state, (*told, *back, *news)


def _returned(chest: Chest) -> Text:
    if chest.taken_by is None:
        return say("devil-chest-untouched", things=things(chest.goods))
    if chest.souls_asked:
        return say("devil-chest-sold-souls", pure=chest.pure, marked=chest.marked)
    return say("devil-chest-sold", things=things(chest.goods))
