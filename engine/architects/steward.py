"""The legal, dull, safe answer for a player who does not come back: build what can be built, gather what is missing.

It uses only what the seat itself may see, borrows nothing, captures nobody, and brings the game to its end.
"""

from __future__ import annotations

from typing import Any

from engine.architects import placing, turns
from engine.architects.locations import guildhall
from engine.architects.pack import Building
from engine.architects.state import State
from engine.architects.things import FOREST, MINES, QUARRY, SILVERSMITH, STOREHOUSE, WORKSHOP
from engine.architects.working import Working
from engine.core.forms import Draft, Pick, filled

SOURCES = {"clay": MINES, "gold": MINES, "wood": FOREST, "stone": QUARRY, "silver": SILVERSMITH}
MARBLE = "marble"


def answer(state: State, seat: int, kind: str) -> dict[str, Any]:
    """A complete answer to the ask of that kind."""
    value = _turn(Working(state, seat)) if kind == turns.TURN else {}
    return filled(value, lambda draft: turns.FILL[kind](Working(state, seat), draft))


def _turn(work: Working) -> dict[str, Any]:
    for option in guildhall.options(work):
        if option.closed is None:
            return {"location": option.id}
    wanted = _goal(work)
    if wanted is None:
        return _plan(work)
    missing_skill = next((skill for skill in wanted.needs if skill not in work.mine.skills), None)
    if missing_skill is not None:
        return _hire(work, missing_skill)
    for kind, amount in wanted.cost.items():
        if work.me.stock.get(kind, 0) < amount:
            return _gather(work, kind)
    return {"location": SILVERSMITH}


def _goal(work: Working) -> Building | None:
    """The building in hand with the fewest skills and then goods missing."""
    cards = [work.pack.buildings[one] for one in work.me.hand]

    def distance(building: Building) -> tuple[int, int]:
        stock = work.me.stock
        skills = sum(skill not in work.mine.skills for skill in building.needs)
        return skills, sum(max(0, amount - stock.get(kind, 0)) for kind, amount in building.cost.items())

    return min(cards, key=distance, default=None)


def _hire(work: Working, skill: str) -> dict[str, Any]:
    """Hire the first apprentice with that skill who can be paid, or earn the silver for it."""
    for offer in _offers(work):
        if skill in work.pack.apprentices[offer].skills:
            value = {"location": WORKSHOP, "who": offer}
            return value if work.room() > 0 else {**value, "leaves": _least_useful(work, skill)}
    return {"location": SILVERSMITH}


def _least_useful(work: Working, skill: str) -> str:
    """An apprentice whose skills others have too, or the first."""
    mine = work.me.apprentices
    skills = {one: set(work.pack.apprentices[one].skills) for one in mine}
    for one in mine:
        others = set().union(*(skills[other] for other in mine if other != one)) if len(mine) > 1 else set()
        if skills[one] <= others:
            return one
    return mine[0]


def _offers(work: Working) -> list[str]:
    form = _form(work, {"location": WORKSHOP})
    return [option for option in form if option in work.pack.apprentices]


def _form(work: Working, value: dict[str, Any]) -> list[str]:
    """The open options of the last field for that beginning."""
    draft = Draft(value)
    placing.place(Working(work.start, work.seat), draft)
    node = draft.form().fields[-1].node
    return [option.id for option in node.options if option.closed is None] if isinstance(node, Pick) else []


def _plan(work: Working) -> dict[str, Any]:
    return {"location": WORKSHOP, "who": "plan"} if work.state.buildings else {"location": SILVERSMITH}


def _gather(work: Working, kind: str) -> dict[str, Any]:
    if kind == MARBLE:
        return _marble(work)
    place = SOURCES[kind]
    if place != MINES:
        return {"location": place}
    enough = work.here(MINES) + 1 >= work.board.locations[MINES].pair
    return {"location": MINES, "good": kind if kind == "clay" or enough else "clay"}


def _marble(work: Working) -> dict[str, Any]:
    exchange = next((one for one in work.board.storehouse if MARBLE in one.take), None)
    if exchange is None:
        return {"location": SILVERSMITH}
    if sum(work.me.stock.get(kind, 0) for kind in exchange.kinds) >= exchange.n:
        return {"location": STOREHOUSE, "trade1": exchange.id}
    return {"location": SOURCES[exchange.kinds[0]]}
