"""The moments of Deal with the Devil that make lessons: a step each, as its seat is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.contract import with_item
from engine.texts import Text
from games.devil.rules.lessons.judging import FIRST_VIEWING, OFFER, PLAN
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.phases.answers import inquisitors_of
from games.devil.rules.phases.inquisition import Answering, Packing
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.phases.witch_hunt import Vote
from games.devil.rules.policies.reading import able_seats
from games.devil.rules.rulebook import ROLES
from games.devil.rules.state import ROUNDS, SEATS, State
from games.devil.rules.view import view_of
from tools.lessons.finding import Wanted

MORTALS = ("sun", "moon")


def tidy(state: State) -> State:
    """A lesson needs all of it: what was seen in earlier rounds are the clues."""
    return state


def _at(step: str, rounds: tuple[int, ...], roles: tuple[str, ...] = MORTALS) -> Callable[[State, int], bool]:
    def fits(state: State, seat: int) -> bool:
        return state.step == step and state.round in rounds and state.kingdoms[seat].role in roles

    return fits


def _tempted(state: State, seat: int) -> bool:
    """The devil's own chest, for a soul piece that the seat still has."""
    if not _at(FIRST_VIEWING, (1, 2))(state, seat):
        return False
    viewing = STEPS[FIRST_VIEWING]
    assert isinstance(viewing, Viewing)  # noqa: S101  that is its name
    mark, chest = viewing.seen(state, seat)
    return mark == "devil" and chest.souls_asked and chest.price == 1 and state.kingdoms[seat].souls >= 1


def _bad(told: Text) -> bool:
    """A bargain that anybody would call bad."""
    return 1 <= int(str(told.params["worth"])) <= int(str(told.params["price"])) // 2


def _knows_devil(step: str) -> Callable[[State, int], bool]:
    """The chests that the seat has seen leave one player who can be the devil, and it is that one."""

    def fits(state: State, seat: int) -> bool:
        able = able_seats(view_of(state, seat), state.pack, "devil")
        return state.step == step and [state.kingdoms[other].role for other in able] == ["devil"]

    return fits


def _with_offer(state: State, number: int, role: str, **changed: Any) -> State:
    """The state with another chest in that round, as all who saw it remember it."""
    past = [
        replace(kept, offers=with_item(kept.offers, at, replace(kept.offers[at], **changed)))
        if kept.round == number
        else kept
        for at in (ROLES.index(role),)
        for kept in state.past_offers
    ]
    return replace(state, past_offers=tuple(past))


def _devil_packed_glass(state: State) -> State:
    """In round 1 the devil's chest had what only one player can have had, grain and glass, and nobody asked for."""
    wishes = tuple(
        replace(kept, wishes=((), *kept.wishes[1:])) if kept.round == 1 else kept for kept in state.past_wishes
    )
    return _with_offer(replace(state, past_wishes=wishes), 1, "devil", goods={"grain": 3, "glass": 3})


def _devil_packed_grain(state: State) -> State:
    """In round 3 the devil's chest had more grain than two of three players can have had."""
    return _with_offer(state, 3, "devil", goods={"grain": 5})


def _emptier(state: State) -> State:
    """The cultist's chest holds less, at the same price."""
    at, goods = ROLES.index("cultist"), {"wood": 1}
    chest = state.chests[at]
    assert chest is not None  # noqa: S101  it is viewed
    changed = replace(state, chests=with_item(state.chests, at, replace(chest, goods=goods)))
    return _with_offer(changed, state.round, "cultist", goods=goods)


def _asked(state: State, seat: int) -> bool:
    return state.step == Answering.name and len(inquisitors_of(state, seat)) >= 2


def _close(state: State, seat: int) -> bool:
    places = {standing.seat: standing.place for standing in standings(state)}
    return _at(PLAN, (ROUNDS,), ("sun", "moon", "cultist", "devil"))(state, seat) and places[seat] <= 2


WANTED = {
    "start": Wanted(_tempted, SEATS, why="devil-why-parts", within=60),
    "build": Wanted(_at(PLAN, (1, 2)), SEATS, why="devil-why-builds"),
    "sell": Wanted(_at(OFFER, (1, 2)), SEATS),
    "bargain": Wanted(_at(FIRST_VIEWING, (2,)), SEATS, why="devil-why-deal", says=_bad, of="refuse", edited=_emptier),
    "soul": Wanted(_at(OFFER, (1, 2, 3), ("devil",)), SEATS, why="devil-why-bids"),
    "accuse": Wanted(_knows_devil(Vote.name), SEATS, why="devil-why-goods", of="hunt", edited=_devil_packed_glass),
    "name": Wanted(_knows_devil(Packing.name), SEATS, why="devil-why-goods", of="devil", edited=_devil_packed_grain),
    "inquisitors": Wanted(_asked, SEATS),
    "last": Wanted(_close, SEATS),
}
