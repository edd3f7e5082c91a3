"""What the actions of a board take, looked up once for each pack: spaces by workshops, prices by times done."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.core.forms import Option
from engine.core.texts import Text
from engine.paladins.board import RightAction
from engine.paladins.fitting import Spaces, spaces_left
from engine.paladins.pack import pack
from engine.paladins.powers import Powers
from engine.paladins.things import PROVISIONS, SILVER


class Rule(Struct, frozen=True):
    """What an action takes. `spaces`: those to be filled at least, by the workshops on it.

    `prices`: by the time it is done, of the good `good`; the last one stays for an action without limit. `most`: times
    in a game, 0 without limit. `waiver`: as a power that waives the price names it. `needs`: an attribute; `levels`: so
    much of it by the time it is done, where that does not depend on what is chosen.
    """

    action: str
    spaces: tuple[Spaces, ...]
    good: str
    prices: tuple[int, ...]
    most: int
    waiver: tuple[str, str]
    needs: str = ""
    levels: tuple[int, ...] = ()


@lru_cache(maxsize=64)
def rules(pack_id: str) -> dict[str, Rule]:
    """The rules of all actions."""
    board = pack(pack_id).board
    left = {
        action: Rule(action, (card.spaces[: card.fewest],), SILVER, (card.silver,), 0, (action, SILVER))
        for action, card in board.left.items()
    }
    return {**left, **{action: _right(action, card) for action, card in board.right.items()}}


def _right(action: str, card: RightAction) -> Rule:
    good = PROVISIONS if card.provisions else SILVER
    return Rule(
        action,
        tuple(spaces_left(card.spaces, workshops) for workshops in range(1 << len(card.spaces))),
        good,
        card.silver or card.provisions or (0,),
        card.times or 0,
        (action, good),
        card.needs,
        card.levels,
    )


def price(rule: Rule, mine: Powers, times: int = 0) -> int:
    """The price of an action for somebody with these powers who has done it `times` times."""
    price = rule.prices[times] if times < len(rule.prices) else rule.prices[-1]
    if not price or rule.waiver in mine.waived:
        return 0
    if mine.cheaper and rule.good == SILVER:
        return max(0, price - mine.cheaper.get(rule.action, 0))
    return price


@lru_cache(maxsize=4096)
def go(action: str, good: str = SILVER, price: int = 0) -> Option:
    """An action as a turn offers it, with its price now."""
    numbers = {SILVER: 0, PROVISIONS: 0, good: price}
    return Option(action, Text(f"paladins-go-{action}", dict(numbers)), None, numbers)
