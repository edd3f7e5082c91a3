"""Says what things are worth to a seat, in points at the end of the game, by the rounds that are left.

A building is worth what its effects and symbols still promise to bring.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.devil.rules import effects as e
from games.devil.rules.effects import PenaltyName
from games.devil.rules.mechanics.costs import yield_of
from games.devil.rules.mechanics.counts import Scene, Symbols, holds, symbols, times, unearned
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.rulebook import COINS, GOODS, INQUISITIONS, RARE, WINGS_FOR_ONE
from games.devil.rules.state import ROUNDS, UNEARNED, Kingdom, State, levels

Worths = dict[str, float]

COIN = 0.5  # points that a coin is worth while it can still go into a building
KEPT = (0.55, 0.525, 0.48, 0.43)  # points of a coin that waits for the next round, in rounds 1 to 4
IDLE, IDLE_RARE = 0.2, 1.0  # points of a coin or basic good, and of a rare good, that is left at the end
BASIC_COINS, RARE_COINS = 2.0, 3.5  # half-way between what the bank asks and what it pays
LOAN = 0.66  # points that a coin of debt costs, interest included
ANGEL, DEMON = 1.25, 1.25  # a wing, with the third one in mind
INDULGENCE = 3.6  # what one keeps off at the last inquisition
GUEST = 5.0  # a houseguest: two points at once, and its penalty unless it is satisfied
STEP = 0.16  # a step on the reputation track, beside being first or last on it
FIRST = 1.2  # to be highest, or not to be lowest, in a reputation phase
SPREAD = 2.5  # steps that the others may still move

# What the penalties of the two inquisitions cost on average, the dearest first, by how likely so many are active.
PENALTIES = (5.3, 4.1, 3.2, 1.9, 0.7, 0.2)
EARLIER = (3.5, 1.7, 0.6, 0.1)


def worths(number: int) -> Worths:
    """What one of each kind is worth after the actions of round `number`."""
    return LAST if number >= ROUNDS else WAITING[number - 1]


def of_coin(number: int) -> float:
    """What a coin is worth to players who trade in round `number`."""
    return KEPT[min(number, len(KEPT)) - 1]


def _by_kind(coin: float, basic: float, rare: float) -> Worths:
    worths: Worths = {COINS: coin}
    for good in GOODS:
        worths[good] = rare if good in RARE else basic
    return worths


def in_coins(things: Mapping[str, int]) -> float:
    """What goods and coins are worth among players, in coins."""
    return sum(count * PRICES[kind] for kind, count in things.items() if kind in PRICES)


PRICES = _by_kind(1.0, BASIC_COINS, RARE_COINS)  # coins among players
WAITING = tuple(_by_kind(coin, BASIC_COINS * coin, RARE_COINS * coin) for coin in KEPT)
LAST = _by_kind(IDLE, IDLE, IDLE_RARE)


def worth_of(things: Mapping[str, int], each: Worths) -> float:
    """The sum of what `things` are worth."""
    return sum(count * each[kind] for kind, count in things.items() if count)


def of_wings(kingdom: Kingdom) -> float:
    """What the wings of a kingdom are worth, those claimed in this step included."""
    angels, demons, indulgences, guests = kingdom.angels, kingdom.demons, kingdom.indulgences, 0
    for wing, count in kingdom.claims:
        if wing == "angel":
            angels += count
        else:
            demons = max(0, demons + count)
    indulgences += angels // WINGS_FOR_ONE
    guests += demons // WINGS_FOR_ONE
    held = ANGEL * (angels % WINGS_FOR_ONE) - DEMON * (demons % WINGS_FOR_ONE)
    return held + INDULGENCE * indulgences - GUEST * (guests + kingdom.guests)


def of_reputation(kingdom: Kingdom, scene: Scene) -> float:
    """What the place on the track is worth before the reputation phase; the others may still move."""
    place = kingdom.reputation
    above = below = 1.0
    for other in scene.others():
        higher = min(1.0, max(0.0, 0.5 + (place - other + 0.5) / (2 * SPREAD)))
        above *= higher
        below *= 1 - higher
    return FIRST * (above - below) + STEP * (place - scene.cards.board.track.knot)


def of_piece(held: int, number: int) -> float:
    """What the last of `held` soul pieces keeps off in the inquisitions that are still to come."""
    if held < 1:
        return 0.0
    earlier = EARLIER[min(held, len(EARLIER)) - 1] if number <= INQUISITIONS[0] else 0.0
    return PENALTIES[min(held, len(PENALTIES)) - 1] + earlier


def faced(state: State) -> tuple[PenaltyName, ...]:
    """The inquisitors that a seat answers to in the present inquisition, as far as they are known to be active."""
    board = state.inquisition
    first = BRIBABLE[board.bribed :] if state.round == ROUNDS else BRIBABLE[board.bribed : 1]
    return (*first, *(slot for slot, up in zip(board.slots, board.up, strict=True) if up))  # type: ignore[arg-type]


USED = 0.5  # how often an action building gets a token in a round
UNSURE = 0.6  # how often a condition is met that is not met now
GROWTH = 0.5  # of one more of what is counted, in each round that is left
BELOW = 2.7  # steps that a seat is below the start on average when interest falls due
MINOR = 0.75  # points of a minor achievement for each round that is left
MAJOR = 3.5  # of a major one with its reward
NEAR = 0.45  # what is left of an achievement's worth for each symbol that is missing
NEAR_MAJOR = 0.55
MATCHING = 0.8  # buildings of a round that a discount helps
LATER = 0.9  # coins of later rounds


def future(card: str, kingdom: Kingdom, scene: Scene, *, fresh: bool = False) -> float:
    """What a building brings after this action phase; with `fresh` what it brings when it is built, too."""
    left = ROUNDS - scene.round
    return sum(_of(effect, kingdom, scene, left, fresh) for effect in scene.cards.buildings[card].effect)


def _of(effect: e.AnyEffect, kingdom: Kingdom, scene: Scene, left: int, fresh: bool) -> float:
    match effect.when:
        case "production":
            return _each(effect, kingdom, scene) * left * LATER
        case "interest" | "reputation":
            # coins and goods of the last round go into no building
            phases = left * LATER + IDLE / COIN if isinstance(effect, e.Gain) else left + 1
            return _each(effect, kingdom, scene) * phases
        case "action":
            return max(0.0, _each(effect, kingdom, scene) - PRICES["grain"] * COIN / 2) * USED * left
        case "minor":
            open_minors = sum(place == UNEARNED for place in kingdom.minors)
            return _each(effect, kingdom, scene) * 0.4 * min(open_minors, left + 1)
        case "hired":
            return _each(effect, kingdom, scene) * 0.4 * left
        case "always":
            return _rule(effect, left)
        case "built":
            return _each(effect, kingdom, scene) if fresh else 0.0
        case "end":
            return _end(effect, kingdom, scene, left, fresh)
    return -1.5 if isinstance(effect, e.DropMinor) else -0.5


def _rule(effect: e.AnyEffect, left: int) -> float:
    if isinstance(effect, e.Discount):
        return effect.n * PRICES[effect.good] * COIN * MATCHING * left
    if isinstance(effect, e.Tokens):
        return (effect.free * 0.6 + effect.total * 0.4) * left
    return 0.15 * left


def _end(effect: e.AnyEffect, kingdom: Kingdom, scene: Scene, left: int, fresh: bool) -> float:
    """Beyond what the final scoring would give now, which is counted elsewhere unless it is `fresh`."""
    if isinstance(effect, e.Hoard):
        return 0.5 + 0.3 * left
    if not isinstance(effect, e.Points):
        return 0.0
    now = effect.n * times(effect.per, kingdom, scene) if holds(effect.condition, kingdom, scene) else 0
    grows = effect.n * GROWTH * left if effect.per is not None else 0.0
    if effect.condition is not None and left and not now:
        grows = effect.n * 0.4
    return (now if fresh else 0) + grows


def _each(effect: e.AnyEffect, kingdom: Kingdom, scene: Scene) -> float:
    """What the effect is worth each time."""
    chance = 1.0 if holds(effect.condition, kingdom, scene) else UNSURE / 2
    count: float = times(effect.per, kingdom, scene)
    if effect.per is not None and scene.round < ROUNDS:
        count = _in_later_rounds(effect.per, count)
    return chance * count * _once(effect)


def _in_later_rounds(per: e.Per, count: float) -> float:
    """How many of what is counted there will be: more, but for steps below the start, which drift back."""
    if per.of == "steps-below-start":
        return min(per.most, (count + BELOW / per.each) / 2)
    return min(per.most, count + GROWTH)


def _once(effect: e.AnyEffect) -> float:
    match effect:
        case e.Gain() | e.Pay():
            return (
                COIN
                * sum(PRICES[kind] * n for kind, n in effect.things.items())
                * (-1 if isinstance(effect, e.Pay) else 1)
            )
        case e.Choose():
            return COIN * effect.n * max(PRICES[good] for good in effect.goods) * 1.1
        case e.Produce():
            return COIN * 3.0
        case e.Trade():
            return COIN * 0.8 * effect.times * sum(PRICES[k] * n for k, n in effect.take.items()) - COIN * 0.8 * (
                effect.times * sum(PRICES[k] * n for k, n in effect.give.items())
            )
        case e.Sell():
            return COIN * 0.5 * effect.most * (effect.price - PRICES[effect.goods[0]] + 0.5)
        case e.Buy():
            return COIN * 0.6 * effect.most * (PRICES[effect.goods[0]] - effect.price + 0.5)
        case e.Reputation():
            return effect.n * STEP * 2
        case e.Points():
            return float(effect.n)
        case e.Angel():
            return effect.n * ANGEL
        case e.Demon():
            return -effect.n * DEMON
        case e.Absolve():
            return 0.5 * effect.n
        case e.BuyWings():
            return 1.0
        case e.TakeCourtier():
            return 1.4
        case e.PlaceMinor():
            return 2.0
    return 0.3


def production(kingdom: Kingdom, scene: Scene) -> float:
    """What the fields will bring in the rounds that are left."""
    level, wheel = levels(kingdom), scene.cards.board.sides[scene.seat].wheel
    each = {kind: COIN * LATER * price for kind, price in PRICES.items()}
    return sum(worth_of(yield_of(wheel[number], level), each) for number in range(scene.round, ROUNDS))


def best_field(fields: list[int], kingdom: Kingdom, scene: Scene) -> int:
    """The one of those production fields that brings most when it is raised."""

    def raised(field: int) -> float:
        level = tuple(2 if at == field else old for at, old in enumerate(levels(kingdom)))
        wheel = scene.cards.board.sides[scene.seat].wheel
        later = sum(worth_of(yield_of(wheel[number], level), PRICES) for number in range(scene.round, ROUNDS))
        return later + (0.1 if field in (1, 2) else 0)

    return max(fields, key=raised)


def progress(kingdom: Kingdom, scene: Scene) -> float:
    """What the achievements are worth that are not earned yet, by how near they are."""
    left = ROUNDS - scene.round
    if not left:
        return 0.0
    have = symbols(kingdom, scene, kingdom.hired)
    sets, worth = scene.cards.board.sets, 0.0
    major = MAJOR if kingdom.role != "devil" else MAJOR - 2
    for achievement in unearned(kingdom):
        lacks = _lacking(have, sets[achievement])
        if achievement.startswith("minor-"):
            worth += MINOR * left * NEAR ** max(1, lacks)
        else:
            worth += major * NEAR_MAJOR ** max(1, lacks) * (1 if lacks <= 2 * left else 0)
    return worth


def _lacking(have: Symbols, needs: tuple[int, int, int, int]) -> int:
    rural, town, church, science = needs
    missing = max(0, rural - have.rural) + max(0, town - have.town) + max(0, church - have.church)
    return max(0, missing - max(0, have.science - science)) + max(0, science - have.science)
