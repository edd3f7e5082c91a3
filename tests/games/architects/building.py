"""Small builders: a table after the draft, changed to what a rule needs, and turns taken on it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Outcome
from engine.forms import Draft, Form
from engine.texts import Refusal
from games.architects.rules import GAME
from games.architects.rules.state import Options, State, with_player

LUCK = Chance(bytes(31) + b"\x07")


def table(seats: int = 3, seed: int = 7, **options: Any) -> State:
    """A table after the draft; seat 0 is to move, everyone has standard goods and no cards they could build by luck."""
    luck = Chance(seed.to_bytes(32, "big"))
    state: State = GAME.setup(Options(**options), seats, luck).state
    while state.step == "draft":
        seat, ask = next(iter(GAME.asks(state).items()))
        state = GAME.answer(state, seat, ask.id, GAME.absent(state, seat), luck).state
    return replace(state, seat=0)


def having(state: State, seat: int, **changes: Any) -> State:
    """That seat's player changed; `stock` adds to nothing, so it is exactly what is given."""
    if "stock" in changes:
        empty = dict.fromkeys(state.players[seat].stock, 0)
        changes["stock"] = {**empty, **changes["stock"]}
    return with_player(state, seat, replace(state.players[seat], **changes))


def standing(state: State, place: str, *counts: int) -> State:
    """So many workers of each seat at a location, taken off their boards."""
    there = (*counts, *(0 for _ in range(len(state.players) - len(counts))))
    for seat, count in enumerate(there):
        player = state.players[seat]
        state = with_player(state, seat, replace(player, workers=player.workers - count))
    return replace(state, workers={**state.workers, place: there})


def outcome(state: State, seat: int | None = None, **value: Any) -> Outcome:
    """The answer to what that seat owes (the one to move by default)."""
    who = state.seat if seat is None else seat
    return GAME.answer(state, who, GAME.asks(state)[who].id, value, LUCK)


def after(state: State, seat: int | None = None, **value: Any) -> State:
    """The state after that answer."""
    found: State = outcome(state, seat, **value).state
    return found


def form(state: State, **value: Any) -> Form:
    """The form of the seat to move, as far as `value` fills it in."""
    return GAME.form(state, state.seat, GAME.asks(state)[state.seat].id, Draft(value))


def offered(state: State, field: str, **value: Any) -> dict[str, str | None]:
    """The options of a field: id -> the code of the reason why it is closed, or None."""
    node = next(one.node for one in form(state, **value).fields if one.name == field)
    return {one.id: one.closed.key.removeprefix("refused-") if one.closed else None for one in node.options}  # type: ignore[union-attr]


def refused(state: State, seat: int | None = None, **value: Any) -> str:
    """The code with which that answer is refused."""
    with pytest.raises(Refusal) as refusal:
        outcome(state, seat, **value)
    return refusal.value.code


def gained(before: State, later: State, seat: int = 0) -> dict[str, int]:
    """What changed in that seat's stock."""
    was, now = before.players[seat].stock, later.players[seat].stock
    return {kind: now[kind] - was[kind] for kind in now if now[kind] != was[kind]}


def deeds(found: Outcome) -> list[str]:
    """The keys of what was done, as the table hears it."""
    keys = []
    for happening in found.happenings:
        text = happening.public
        if text is not None:
            keys.append(text.key)
            listed = text.params.get("deeds")
            keys += [deed.key for deed in getattr(listed, "items", ())]
    return keys
