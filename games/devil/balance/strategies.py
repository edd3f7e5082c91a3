"""Simple strategies that nobody should win by: each is a steward but for one habit, which it keeps whatever happens.

Nobody meets them at a table. The hermit, who trades with nobody, and the soulless are policies of the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.drafts import fill_missing
from engine.forms import Draft, Pick
from engine.policies import Policy, Position
from games.devil.balance.deducing import Deal, named_by_goods
from games.devil.rules.phases.trading import ACCEPT, REFUSE, SEEN, Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.phases.witch_hunt import NOBODY
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.acts.weighing import Fitted, fitted
from games.devil.rules.policies.inquisition import SURE
from games.devil.rules.policies.reading import mortality
from games.devil.rules.policies.steward import Choice, Steward
from games.devil.rules.rulebook import COIN_PRICES, COINS, GOODS, ROLES, SOUL_PRICES
from games.devil.rules.state import ROUNDS, SEATS, Chest, opponents

ONE_PRICE = 4  # coins
_packs, _views, _packs_guesses = Steward.choices["offer"], Steward.choices["viewing"], Steward.choices["packing"]


def packed_for_souls(position: Position) -> dict[str, Any]:
    """Asks for a soul piece wherever the role may, with half of all it has in the chest if a steward would not."""
    value, kingdom = _packs(position), position.world.kingdoms[position.seat]
    asked = SOUL_PRICES[kingdom.role]
    if not asked or value["price"].startswith("souls"):
        return value
    goods = {good: kingdom.stock[good] // 2 for good in GOODS if kingdom.stock[good] > 1}
    return {"goods": goods, "coins": kingdom.stock[COINS] // 2, "price": f"souls-{asked[0]}"}


def packed_at_one_price(position: Position) -> dict[str, Any]:
    """Packs what a steward would, for the same price as ever."""
    value, role = _packs(position), position.world.kingdoms[position.seat].role
    return value | {"price": f"coins-{ONE_PRICE}" if COIN_PRICES[role] else f"souls-{SOUL_PRICES[role][0]}"}


def viewed_at_one_price(position: Position) -> dict[str, Any]:
    """Takes whatever costs that price or less and can be paid, and sells no soul pieces."""
    chest = _chest(position)
    if chest.taken_by is not None:
        return {"answer": SEEN}
    wanted = not chest.souls_asked and chest.price <= ONE_PRICE and any(chest.contents.values())
    value = {"answer": ACCEPT if wanted else REFUSE}
    return _completed(position, value if position.form(Draft(value)).problem is None else {"answer": REFUSE})


def viewed_without_selling_souls(position: Position) -> dict[str, Any]:
    """Takes no chest that costs soul pieces."""
    chest = _chest(position)
    return {"answer": REFUSE} if chest.souls_asked and chest.taken_by is None else _views(position)


def _chest(position: Position) -> Chest:
    step = STEPS[position.world.step]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    return step.seen(position.world, position.seat)[1]


def _completed(position: Position, value: dict[str, Any]) -> dict[str, Any]:
    """`value` with the defaults of what it leaves out."""
    return fill_missing(value, lambda draft: STEPS[position.world.step].fill(position.world, position.seat, draft))


def voted_for_one(position: Position) -> dict[str, Any]:
    """Accuses the seat on the left, unless it has confessed already."""
    left = (position.seat + 1) % SEATS
    return {"whom": NOBODY if position.world.kingdoms[left].confessed else str(left)}


def guessed_one(position: Position) -> dict[str, Any]:
    """Names the seat on the left as the devil and the one across as the cultist, in every inquisition."""
    return _guessed(position, {"devil": (position.seat + 1) % SEATS, "cultist": (position.seat + 2) % SEATS})


def voted_by_goods(position: Position) -> dict[str, Any]:
    """Accuses whom its chests make the devil, or else the cultist."""
    deal = _read(position)
    for role in ("devil", "cultist"):
        for seat in opponents(position.seat):
            if deal[seat] == role and not position.world.kingdoms[seat].confessed:
                return {"whom": str(seat)}
    return {"whom": NOBODY}


def guessed_by_goods(position: Position) -> dict[str, Any]:
    """Names whom its chests make the devil and the cultist, in every inquisition."""
    return _guessed(position, {role: seat for seat, role in _read(position).items()})


def chests_alone() -> Fitted:
    """The weights in force, without those of what everybody reads of a seat."""
    return replace(fitted(), rounds=[replace(weights, devil={}, cultist={}) for weights in fitted().rounds])


def voted_by_chests(position: Position) -> dict[str, Any]:
    """Accuses as a steward does, but who has read no acts."""
    belief = beliefs(position.world, position.seat, chests_alone())
    open_seats = [other for other in belief if not position.world.kingdoms[other].confessed]
    likeliest = min(open_seats, key=lambda other: (mortality(belief[other]), other), default=NOBODY)
    return {"whom": str(likeliest)}


def guessed_by_chests(position: Position) -> dict[str, Any]:
    """Guesses as a steward does, but who has read no acts: in round 3 only where it is sure enough."""
    belief, whom = beliefs(position.world, position.seat, chests_alone()), dict[str, int]()
    for role, least in SURE.items():
        left = [other for other in belief if other not in whom.values()]
        likeliest = max(left, key=lambda other: belief[other][role])
        if position.world.round == ROUNDS or belief[likeliest][role] >= least:
            whom[role] = likeliest
    return _guessed(position, whom)


def _read(position: Position) -> Deal:
    """The deal that fits best; by chance one of several."""
    return position.stream("deal").pick(named_by_goods(position.view, position.world.pack))


def _guessed(position: Position, whom: Mapping[Any, int]) -> dict[str, Any]:
    """What a steward would pack, with these guesses as far as they are open."""
    value: dict[str, Any] = {name: given for name, given in _packs_guesses(position).items() if name not in ROLES}
    for role in ("devil", "cultist"):
        form = position.form(Draft(value))
        node = next((field.node for field in form.fields if field.name == role), None)
        options = [option.id for option in node.options if option.closed is None] if isinstance(node, Pick) else []
        if str(whom.get(role)) in options:
            value[role] = str(whom[role])
    return value


class ChestReading(Steward):
    """Votes and guesses by what lay in chests, and by no act that everybody reads."""

    choices: ClassVar[dict[str, Choice]] = {**Steward.choices, "vote": voted_by_chests, "packing": guessed_by_chests}


class Refusing(Steward):
    """Refuses every chest."""

    choices: ClassVar[dict[str, Choice]] = {kind: how for kind, how in Steward.choices.items() if kind != "viewing"}


class SoulBuying(Steward):
    """Asks for soul pieces whenever its role may, and sells none."""

    choices: ClassVar[dict[str, Choice]] = {
        **Steward.choices,
        "offer": packed_for_souls,
        "viewing": viewed_without_selling_souls,
    }


class Hoarding(Steward):
    """Takes what it likes out of the chests of others, and never packs anything."""

    choices: ClassVar[dict[str, Choice]] = {kind: how for kind, how in Steward.choices.items() if kind != "offer"}


class Borrowing(Steward):
    """Borrows up to the limit before it trades, round by round, and repays nothing before the end."""

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """Borrows; does all else that a steward does unasked, but repaying."""
        world, kingdom = position.world, position.world.kingdoms[position.seat]
        left = world.pack.board.debt_limit - kingdom.debt
        if world.step == "trading.offer" and left > 0:
            return f"{world.round}.bank", {"trade": "borrow", "times": left}
        liberty = super().volunteer(position)
        repays = liberty is not None and liberty[0].endswith(".repay")
        return None if repays and not world.step.startswith("inquisition.") else liberty


class Naming(Steward):
    """Takes the same seat for the devil from the beginning to the end."""

    choices: ClassVar[dict[str, Choice]] = {**Steward.choices, "vote": voted_for_one, "packing": guessed_one}


class OnePrice(Steward):
    """Gives and takes for one price."""

    choices: ClassVar[dict[str, Choice]] = {
        **Steward.choices,
        "offer": packed_at_one_price,
        "viewing": viewed_at_one_price,
    }


class Reading(Steward):
    """Votes and guesses by goods alone."""

    choices: ClassVar[dict[str, Choice]] = {**Steward.choices, "vote": voted_by_goods, "packing": guessed_by_goods}


READER, CHEST_READER = "reader", "chest-reader"
STRATEGIES: Mapping[str, Policy] = {
    "refuser": Refusing(),
    "soul-buyer": SoulBuying(),
    "hoarder": Hoarding(),
    "borrower": Borrowing(),
    "one-namer": Naming(),
    "one-price": OnePrice(),
    READER: Reading(),
}
ALL: Mapping[str, Policy] = {**STRATEGIES, CHEST_READER: ChestReading()}
"""The strategies, and one that only others are set against."""
