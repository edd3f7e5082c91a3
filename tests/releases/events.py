"""What can happen at a table in play beside answers. An event that cannot happen now raises Refusal or Trouble."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from db.connection.statements import Statement
from engine.contract import ordering
from engine.extras.fixing import Change
from engine.playouts import RandomDraft, random_value
from engine.texts import Refusal
from host.fixes import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
)
from host.values import Trouble

if TYPE_CHECKING:
    from tests.releases.hosted import Hosted

NEW_ORDERS: frozenset[str] = frozenset()
"""Kinds of orders that the newest frozen release did not know; emptied when the next is frozen."""
TRIES = 30  # of random adjustments, until one fits
FREEZE = Statement("UPDATE tables SET frozen_at = :now, frozen_code = 'c0ffee00', frozen_why = 'a test' WHERE id = :id")


async def take_over(at: Hosted) -> None:
    """A newcomer takes the first open seat."""
    open_ = next((card.seat for card in (await at.table()).seats if not card.taken), None)
    if open_ is None:
        raise Trouble("seat-not-open")
    await at.house.seats.take_seat(at.table_id, open_, at.newcomers.pop(0), at.cause())


async def _leave(at: Hosted) -> None:
    if len(await at.seated()) < 2:
        raise Trouble("not-away")
    await at.house.seats.vacate(at.table_id, (await at.somebody()).person_id, at.cause())


async def _order(at: Hosted) -> None:
    """Somebody gives the next kind of order there is."""
    game, state, card = await at.game(), await at.state(), await at.somebody()
    rules = ordering(game)
    offered = () if rules is None else rules.orders(game.view(state, card.seat))
    kinds = [kind for kind in offered if kind.id not in NEW_ORDERS]
    if rules is None or not kinds:
        raise Refusal("not-offered")
    kind = at.stream.pick(kinds).id
    value = rules.order_form(game.view(state, card.seat), kind, RandomDraft(at.stream)).sealed()
    await at.house.orders.order(at.table_id, card.person_id, kind, value, at.cause())


async def _order_off(at: Hosted) -> None:
    for card in await at.seated():
        for order in (await at.house.play.desk(at.table_id, card.person_id)).orders:
            await at.house.orders.order_off(at.table_id, card.person_id, order.kind, at.cause())
            return
    raise Trouble("no-such-order")


async def _draft(at: Hosted) -> None:
    """Somebody begins an answer and leaves it so; a deadline may seal it."""
    state, game = await at.state(), await at.game()
    for card in await at.seated():
        ask = game.asks(state).get(card.seat)
        if ask is not None:
            value = random_value(game, state, card.seat, ask.id, at.stream)
            at.bytes.begin()
            await at.house.play.draft(at.table_id, card.person_id, ask.id, value)


async def _lapse(at: Hosted) -> None:
    """Nobody does anything for a day and a half."""
    await at.pass_(hours=23)
    await at.pass_(hours=13)


async def _hours(at: Hosted) -> None:
    """Standing orders answer."""
    for _ in range(4):
        await at.pass_(hours=3)


async def _open_seat(at: Hosted) -> None:
    """Somebody misses deadline after deadline; the others open the seat by a vote."""
    await _lapse(at)
    await _lapse(at)
    away = next((card.seat for card in await at.seated() if card.away), None)
    if away is None:
        raise Trouble("not-away")
    for card in await at.seated():
        if card.away and card.seat != away:
            await at.house.deadlines.back(at.table_id, card.person_id, at.cause())
    await at.vote("open", seat=away)


async def _server(at: Hosted) -> None:
    at.cause()
    await at.house.seats.server_gone(at.server_id)
    await at.pass_(hours=5)
    at.cause()
    await at.house.seats.server_back(at.server_id)


async def _outage(at: Hosted) -> None:
    before = at.clock()
    at.clock.pass_(hours=7)
    await at.house.outages.outage(before, at.clock())
    await at.pass_(minutes=1)


async def _adjust(at: Hosted) -> None:
    for _ in range(TRIES):
        seat = (await at.somebody()).seat or 0
        quantity = at.stream.pick(await at.house.fixes.quantities(at.table_id, seat))
        by = at.stream.pick((1, -1, 2, -2, 3))
        card = at.stream.pick(quantity.cards).id if quantity.cards else ""
        try:
            await at.fix(Adjust(seat, Change(quantity.id, by, card)))
            return
        except (Refusal, Trouble):
            pass
    raise Refusal("not-free")


async def _rewind(at: Hosted) -> None:
    points = (await at.house.fixes.rewind_points(at.table_id))[-9:-1]
    if not points:
        raise Trouble("no-such-point")
    await at.fix(Rewind(at.stream.pick(points).number))


async def _unfreeze(at: Hosted) -> None:
    await at.house.database.write(FREEZE, {"now": at.clock(), "id": at.table_id})
    at.clock.pass_(hours=3)
    await at.fix(Unfreeze())


async def _pause_fix(at: Hosted) -> None:
    await at.fix(Pause())
    await at.pass_(hours=40)
    await at.fix(Resume())


async def _pause_vote(at: Hosted) -> None:
    await at.vote("pause")
    await at.pass_(hours=40)
    await at.vote("resume")


async def _remove(at: Hosted) -> None:
    if len(await at.seated()) < 2:
        raise Trouble("nobody-there")
    await at.fix(Remove((await at.somebody()).seat or 0))


async def _replace(at: Hosted) -> None:
    await at.fix(Replace((await at.somebody()).seat or 0), at.newcomers.pop(0))


async def _correct(at: Hosted) -> None:
    if (await at.table()).status != "ended":
        raise Trouble("not-over")
    await at.fix(Correct(tuple(range(7, 7 + at.plan.seats))))


def _fixing(make: Callable[[int], Fix]) -> Callable[[Hosted], Awaitable[None]]:
    async def event(at: Hosted) -> None:
        await at.fix(make((await at.somebody()).seat or 0))

    return event


EVENTS: dict[str, Callable[[Hosted], Awaitable[None]]] = {
    "order": _order,
    "order-off": _order_off,
    "draft": _draft,
    "hours": _hours,
    "lapse": _lapse,
    "leave": _leave,
    "take-over": take_over,
    "open-seat": _open_seat,
    "server": _server,
    "outage": _outage,
    "vote-pause": _pause_vote,
    "vote-extend": lambda at: at.vote("extend", hours=12),
    "adjust": _adjust,
    "rewind": _rewind,
    "unfreeze": _unfreeze,
    "pause": _pause_fix,
    "remove": _remove,
    "replace": _replace,
    "correct": _correct,
    "reopen": _fixing(Reopen),
    "answer": _fixing(Answer),
    "deadline": _fixing(lambda seat: Deadline(5, seat)),
    "deadlines": _fixing(lambda _: Deadline(-3)),
}
