"""Positions of Paladins for the tests of its rules, and short ways to act on them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.contract import Outcome
from engine.forms import Draft, Form, Option, Pick
from engine.registry import game
from engine.texts import Listed, Refusal, Text
from games.paladins.rules.rulebook import WORKERS
from games.paladins.rules.state import SCHEMA, Count6, Options, Player, State, Virtual, seats_of
from tests.contract.journeys import chance

GAME: Any = game("paladins")
ROW = ("gatekeeper-2", "abbot-2", "abbot-1", "watchman-1", "peddler-1")
OUTSIDERS = (
    "archer-saracens", "assassin-vikings", "marauder-saracens", "mercenary-vikings", "lookout-vikings",
    "armourer-byzantines",
)  # fmt: skip
WALLS = ("wall-labourer-fighter", "wall-debt", "wall-suspicion", "wall-points")


def workers(**counts: int) -> Count6:
    """Workers by kind."""
    assert counts.keys() <= set(WORKERS)
    return tuple(counts.get(kind, 0) for kind in WORKERS)  # type: ignore[return-value]


MANY = workers(labourer=3, scout=3, merchant=3, fighter=3, cleric=3)


def player(**more: Any) -> Player:
    """A player with plenty of workers and goods, and nothing done yet."""
    return replace(Player(silver=9, provisions=9, workers=MANY, turns=1), **more)


def table(*players: Player, **more: Any) -> State:
    """The first of these is to move in the fourth round; one opponent unless there are others."""
    state = State(
        schema=SCHEMA, options=Options(), step="play", round=4, turn=9, first=0, seat=0,
        players=players if len(players) > 1 else (*(players or (player(),)), player()),
        row=ROW, townsfolk_deck=("acolyte-1", "acolyte-2", "acolyte-3", "defender-1"),
        outsiders=OUTSIDERS, outsider_deck=("thief-vikings", "traitor-vikings", "guardian-vikings"),
        walls=WALLS, suspicions=("suspicion-0", "suspicion-1", "suspicion-2"),
        orders=("order-fortify", "order-convert", "order-commission"),
        favours=("favour-pray", "favour-tax", "favour-labourers", "favour-workers", "favour-debt"),
        tavern_deck=(), tax=8,
    )  # fmt: skip
    return replace(state, **more)


def alone(own: Player, it: Player, **more: Any) -> State:
    """A game of one seat."""
    return table(own, it, virtual=Virtual(schemes=("scheme-fortify",)), **more)


# ---------------------------------------------------------------------- acting


def form(state: State, seat: int | None = None, **value: Any) -> Form:
    """The form of what that seat is asked, or of what is asked at all."""
    at = next(iter(GAME.asks(state))) if seat is None else seat
    result: Form = GAME.form(state, at, GAME.asks(state)[at].id, Draft(value))
    return result


def options(state: State, field: str, **value: Any) -> dict[str, Option]:
    """The options of that field, by id."""
    node = next(one.node for one in form(state, **value).fields if one.name == field)
    assert isinstance(node, Pick)
    return {option.id: option for option in node.options}


def closed(state: State, action: str) -> tuple[str, dict[str, Any]] | None:
    """Why an action cannot be done: code and details; None if it can."""
    reason = options(state, "action")[action].closed
    return None if reason is None else (reason.key.removeprefix("refused-"), dict(reason.params))


def answered(state: State, seat: int | None = None, **value: Any) -> Outcome:
    """What comes of an answer."""
    at = next(iter(GAME.asks(state))) if seat is None else seat
    outcome: Outcome = GAME.answer(state, at, GAME.asks(state)[at].id, value, chance(1))
    return outcome


def act(state: State, action: str, **value: Any) -> State:
    """The state after that turn."""
    result: State = answered(state, action=action, **value).state
    return result


def me(state: State, seat: int = 0) -> Player:
    return state.players[seat]


def refused(state: State, seat: int | None = None, **value: Any) -> str:
    """The code with which an answer is refused; "" if it is taken."""
    try:
        answered(state, seat, **value)
    except Refusal as refusal:
        return refusal.code
    return ""


def gained(state: State, after: State, seat: int = 0) -> dict[str, int]:
    """Workers, goods, attributes and debts that a seat has more or less than before."""
    before, now = state.players[seat], after.players[seat]
    amounts = {kind: now.workers[at] - before.workers[at] for at, kind in enumerate(WORKERS)}
    for name in ("silver", "provisions", "faith", "strength", "influence", "debts", "paid"):
        amounts[name] = getattr(now, name) - getattr(before, name)
    amounts["suspicions"] = len(now.suspicions) - len(before.suspicions)
    return {name: amount for name, amount in amounts.items() if amount}


def keys(outcome: Outcome) -> list[str]:
    """The wordings of what was told to all, deeds among it."""
    said: list[str] = []
    for happening in outcome.happenings:
        if happening.public is None:
            continue
        said.append(happening.public.key)
        deeds = happening.public.params.get("deeds")
        said += [deed.key for deed in getattr(deeds, "items", ()) if isinstance(deed, Text)]
        assert deeds is None or isinstance(deeds, Listed)
    return said


def begun(seats: int, number: int = 1) -> State:
    state: State = GAME.setup(Options(), seats, chance(number)).state
    return state


def drafted(seats: int, number: int = 1) -> State:
    """The table once everybody has taken a townsfolk."""
    state = begun(seats, number)
    while state.step == "draft":
        state = answered(state, townsfolk=next(card for card in reversed(state.row) if card)).state
    return state


def chosen(state: State) -> State:
    """The table once everybody has chosen the first of its paladins, the second for the top."""
    for seat in range(seats_of(state)):
        hand = state.players[seat].hand
        state = answered(state, seat, play=hand[0], top=hand[1]).state
    return state
