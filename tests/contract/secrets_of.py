"""The secrets of each game: every field of the state that somebody may not know, and how to read it.

`SECRETS[game][name](state, viewer)` returns what the viewer must not learn, or None where there is no such secret now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.architects.state import opponents as architects_opponents
from engine.devil.phases.trading import Viewing
from engine.devil.state import opponents
from engine.devil.turn_order import STEPS

Secret = Callable[[Any, int], Any]


def _of_others(field: str) -> Secret:
    def read(state: Any, viewer: int) -> Any:
        return (
            tuple(getattr(state.kingdoms[other], field) for other in opponents(viewer)) if state.step != "end" else None
        )

    return read


def _sealed(state: Any, viewer: int) -> Any:
    values = tuple(state.sealed[other] for other in opponents(viewer))
    return values if any(values) else None


def _sealed_in(step: str) -> Secret:
    return lambda state, viewer: _sealed(state, viewer) if state.step == step else None


def _roles(state: Any, viewer: int) -> Any:
    unknown = tuple(state.kingdoms[other].role for other in opponents(viewer) if other not in state.known)
    return unknown if len(unknown) > 1 else None


def _hands(state: Any, viewer: int) -> Any:
    hands = tuple(state.kingdoms[other].hand for other in opponents(viewer))
    return hands if any(hands) and state.step != "end" else None


def _events(state: Any, viewer: int) -> Any:
    held = tuple(state.kingdoms[other].events for other in opponents(viewer))
    return held if any(held) and state.step != "end" else None


def _piles(state: Any, viewer: int) -> Any:
    piles = tuple(state.piles[other] for other in opponents(viewer))
    return piles if any(piles) else None


def _deck(state: Any, viewer: int) -> Any:
    return state.events or None


def _chests(state: Any, viewer: int) -> Any:
    """Chests that do not lie before the viewer and are not theirs."""
    if state.step == "end" or not isinstance(STEPS[state.step], Viewing):
        return None
    seen = STEPS[state.step].seen(state, viewer)[0]  # type: ignore[attr-defined]
    roles = ("sun", "moon", "cultist", "devil")
    mine = state.kingdoms[viewer].role
    return tuple(chest for role, chest in zip(roles, state.chests, strict=True) if role not in (seen, mine))


def _schedule(state: Any, viewer: int) -> Any:
    return state.schedule if state.step != "end" and (state.round, state.step) < (5, "trading.second") else None


def _bids(field: str) -> Secret:
    def read(state: Any, viewer: int) -> Any:
        values = tuple(getattr(purse, field) for seat, purse in enumerate(state.purses) if seat != viewer)
        return values if any(value is not None for value in values) else None

    return read


def _held_by_others(field: str) -> Secret:
    """Cards of the other seats in an architects' game."""

    def read(state: Any, viewer: int) -> Any:
        cards = tuple(getattr(state.players[other], field) for other in architects_opponents(state, viewer))
        return cards if any(cards) and state.step != "end" else None

    return read


def _going_on(field: str) -> Secret:
    return lambda state, viewer: getattr(state, field) if state.step != "end" and getattr(state, field) else None


def _passing(state: Any, viewer: int) -> Any:
    piles = tuple(state.piles[other] for other in architects_opponents(state, viewer))
    return piles if any(piles) else None


def _chosen(state: Any, viewer: int) -> Any:
    cards = tuple(state.sealed[other] for other in architects_opponents(state, viewer))
    return cards if any(cards) else None


def _looked_at(state: Any, viewer: int) -> Any:
    return state.looking if state.looking and state.seat != viewer else None


def _taken_back_to(state: Any, viewer: int) -> Any:
    """What the others held before a turn that may be taken back."""
    return None if state.before is None else _held_by_others("hand")(state.before, viewer)


SECRETS: dict[str, dict[str, Secret]] = {
    "bids": {"coins": _bids("coins"), "bids": _bids("bid"), "silver": _bids("silver"), "peeks": _bids("seen")},
    "architects": {
        "hands": _held_by_others("hand"),
        "building deck": _going_on("buildings"),
        "apprentice deck": _going_on("apprentices"),
        "rewards": _going_on("rewards"),
        "market deck": lambda state, viewer: state.small[1:] or None if state.step != "end" else None,
        "cards passed on": _passing,
        "cards chosen": _chosen,
        "cards looked at": _looked_at,
        "hands before a turn": _taken_back_to,
    },
    "devil": {
        "roles": _roles,
        "goods and coins": _of_others("stock"),
        "pure pieces": _of_others("pure"),
        "marked pieces": _of_others("marked"),
        "hands": _hands,
        "events": _events,
        "piles": _piles,
        "event deck": _deck,
        "chests elsewhere": _chests,
        "routing": _schedule,
        "sealed offers": _sealed_in("trading.offer"),
        "sealed first answers": _sealed_in("trading.first"),
        "sealed second answers": _sealed_in("trading.second"),
        "sealed plans": _sealed_in("actions.plan"),
        "sealed votes": _sealed_in("hunt.vote"),
        "sealed wings": _sealed_in("inquisition.wings"),
        "packed chests": _sealed_in("inquisition.pack"),
        "sealed answers": _sealed_in("inquisition.answer"),
    },
}
