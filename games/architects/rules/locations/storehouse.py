"""The King's Storehouse: up to one exchange for each of your workers there."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import lru_cache, partial

from engine.effects import Goods
from engine.forms import Draft, Option
from engine.texts import Listed, Named, closed_by, say, things
from games.architects.rules.cards import Exchange as Printed
from games.architects.rules.effects import Trade
from games.architects.rules.facts import Traded
from games.architects.rules.mechanics.debts import move_virtue
from games.architects.rules.mechanics.powers import Exchange
from games.architects.rules.mechanics.reasons import CANNOT_PAY
from games.architects.rules.mechanics.working import Working
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import STOP, STOREHOUSE, plain

Held = dict[str, int]

TRADE = "trade"  # the field of the exchanges


def closed(work: Working) -> str:
    """Returns "": anybody may go there."""
    return ""


def option(work: Working) -> Option:
    """The location, with how many exchanges it allows now."""
    return plain(
        STOREHOUSE, "architects-go-storehouse", "", ("count", work.here(STOREHOUSE) + 1 + work.mine.more_workers)
    )


def place(work: Working, draft: Draft) -> bool:
    """Places a worker and exchanges."""
    most = work.place_worker(STOREHOUSE) + work.mine.more_workers
    numbers = itertools.count(1)
    return draft.several(
        TRADE,
        partial(_offers, work),
        lambda chosen: _exchange(work, draft, next(numbers), chosen),
        most,
        stop=STOP,
    )


def _offers(work: Working) -> list[Option]:
    offers = []
    for printed in work.board.storehouse:
        held = sum(work.me.stock.get(kind, 0) for kind in printed.kinds)
        offers.append(_printed(work.state.options.pack, printed.id, "" if held >= printed.n else CANNOT_PAY))
    for trade in work.mine.trades:
        offers.append(_brought(work.state.options.pack, trade.id, "" if work.can_pay(trade.give) else CANNOT_PAY))
    return offers


@lru_cache(maxsize=64)
def _printed(pack_id: str, id: str, closed: str) -> Option:
    exchange = next(exchange for exchange in pack(pack_id).board.storehouse if exchange.id == id)
    kinds = Listed(tuple(say(f"architects-kind-{kind}") for kind in exchange.kinds))
    text = say(
        "architects-offer-any", count=exchange.n, kinds=kinds, things=things(exchange.take), virtue=exchange.virtue
    )
    return Option(id, text, closed_by(closed))


@lru_cache(maxsize=128)
def _brought(pack_id: str, card: str, closed: str) -> Option:
    trade = next(power for power in pack(pack_id).apprentices[card].power if isinstance(power, Trade))
    text = say(
        "architects-offer-trade",
        what=Named("apprentice", card),
        given=things(trade.give),
        things=things(trade.take),
        virtue=trade.virtue,
    )
    return Option(card, text, closed_by(closed))


def _exchange(work: Working, draft: Draft, number: int, chosen: str) -> bool:
    offered: list[Printed | Exchange] = [*work.board.storehouse, *work.mine.trades]
    exchange = next(exchange for exchange in offered if exchange.id == chosen)
    if isinstance(exchange, Printed):
        given = any_of(work, draft, f"goods{number}", exchange.kinds, exchange.n)
        if given is None:
            return False
    else:
        given = exchange.give
    work.pay(given)
    work.gain(work.seat, exchange.take)
    work.did(Traded(things(given), things(exchange.take), exchange.virtue).text)
    if exchange.virtue:
        move_virtue(work, work.seat, exchange.virtue)
    return True


def any_of(work: Working, draft: Draft, name: str, kinds: Iterable[str], count: int) -> Goods | None:
    """Asks which `count` goods of `kinds` the mover gives, if there is a choice; by default those needed least."""
    held = {kind: work.me.stock.get(kind, 0) for kind in kinds if work.me.stock.get(kind, 0)}
    if len(held) == 1 or sum(held.values()) == count:
        return {kind: min(amount, count) for kind, amount in held.items()}
    return draft.bundle(name, held, count, count, lambda: spared(held, _needed(work), count))


def spared(held: Held, needed: Goods, count: int) -> Goods:
    """`count` goods, each time one of the kind of which most is left beyond what is needed; of several, rather one."""
    left, taken = dict(held), dict.fromkeys(held, 0)
    for _ in range(count):
        kind = max(
            (kind for kind in left if left[kind]),
            key=lambda kind: (left[kind] - needed.get(kind, 0), taken[kind], left[kind]),
        )
        left[kind] -= 1
        taken[kind] += 1
    return {kind: amount for kind, amount in taken.items() if amount}


def _needed(work: Working) -> Goods:
    """Of each good what the dearest card in the mover's hand costs."""
    needed: Goods = {}
    for held in work.me.hand:
        for kind, amount in work.pack.buildings[held].cost.items():
            needed[kind] = max(needed.get(kind, 0), amount)
    return needed
