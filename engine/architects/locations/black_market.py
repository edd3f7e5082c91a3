"""The Black Market: three spaces for one worker each, all of them at the price of virtue."""

from __future__ import annotations

from engine.architects.choosing import amounts, choose, pairs, plain
from engine.architects.locations.workshop import displayed, make_room
from engine.architects.reasons import CANNOT_PAY, NO_CARDS, SPACE_TAKEN, TOO_VIRTUOUS
from engine.architects.state import FREE
from engine.architects.things import MARKET, SILVER, Goods
from engine.architects.working import Working
from engine.core.forms import Draft, Option
from engine.core.texts import things

LOOK = "look"
SMALL, DEAL, LARGE = range(3)


def option(work: Working) -> Option:
    """The location, with how many of its spaces the mover could take."""
    closed, count = "", _closed(work).count("")
    if work.me.virtue > work.board.track.market:
        closed = TOO_VIRTUOUS
    elif not count:
        closed = CANNOT_PAY
    return plain(MARKET, "architects-go-market", closed, ("count", count))


def place(work: Working, draft: Draft) -> bool:
    """Take a space: pay, lose virtue, get what it gives. The third worker resets the Market after the action."""
    space = choose(draft, "space", _spaces(work))
    if space is None:
        return False
    at = int(space) - 1
    work.change(work.seat, workers=work.me.workers - 1)
    market = work.state.market
    market = (*market[:at], work.seat, *market[at + 1 :])
    work.set(market=market, reset=work.state.reset or FREE not in market)
    paid = work.pay_silver(0, _price(work, at))
    work.did("architects-did-space", number=at + 1, things=things({SILVER: paid}))
    work.virtue(work.seat, -max(0, work.board.market.virtue - work.mine.unblamed.get(MARKET, 0)))
    if at != DEAL:
        goods = _goods(work, at)
        work.gain(work.seat, goods)
        work.did("architects-did-gain", things=things(goods))
    elif not _deal(work, draft):
        return False
    more = work.bonus(work.seat, MARKET)
    if more:
        work.did("architects-did-gain", things=things(more))
    return True


def _deal(work: Working, draft: Draft) -> bool:
    count = min(work.board.supply_cards, len(work.state.buildings))
    look = plain(LOOK, "architects-look", "" if count else NO_CARDS, ("count", count))
    who = choose(draft, "deal", (look, *displayed(work)))
    if who is None:
        return False
    if who == LOOK:
        work.later(_look, work, count)
        return True
    if not make_room(work, draft, who):
        return False
    work.take_apprentice(who)
    return True


def _look(work: Working, count: int) -> None:
    """The mover looks at the top cards; which one it keeps is asked once it has seen them."""
    work.set(looking=work.state.buildings[:count], buildings=work.state.buildings[count:])
    work.revealed = True
    work.did("architects-did-look", count=count)


def _price(work: Working, at: int) -> int:
    return max(0, work.board.market.prices[at] - work.mine.cheaper.get(MARKET, 0))


def _goods(work: Working, at: int) -> Goods:
    """What the faceup card of that space gives."""
    state, cards = work.state, work.pack.market
    return cards[state.small[0]].small if at == SMALL else cards[state.large[0]].large


def _closed(work: Working) -> list[str]:
    """Why each space cannot be taken; "" for one that can."""
    silver, less, prices = work.me.stock.get(SILVER, 0), work.mine.cheaper.get(MARKET, 0), work.board.market.prices
    return [
        SPACE_TAKEN if taken != FREE else "" if silver >= prices[at] - less else CANNOT_PAY
        for at, taken in enumerate(work.state.market)
    ]


def _spaces(work: Working) -> list[Option]:
    """The three spaces, with what their faceup cards give."""
    found = []
    for at, closed in enumerate(_closed(work)):
        key = "architects-space-deal" if at == DEAL else "architects-space"
        goods = {} if at == DEAL else _goods(work, at)
        found.append(amounts(str(at + 1), key, pairs(goods), closed, price=_price(work, at)))
    return found
