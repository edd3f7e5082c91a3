"""The decisions that a person made at a table, out of its log: each with the state in which it was made."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from engine.contract import Ask
from engine.forms import as_draft
from engine.registry import game as rules_of
from host.log.epochs import plain_ask_id
from host.proof.replay import Log, walk_log

_ANSWERS = frozenset({"answer", "by-order"})


class OwnDecision(Struct, frozen=True):
    """An answer that counts, complete, and the `state` it was given in.

    `number`: of its move; `moment`: of the game.
    """

    number: int
    moment: str
    state: Any
    seat: int
    ask: Ask
    value: dict[str, Any]


def decision_at(log: Log, number: int) -> OwnDecision:
    """The answer of the move of that `number`, to a question that nobody owed, too. Raises as `walk_log`, KeyError."""
    before: Any = None
    for made in walk_log(log):
        entry, state, before = made.entry, before, made.state
        if entry.number == number and state is not None and entry.seat is not None:
            game, seat = rules_of(made.game.id), entry.seat
            asks = [ask for ask in (game.asks(state).get(seat), *game.liberties(state, seat)) if ask is not None]
            ask = {each.id: each for each in asks}[plain_ask_id(entry.ask or "")]
            value = game.form(state, seat, ask.id, as_draft(entry.value)).sealed()
            return OwnDecision(number, game.moment(state), state, seat, ask, value)
    raise KeyError(number)


class OwnGame(Struct, frozen=True):
    """What somebody has decided in a game, and how many answers were given for them where they did not."""

    decisions: list[OwnDecision]
    given: int


def given_for(log: Log, people: Mapping[int, int | None], person_id: int, seat: int) -> frozenset[int]:
    """The numbers of the moves that answered for that person at their `seat`; `people`: who made each move.

    They sat there from the start, or from when they took it over, until another one did.
    """
    here = [each for each in log.entries if each.kind in ("take-over", "vacate") and each.value.get("seat") == seat]
    taken = [each for each in here if each.kind == "take-over" and "steward" not in each.value]
    came = [each.number for each in taken if people.get(each.number) == person_id]
    since = came[-1] if came else 0
    until = next((each.number for each in here if each.number > since), len(log.entries) + 1)
    given = (each.number for each in log.entries if each.kind == "due" and each.seat == seat)
    return frozenset(number for number in given if since < number < until)


def own_decisions(log: Log, numbers: Collection[int]) -> list[OwnDecision]:
    """The decisions among the moves of those `numbers`. As `own_game`."""
    return own_game(log, numbers).decisions


def own_game(log: Log, numbers: Collection[int], given: Collection[int] = ()) -> OwnGame:
    """The decisions among the moves of those `numbers`, in order; not what was taken back, or undone by a rewind.

    Liberties are none: nobody owed them. `given`: the moves that answered for whoever decided. Raises as `walk_log`
    does where the log was played by other rules.
    """
    decisions, counted = list[OwnDecision](), list[int]()
    game: Any = None
    before: Any = None
    for made in walk_log(log):
        entry, state, before = made.entry, before, made.state
        game = game or rules_of(made.game.id)
        if made.back_to is not None:
            decisions = [each for each in decisions if each.number <= made.back_to]
            counted = [number for number in counted if number <= made.back_to]
        if state is None or entry.seat is None or entry.ask is None:
            continue
        ask_id = plain_ask_id(entry.ask)
        if entry.kind == "take-back" or entry.value.get("fix") == "reopen":
            last = next((each for each in reversed(decisions) if each.seat == entry.seat), None)
            if last is not None and last.ask.id == ask_id:
                decisions.remove(last)
            continue
        if entry.number in given:
            counted.append(entry.number)
        ask = game.asks(state).get(entry.seat)
        if entry.number in numbers and entry.kind in _ANSWERS and ask is not None and ask.id == ask_id:
            value = game.form(state, entry.seat, ask.id, as_draft(entry.value)).sealed()
            decisions.append(OwnDecision(entry.number, game.moment(state), state, entry.seat, ask, value))
    return OwnGame(decisions, len(counted))
