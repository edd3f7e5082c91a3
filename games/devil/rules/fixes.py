"""Fixes of a kingdom (`engine.extras.fixing`): what can be changed, and each change.

Only the piece itself moves: no effect of a building, no reward of an achievement, no wing for a space of the track, no
exchange of wings is triggered. Wings, indulgences and houseguests come from their supplies and go back there, courtiers
from their spaces. Only a card that lies open can be put into a hand: an event that was played, a building that was
destroyed or taken out of play. Where the others are is a secret that no fix may tell: what is taken out of a hand is
out of reach. Goods, coins
and soul pieces have no supply: what one seat lost to another takes two changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict, replace

from engine.contract import Outcome
from engine.extras.fixing import (
    NO_ROOM,
    NOT_FREE,
    NOT_NOW,
    NOT_THAT_MANY,
    NOT_THERE,
    REOPEN_FIRST,
    Change,
    Consent,
    Quantity,
    change_cards,
    happening_of_change,
    quantity_of_change,
)
from engine.texts import SEALED_NEEDS_IT, Named, Refusal, Text, say
from games.devil.rules.mechanics.counts import MAJORS
from games.devil.rules.mechanics.scoring import positions
from games.devil.rules.mechanics.verbs import placed
from games.devil.rules.pack import pack
from games.devil.rules.phases.answers import destroyed
from games.devil.rules.phases.turn_order import DEALING, END, STEPS
from games.devil.rules.rulebook import CIRCLE, COURTIERS, GOODS, KINDS, SOULS, WINGS_FOR_ONE, numbers
from games.devil.rules.state import LOST, UNEARNED, Kingdom, State, erected, laid_open, with_kingdom
from games.devil.rules.view import PublicSeat, View, view_of

MOST = 20  # goods, coins or points changed at once
BUILDING_SPACES = 16  # buildings in play; two built in each round come to ten
EVENTS, KEPT = 2, 1  # event cards held while plans are made, and at all other times
PIECES = {kind: sum(held[at] for held in SOULS.values()) for at, kind in enumerate(("pure", "marked"))}
JESTER_TOKENS = sum(asdict(numbers().jesters).values())
SUPPLIED = ("angels", "demons", "indulgences", "guests")
FIELDS = {
    "minor-outer-left": 0,
    "minor-inner-left": 1,
    "minor-inner-right": 2,
    "minor-outer-right": 3,
    "minor-lost": LOST,
}

IN_HAND = frozenset({"build", "hand", "events"})
IN_PLAY = frozenset({"buildings", "courtiers", "courtiers-used", "majors", *FIELDS})
NEEDED: dict[str, frozenset[str]] = {  # what a seat seals in that step may depend on these
    "actions.plan": IN_PLAY | IN_HAND,
    "inquisition.pack": frozenset({"marked"}),
    "inquisition.answer": frozenset({"buildings", "build", "indulgences"}),
    "inquisition.guest": frozenset({"indulgences"}),
}
TRADED = frozenset({"indulgences"})  # some of them may lie in a chest: at tables that trade them
TRADING = frozenset({"trading.offer", "trading.first", "trading.second"})
UNDER_WAY: dict[str, frozenset[str]] = {  # the step itself counts on these, whoever has sealed
    "cards.pick": IN_HAND,
    "inquisition.answer": frozenset({"guests"}),
    "inquisition.guest": frozenset({"guests"}),
}


# ---------------------------------------------------------------------- what can be changed


def quantities(view: View, seat: int) -> tuple[Quantity, ...]:
    """Lists all that can be changed of that seat. The bank may have changed its debt since it was last told."""
    if view.step == END:
        return ()
    public_seat, limit = view.seats[seat], pack(view.pack).board.debt_limit
    listed = (
        *(_hidden(good, MOST, "less", say(f"thing-name-{good}")) for good in GOODS),
        _hidden("coins", MOST, "less"),
        _hidden("debt", limit, "always"),
        *(_hidden(kind, pieces, "less") for kind, pieces in PIECES.items()),
        *((_hidden("jesters", JESTER_TOKENS, "less"),) if "jesters" in view.options else ()),
        *_markers(view, public_seat),
        *_supplied(view, public_seat),
        *_cards(view, public_seat),
    )
    return tuple(replace(quantity, closed=_closed(view, public_seat, quantity.id)) for quantity in listed)


def _closed(view: View, public_seat: PublicSeat, what: str) -> str:
    """Says why that cannot be changed just now; "" if it can."""
    waited_for = public_seat.seat in view.waiting
    if view.step == DEALING.name or what in UNDER_WAY.get(view.step, ()):
        return NOT_NOW
    if "indulgence_trade" in view.options and view.step in TRADING and what in TRADED:
        return NOT_NOW
    if view.step == "actions.resolve" and waited_for and what in IN_PLAY | IN_HAND:
        return NOT_NOW
    if not waited_for and what in NEEDED.get(view.step, ()):
        return REOPEN_FIRST
    return NO_ROOM if what == "build" and len(public_seat.built) >= BUILDING_SPACES else ""


def _name(what: str) -> Text:
    return Text(f"devil-quantity-{what}")


def _hidden(what: str, most: int, consent: Consent, name: Text | None = None) -> Quantity:
    return Quantity(what, name or _name(what), None, -most, most, consent=consent)


def _markers(view: View, public_seat: PublicSeat) -> Iterable[Quantity]:
    top = pack(view.pack).board.track.top
    yield Quantity("marker", _name("marker"), public_seat.marker, -public_seat.marker, CIRCLE - 1 - public_seat.marker)
    yield Quantity(
        "reputation", _name("reputation"), public_seat.reputation, -public_seat.reputation, top - public_seat.reputation
    )
    yield Quantity("score", _name("score"), public_seat.score, -MOST, MOST)


def _supplied(view: View, public_seat: PublicSeat) -> Iterable[Quantity]:
    """Lists what comes from a supply. Of wings a seat holds two: the third is exchanged if it can be."""
    room = {"demons": WINGS_FOR_ONE - 1 - public_seat.demons}
    if view.indulgences:
        room["angels"] = max(0, WINGS_FOR_ONE - 1 - public_seat.angels)
    for what in SUPPLIED:
        held, left = getattr(public_seat, what), getattr(view, what)
        yield Quantity(what, _name(what), held, -held, min(left, room.get(what, left)))


def _cards(view: View, public_seat: PublicSeat) -> Iterable[Quantity]:
    cards = pack(view.pack)
    in_play = {card for other in view.seats for card in other.built}
    dealt = [card.id for card in cards.buildings.values() if card.round <= view.round and card.id not in in_play]
    minors = [f"minor-{minor}" for minor in range(len(public_seat.minors))]
    yield _set("courtiers", "courtier", COURTIERS, len(public_seat.hired))
    yield _set("courtiers-used", "courtier", COURTIERS, len(public_seat.second))
    for what, field in FIELDS.items():
        name = _name(what) if field == LOST else say("devil-quantity-minor", field=say(f"devil-field-{field}"))
        yield replace(_set(what, "achievement", minors, public_seat.minors.count(field)), name=name)
    yield _set("majors", "achievement", MAJORS, len(public_seat.majors))
    if public_seat.built:
        yield replace(_set("buildings", "building", public_seat.built, len(public_seat.built)), most=0)
    yield replace(_set("build", "building", dealt, len(public_seat.built), "always"), least=0)
    yield replace(_set("hand", "building", dealt, public_seat.buildings_in_hand, "always"), free=view.open)
    yield replace(_set("events", "event", cards.events, public_seat.events_in_hand, "always"), free=view.open)


def _set(what: str, kind: str, ids: Iterable[str], now: int, consent: Consent = "never") -> Quantity:
    return Quantity(what, _name(what), now, -1, 1, tuple(Named(kind, card) for card in dict.fromkeys(ids)), consent)


# ---------------------------------------------------------------------- changing it


def fixed(state: State, seat: int, change: Change) -> Outcome:
    """Makes that change, and says what the table is told of it. Raises Refusal."""
    quantity = quantity_of_change(quantities(view_of(state, None), seat), change)
    sealed = state.sealed[seat]
    if sealed is not None and change.asks_player(quantity):
        step = STEPS[state.step]
        if not step.allows(_changed(step.reopen(state, seat), seat, change), seat, sealed):
            raise Refusal(SEALED_NEEDS_IT)
    if change.what == "build" or change.card in state.open:  # it lies in play, or lay open, for all to see
        quantity = replace(quantity, consent="never")
    return Outcome(_changed(state, seat, change), (happening_of_change(seat, quantity, change),))


def _changed(state: State, seat: int, change: Change) -> State:
    kingdom, what = state.kingdoms[seat], change.what
    if what in KINDS:
        held = {**kingdom.stock, what: _at_least(0, kingdom.stock[what] + change.by)}
        return with_kingdom(state, seat, replace(kingdom, stock=held))
    if what in SUPPLIED:
        state = replace(state, **{what: getattr(state, what) - change.by})
        return with_kingdom(state, seat, _more(kingdom, what, change.by))
    if what in FIELDS:
        return with_kingdom(state, seat, _minor(kingdom, FIELDS[what], change))
    return CHANGE[what](state, seat, kingdom, change)


def _at_least(least: int, amount: int) -> int:
    if amount < least:
        raise Refusal(NOT_THAT_MANY)
    return amount


def _more(kingdom: Kingdom, field: str, by: int) -> Kingdom:
    changes: dict[str, Any] = {field: getattr(kingdom, field) + by}
    return replace(kingdom, **changes)


def _debt(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    limit = state.pack.board.debt_limit
    debt = _at_least(0, kingdom.debt + change.by)
    if debt > limit:
        raise Refusal("too-much-debt", limit=limit)
    return with_kingdom(state, seat, replace(kingdom, debt=debt))


def _jesters(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    after = _more(kingdom, "jesters", change.by)
    _at_least(0, after.jesters)
    return with_kingdom(state, seat, after)


def _souls(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    """Changes soul pieces. Neither kind falls below 0, and pieces already shown to the inquisitors stay."""
    after = _more(kingdom, change.what, change.by)
    _at_least(0, min(after.pure, after.marked))
    if change.by < 0:
        _at_least(state.inquisition.shown[seat], after.souls)
    return with_kingdom(state, seat, after)


def _marker(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    """Changes a marker. While plans are made, the phase counts from the corrected place."""
    after = with_kingdom(state, seat, _more(kingdom, change.what, change.by))
    return replace(after, positions=positions(after)) if state.step == "actions.plan" else after


def _courtiers(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    """Moves a courtier: hired, on the 3-coin space, or back where he began."""
    hired, used = kingdom.hired, kingdom.second
    if change.what == "courtiers":
        hired, used = change_cards(hired, change), tuple(courtier for courtier in used if courtier != change.card)
    else:
        hired, used = tuple(courtier for courtier in hired if courtier != change.card), change_cards(used, change)
    return with_kingdom(state, seat, replace(kingdom, hired=hired, second=used))


def _minor(kingdom: Kingdom, field: int, change: Change) -> Kingdom:
    """Puts a minor achievement on a field or among the lost ones, or takes it off, to be earned again."""
    minor = int(change.card.removeprefix("minor-"))
    here = change_cards(tuple(f"minor-{held}" for held, place in enumerate(kingdom.minors) if place == field), change)
    if change.by > 0:
        if kingdom.minors[minor] != UNEARNED:
            raise Refusal(NOT_FREE)
        if field != LOST and len(here) > 1:
            raise Refusal(NO_ROOM)
    return placed(kingdom, minor, field if change.by > 0 else UNEARNED)


def _majors(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    return with_kingdom(state, seat, replace(kingdom, majors=change_cards(kingdom.majors, change)))


def _buildings(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    after = destroyed(kingdom, change.card, state.pack)
    return with_kingdom(laid_open(state, kingdom, after), seat, after)


def _build(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    if change.card not in kingdom.hand:
        raise Refusal(NOT_THERE)
    return with_kingdom(state, seat, erected(kingdom, state.pack.buildings[change.card]))


def _hand(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    after = replace(kingdom, hand=change_cards(kingdom.hand, change))
    return with_kingdom(_taken_up(state, change), seat, after)


def _events(state: State, seat: int, kingdom: Kingdom, change: Change) -> State:
    planning = state.step.startswith(("cards.", "trading.")) or state.step == "actions.plan"
    if change.by > 0 and len(kingdom.events) >= (EVENTS if planning else KEPT):
        raise Refusal(NO_ROOM)
    after = replace(kingdom, events=change_cards(kingdom.events, change))
    return with_kingdom(_taken_up(state, change), seat, after)


def _taken_up(state: State, change: Change) -> State:
    """Takes a card that is put into a hand from those that lie open."""
    left = tuple(card for card in state.open if card != change.card)
    return replace(state, open=left, let_go=())  # whoever had let it go no longer knows where it is


CHANGE = {
    "debt": _debt,
    "pure": _souls,
    "marked": _souls,
    "jesters": _jesters,
    "marker": _marker,
    "reputation": _marker,
    "score": _marker,
    "courtiers": _courtiers,
    "courtiers-used": _courtiers,
    "majors": _majors,
    "buildings": _buildings,
    "build": _build,
    "hand": _hand,
    "events": _events,
}
