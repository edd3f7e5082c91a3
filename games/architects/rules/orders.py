"""Standing orders of Architects: turns planned ahead, for locations that ask nothing hidden or costly.

The order for the next turn says how much it has to bring, what it would bring when planned unless the player wants
less. If it would bring less when the turn comes, or cost what it did not, the player is asked instead.

The order for several turns is a list of placements, of which each turn takes the first. It ends, and the player is
asked, as soon as the first placement is not possible or asks a choice, stealing would cost a debt, anything but a turn
is asked, the virtue would leave the range given, or somebody has taken workers of the seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from engine.contract import Ask, Disarm, OrderKind
from engine.drafts import choose
from engine.forms import Draft, Form, Option
from engine.texts import NOT_OFFERED, Listed, Named, Param, Refusal, Text, closed_by, say, things
from games.architects.rules.cards import Building
from games.architects.rules.effects import Blame, FromPrison, Gain, Praise, TakeDebt
from games.architects.rules.locations.guildhall import BUILD
from games.architects.rules.locations.production import PRODUCTION, harvested
from games.architects.rules.locations.production import offered as production_option
from games.architects.rules.locations.tax_stand import lost
from games.architects.rules.locations.workshop import PLAN, drawn
from games.architects.rules.mechanics.powers import NO_BONUS, compiled
from games.architects.rules.mechanics.reasons import NO_CARDS, NO_TAX, TOO_FEW_WORKERS
from games.architects.rules.pack import Pack, pack
from games.architects.rules.phases.turns import RECALL, TURN
from games.architects.rules.prospects import needs_of, own_seat, workers_taken
from games.architects.rules.rulebook import MINES, SILVER, TAX_STAND, WORKSHOP, amounts, plain
from games.architects.rules.view import PublicSeat, View

QUEUE = "queue"  # the kind of order
TURNS = "turns"  # its list
MOST_TURNS = 5
STOP, GO_ON = "stop", "on"  # whether it ends when workers are captured
BEFORE_THE_GAME = ("boards", "draft", "apprentice")
GOLD = f"{MINES}.gold"  # the other good of the Mines


class Queue(Struct, frozen=True):
    """The turns planned ahead. `captured`: STOP or GO_ON; `held`: the workers taken from the seat when it was given."""

    turns: tuple[str, ...]
    captured: str
    lowest: int
    highest: int
    held: int = 0


def queue_form(view: View, draft: Draft) -> None:
    """Declares the form of the order: the placements in order, then what stops them."""
    me, track = own_seat(view), pack(view.pack).board.track
    chosen: list[str] = []

    def add(placement: str) -> bool:
        chosen.append(placement)
        return True

    most = max(1, min(MOST_TURNS, me.workers))
    if not draft.several(TURNS, lambda: _placements(view, tuple(chosen)), add, most, least=1):
        return
    captured = draft.pick(
        "captured", (plain(STOP, "architects-queue-stop"), plain(GO_ON, "architects-queue-go-on")), STOP
    )
    if captured == STOP:
        held = workers_taken(view, own_seat(view).seat)
        draft.amount("held", held, held, held)
    draft.amount("lowest", 0, me.virtue, 0)
    draft.amount("highest", me.virtue, track.top, track.top)


def queue_sentence(value: Mapping[str, Any]) -> Text:
    """A complete order in words."""
    queue = convert(value, Queue)
    return say(
        "architects-queue-so",
        turns=Listed(tuple(map(_name, queue.turns))),
        count=len(queue.turns),
        captured=queue.captured,
        lowest=queue.lowest,
        highest=queue.highest,
    )


def queue_answer(value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
    """The first placement as an answer, or the reason why the queue stops; None before the first turn."""
    if ask.kind in BEFORE_THE_GAME:
        return None
    if ask.kind != TURN:
        return Disarm(say("architects-queue-asked"))
    queue, me, cards = convert(value, Queue), own_seat(view), pack(view.pack)
    placement = queue.turns[0]
    lost_workers = workers_taken(view, me.seat) - queue.held if queue.captured == STOP else 0
    if lost_workers > 0:
        return Disarm(say("architects-queue-lost", count=lost_workers))
    virtue = me.virtue + _virtue_steps(placement, me, cards, view.pack)
    if not queue.lowest <= virtue <= queue.highest:
        return Disarm(say("architects-queue-range", virtue=virtue))
    why = _impossible(placement, view, virtue)
    return _answer(placement, cards) if why is None else Disarm(why)


def _impossible(placement: str, view: View, virtue: int) -> Text | None:
    """Says why the placement cannot be made now, or would cost a debt; None if it can. `virtue`: after it."""
    if placement.startswith(BUILD):
        card = placement.removeprefix(BUILD)
        missing = needs_of(own_seat(view), card, view.pack)
        if view.own is None or card not in view.own.hand:
            return say("architects-queue-no-card", what=Named("building", card))
        if not missing.met:
            parts: list[Param] = [things({kind: count}) for kind, count in missing.goods.items()]
            parts += map(_skill, missing.skills)
            return say("architects-queue-needs", what=Named("building", card), missing=Listed(tuple(parts)))
    if virtue < 0:
        return say("architects-order-debt")
    if placement == TAX_STAND and not view.tax:
        return say("architects-queue-no-tax")
    option = next((option for option in _placements(view, ()) if option.id == placement), None)
    return None if option is None or option.closed is None else say("architects-queue-few", what=_name(placement))


def _skill(skill: str) -> Text:
    return say(f"architects-skill-{skill}")


def _placements(view: View, before: tuple[str, ...]) -> tuple[Option, ...]:
    """Lists the placements that can be planned after `before`, each with its yield if nobody takes those workers."""
    me, cards = own_seat(view), pack(view.pack)
    mine = compiled(view.pack, me.character, me.apprentices)
    options: list[Option] = []
    for place in PRODUCTION:
        harvest, more = cards.board.locations[place], mine.also.get(place, NO_BONUS).goods
        workers = _workers_then(view, place, before)
        options.append(_harvest(place, place, harvested(harvest, workers, more)))
        if harvest.other is not None:
            few = workers < harvest.pair
            goods = {str(harvest.other): 1} if few else harvested(harvest, workers, more, other=True)
            options.append(_harvest(GOLD, place, goods, TOO_FEW_WORKERS if few else ""))
    count = min(drawn(cards.board.workshop, _workers_then(view, WORKSHOP, before)), view.buildings_left)
    options.append(plain(WORKSHOP, "architects-order-workshop", "" if count else NO_CARDS, ("count", count)))
    stealing = ("silver", view.tax), ("virtue", lost(cards.board.stand, mine))
    options.append(plain(TAX_STAND, "architects-go-tax-stand", "", *stealing))
    hand = view.own.hand if view.own is not None else ()
    if not mine.discount:  # otherwise there is a choice
        plannable = (card for card in hand if _asks_nothing(cards.buildings[card]) and BUILD + card not in before)
        options += [_building(cards.buildings[card]) for card in plannable]
    return tuple(options)


def _harvest(id: str, place: str, goods: Mapping[str, int], closed: str = "") -> Option:
    return Option(id, say(f"architects-go-{place}", things=things(goods)), closed_by(closed))


def _asks_nothing(building: Building) -> bool:
    """Whether building it leaves nothing to choose."""
    return building.effect.when == "end" or isinstance(building.effect, Gain | FromPrison | TakeDebt | Blame | Praise)


def _building(building: Building) -> Option:
    what, cost = Named("building", building.id), things(building.cost)
    return Option(BUILD + building.id, say("architects-build", what=what, things=cost, points=building.points))


def _workers_then(view: View, place: str, before: tuple[str, ...] = ()) -> int:
    """The seat's workers there once `before` were placed and one more."""
    planned = sum(placement.partition(".")[0] == place for placement in before)
    return view.workers[place][own_seat(view).seat] + planned + 1


