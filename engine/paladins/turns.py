"""A turn on the open board: its actions, and the questions that its agenda stops at (rules page 3).

A turn is one question. It goes on with others only where something hidden was shown, or an Inquisition struck.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.texts import Named, say
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

Offer = Callable[[Working], Option]
Act = Callable[[Working, Draft], bool]

OFFERS: dict[str, tuple[Offer, Act]] = {
    DEVELOP: (developing.option, developing.develop),
    RECRUIT: (recruiting.option, recruiting.recruit),
    HUNT: (lambda work: producing.option(work, HUNT), lambda work, draft: producing.produce(work, draft, HUNT)),
    TRADE: (lambda work: producing.option(work, TRADE), lambda work, draft: producing.produce(work, draft, TRADE)),
    PRAY: (lambda work: producing.option(work, PRAY), producing.pray),
    CONSPIRE: (
        lambda work: producing.option(work, CONSPIRE),
        lambda work, draft: producing.produce(work, draft, CONSPIRE),
    ),
    COMMISSION: (
        lambda work: sending.option(work, COMMISSION),
        lambda work, draft: sending.send(work, draft, COMMISSION),
    ),
    FORTIFY: (fortifying.fortify_option, fortifying.fortify),
    GARRISON: (lambda work: sending.option(work, GARRISON), lambda work, draft: sending.send(work, draft, GARRISON)),
    ABSOLVE: (fortifying.absolve_option, fortifying.absolve),
    ATTACK: (facing.attack_option, facing.attack),
    CONVERT: (facing.convert_option, facing.convert),
    favours.FAVOUR: (favours.option, favours.use),
}
"""What a turn can be, in the order of the player board; passing besides."""

SIMPLEST = (HUNT, TRADE, CONSPIRE, PRAY, RECRUIT, DEVELOP)  # asked first whether anything is possible
_IN_ORDER = tuple(offer for offer, _ in OFFERS.values())
_SIMPLEST_FIRST = tuple(
    OFFERS[action][0] for action in (*SIMPLEST, *(other for other in OFFERS if other not in SIMPLEST))
)


def options(work: Working) -> list[Option]:
    """All actions; a closed one says what is missing."""
    return [*[offer(work) for offer in _IN_ORDER], passing.option()]


def anything_possible(work: Working) -> bool:
    """Whether the mover can do any action at all."""
    for offer in _SIMPLEST_FIRST:  # noqa: SIM110  this runs at the beginning of every turn
        if offer(work).closed is None:
            return True
    return False


def fill_turn(work: Working, draft: Draft) -> bool:
    """One turn: the action and everything it asks before something hidden is shown. False while a choice is open."""
    chosen = draft.pick("action", options(work))
    if chosen is None:
        return False
    if chosen == passing.PASS:
        return passing.give_up(work, draft)
    return OFFERS[chosen][1](work, draft) and onward(work, draft)


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
