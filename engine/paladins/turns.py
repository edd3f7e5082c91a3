"""A turn on the open board: its actions, and the questions that its agenda stops at (rules page 3).

A turn is one question. It goes on with others only where something hidden was shown, or an Inquisition struck.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.texts import Named, Text, say
from engine.paladins.actions import developing, facing, favours, fortifying, passing, producing, recruiting, sending
from engine.paladins.agenda import onward
from engine.paladins.gains import KINDS
from engine.paladins.inquisition import repent
from engine.paladins.state import Repent, State
from engine.paladins.things import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)
from engine.paladins.working import Working

TURN, REPENT = "turn", "repent"

Act = Callable[[Working, Draft], bool]


class Action(NamedTuple):
    """What a turn can be: why it is closed now, as a turn offers it, and what is done."""

    closed: Callable[[Working], Text | None]
    option: Callable[[Working], Option]
    act: Act


def _on_left(action: str, act: Act | None = None) -> Action:
    """Hunt, Trade, Conspire or Pray."""
    return Action(
        partial(producing.closed, action=action),
        partial(producing.option, action=action),
        act or partial(producing.produce, action=action),
    )


def _on_map(action: str) -> Action:
    """Commission or Garrison."""
    return Action(
        partial(sending.closed, action=action),
        partial(sending.option, action=action),
        partial(sending.send, action=action),
    )


ACTIONS: dict[str, Action] = {
    DEVELOP: Action(developing.closed, developing.option, developing.develop),
    RECRUIT: Action(recruiting.closed, recruiting.option, recruiting.recruit),
    HUNT: _on_left(HUNT),
    TRADE: _on_left(TRADE),
    PRAY: _on_left(PRAY, producing.pray),
    CONSPIRE: _on_left(CONSPIRE),
    COMMISSION: _on_map(COMMISSION),
    FORTIFY: Action(fortifying.fortify_closed, fortifying.fortify_option, fortifying.fortify),
    GARRISON: _on_map(GARRISON),
    ABSOLVE: Action(fortifying.absolve_closed, fortifying.absolve_option, fortifying.absolve),
    ATTACK: Action(facing.attack_closed, facing.attack_option, facing.attack),
    CONVERT: Action(facing.convert_closed, facing.convert_option, facing.convert),
    favours.FAVOUR: Action(favours.closed, favours.option, favours.use),
}
"""What a turn can be, in the order of the player board; passing besides."""

SIMPLEST = (HUNT, TRADE, CONSPIRE, PRAY, RECRUIT, DEVELOP)  # asked first whether anything is possible
_SIMPLEST_FIRST = tuple(
    ACTIONS[action].closed for action in (*SIMPLEST, *(other for other in ACTIONS if other not in SIMPLEST))
)


def options(work: Working) -> list[Option]:
    """All actions; a closed one says what is missing."""
    return [*[action.option(work) for action in ACTIONS.values()], passing.option()]


def possible(work: Working) -> list[str]:
    """The ids of the `options` that are open."""
    return [*[name for name, action in ACTIONS.items() if action.closed(work) is None], passing.PASS]


def anything_possible(work: Working) -> bool:
    """Whether the mover can do any action at all."""
    for closed in _SIMPLEST_FIRST:  # noqa: SIM110  this runs at the beginning of every turn
        if closed(work) is None:
            return True
    return False


def fill_turn(work: Working, draft: Draft) -> bool:
    """One turn: the action and everything it asks before something hidden is shown. False while a choice is open."""
    chosen = draft.offer("action", partial(options, work), partial(possible, work))
    if chosen is None:
        return False
    if chosen == passing.PASS:
        return passing.give_up(work, draft)
    return ACTIONS[chosen].act(work, draft) and onward(work, draft)


def fill_next(work: Working, draft: Draft) -> bool:
    """The choice an agenda stopped at, and those that come after it before something hidden is shown."""
    todo = work.agenda[0]
    if isinstance(todo, Repent):
        return repent(work, todo, draft)
    return onward(work, draft)


# ---------------------------------------------------------------------- the questions


def owed_next(state: State) -> dict[int, Ask]:
    """The question that the agenda stops at."""
    todo = state.agenda[0]
    if isinstance(todo, Repent):
        id = f"{state.round}.{state.turn}.{REPENT}{state.part}"
        return {todo.seat: Ask(id, REPENT, say("paladins-ask-repent", most=todo.n))}
    turns, round = state.players[state.seat].turns, 0 if state.step == "play" else state.round
    return {state.seat: _next_ask(state.step, round, turns, KINDS[type(todo)], state.part, state.deed)}


@lru_cache(maxsize=4096)
def _next_ask(step: str, round: int, turns: int, kind: str, part: int, deed: str) -> Ask:
    id = f"t{turns}.{kind}{part}" if step == "play" else f"{round}.{step}.{kind}{part}"
    prompt = say(f"paladins-ask-{kind}", action=Named("paladins-action", deed)) if deed else say(f"paladins-ask-{kind}")
    return Ask(id, kind, prompt)


@lru_cache(maxsize=4096)
def turn_ask(turns: int) -> Ask:
    """The question for a seat's own turn of that number."""
    return Ask(f"t{turns}", TURN, say("paladins-ask-turn"))
