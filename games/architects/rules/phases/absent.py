"""Makes the legal, dull, safe answer for a player who does not come back: builds if possible, gathers missing goods.

It uses only what the seat itself may see, borrows nothing, captures nobody, and brings the game to its end. Where its
score as it stands tells choices apart it takes the best, and does nothing that costs points. It gives no card of the
hand for the Cathedral before the last lap: its player may have plans for it.
"""

from __future__ import annotations

from typing import Any

from engine.drafts import fill_missing
from engine.forms import Draft, Form, Option, Pick
from games.architects.rules.cards import Building
from games.architects.rules.locations import guildhall
from games.architects.rules.mechanics.scoring import score
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import opening, turns
from games.architects.rules.rulebook import FOREST, MINES, QUARRY, SILVERSMITH, STOREHOUSE, WORKSHOP
from games.architects.rules.state import State

SOURCES = {"clay": MINES, "gold": MINES, "wood": FOREST, "stone": QUARRY, "silver": SILVERSMITH}
MARBLE = "marble"


def answer(state: State, seat: int, kind: str, *, climbs: bool = False) -> dict[str, Any]:
    """A complete answer to the ask of that kind. `climbs`: the Cathedral, too, before the last lap."""
    work = Working(state, seat)
    if kind == turns.TURN:
        return _complete(work, kind, _turn(work, climbs=climbs or state.final > 0))
    if kind == turns.DISCARD:
        return {"cards": _spare(work)[: len(work.me.hand) - work.board.hand]}
    field = _DECIDES.get(kind)
    if field is None:
        return _complete(work, kind, {})
    return _best(work, kind, field, [option.id for option in _open(work, kind, {}) if option.closed is None])


_DECIDES = {
    opening.BOARDS: "board",
    opening.APPRENTICE: "who",
    turns.KEEP: "card",
    turns.WORK: "work",
    turns.HIRE: "who",
    turns.RESET: "use",
}  # what is chosen by its worth


def _complete(work: Working, kind: str, value: dict[str, Any]) -> dict[str, Any]:
    """`value`, and for what else is asked the dullest: cards and apprentices that are needed least go."""
    form = _form(work, kind, value)
    if "leaves" in form.missing:
        value = {**value, "leaves": _least_useful(work)}
    if "dismiss" in form.missing:
        value = {**value, "dismiss": _least_useful(work)}
    if "card" in form.missing and value.get("location", value.get("work")) == guildhall.CATHEDRAL:
        value = {**value, "card": _spare(work)[0]}
    return fill_missing(value, lambda draft: turns.FILL[kind](Working(work.start, work.seat), draft))


def _best(work: Working, kind: str, field: str, ids: list[str]) -> dict[str, Any]:
    """The complete answer that leaves most points; of several the first."""
    answers = [_complete(work, kind, {field: id}) for id in ids]
    return max(answers, key=lambda value: _points(work, kind, value))


def _points(work: Working, kind: str, value: dict[str, Any]) -> int:
    """The seat's score after that answer, as far as it can be foreseen."""
    trial = Working(work.start, work.seat)
    turns.FILL[kind](trial, Draft(value))
    return score(trial.done(), work.seat, trial.me).total


def _turn(work: Working, *, climbs: bool) -> dict[str, Any]:
    ids = [
        option.id
        for option in guildhall.options(work)
        if option.closed is None and (climbs or option.id != guildhall.CATHEDRAL)
    ]
    if ids:
        best = _best(work, turns.TURN, "location", ids)
        if _points(work, turns.TURN, best) >= score(work.start, work.seat, work.me).total:
            return best
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
    """The building in hand with the fewest skills and then goods missing, of those that still have to be paid for."""
    cards = [work.pack.buildings[held] for held in work.me.hand]
    return min(
        (building for building in cards if _distance(work, building) > (0, 0)),
        key=lambda building: _distance(work, building),
        default=None,
    )


def _distance(work: Working, building: Building) -> tuple[int, int]:
    """(skills, goods) the seat lacks for it."""
    stock = work.me.stock
    skills = sum(skill not in work.mine.skills for skill in building.needs)
    return skills, sum(max(0, amount - stock.get(kind, 0)) for kind, amount in building.cost.items())


def _spare(work: Working) -> list[str]:
    """The cards in hand, the one that is hardest to build first."""
    return sorted(work.me.hand, key=lambda held: _distance(work, work.pack.buildings[held]), reverse=True)


def _hire(work: Working, skill: str) -> dict[str, Any]:
    """Hires an apprentice with that skill who can be paid, rather one who costs no virtue, or earn the silver."""
    people = work.pack.apprentices
    offers = [offer for offer in _offers(work) if skill in people[offer].skills]
    if not offers:
        return {"location": SILVERSMITH}
    return {"location": WORKSHOP, "who": max(offers, key=lambda offer: people[offer].virtue)}


def _least_useful(work: Working) -> str:
    """An apprentice whose skills others have too, or the first."""
    mine = work.me.apprentices
    skills = {hired: set(work.pack.apprentices[hired].skills) for hired in mine}
    for hired in mine:
        others = set().union(*(skills[other] for other in mine if other != hired)) if len(mine) > 1 else set()
        if skills[hired] <= others:
            return hired
    return mine[0]


def _offers(work: Working) -> list[str]:
    options = _open(work, turns.TURN, {"location": WORKSHOP})
    return [option.id for option in options if option.closed is None and option.id in work.pack.apprentices]


def _open(work: Working, kind: str, value: dict[str, Any]) -> tuple[Option, ...]:
    """The options of the last input for that beginning."""
    node = _form(work, kind, value).fields[-1].node
    return node.options if isinstance(node, Pick) else ()


def _form(work: Working, kind: str, value: dict[str, Any]) -> Form:
    """The form for that beginning."""
    draft = Draft(value)
    turns.FILL[kind](Working(work.start, work.seat), draft)
    return draft.form()


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
    exchange = next((offer for offer in work.board.storehouse if MARBLE in offer.take), None)
    if exchange is None:
        return {"location": SILVERSMITH}
    if sum(work.me.stock.get(kind, 0) for kind in exchange.kinds) >= exchange.n:
        return {"location": STOREHOUSE, "trade1": exchange.id}
    return {"location": SOURCES[exchange.kinds[0]]}
