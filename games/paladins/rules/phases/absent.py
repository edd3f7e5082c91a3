"""Makes the legal, dull, safe answer for a player who does not come back.

It uses only what the seat itself may see. It takes no debt and no criminal, pays nobody for help, and does what leaves
most for later first.
"""

from __future__ import annotations

from typing import Any

from engine.drafts import fill_missing
from engine.forms import Draft, Option, Pick
from games.paladins.rules.actions.placing import PASS
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.choosing_paladins import PALADINS
from games.paladins.rules.phases.tavern import DRAFT, TAVERN, fill_draft, fill_tavern
from games.paladins.rules.phases.turns import TURN, Act, fill_next, fill_turn
from games.paladins.rules.rulebook import ABSOLVE, ATTACK, COMMISSION, CONVERT, CRIMINAL, FORTIFY, GARRISON, HUNT, TRADE
from games.paladins.rules.state import State

PREFERRED = (CONVERT, ABSOLVE, COMMISSION, GARRISON, FORTIFY, ATTACK, TRADE, HUNT)
"""Actions it does as long as it can, the first of them first."""

FILL: dict[str, Act] = {DRAFT: fill_draft, TAVERN: fill_tavern, TURN: fill_turn}


def answer(state: State, seat: int, kind: str) -> dict[str, Any]:
    """A complete answer to the ask of that kind."""
    if kind == PALADINS:
        play, top, _ = state.players[seat].hand
        return {"play": play, "top": top}
    fill = fill_next if state.agenda else FILL[kind]
    if kind == TAVERN and not state.agenda:
        return {"card": _tavern(state)}
    if kind == TURN and not state.agenda:
        return _turn(state)
    return fill_missing({}, lambda draft: fill(Working(state), draft))


def _tavern(state: State) -> str:
    """The free card with the fewest criminals."""
    free = [option.id for option in _options(state, fill_tavern, {}, "card") if option.closed is None]
    return min(free, key=lambda card: state.pack.tavern[card].workers.get(CRIMINAL, 0))


def _turn(state: State) -> dict[str, Any]:
    offered = {option.id: option for option in _options(state, fill_turn, {}, "action")}
    for action in PREFERRED:
        option = offered[action]
        if option.closed is None and not (action == ATTACK and option.data["silver"]):
            return _complete(state, action)
    return fill_missing({"action": PASS}, lambda draft: fill_turn(Working(state), draft))


def _complete(state: State, action: str) -> dict[str, Any]:
    """That action with the first open choices; of what it may turn to, one without criminals."""
    value: dict[str, Any] = {"action": action}
    for field in ("space", "outsider"):
        safe = [option.id for option in _options(state, fill_turn, value, field) if option.closed is None]
        harmless = [id for id in safe if not _criminals(state, id)]
        if safe:
            value[field] = (harmless or safe)[0]
    return fill_missing(value, lambda draft: fill_turn(Working(state), draft))


def _criminals(state: State, id: str) -> bool:
    outsider, space = state.pack.outsiders.get(id), state.pack.spaces.get(id)
    gain = outsider.attack if outsider is not None else space.gain if space is not None else ()
    return any(isinstance(verb, GainWorkers) and verb.criminal for verb in gain)


def _options(state: State, fill: Act, value: dict[str, Any], name: str) -> tuple[Option, ...]:
    """The options of that field of the form, as far as `value` fills it in."""
    draft = Draft(value)
    fill(Working(state), draft)
    for field in draft.form().fields:
        if field.name == name and isinstance(field.node, Pick):
            return field.node.options
    return ()
