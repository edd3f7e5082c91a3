"""Standing orders of Architects: the next turn, planned ahead, for locations that ask nothing hidden or costly.

The order for one turn says how much it has to bring, what it would bring when planned unless the player wants less. If
it would bring less when the turn comes, or cost what it did not, the player is asked instead. Several turns are planned
in `turn_queue.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from engine.architects.choosing import amounts, choose, plain
from engine.architects.locations.production import PRODUCTION, harvested
from engine.architects.locations.production import offered as production_option
from engine.architects.locations.tax_stand import lost
from engine.architects.locations.workshop import PLAN, drawn
from engine.architects.pack import pack
from engine.architects.powers import NO_BONUS, compiled
from engine.architects.reasons import NO_CARDS, NO_TAX, TOO_FEW_WORKERS
from engine.architects.things import MINES, SILVER, TAX_STAND, WORKSHOP
from engine.architects.turn_queue import QUEUE, TURNS, queue_answer, queue_form, queue_sentence
from engine.architects.turns import RECALL, TURN
from engine.architects.view import PublicSeat, View
from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.orders import Disarm, OrderKind
from engine.core.refusals import NOT_OFFERED, Refusal
from engine.core.texts import Named, Text, say, things

NEXT = "turn"
WOULD_COST_DEBT = "would-cost-debt"  # the virtue that stealing costs is not there
CARDS = "cards"


class PlannedTurn(Struct, frozen=True):
    """The order for the next turn. `good`: what is dug for in the Mines; `least`: of what it is to bring."""

    location: str
    least: int
    good: str = ""


class Prospect(Struct, frozen=True):
    """The yield of a planned turn: `count` of `kind`. `closed`: the code of the reason why it cannot be planned."""

    kind: str
    count: int
    closed: str = ""


def orders(view: View) -> tuple[OrderKind, ...]:
    """The next turn, and several. They answer at once: the board is open, and everybody sees whose turn it is."""
    if view.own is None or view.step == "end":
        return ()
    now = view.step == TURN and view.seat == view.viewer
    next_turn = OrderKind(NEXT, say("architects-order-now" if now else "architects-order-next"), once=True, open=True)
    return (next_turn, OrderKind(QUEUE, say("architects-order-queue"), open=True, steps=TURNS))


def order_form(view: View, kind: str, draft: Draft) -> None:
    """Declare the form of the order. Raises Refusal `not-offered`."""
    if kind not in {order.id for order in orders(view)}:
        raise Refusal(NOT_OFFERED, field=kind)
    if kind == QUEUE:
        queue_form(view, draft)
        return
    place = draft.pick("location", _locations(view))
    good = _good(view, draft) if place == MINES else ""
    if place is None or good is None:
        return
    most = prospect(view, place, good).count
    draft.amount("least", 1, most, most)


def order_sentence(kind: str, value: Mapping[str, Any]) -> Text:
    """A complete order in words."""
    if kind == QUEUE:
        return queue_sentence(value)
    order = convert(value, PlannedTurn)
    brings = _amount(_kind(order.location, order.good), order.least)
    return say("architects-order-so", place=Named("architects-place", order.location), brings=brings)


def matches(kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
    """The planned turn, or the reason why it is not the one that was planned any more."""
    if kind == QUEUE:
        return queue_answer(value, view, ask)
    if ask.kind == RECALL:
        return Disarm(say("architects-order-no-worker"))
    if ask.kind != TURN:
        return None
    order = convert(value, PlannedTurn)
    place, good, least = order.location, order.good, order.least
    expected = prospect(view, place, good)
    if expected.closed == WOULD_COST_DEBT:
        return Disarm(say("architects-order-debt"))
    if expected.closed or expected.count < least:
        return Disarm(_worse(view, place, expected, least))
    if place == WORKSHOP:
        return {"location": place, "who": PLAN}
    return {"location": place, "good": good} if good else {"location": place}


def prospect(view: View, place: str, good: str = "") -> Prospect:
    """Reckons the yield of one more worker of the view's own seat there. `good`: the one dug for in the Mines."""
    me, board = _me(view), pack(view.pack).board
    mine = compiled(view.pack, me.character, me.apprentices)
    more = mine.also.get(place, NO_BONUS).goods
    kind = _kind(place, good)
    if place == TAX_STAND:
        if not view.tax:
            return Prospect(kind, 0, NO_TAX)
        dear = lost(board.stand, mine) > me.virtue
        return Prospect(kind, view.tax + more.get(SILVER, 0), WOULD_COST_DEBT if dear else "")
    workers = _workers(view, place)
    if place == WORKSHOP:
        cards = min(drawn(board.workshop, workers), view.buildings_left)
        return Prospect(kind, cards, "" if cards else NO_CARDS)
    harvest = board.locations[place]
    other = place == MINES and good == harvest.other
    if other and workers < harvest.pair:
        return Prospect(kind, 0, TOO_FEW_WORKERS)
    return Prospect(kind, harvested(harvest, workers, more, other=other)[kind])


def _locations(view: View) -> tuple[Option, ...]:
    """Lists the locations at which a turn can be planned, each with its yield now."""
    me, board = _me(view), pack(view.pack).board
    mine = compiled(view.pack, me.character, me.apprentices)
    cards, tax = prospect(view, WORKSHOP), prospect(view, TAX_STAND)
    virtue = lost(board.stand, mine)
    return (
        *(
            production_option(view.pack, place, _workers(view, place), mine.also.get(place, NO_BONUS).pairs)
            for place in PRODUCTION
        ),
        plain(WORKSHOP, "architects-order-workshop", cards.closed, ("count", cards.count)),
        plain(TAX_STAND, "architects-go-tax-stand", tax.closed, ("silver", view.tax), ("virtue", virtue)),
    )


def _good(view: View, draft: Draft) -> str | None:
    harvest = pack(view.pack).board.locations[MINES]
    options = []
    for kind in (harvest.kind, harvest.other):
        if kind is not None:
            expected = prospect(view, MINES, kind)
            options.append(amounts(kind, "architects-things", ((kind, expected.count),), expected.closed))
    return choose(draft, "good", options)


def _worse(view: View, place: str, expected: Prospect, least: int) -> Text:
    """Says why a turn brings less: goods that lay there are gone, or workers who stood there."""
    now, planned = _amount(expected.kind, expected.count), _amount(expected.kind, least)
    if place == TAX_STAND:
        return say("architects-order-taken", now=now, planned=planned)
    if place == WORKSHOP and expected.count == view.buildings_left:
        return say("architects-order-few-cards", now=now, planned=planned)
    return say("architects-order-fewer", place=Named("architects-place", place), now=now, planned=planned)


def _me(view: View) -> PublicSeat:
    assert view.viewer is not None  # noqa: S101  an onlooker gives no orders
    return view.seats[view.viewer]


def _workers(view: View, place: str) -> int:
    """The seat's workers there, one more included."""
    return view.workers[place][_me(view).seat] + 1


KINDS_THERE = {"quarry": "stone", "forest": "wood", "silversmith": SILVER, TAX_STAND: SILVER, WORKSHOP: CARDS}


def _kind(place: str, good: str) -> str:
    """Names the kind of goods of which a turn there is to bring enough."""
    return good or KINDS_THERE[place]


def _amount(kind: str, count: int) -> Text:
    if kind == CARDS:
        return say("architects-cards", count=count)
    return say("architects-things", things=things({kind: count} if count else {}))
