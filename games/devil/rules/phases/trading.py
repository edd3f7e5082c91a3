"""Phase 3, trading: offers in chests, two viewings, the return (rules page, section 3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from engine.chance import Chance
from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import Happening, Named, Text, private, say, things
from games.devil.rules.facts import DealMade, SoulsSold
from games.devil.rules.mechanics.bank import (
    BORROW_FIRST,
    Financing,
    finance,
    finance_field,
    financing_preview,
    noted,
    published,
)
from games.devil.rules.mechanics.chests import (
    PackedOffer,
    Reply,
    deal_recorded,
    emptied,
    jester_form,
    laid_aside,
    offers_recorded,
    owner_seen,
    packed,
    packing_form,
    published_indulgences,
    replied,
    souls_recorded,
    taken_out,
)
from games.devil.rules.mechanics.step import Moved, SealedStep
from games.devil.rules.phases.afterwards import afterwards
from games.devil.rules.rulebook import COIN_PRICES, COINS, ROLES, SOUL_PRICES, Role
from games.devil.rules.state import (
    SEATS,
    Chest,
    Kingdom,
    State,
    chest_of,
    seat_of,
    unsealed,
    with_chest,
    with_kingdom,
    with_sealed,
)

ACCEPT, REFUSE, SEEN = "accept", "refuse", "seen"
PRICE_IN_SOULS = "devil-price-souls"  # how such a price is said
_NO_PRICE = "coins-0"  # of a chest that is being packed
SOLD = "devil-chest-sold"  # what the owner of a chest reads that was paid for in coins


class Offer(SealedStep):
    """Asks everybody for a chest and its price. What is packed is set aside at once."""

    name = "trading.offer"
    kind = "offer"

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        kingdom = state.kingdoms[seat]
        packing_form(draft, state, kingdom)
        draft.pick("price", _price_options(kingdom.role))

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        aside = laid_aside(state.kingdoms[seat], packed(value))
        return with_sealed(with_kingdom(state, seat, aside), seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        back = emptied(state.kingdoms[seat], packed(state.sealed[seat]))
        return with_sealed(with_kingdom(state, seat, back), seat, None)

    def settle(self, state: State, chance: Chance) -> Moved:
        chests: list[Chest | None] = [None] * SEATS
        for seat, kingdom in enumerate(state.kingdoms):
            chests[ROLES.index(kingdom.role)] = packed(state.sealed[seat])
        return unsealed(offers_recorded(replace(state, chests=tuple(chests)))), ()

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """An empty chest at its dearest price: nobody can lose anything by it."""
        return {"goods": {}, "coins": 0, "price": prices(state.kingdoms[seat].role)[-1]}

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Says what is offered for what, and what stays behind the wall."""
        kingdom = state.kingdoms[seat]
        if "price" not in value:
            return afterwards(kingdom, laid_aside(kingdom, packed({"price": _NO_PRICE, **value})))
        offer = convert(value, PackedOffer)
        shown = things(offer.chest.shown)
        key = "devil-offer-sentence" if shown.amounts else "devil-offer-empty"
        return (
            say(key, things=shown, price=price_text(offer.price)),
            *afterwards(kingdom, laid_aside(kingdom, offer.chest)),
        )


def prices(role: Role) -> tuple[str, ...]:
    """The prices a role may ask: "coins-4", "souls-1"."""
    coins = tuple(f"coins-{price}" for price in COIN_PRICES[role])
    return coins + tuple(f"souls-{price}" for price in SOUL_PRICES[role])


@cache
def _price_options(role: Role) -> tuple[Option, ...]:
    return tuple(Option(price, price_text(price)) for price in prices(role))


def price_text(price: str) -> Text:
    """A price as the forms name it: "coins-4", "souls-1"."""
    kind, _, count = price.partition("-")
    return say(f"devil-price-{kind}", count=int(count))


