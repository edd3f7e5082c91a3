"""Plays a simple opponent: it packs fair chests, takes deals worth their price, and builds all it can pay for.

It looks one decision ahead. Where points are at stake in the inquisition it gives the absent answer, which is careful.
Whom it accuses and guesses it reads off the goods in the chests it has seen, as a beginner can, and it says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.chance import Stream
from engine.drafts import fill_missing
from engine.extras.claims import Reasons
from engine.forms import Draft, Pick
from engine.playouts import RandomDraft
from engine.policies import Position
from engine.texts import Refusal
from games.devil.rules.mechanics.bank import buying_price, selling_price
from games.devil.rules.mechanics.costs import building_cost
from games.devil.rules.mechanics.plan import plan_fields, plan_form, planned
from games.devil.rules.mechanics.reputation import pay_claims
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.ritual import NOBODY as NO_GUESS
from games.devil.rules.phases.ritual import packed_chest
from games.devil.rules.phases.stand_in import worth
from games.devil.rules.phases.trading import ACCEPT, REFUSE, SEEN, Viewing, prices
from games.devil.rules.phases.turn_order import STEPS, may_repay
from games.devil.rules.policies.acts.telling import reading_reasons
from games.devil.rules.policies.reading import Reading, mortality, read_goods
from games.devil.rules.rulebook import COINS, EXCHANGE, GOODS, SOULS, Role, Stock
from games.devil.rules.state import ROUNDS, Chest, Kingdom, State, opponents, with_kingdom
from games.devil.rules.view import view_of

PLANS = 60  # random plans that are compared
PIECES = 3  # goods in a chest, at the most
RESERVE = 2  # coins that are kept when debt is repaid
CREDIT = 3  # coins borrowed for a chest, at the most
WELCOME = 1.3  # what a missing good is worth, as a multiple of its price
SOUL, DEARER = 9, 3  # coins that a soul piece is worth, at the least, and by which each one sold makes the next dearer
BLANDISHMENT = 8  # coins' worth that the devil and the cultist pack for a soul piece, if they have it
ENOUGH = 2  # soul pieces in hand that make the devil stop buying: more of them cost more than they bring
PLAIN = 0.1  # by how much the likeliest must stand out for an accusation or a guess by goods
SOUGHT: tuple[Role, ...] = ("devil", "cultist")  # by guesses, in this order
GROWTH = 2  # fifths of a point that a building is worth for each round that is left

Choice = Callable[[State, int, Stream], dict[str, Any]]


class Apprentice:
    """Packs fair chests, takes deals worth their price, builds all it can pay for, and reads the goods in chests."""

    def volunteer(self, position: Position) -> tuple[str, dict[str, Any]] | None:
        """Wishes for what it lacks before the chests are packed; repays debt with coins to spare."""
        world, seat = position.world, position.seat
        kingdom = world.kingdoms[seat]
        if world.step == "trading.offer":
            lacking = [good for good in GOODS if _lacking(world, kingdom).get(good)]
            if lacking and tuple(lacking) != kingdom.wish:
                return f"{world.round}.wish", {"goods": lacking}
        spare = min(kingdom.debt, kingdom.stock[COINS] - RESERVE)
        if spare > 0 and may_repay(world, seat):
            return f"{world.round}.repay", {"coins": spare}
        return None

    def answer(self, position: Position) -> dict[str, Any]:
        """Chooses by the kind of question; what has no rule here gets the absent answer."""
        world, seat, ask = position.world, position.seat, position.ask
        stream = position.stream("apprentice")
        choose = CHOICES.get(ask.kind)
        return STEPS[world.step].absent(world, seat) if choose is None else choose(world, seat, stream)

    def explain(self, position: Position, value: Mapping[str, Any]) -> Reasons:
        """What the goods in the chests have told it about its answer, where it goes by them."""
        return reading_reasons(position, value)


def _price(world: State, good: str) -> float:
    """Half-way between what the bank asks and what it pays."""
    board = world.pack.board
    return 1 if good == COINS else (buying_price(board, good) + selling_price(board, good)) / 2


def _goal(world: State, kingdom: Kingdom) -> Stock:
    """The price of the building in hand that lacks least."""
    costs = [building_cost(kingdom, world.pack.buildings[card], world.pack) for card in kingdom.hand]

    def missing(cost: Stock) -> float:
        return sum(_price(world, kind) * max(0, n - kingdom.stock.get(kind, 0)) for kind, n in cost.items())

    return min(costs, key=missing, default={})


def _lacking(world: State, kingdom: Kingdom) -> Stock:
    """The goods that its goal still lacks."""
    goal = _goal(world, kingdom)
    lacks = {kind: amount - kingdom.stock.get(kind, 0) for kind, amount in goal.items() if kind != COINS}
    return {kind: amount for kind, amount in lacks.items() if amount > 0}


def _offer(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """Packs goods it can spare, for about what they are worth; for souls as much as it can afford to show."""
    kingdom = world.kingdoms[seat]
    goal = _goal(world, kingdom)
    spare = [good for good in GOODS for _ in range(max(0, kingdom.stock[good] - goal.get(good, 0)))]
    ways = prices(kingdom.role)
    souls = [price for price in ways if price.startswith("souls")]
    coins = [int(price.partition("-")[2]) for price in ways if price.startswith("coins")]
    asks_soul = not coins
    if asks_soul and kingdom.souls >= ENOUGH:
        return {"goods": {}, "coins": 0, "price": souls[-1]}
    goods: dict[str, int] = {}
    sum_so_far = 0.0
    order = list(stream.shuffled(spare))
    if asks_soul:  # what most of the others asked for tempts them most
        order.sort(key=lambda good: -sum(good in world.kingdoms[other].wish for other in opponents(seat)))
    for good in order[: None if asks_soul else 1 + stream.below(PIECES)]:
        if asks_soul and sum_so_far >= BLANDISHMENT:
            break
        goods[good] = goods.get(good, 0) + 1
        sum_so_far += _price(world, good)
    if asks_soul:
        packed = min(kingdom.stock[COINS], max(0, round(BLANDISHMENT - sum_so_far)))
        return {"goods": goods, "coins": packed, "price": souls[0]}
    packed = min(kingdom.stock[COINS], 4) if not goods else 0
    fair = round(sum_so_far) + stream.below(3) - 1 + packed
    return {"goods": goods, "coins": packed, "price": f"coins-{min(max(fair, coins[0]), coins[-1])}"}


def _viewing(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """Takes a chest that is worth its price to the seat, within its means."""
    step, kingdom = STEPS[world.step], world.kingdoms[seat]
    assert isinstance(step, Viewing)  # noqa: S101  only viewings ask this
    _, chest = step.seen(world, seat)
    if chest.taken_by is not None:
        return {"answer": SEEN}
    value = {"answer": ACCEPT if _good_deal(world, kingdom, chest, stream) else REFUSE}
    draft = Draft(value)
    step.fill(world, seat, draft)
    return fill_missing(
        value if draft.form().problem is None else {"answer": REFUSE}, lambda draft: step.fill(world, seat, draft)
    )


def _good_deal(world: State, kingdom: Kingdom, chest: Chest, stream: Stream) -> bool:
    lacking = _lacking(world, kingdom)
    value = sum(
        _price(world, kind) * (amount + (WELCOME - 1) * min(amount, lacking.get(kind, 0)))
        for kind, amount in chest.goods.items()
    )
    if chest.souls_asked:
        dear = SOUL + DEARER * max(0, sum(SOULS[kingdom.role]) - kingdom.souls)
        return value >= chest.price * dear + stream.below(3) - 1
    coins = kingdom.stock[COINS] + chest.goods.get(COINS, 0)
    return chest.price - coins <= CREDIT and value + 0.5 * stream.below(3) >= chest.price


def _plan(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """Picks the best of many random plans for the seat; none that needs more credit than it is worth."""
    best = STEPS[world.step].absent(world, seat)
    most = _after(world, seat, best)
    for _ in range(PLANS):
        draft = RandomDraft(stream)
        plan_form(world.kingdoms[seat], scene(world, seat), draft)
        try:
            value = draft.sealed()
        except Refusal:
            continue
        left = _after(world, seat, value)
        if left > most:
            best, most = value, left
    return best


def _after(world: State, seat: int, value: dict[str, Any]) -> float:
    """Values the seat after that plan, in fifths of a point, with the promise of its buildings."""
    kingdom = world.kingdoms[seat]
    plan = plan_fields(kingdom, scene(world, seat), Draft(value))
    after = Resolution(scene(world, seat)).run(planned(kingdom, plan, value))
    rounds = ROUNDS - world.round
    built = len(after.built) - len(kingdom.built)
    debt = after.debt - kingdom.debt
    paid, _ = pay_claims(with_kingdom(world, seat, after))
    return worth(paid, seat) + rounds * (GROWTH * built + after.reputation - kingdom.reputation) - EXCHANGE * debt * 0.6


def _random(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    draft = RandomDraft(stream)
    STEPS[world.step].fill(world, seat, draft)
    return draft.sealed()


def _vote(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """Accuses whoever is plainly no mortal by the goods in the chests; without such a one somebody every other time."""
    reading = _read(world, seat)
    open_ones = [other for other in reading if not world.kingdoms[other].confessed]
    whom = _plainly({other: 1 - mortality(reading[other]) for other in open_ones})
    return _every_other_time(world, seat, stream) if whom is None else {"whom": str(whom)}


def _packing(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """Guesses by the goods in the chests, else at random every other time; bribes with a coin or two at the most."""
    if world.kingdoms[seat].role == "devil":
        return _ritual(world, seat)
    value = _every_other_time(world, seat, stream)
    return {**value, **_guesses(world, seat), "bribe": min(packed_chest(value).bribe, 1 + stream.below(2))}


def _ritual(world: State, seat: int) -> dict[str, Any]:
    """What hurts the devil least in round 5; in round 3 one piece, which brings goods and wakes nobody, if it can."""
    value, kingdom = STEPS[world.step].absent(world, seat), world.kingdoms[seat]
    one = world.round < ROUNDS and kingdom.pure and not kingdom.marked
    return {**value, "pure": 1} if one else value


def _guesses(world: State, seat: int) -> dict[str, Any]:
    """A guess at each role that the goods in the chests plainly give to a seat; all inputs for guesses if there is one.

    A seat is named for one role only.
    """
    draft = Draft({})
    STEPS[world.step].fill(world, seat, draft)
    asked = {field.name: field.node for field in draft.form().fields if field.name in SOUGHT}
    reading = _read(world, seat)
    guesses: dict[str, Any] = dict.fromkeys(asked, NO_GUESS)
    for role in SOUGHT:
        node = asked.get(role)
        if isinstance(node, Pick):
            options = [int(option.id) for option in node.options if option.closed is None and option.id != NO_GUESS]
            left = [other for other in options if str(other) not in guesses.values()]
            whom = _plainly({other: reading[other][role] for other in left})
            guesses[role] = NO_GUESS if whom is None else str(whom)
    return guesses if {*guesses.values()} - {NO_GUESS} else {}


def _read(world: State, seat: int) -> Reading:
    return read_goods(view_of(world, seat), world.pack)


def _plainly(likely: Mapping[int, float]) -> int | None:
    """The likeliest seat, if it stands out."""
    order = sorted(likely, key=lambda seat: (-likely[seat], seat))
    if not order or (len(order) > 1 and likely[order[0]] < likely[order[1]] + PLAIN):
        return None
    return order[0]


def _every_other_time(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """A random answer, or the absent one."""
    return _random(world, seat, stream) if stream.below(2) else STEPS[world.step].absent(world, seat)


def _minor(world: State, seat: int, stream: Stream) -> dict[str, Any]:
    """Improves any field; completes an achievement wherever one can be."""
    draft = Draft({})
    STEPS[world.step].fill(world, seat, draft)
    field = draft.form().fields[0]
    ids = [option.id for option in field.node.options if option.closed is None] if isinstance(field.node, Pick) else []
    chosen = stream.pick([id for id in ids if id != "none"] or ids)
    return fill_missing({field.name: chosen}, lambda draft: STEPS[world.step].fill(world, seat, draft))


CHOICES: dict[str, Choice] = {
    "offer": _offer,
    "viewing": _viewing,
    "plan": _plan,
    "achieve": _minor,
    "minor": _minor,
    "vote": _vote,
    "packing": _packing,
    "preferences": _random,
}
