"""Says what things are worth to a seat, in points at the end of the game, by the rounds that are left."""

from __future__ import annotations

from collections.abc import Mapping

from engine.devil.counts import Scene
from engine.devil.effects import PenaltyName
from engine.devil.phases.ritual import BRIBABLE
from engine.devil.rulebook import INQUISITIONS, WINGS_FOR_ONE
from engine.devil.state import ROUNDS, Kingdom, State
from engine.devil.things import COINS, GOODS, RARE

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
PENALTIES = (6.4, 5.0, 4.1, 2.8, 1.4, 0.6)
EARLIER = (3.6, 1.6, 0.5, 0.1)


def worths(number: int) -> Worths:
    """What one of each kind is worth after the actions of round `number`."""
    return LAST if number >= ROUNDS else WAITING[number - 1]


def of_coin(number: int) -> float:
    """What a coin is worth to players who trade in round `number`."""
    return KEPT[min(number, len(KEPT)) - 1]


def _each(coin: float, basic: float, rare: float) -> Worths:
    worths: Worths = {COINS: coin}
    for good in GOODS:
        worths[good] = rare if good in RARE else basic
    return worths


def in_coins(things: Mapping[str, int]) -> float:
    """What goods and coins are worth among players, in coins."""
    return sum(count * PRICES[kind] for kind, count in things.items() if kind in PRICES)


PRICES = _each(1.0, BASIC_COINS, RARE_COINS)  # coins among players
WAITING = tuple(_each(coin, BASIC_COINS * coin, RARE_COINS * coin) for coin in KEPT)
LAST = _each(IDLE, IDLE, IDLE_RARE)


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
