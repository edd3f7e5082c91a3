"""The leak property: change what a seat may not know, and everything it gets stays the same, to the byte."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.contract import Ask, Game, ordering
from engine.extras.fixing import fixing
from engine.forms import Draft
from engine.playouts import RandomDraft, random_value
from engine.texts import Refusal
from tests.contract.journeys import chance

JUNK = (
    {},
    {"nonsense": 1},
    {"answer": "accept", "marked": 99},
    {"coins": 10_000},
    {"goods": {"marble": 99}, "price": "coins-2"},
)


class LeakError(AssertionError):
    """Two worlds a seat cannot tell apart showed it different things."""


def _encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def _form(game: Game[Any], state: Any, seat: int, ask: str, partial: dict[str, Any]) -> Any:
    try:
        form = game.form(state, seat, ask, Draft(partial))
    except Refusal as refusal:
        return [refusal.code, refusal.details]
    problem = [form.problem.code, form.problem.details] if form.problem else None
    return [form.fields, form.value, form.missing, problem]


def _refusal(game: Game[Any], state: Any, seat: int, ask: str, value: dict[str, Any]) -> Any:
    try:
        game.answer(state, seat, ask, value, chance(1))
    except Refusal as refusal:
        return [refusal.code, refusal.details]
    return "taken"


def shown(game: Game[Any], state: Any, seat: int, number: int) -> dict[str, bytes]:
    """Everything a seat gets from a state: its view, asks, forms, previews, refusals."""
    ask, sealed, liberties = game.asks(state).get(seat), game.sealed(state).get(seat), game.liberties(state, seat)
    got = {
        "view": _encoded(game.view(state, seat)),
        "asks": _encoded([ask, sealed, liberties]),
        "waited for": _encoded(sorted(game.asks(state))),
        "moment": _encoded(game.moment(state)),
        "result": _encoded(game.result(state)),
        "orders": _encoded(_orders(game, state, seat, ask)),
        "fixes": _encoded(_fixes(game, state)),
    }
    if ask is not None:
        got["safe answer"] = _encoded(game.absent(state, seat))
    for one in (ask, *liberties):
        if one is None:
            continue
        got[f"form {one.id}"] = _encoded(_form(game, state, seat, one.id, {}))
        got[f"refusals {one.id}"] = _encoded([_refusal(game, state, seat, one.id, junk) for junk in JUNK])
        try:
            value = random_value(game, state, seat, one.id, chance(number).stream("probe"))
        except Refusal as refusal:
            got[f"value {one.id}"] = refusal.code.encode()
            continue
        half = dict(list(value.items())[: len(value) // 2])
        got[f"value {one.id}"] = _encoded(value)
        got[f"filled {one.id}"] = _encoded([_form(game, state, seat, one.id, part) for part in (half, value)])
        got[f"preview {one.id}"] = _encoded([game.preview(state, seat, one.id, part) for part in ({}, half, value)])
        got[f"answer {one.id}"] = _encoded(_answered(game, state, seat, one.id, value))
    for other in sorted(game.asks(state)):
        if other != seat:
            got[f"seat {other} answers"] = _encoded(_overheard(game, state, seat, other, number))
    return got


def _orders(game: Game[Any], state: Any, seat: int, ask: Ask | None) -> Any:
    """The standing orders the seat may give, the form of each, and what one would answer now."""
    rules, view = ordering(game), game.view(state, seat)
    if rules is None:
        return []
    got: list[Any] = []
    for kind in rules.orders(view):
        form = rules.order_form(view, kind.id, RandomDraft(chance(3).stream("order")))
        got.append([kind, form.fields, form.value])
        if ask is not None and form.ready:
            got.append(repr(rules.matches(kind.id, form.value, view, ask)))
    return got


def _fixes(game: Game[Any], state: Any) -> Any:
    """What can be set right of every seat."""
    rules, view = fixing(game), game.view(state, None)
    return [] if rules is None else [rules.quantities(view, seat) for seat in range(len(view.seats))]


def _answered(game: Game[Any], state: Any, seat: int, ask: str, value: dict[str, Any]) -> Any:
    """What the seat hears of its own answer, unless that settles the step or draws cards: secrets come out by right."""
    try:
        outcome = game.answer(state, seat, ask, value, chance(2))
    except Refusal as refusal:
        return [refusal.code, refusal.details]
    if outcome.settled:
        return "settled"
    owed = game.asks(state).get(seat)
    if owed is not None and owed.id == ask and seat not in game.sealed(outcome.state):
        return "not sealed"
    return [[one.read_by(seat) for one in outcome.happenings], game.view(outcome.state, seat)]


def _overheard(game: Game[Any], state: Any, seat: int, other: int, number: int) -> Any:
    """What the seat hears when another one seals an answer it does not see."""
    ask = game.asks(state)[other]
    value = random_value(game, state, other, ask.id, chance(number).stream("other"))
    outcome = game.answer(state, other, ask.id, value, chance(2))
    waited = set(game.asks(outcome.state)) == set(game.asks(state)) - {other}
    if outcome.settled or other not in game.sealed(outcome.state) or not waited:
        return "open"  # not just one seat fewer to wait for: what it chose is public by the rules
    return [[one.read_by(seat) for one in outcome.happenings], game.view(outcome.state, seat)]


def compare(game: Game[Any], state: Any, other: Any, seat: int, number: int) -> None:
    """Raise LeakError if `seat` could tell `state` from `other`."""
    first, second = shown(game, state, seat, number), shown(game, other, seat, number)
    for name in {**first, **second}:
        if first.get(name) != second.get(name):
            raise LeakError(f"{name} at {game.moment(state)}:\n{first.get(name)!r}\n{second.get(name)!r}")
