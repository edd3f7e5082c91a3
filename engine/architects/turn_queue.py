"""Several turns planned ahead: a standing order with a list of placements, of which each turn takes the first.

It ends, and the player is asked, as soon as the first placement is not possible or asks a choice, stealing would cost a
debt, anything but a turn is asked, the virtue would leave the range given, or somebody has taken workers of the seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from engine.architects.choosing import plain
from engine.architects.effects import Blame, FromPrison, Gain, Praise, TakeDebt
from engine.architects.locations.guildhall import BUILD
from engine.architects.locations.production import PRODUCTION, harvested
from engine.architects.locations.tax_stand import lost
from engine.architects.locations.workshop import PLAN, drawn
from engine.architects.pack import Building, Pack, pack
from engine.architects.powers import NO_BONUS, compiled
from engine.architects.prospects import needs_of, own_seat, workers_taken
from engine.architects.reasons import NO_CARDS, TOO_FEW_WORKERS
from engine.architects.things import MINES, TAX_STAND, WORKSHOP
from engine.architects.turns import TURN
from engine.architects.view import PublicSeat, View
from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.orders import Disarm
from engine.core.refusals import closed_by
from engine.core.texts import Listed, Named, Param, Text, say, things

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
    """Declare the form of the order: the placements in order, then what stops them."""
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
        workers = _workers(view, place, before)
        options.append(_harvest(place, place, harvested(harvest, workers, more)))
        if harvest.other is not None:
            few = workers < harvest.pair
            goods = {str(harvest.other): 1} if few else harvested(harvest, workers, more, other=True)
            options.append(_harvest(GOLD, place, goods, TOO_FEW_WORKERS if few else ""))
    count = min(drawn(cards.board.workshop, _workers(view, WORKSHOP, before)), view.buildings_left)
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


def _workers(view: View, place: str, before: tuple[str, ...]) -> int:
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
