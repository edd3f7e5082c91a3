"""The answer of the last to seal, held for the table's grace: nothing has settled yet, and it can be taken back.

It stands beside the state, which goes on saying that its seat owes the answer. So nobody else can tell from anything
they see that it was given.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict

from db.store import StoredTable
from engine.core.chance import SEED_BYTES, Chance
from engine.core.contract import Game
from engine.core.refusals import Refusal
from host.clocks.model import Questions


class HeldAnswer(Struct, frozen=True, array_like=True):
    """An answer that becomes a move at `settles_at`. `cause`: that of the move."""

    seat: int
    ask: str
    value: dict[str, Any]
    cause: str
    settles_at: datetime


_HELD: json.Decoder[HeldAnswer] = json.Decoder(HeldAnswer)


def of(stored: StoredTable) -> HeldAnswer | None:
    """The answer that is held at a table, None without one."""
    return None if stored.held is None else _HELD.decode(stored.held)


def columns_of(held: HeldAnswer | None) -> dict[str, Any] | None:
    """The columns of a held answer, None without one."""
    return None if held is None else {**asdict(held), "value": json.encode(held.value).decode()}


def written(held: HeldAnswer | None) -> str | None:
    """A held answer as a stored table has it, None without one."""
    return None if held is None else json.encode(held).decode()


def as_sealed(game: Game[Any], state: Any, seat: int, ask_id: str, value: dict[str, Any]) -> Any | None:
    """`state` as its seat would see it with that answer sealed, if somebody else had not sealed theirs.

    None where that answer would not be sealed, because nobody else has sealed the same step, or is refused.
    """
    for other, sealed in game.sealed(state).items():
        if other == seat:
            continue
        try:
            before = game.take_back(state, other, sealed.id).state
            after = game.answer(before, seat, ask_id, value, Chance(bytes(SEED_BYTES))).state
        except Refusal:
            continue
        mine = game.sealed(after).get(seat)
        if mine is not None and mine.id == ask_id:
            return after
    return None


def questions(game: Game[Any], state: Any, held: HeldAnswer | None) -> Questions:
    """Returns the questions that seats owe and those they have sealed; a held answer counts as sealed."""
    asks, sealed = game.asks(state), game.sealed(state)
    if held is None or held.seat not in asks or asks[held.seat].id != held.ask:
        return Questions(asks, sealed)
    owed = {seat: ask for seat, ask in asks.items() if seat != held.seat}
    return Questions(owed, {**sealed, held.seat: asks[held.seat]})
