"""The chests of the trading phase: who views them, how they are filled and emptied, and the offers so far.

To route the chests to their viewers is the job of the rulebook's companion app (section 3.3). A schedule is, for each
of the 5 rounds, two arrangements viewer -> owner, by role. Exactly 48 satisfy the rules; one of them is drawn
uniformly. By option indulgences and jesters lie in chests as well (section 5). Of each offer its contents are kept,
whether its deal was taken, and what a seat has seen of both.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import permutations, product
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.contract import with_item
from engine.effects import minus, plus
from engine.forms import Draft
from engine.texts import Happening, SeatRef, public, say
from games.devil.rules.mechanics.bank import BORROW_FIRST
from games.devil.rules.past import OfferRecord, OffersOfRound, SoulsOfRound, WishesOfRound
from games.devil.rules.rulebook import COINS, GOODS, INDULGENCES, JESTERS, ROLES, UNDEALT, Role, Stock
from games.devil.rules.state import Chest, Happenings, Kingdom, State

SUN, MOON, CULTIST, DEVIL = range(4)  # places in ROLES
Arrangement = tuple[int, ...]  # the owner each viewer sees, by place in ROLES
Schedule = tuple[tuple[Arrangement, Arrangement], ...]


@cache
def schedules() -> tuple[Schedule, ...]:
    """All legal schedules, in a fixed order."""
    elsewhere = [order for order in permutations(range(4)) if all(order[viewer] != viewer for viewer in range(4))]
    rounds: list[list[tuple[Arrangement, Arrangement]]] = []
    for number in range(1, 6):
        pairs = [
            (first, second)
            for first, second in product(elsewhere, elsewhere)
            if all(first[viewer] != second[viewer] for viewer in range(4))
            and (first if number == 3 else second)[CULTIST] == DEVIL
            and first[DEVIL] != CULTIST
            and (number in (2, 4) or second[DEVIL] != CULTIST)
        ]
        rounds.append(pairs)
    return tuple(choice for choice in product(*rounds) if _balanced(choice))


def _balanced(schedule: Schedule) -> bool:
    """Says whether each mortal first views the devil's chest twice, and the devil sees the cultist's once."""
    first_viewers = [first.index(DEVIL) for first, _ in schedule]
    return (
        first_viewers.count(SUN) == 2
        and first_viewers.count(MOON) == 2
        and sum(second[DEVIL] == CULTIST for _, second in schedule) == 1
    )


def owner_seen(schedule: int, number: int, viewing: int, viewer: Role) -> Role:
    """Finds whose chest the role `viewer` sees in round `number` (1-5), `viewing` 0 (first) or 1 (second)."""
    return ROLES[schedules()[schedule][number - 1][viewing][ROLES.index(viewer)]]


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


FIRST_VIEWING, SECOND_VIEWING = "trading.first", "trading.second"
BEFORE_VIEWING = {  # steps up to the viewing itself: what lies before a viewer now is no memory yet
    1: ("production", "cards.deal", "cards.pick", "cards.done", "trading.offer", FIRST_VIEWING),
    2: ("production", "cards.deal", "cards.pick", "cards.done", "trading.offer", FIRST_VIEWING, SECOND_VIEWING),
}


class ChestSeen(Struct, frozen=True):
    """A chest a seat saw in an earlier viewing. `deal`: "taken" by the viewer, "gone" before it came, or "left".

    Of a deal that was gone the payment was seen, not the goods. `seat` is the packer's, once its role is known to all.
    """

    round: int
    viewing: int
    mark: Role
    goods: Stock
    souls_asked: bool
    price: int
    deal: str
    seat: int | None


class OwnOffer(Struct, frozen=True):
    """An offer of the viewer's own. `sold` is None while the chest is under way.

    `marked`: how many marked pieces it was paid with; None where no soul pieces paid, or nobody wrote it down.
    """

    round: int
    goods: Stock
    souls_asked: bool
    price: int
    sold: bool | None
    marked: int | None = None


def offers_recorded(state: State) -> State:
    """Adds the offers that lie in the chests now to the record, beside the wishes they were packed for."""
    offers = tuple(
        OfferRecord(chest.contents, chest.souls_asked, chest.price) for chest in state.chests if chest is not None
    )
    wishes = WishesOfRound(state.round, tuple(kingdom.wish for kingdom in state.kingdoms))
    return replace(
        state,
        past_offers=(*state.past_offers, OffersOfRound(state.round, offers)),
        past_wishes=(*state.past_wishes, wishes),
    )


def deal_recorded(state: State, role: Role, viewing: int) -> State:
    """Notes that the deal of that role's chest of this round was taken in `viewing` (1 or 2)."""
    if not state.past_offers or state.past_offers[-1].round != state.round:
        return state  # a game of an older release, continued in the middle of trading
    last = state.past_offers[-1]
    offer = replace(last.offers[ROLES.index(role)], taken=viewing)
    last = replace(last, offers=with_item(last.offers, ROLES.index(role), offer))
    return replace(state, past_offers=(*state.past_offers[:-1], last))


