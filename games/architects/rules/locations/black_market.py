"""The Black Market: three spaces for one worker each, all of them at the price of virtue."""

from __future__ import annotations

from engine.contract import with_item
from engine.drafts import choose
from engine.effects import Goods
from engine.forms import Draft, Option
from engine.texts import say, things
from games.architects.rules.facts import Gained, SpaceUsed
from games.architects.rules.locations.tax_stand import pay_silver
from games.architects.rules.locations.workshop import displayed, make_room, take_apprentice
from games.architects.rules.mechanics.debts import move_virtue
from games.architects.rules.mechanics.reasons import CANNOT_PAY, NO_CARDS, SPACE_TAKEN, TOO_VIRTUOUS
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import MARKET, SILVER, amounts, pairs, plain
from games.architects.rules.state import FREE, State

LOOK = "look"
SMALL, DEAL, LARGE = range(3)


def closed(work: Working) -> str:
    """Returns the reason why the mover cannot take a space; "" if it can take one."""
    if work.me.virtue > work.board.track.market:
        return TOO_VIRTUOUS
    silver = work.me.stock.get(SILVER, 0) + work.mine.cheaper.get(MARKET, 0)
    for taken, price in zip(work.state.market, work.board.market.prices, strict=True):
        if taken == FREE and silver >= price:
            return ""
    return CANNOT_PAY


def option(work: Working) -> Option:
    """The location, with how many of its spaces the mover could take."""
    return plain(MARKET, "architects-go-market", closed(work), ("count", _closed(work).count("")))


def place(work: Working, draft: Draft) -> bool:
    """Takes a space: pay, lose virtue, get what it gives. The third worker resets the Market after the action."""
    space = choose(draft, "space", _spaces(work))
    if space is None:
        return False
    at = int(space) - 1
    work.change(work.seat, workers=work.me.workers - 1)
    market = work.state.market
    market = with_item(market, at, work.seat)
    work.set(market=market, reset=work.state.reset or FREE not in market)
    paid = pay_silver(work, 0, _price(work, at))
    work.did(SpaceUsed(at + 1, things({SILVER: paid})).text)
    move_virtue(work, work.seat, -virtue_lost(work))
    if at != DEAL:
        goods = goods_at(work.state, at)
        work.gain(work.seat, goods)
        work.did(Gained(things(goods)).text)
    more = work.bonus(work.seat, MARKET)  # before the hire: who comes by it does not pay out yet, who leaves still does
    if more:
        work.did(Gained(things(more)).text)
    return at != DEAL or _deal(work, draft)


def _deal(work: Working, draft: Draft) -> bool:
    count = min(work.board.supply_cards, len(work.state.buildings))
    look = plain(LOOK, "architects-look", "" if count else NO_CARDS, ("count", count))
    who = choose(draft, "deal", (look, *displayed(work)))
    if who is None:
        return False
    if who == LOOK:
        work.later(_look, count)
        return True
    if not make_room(work, draft, who):
        return False
    take_apprentice(work, who)
    return True


def _look(work: Working, count: int) -> None:
    """The mover looks at the top cards; which one it keeps is asked once it has seen them."""
    work.set(looking=work.state.buildings[:count], buildings=work.state.buildings[count:])
    work.revealed = True
    work.did(say("architects-did-look", count=count))


def for_sale(work: Working) -> dict[int, int]:
    """The spaces whose goods the mover could get now, each with its price in silver."""
    if closed(work):
        return {}
    return {at: _price(work, at) for at in (SMALL, LARGE) if not _closed(work)[at]}


def virtue_lost(work: Working) -> int:
    """The virtue that the mover loses at the Black Market."""
    return max(0, work.board.market.virtue - work.mine.unblamed.get(MARKET, 0))


def _price(work: Working, at: int) -> int:
    return max(0, work.board.market.prices[at] - work.mine.cheaper.get(MARKET, 0))


def goods_at(state: State, at: int) -> Goods:
    """Returns the goods on the faceup card of that space, or without a card those that the board prints there."""
    cards, printed = state.pack.market, state.pack.board.market
    if at == SMALL:
        return cards[state.small[0]].small if state.small else printed.left
    return cards[state.large[0]].large if state.large else printed.right


def _closed(work: Working) -> list[str]:
    """Lists the reason why each space cannot be taken; "" for one that can."""
    silver, less, prices = work.me.stock.get(SILVER, 0), work.mine.cheaper.get(MARKET, 0), work.board.market.prices
    return [
        SPACE_TAKEN if taken != FREE else "" if silver >= prices[at] - less else CANNOT_PAY
        for at, taken in enumerate(work.state.market)
    ]


def _spaces(work: Working) -> list[Option]:
    """The three spaces, with the goods on their faceup cards."""
    spaces = []
    for at, reason in enumerate(_closed(work)):
        key = "architects-space-deal" if at == DEAL else "architects-space"
        goods = {} if at == DEAL else goods_at(work.state, at)
        spaces.append(amounts(str(at + 1), key, pairs(goods), reason, price=_price(work, at)))
    return spaces
