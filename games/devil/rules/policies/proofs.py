"""Reads for the check of reasons what cards lack, and the numbers that they name: from view and rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec import convert
from msgspec.structs import replace

from engine.effects import minus
from engine.extras.claims import Evidence, Proofs
from engine.forms import Draft
from games.devil.rules.mechanics.chests import PackedOffer
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.mechanics.plan import plan_fields, planned
from games.devil.rules.mechanics.reputation import wings_ahead
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.production_interest_reputation import charge_interest
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.phases.witch_hunt import CONFESS
from games.devil.rules.policies.acts.beliefs import beliefs
from games.devil.rules.policies.acts.telling import accused, spending_rank
from games.devil.rules.policies.reading import mortality
from games.devil.rules.prospects import pieces_spare
from games.devil.rules.rulebook import COINS, INDULGENCES
from games.devil.rules.state import ROUNDS, SEATS, Kingdom, State


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


def _together(evidence: Evidence, cards: tuple[str, ...]) -> Mapping[str, int]:
    """What these cards in hand lack if all of them are paid for; nothing of cards that are elsewhere."""
    costs: Counter[str] = Counter()
    for card in cards:
        if card not in _hand(evidence):
            return {}
        costs.update(_cost(evidence, card))
    return costs - Counter({kind: int(count) for kind, count in evidence.view.own.stock.items()})


def suspicion(evidence: Evidence) -> int:
    """How likely the likeliest of those who can be accused is no mortal, in percent."""
    position = evidence.position
    believed = beliefs(position.world, position.seat).items()
    open_seats = [roles for other, roles in believed if not evidence.closed("whom", str(other))]
    return max((round(100 * (1 - mortality(roles))) for roles in open_seats), default=0)


def _suspicion_of(seat: int, evidence: Evidence) -> int:
    """How likely that seat is no mortal, in percent."""
    position = evidence.position
    believed = beliefs(position.world, position.seat)
    return round(100 * (1 - mortality(believed[seat]))) if seat in believed else 0


def _souls_left(evidence: Evidence) -> int:
    """The soul pieces that are left once the price of the chest in view is paid."""
    own = evidence.view.own
    return int(own.pure + own.marked - own.chest.price)


def _indulgences_then(evidence: Evidence) -> int:
    """The indulgences of the seat with those in the chest in view."""
    own = evidence.view.own
    indulgences: int = own.indulgences + own.chest.goods.get(INDULGENCES, 0)
    return indulgences


def _spared(evidence: Evidence, bound: str) -> int:
    """What the soul pieces of a price save in the inquisitions to come, as a desk says: held, or asked for."""
    position, view = evidence.position, evidence.view
    own, price = view.own, 0 if view.own.chest is None else view.own.chest.price
    if "goods" in evidence.value:  # it packs for pieces that it would have then
        price = convert(dict(evidence.value), PackedOffer).chest.price
        own = replace(own, pure=own.pure + price)
    return sum(int(getattr(each, bound)) for each in pieces_spare(price, view, own, position.world.pack))


def _asking(evidence: Evidence) -> int:
    """Counts the inquisitors known to be active in the next inquisition, own houseguests included."""
    view = evidence.view
    due = sum(inquisitor == BRIBABLE[0] or view.round == ROUNDS for inquisitor in view.board.bribable)
    asking: int = due + sum(view.board.up) + view.seats[evidence.position.seat].guests
    return asking


def _coins_for_bribe(evidence: Evidence) -> int:
    """Counts the coins that the seat lacks to send the next inquisitor away with those that lie there."""
    position, view = evidence.position, evidence.view
    price: int = position.world.pack.board.prices["bribe"]
    return price - int(view.board.coins) - int(view.own.stock[COINS])


def _after_plan(evidence: Evidence) -> Kingdom:
    """The kingdom once the plan is carried out."""
    kingdom, where = _kingdom(evidence), scene(evidence.position.world, evidence.position.seat)
    fields = plan_fields(kingdom, where, Draft(evidence.value))
    after: Kingdom = Resolution(where).run(planned(kingdom, fields, evidence.value))
    return after


def _printed(evidence: Evidence) -> int:
    """Adds up the points printed on the buildings that the plan builds."""
    before, cards = _kingdom(evidence).built, evidence.position.world.pack.buildings
    return sum(cards[card].points for card in _after_plan(evidence).built if card not in before)


def _wings_of_interest(evidence: Evidence) -> int:
    """Counts the demon wings that the interest after the plan brings."""
    after = _after_plan(evidence)
    charged = charge_interest(after, evidence.position.world.pack).claims[len(after.claims) :]
    return sum(count for _, count in charged)


def _houseguests(evidence: Evidence) -> int:
    """Counts the houseguests that the demon wings of a confession or of a plan bring."""
    claims = (("demon", 1),) if evidence.value.get("answer") == CONFESS else _after_plan(evidence).claims
    return wings_ahead(_kingdom(evidence), claims)["demon"].thirds


def _of_seat(count: Callable[[State, int], int], seat: int, evidence: Evidence) -> int:
    """What everybody can count of a seat."""
    return count(evidence.position.world, seat)


NUMBERS: dict[str, Callable[[Evidence], int]] = {
    "souls": lambda evidence: evidence.view.own.pure + evidence.view.own.marked,
    "coins": lambda evidence: int(evidence.view.own.stock[COINS]),
    "round": lambda evidence: int(evidence.view.round),
    "suspicion": suspicion,
    "souls-left": _souls_left,
    "spared-least": partial(_spared, bound="least"),
    "spared-most": partial(_spared, bound="most"),
    "indulgences-then": _indulgences_then,
    "asking": _asking,
    "bribable": lambda evidence: len(evidence.view.board.bribable),
    "coins-for-bribe": _coins_for_bribe,
    "printed": _printed,
    "debt-then": lambda evidence: _after_plan(evidence).debt,
    "wings-of-interest": _wings_of_interest,
    "houseguests": _houseguests,
    **{f"spending-rank.{seat}": partial(_of_seat, spending_rank, seat) for seat in range(SEATS)},
    **{f"suspicion.{seat}": partial(_suspicion_of, seat) for seat in range(SEATS)},
    **{f"accused.{seat}": partial(_of_seat, accused, seat) for seat in range(SEATS)},
}

PROOFS = Proofs(lacking=_lacking, together=_together, hand=_hand, numbers=NUMBERS)