class Viewing(SealedStep):
    """Shows everybody a chest, never their own, and asks whether they take the deal.

    A seat that finds the deal taken is asked to confirm all the same, or its speed would tell.
    """

    kind = "viewing"
    binding = True

    def __init__(self, name: str, viewing: int) -> None:
        self.name = f"trading.{name}"
        self._viewing = viewing

    def begin(self, state: State, chance: Chance) -> Moved:
        return state, tuple(private(seat, line) for seat in range(SEATS) for line in self._described(state, seat))

    def _described(self, state: State, seat: int) -> tuple[Text, ...]:
        role, chest = self.seen(state, seat)
        mark = Named("mark", role)
        if chest.taken_by is not None:
            return (say("devil-chest-taken", mark=mark, paid=asked_text(chest)), *jester_lines(chest.jesters))
        return (say("devil-chest-open", mark=mark, things=things(chest.shown), price=asked_text(chest)),)

    def seen(self, state: State, seat: int) -> tuple[Role, Chest]:
        """The mark and the chest before that seat."""
        role = owner_seen(state.schedule, state.round, self._viewing, state.kingdoms[seat].role)
        chest = chest_of(state, role)
        if chest is None:
            raise LookupError(f"no chest of {role} in {state.round}.{state.step}")
        return role, chest

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        _, chest = self.seen(state, seat)
        kingdom = state.kingdoms[seat]
        if chest.taken_by is not None:
            draft.pick("answer", [Option(SEEN, say("devil-viewing-seen"))], default=SEEN)  # one press says it
            jester_form(draft, kingdom)
            return
        closed = _cannot_pay(state, kingdom, chest)
        answer = draft.pick(
            "answer",
            [Option(ACCEPT, say("devil-viewing-accept"), closed), Option(REFUSE, say("devil-viewing-refuse"))],
        )
        jester_form(draft, kingdom)
        if answer != ACCEPT:
            return
        if chest.souls_asked:
            least, most = max(0, chest.price - kingdom.pure), min(kingdom.marked, chest.price)
            draft.amount("marked", least, most, default=least if least == most else None)
        elif plus(kingdom.stock, chest.goods)[COINS] < chest.price:
            finance_field(draft, BORROW_FIRST)  # selling first would sell what was just taken

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Lists the sales and loans by which coins for the price would be raised, and what the deal would leave.

        What comes home in the seat's own chest after the second viewing is not counted.
        """
        _, chest = self.seen(state, seat)
        kingdom, reply = state.kingdoms[seat], convert(value, Reply)
        if reply.answer != ACCEPT or chest.taken_by is not None:
            return ()
        if chest.souls_asked:
            least = chest.price - kingdom.pure
            if "marked" not in value and max(0, least) < min(kingdom.marked, chest.price):
                return ()  # which pieces go is still to be chosen
            marked = reply.marked if "marked" in value else max(0, least)
            return afterwards(kingdom, _paid_in_souls(kingdom, chest, marked))
        paid = _financed(state, kingdom, chest, reply.finance)
        if paid is None:
            return ()
        lines = financing_preview({}, paid.sold, paid.borrowed, paid.debt)
        return (*lines, *afterwards(kingdom, noted(taken_out(kingdom, chest), paid)))

    def allows(self, state: State, seat: int, value: dict[str, Any]) -> bool:
        jesters = sum(convert(value, Reply).jesters.values())  # asked only of those with some; none may be laid twice
        rest = {name: chosen for name, chosen in value.items() if name != "jesters"}
        return jesters <= state.kingdoms[seat].jesters and super().allows(state, seat, rest)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        for seat in range(SEATS):
            reply = convert(state.sealed[seat], Reply)
            role, chest = self.seen(state, seat)
            kingdom, chest = replied(state.kingdoms[seat], chest, reply.jesters)
            state = with_chest(with_kingdom(state, seat, kingdom), role, chest)
            if reply.answer == ACCEPT:
                taken = things(chest.contents)
                happenings.append(private(seat, DealMade(taken, asked_text(chest)).text))
                state, raised = self._deal(state, seat, role, chest, reply)
                state = deal_recorded(state, role, self._viewing + 1)
                happenings += [private(seat, text) for text in raised]
        return unsealed(state), tuple(happenings)

    def _deal(self, state: State, seat: int, role: Role, chest: Chest, reply: Reply) -> tuple[State, list[Text]]:
        """The deal done, and what its price made the seat sell and borrow."""
        texts: list[Text] = []
        kingdom = state.kingdoms[seat]
        taken = replace(chest, goods={}, indulgences=0, taken_by=kingdom.role)
        if chest.souls_asked:
            marked = reply.marked
            pure = chest.price - marked
            kingdom = _paid_in_souls(kingdom, chest, marked)
            taken = replace(taken, pure=pure, marked=marked)
        else:
            paid = _financed(state, kingdom, chest, reply.finance)
            if paid is None:  # the form and the liberties see to it that a sealed deal can be paid
                raise ArithmeticError(f"seat {seat} cannot pay what it sealed")
            kingdom = noted(taken_out(kingdom, chest), paid)
            if paid.sold:
                texts.append(say("devil-own-sell", things=things(paid.sold)))
            if paid.borrowed:
                texts.append(say("devil-own-borrow", count=paid.borrowed, debt=paid.debt))
            taken = replace(taken, goods={COINS: chest.price})
        return with_chest(with_kingdom(state, seat, kingdom), role, taken), texts

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        _, chest = self.seen(state, seat)
        return {"answer": SEEN if chest.taken_by is not None else REFUSE}


def _paid_in_souls(kingdom: Kingdom, chest: Chest, marked: int) -> Kingdom:
    """`kingdom` with what lies in that chest, for soul pieces, `marked` of which are marked."""
    kingdom = taken_out(kingdom, chest)
    pure = chest.price - marked
    return replace(kingdom, pure=kingdom.pure - pure, marked=kingdom.marked - marked)


def asked_text(chest: Chest) -> Text:
    """Says what a chest costs, or holds as payment (of paid soul pieces only the number)."""
    return say(PRICE_IN_SOULS if chest.souls_asked else "devil-price-coins", count=chest.price)


def _financed(state: State, kingdom: Kingdom, chest: Chest, policy: str = BORROW_FIRST) -> Financing | None:
    """Pays the price of a chest in coins, out of what is at hand and what lies in it."""
    stock = plus(kingdom.stock, chest.goods)
    return finance(state.pack.board, stock, kingdom.debt, {COINS: chest.price}, policy)


def _cannot_pay(state: State, kingdom: Kingdom, chest: Chest) -> Text | None:
    if chest.souls_asked:
        return say("refused-no-souls", have=kingdom.souls) if kingdom.souls < chest.price else None
    if _financed(state, kingdom, chest) is not None:
        return None
    return say("refused-cannot-pay", price=chest.price)


class SecondViewing(Viewing):
    """The second viewing. After it every chest goes home."""

    def settle(self, state: State, chance: Chance) -> Moved:
        state, happenings = super().settle(state, chance)
        state = souls_recorded(state)
        back: list[Happening] = []
        for role in ROLES:
            seat, chest = seat_of(state, role), chest_of(state, role)
            if chest is None:
                continue
            state = with_kingdom(state, seat, emptied(state.kingdoms[seat], chest))
            back += [private(seat, line) for line in _returned(chest)]
        kingdoms = tuple(replace(kingdom, wish=()) for kingdom in state.kingdoms)
        state, traded = published_indulgences(replace(state, kingdoms=kingdoms, chests=(None,) * SEATS))
        state, news = published(state)
        return state, (*happenings, *back, *traded, *news)


def _returned(chest: Chest) -> tuple[Text, ...]:
    if chest.taken_by is None:
        return (say("devil-chest-untouched", things=things(chest.shown)),)
    sold = SoulsSold(chest.pure, chest.marked).text if chest.souls_asked else say(SOLD, things=things(chest.goods))
    return (sold, *jester_lines(chest.jesters))


def jester_lines(jesters: Mapping[str, int]) -> tuple[Text, ...]:
    """The jesters that lie beside a payment, if any."""
    return (say("devil-chest-jesters", things=things(jesters)),) if any(jesters.values()) else ()
