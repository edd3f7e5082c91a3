"""A turn on the open board: its actions, its agenda, and the questions that this stops at (rules page 3).

A turn is one question. It goes on with others only where something hidden was shown, or an Inquisition struck. What it
gains is an agenda, run one instruction after the other up to a choice or to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from engine.contract import Ask
from engine.forms import Draft, Option
from engine.texts import Named, Text, say
from games.paladins.rules import virtual
from games.paladins.rules.actions import developing, favours, left, placing, right
from games.paladins.rules.actions.gains import CARRY_OUT, KINDS
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.inquisition import repent
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import (
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
from games.paladins.rules.state import BuildWall, Judge, Repent, State, Strike

FOR_ALL = (Strike, Judge)  # the same for the virtual player
HIDDEN = (BuildWall, Strike, Judge, Repent)


def onward(work: Working, draft: Draft | None) -> bool:
    """Carries out the agenda as far as it goes.

    With a `draft` it reads the choices that come before something hidden is shown or somebody else is asked, and is
    False while one of them is open. Without, it stops at the first choice, which stays in the agenda.
    """
    while work.agenda:
        todo, *rest = work.agenda
        kind = type(todo)
        if kind is Repent or (draft is not None and shows(todo)):
            return True
        if work.its_turn and kind not in FOR_ALL:
            first = virtual.carry_out(work, todo)
        else:
            carried = CARRY_OUT[kind](work, todo, draft)
            if carried is None:
                return draft is None
            first = carried
        work.agenda = (*first, *rest)
    return True


def shows(todo: object) -> bool:
    """Whether an instruction may show a hidden card, or ask somebody else."""
    return isinstance(todo, HIDDEN) or (isinstance(todo, GainWorkers) and bool(todo.criminal))


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
        partial(placing.hindrance, action=action),
        partial(left.produce_option, action=action),
        act or partial(left.produce, action=action),
    )


def _on_map(action: str) -> Action:
    """Commission or Garrison."""
    return Action(
        partial(right.send_closed, action=action),
        partial(right.send_option, action=action),
        partial(right.send, action=action),
    )


ACTIONS: dict[str, Action] = {
    DEVELOP: Action(developing.closed, developing.option, developing.develop),
    RECRUIT: Action(left.recruit_closed, left.recruit_option, left.recruit),
    HUNT: _on_left(HUNT),
    TRADE: _on_left(TRADE),
    PRAY: _on_left(PRAY, left.pray),
    CONSPIRE: _on_left(CONSPIRE),
    COMMISSION: _on_map(COMMISSION),
    FORTIFY: Action(right.fortify_closed, right.fortify_option, right.fortify),
    GARRISON: _on_map(GARRISON),
    ABSOLVE: Action(right.absolve_closed, right.absolve_option, right.absolve),
    ATTACK: Action(right.attack_closed, right.attack_option, right.attack),
    CONVERT: Action(right.convert_closed, right.convert_option, right.convert),
    favours.FAVOUR: Action(favours.closed, favours.option, favours.use),
}
"""What a turn can be, in the order of the player board; passing besides."""

SIMPLEST = (HUNT, TRADE, CONSPIRE, PRAY, RECRUIT, DEVELOP)  # asked first whether anything is possible
_SIMPLEST_FIRST = tuple(
    ACTIONS[action].closed for action in (*SIMPLEST, *(other for other in ACTIONS if other not in SIMPLEST))
)


def options(work: Working) -> list[Option]:
    """All actions; a closed one says what is missing."""
    return [*[action.option(work) for action in ACTIONS.values()], placing.pass_option()]


def possible(work: Working) -> list[str]:
    """The ids of the `options` that are open."""
    return [*[name for name, action in ACTIONS.items() if action.closed(work) is None], placing.PASS]


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
    if chosen == placing.PASS:
        return placing.give_up(work, draft)
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