def souls_recorded(state: State) -> State:
    """Notes with how many marked pieces the chests of this round come home."""
    if not state.past_offers or state.past_offers[-1].round != state.round:
        return state  # as above
    marked = tuple(0 if chest is None else chest.marked for chest in state.chests)
    return replace(state, past_souls=(*state.past_souls, SoulsOfRound(state.round, marked)))


def chests_seen(state: State, seat: int) -> tuple[ChestSeen, ...]:
    """Lists the chests that seat has seen in viewings that are over, in their order."""
    viewer = state.kingdoms[seat].role
    if viewer == UNDEALT:
        return ()
    return tuple(
        _seen(state, offers, viewing, owner_seen(state.schedule, offers.round, viewing - 1, viewer))
        for offers in state.past_offers
        for viewing in viewings_over(state, offers.round)
    )


def own_offers(state: State, seat: int) -> tuple[OwnOffer, ...]:
    """Lists what that seat itself has offered, in the order of the rounds."""
    role = state.kingdoms[seat].role
    if role == UNDEALT:
        return ()
    own = []
    marked = {souls.round: souls.marked[ROLES.index(role)] for souls in state.past_souls}
    for offers in state.past_offers:
        offer = offers.offers[ROLES.index(role)]
        sold = bool(offer.taken) if len(viewings_over(state, offers.round)) == len(BEFORE_VIEWING) else None
        paid = marked.get(offers.round) if sold and offer.souls_asked else None
        own.append(OwnOffer(offers.round, offer.goods, offer.souls_asked, offer.price, sold, paid))
    return tuple(own)


def viewings_over(state: State, number: int) -> tuple[int, ...]:
    """Says which viewings of round `number` are over: of (1, 2)."""
    if number < state.round:
        return tuple(BEFORE_VIEWING)
    return tuple(viewing for viewing, steps in BEFORE_VIEWING.items() if state.step not in steps)


def viewings_begun(state: State, number: int) -> tuple[int, ...]:
    """Says which viewings of round `number` are over, or are the present step."""
    present = {FIRST_VIEWING: 1, SECOND_VIEWING: 2}.get(state.step, 0) if number == state.round else 0
    over = viewings_over(state, number)
    return (*over, present) if present else over


def _seen(state: State, offers: OffersOfRound, viewing: int, mark: Role) -> ChestSeen:
    offer = offers.offers[ROLES.index(mark)]
    deal = "left"
    if offer.taken == viewing:
        deal = "taken"
    elif 0 < offer.taken < viewing:
        deal = "gone"
    return ChestSeen(
        round=offers.round,
        viewing=viewing,
        mark=mark,
        goods={} if deal == "gone" else offer.goods,
        souls_asked=offer.souls_asked,
        price=offer.price,
        deal=deal,
        seat=next((seat for seat, role in state.known.items() if role == mark), None),
    )
