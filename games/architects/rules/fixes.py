"""Setting a seat's things right (`engine.extras.fixing`): what can be changed, and each change made.

Only the piece itself moves: nothing is gained, paid or triggered. A seat's workers stay as many as they are: one goes
out from its own board and comes back there. What lies in the Guildhall and on the Black Market drives the game, so it
can only be rewound. Apprentices come from their deck and go under it, and so do buildings that are taken out. Into a
hand only a building in play of the same seat can be put back: where the others are is a secret that no fix may tell.
The last turn can't be taken back any more, or the change would go with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.contract import Outcome, with_item
from engine.extras.fixing import (
    NO_ROOM,
    NOT_FREE,
    NOT_NOW,
    NOT_THERE,
    Change,
    Consent,
    Quantity,
    change_cards,
    happening_of_change,
    quantity_of_change,
)
from engine.texts import Named, Refusal, SeatRef, Text, say
from games.architects.rules.mechanics.memory import forgotten
from games.architects.rules.pack import pack
from games.architects.rules.phases import opening, turns
from games.architects.rules.rulebook import KINDS, OPEN_PLACES
from games.architects.rules.state import Player, State, with_player, without
from games.architects.rules.view import PublicSeat, View, view_of

MOST = 20  # goods, debts or points changed at once
PRISON, CAPTURED = "prison", "captured-"
LETTERS = "abcde"  # of the seats, in the ids of what is captured
PLAIN = frozenset({"virtue", "debts", "paid", "level", "points"})  # fields of a player
ANY_TIME = frozenset({*KINDS, "virtue", "paid", "points"})  # the others wait until a turn has ended
AFTER_DRAFT = frozenset({"hand", "build"})


# ---------------------------------------------------------------------- what can be changed


def quantities(view: View, seat: int) -> tuple[Quantity, ...]:
    """All that can be changed of that seat; but for its hand everything is public."""
    if view.step == "end":
        return ()
    owner, board = view.seats[seat], pack(view.pack).board
    quantities = (
        *(_number(kind, owner.stock.get(kind, 0), MOST, say(f"architects-kind-{kind}")) for kind in KINDS),
        _number("virtue", owner.virtue, board.track.top - owner.virtue),
        *_workers(view, owner),
        *_cards(view, owner),
        _number("debts", owner.debts, MOST),
        _number("paid", owner.paid, MOST),
        _number("level", owner.level, len(board.cathedral) - owner.level),
        Quantity("points", _name("points"), owner.points, -MOST, MOST),
    )
    return tuple(replace(quantity, closed=_closed(view, quantity.id)) for quantity in quantities)


def _closed(view: View, what: str) -> str:
    """Returns the code of the reason why a quantity cannot be changed just now; "" if it can."""
    if view.step == opening.BOARDS:  # a board brings all its player begins with
        return NOT_NOW
    under_way = what in AFTER_DRAFT if view.step == "draft" else view.step != turns.TURN and what not in ANY_TIME
    return NOT_NOW if under_way else ""


def _name(what: str) -> Text:
    return Text(f"architects-quantity-{what}")


def _number(what: str, now: int, most: int, name: Text | None = None) -> Quantity:
    return Quantity(what, name or _name(what), now, -now, most)


def _workers(view: View, owner: PublicSeat) -> Iterable[Quantity]:
    places = {place: view.workers[place][owner.seat] for place in OPEN_PLACES} | {PRISON: owner.in_prison}
    for place, there in places.items():
        what = Named("architects-place", place)
        yield _number(place, there, owner.workers, say("architects-quantity-workers", place=what))
    for other in view.seats:
        if other.seat != owner.seat:
            name = say("architects-quantity-captured", whom=SeatRef(other.seat))
            yield _number(CAPTURED + LETTERS[other.seat], owner.captured[other.seat], other.workers, name)


def _cards(view: View, owner: PublicSeat) -> Iterable[Quantity]:
    cards = pack(view.pack)
    shown = {space.apprentice for row in view.rows for space in row}
    busy = shown.union(*(other.apprentices for other in view.seats if other.seat != owner.seat))
    in_play = {card for other in view.seats for card in other.built}
    people = [card.id for card in cards.apprentices.values() if view.promos or not card.promo]
    hidden = [card.id for card in cards.buildings.values() if view.promos or not card.promo]
    hidden = [card for card in hidden if card not in in_play]
    yield _set("apprentices", "apprentice", [card for card in people if card not in busy], len(owner.apprentices))
    if owner.built:
        yield replace(_set("buildings", "building", owner.built, len(owner.built)), most=0)
    yield replace(_set("build", "building", hidden, len(owner.built), "always"), least=0)
    yield replace(_set("hand", "building", [*hidden, *owner.built], owner.cards_in_hand, "always"), free=owner.built)


def _set(what: str, kind: str, ids: Iterable[str], now: int, consent: Consent = "never") -> Quantity:
    return Quantity(what, _name(what), now, -1, 1, tuple(Named(kind, card) for card in ids), consent)


# ---------------------------------------------------------------------- changing it


def fixed(state: State, seat: int, change: Change) -> Outcome:
    """`state` with that change made, and the happening that announces it. Raises Refusal."""
    view = view_of(state, None)
    quantity = quantity_of_change(quantities(view, seat), change)
    after = replace(_changed(state, view, seat, change), before=None)
    if state.step == turns.TURN and seat != state.seat and turns.owed(after) != turns.owed(state):
        raise Refusal(NOT_NOW)  # whoever is to move would be asked something else
    if change.what == "build" or change.card in state.players[seat].built:  # it is in play, or was, for all to see
        quantity = replace(quantity, consent="never")
    return Outcome(after, (happening_of_change(seat, quantity, change),))


def _changed(state: State, view: View, seat: int, change: Change) -> State:
    player, what = state.players[seat], change.what
    if what in KINDS:
        held = {**player.stock, what: player.stock.get(what, 0) + change.by}
        return with_player(state, seat, replace(player, stock=held))
    if what in PLAIN:
        return _plain(state, seat, player, change)
    if what in OPEN_PLACES or what == PRISON:
        return _sent(state, seat, player, change)
    if what.startswith(CAPTURED):
        return _captured(state, seat, LETTERS.index(what[-1]), change.by)
    return forgotten(_card(state, view, seat, player, change))


def _plain(state: State, seat: int, player: Player, change: Change) -> State:
    to = getattr(player, change.what) + change.by
    if change.what == "level" and to:
        stand = sum(other.level == to for other in state.players)
        if stand >= state.pack.board.cathedral[to - 1].spaces:
            raise Refusal(NO_ROOM)
    changes: dict[str, Any] = {change.what: to}
    return with_player(state, seat, replace(player, **changes))


def _sent(state: State, seat: int, player: Player, change: Change) -> State:
    """Workers go from the own board to a place, or come home from there."""
    state = with_player(state, seat, replace(player, workers=player.workers - change.by))
    if change.what == PRISON:
        return replace(state, prison=_added(state.prison, seat, change.by))
    there = _added(state.workers[change.what], seat, change.by)
    return replace(state, workers={**state.workers, change.what: there})


def _captured(state: State, seat: int, other: int, by: int) -> State:
    player, whose = state.players[seat], state.players[other]
    state = with_player(state, seat, replace(player, captured=_added(player.captured, other, by)))
    return with_player(state, other, replace(whose, workers=whose.workers - by))


def _added(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return with_item(numbers, at, numbers[at] + by)


def _card(state: State, view: View, seat: int, player: Player, change: Change) -> State:
    owner, card = view.seats[seat], change.card
    if change.what == "apprentices":
        if change.by > 0 and len(owner.apprentices) >= owner.most_apprentices:
            raise Refusal(NO_ROOM)
        player = replace(player, apprentices=change_cards(player.apprentices, change))
        return replace(with_player(state, seat, player), apprentices=_deck(state.apprentices, change))
    if change.what == "hand":
        if change.by > 0 and owner.cards_in_hand >= state.pack.board.hand:
            raise Refusal(NO_ROOM)
        player = replace(player, hand=change_cards(player.hand, change))
        if change.by > 0:
            return with_player(state, seat, replace(player, built=without(player.built, card)))
        return replace(with_player(state, seat, player), buildings=(*state.buildings, card))
    if change.what == "buildings":
        player = replace(player, built=without(player.built, card))
        return replace(with_player(state, seat, player), buildings=_deck(state.buildings, change))
    if card not in player.hand:
        raise Refusal(NOT_THERE)
    return with_player(state, seat, replace(player, hand=without(player.hand, card), built=(*player.built, card)))


def _deck(deck: tuple[str, ...], change: Change) -> tuple[str, ...]:
    """The deck without the card that was put in elsewhere, or with the one taken out at its bottom."""
    if change.by < 0:
        return (*deck, change.card)
    if change.card not in deck:
        raise Refusal(NOT_FREE)
    return without(deck, change.card)