def _name(placement: str) -> Named | Text:
    if placement.startswith(BUILD):
        return Named("building", placement.removeprefix(BUILD))
    if placement == GOLD:
        return say("architects-queue-gold")
    return Named("architects-place", placement)


def _virtue_steps(placement: str, me: PublicSeat, cards: Pack, pack_id: str) -> int:
    """Returns the steps of virtue by which the placement itself moves the seat, as is printed."""
    if placement == TAX_STAND:
        return -lost(cards.board.stand, compiled(pack_id, me.character, me.apprentices))
    if placement.startswith(BUILD):
        return cards.buildings[placement.removeprefix(BUILD)].virtue
    return 0


def _answer(placement: str, cards: Pack) -> dict[str, Any]:
    if placement == WORKSHOP:
        return {"location": WORKSHOP, "who": PLAN}
    if placement == GOLD:
        return {"location": MINES, "good": str(cards.board.locations[MINES].other)}
    if placement == MINES:
        return {"location": MINES, "good": str(cards.board.locations[MINES].kind)}
    return {"location": placement}


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
    next_turn = OrderKind(NEXT, say("architects-order-next"), once=True, open=True)
    return (next_turn, OrderKind(QUEUE, say("architects-order-queue"), open=True, steps=TURNS))


def is_played_now(view: View, kind: str) -> bool:
    """Whether an order of that kind is the answer to the question of the moment."""
    return kind == NEXT and view.step == TURN and view.seat == view.viewer


def order_form(view: View, kind: str, draft: Draft) -> Form:
    """The form of an order as far as `draft` fills it in. Raises Refusal `not-offered`."""
    if kind not in {order.id for order in orders(view)}:
        raise Refusal(NOT_OFFERED, field=kind)
    if kind == QUEUE:
        queue_form(view, draft)
        return draft.form()
    place = draft.pick("location", _locations(view))
    good = _good(view, draft) if place == MINES else ""
    if place is not None and good is not None:
        most = prospect(view, place, good).count
        draft.amount("least", 1, most, most)
    return draft.form()


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
    me, board = own_seat(view), pack(view.pack).board
    mine = compiled(view.pack, me.character, me.apprentices)
    more = mine.also.get(place, NO_BONUS).goods
    kind = _kind(place, good)
    if place == TAX_STAND:
        if not view.tax:
            return Prospect(kind, 0, NO_TAX)
        dear = lost(board.stand, mine) > me.virtue
        return Prospect(kind, view.tax + more.get(SILVER, 0), WOULD_COST_DEBT if dear else "")
    workers = _workers_then(view, place)
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
    me, board = own_seat(view), pack(view.pack).board
    mine = compiled(view.pack, me.character, me.apprentices)
    cards, tax = prospect(view, WORKSHOP), prospect(view, TAX_STAND)
    virtue = lost(board.stand, mine)
    return (
        *(
            production_option(view.pack, place, _workers_then(view, place), mine.also.get(place, NO_BONUS).pairs)
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


KINDS_THERE = {"quarry": "stone", "forest": "wood", "silversmith": SILVER, TAX_STAND: SILVER, WORKSHOP: CARDS}


def _kind(place: str, good: str) -> str:
    """Names the kind of goods of which a turn there is to bring enough."""
    return good or KINDS_THERE[place]


def _amount(kind: str, count: int) -> Text:
    if kind == CARDS:
        return say("architects-cards", count=count)
    return say("architects-things", things=things({kind: count} if count else {}))
