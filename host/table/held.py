"""The answer of the last to seal, held for the table's grace: nothing has settled yet, and it can be taken back.

It stands beside the state, which goes on saying that its seat owes the answer. So nobody else can tell from anything
they see that it was given.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import asdict

from db.store import StoredTable
from engine.core.chance import SEED_BYTES, Chance
from engine.core.contract import Ask, Game
from engine.core.texts import Refusal
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
        return Questions(asks, sealed, _last(game, state, asks, sealed))
    owed = {seat: ask for seat, ask in asks.items() if seat != held.seat}
    return Questions(owed, {**sealed, held.seat: asks[held.seat]})


def _last(game: Game[Any], state: Any, asks: Mapping[int, Ask], sealed: Mapping[int, Ask]) -> bool:
    """Whether a single seat owes an answer that others, asked together with it, have sealed.

    It was asked together with them if it would still be asked once they took theirs back: where turns go one at a time
    the turn would go back to them.
    """
    if len(asks) != 1:
        return False
    ((seat, owed),) = asks.items()
    others = ((other, ask) for other, ask in sealed.items() if other != seat)
    return any(game.asks(game.take_back(state, other, ask.id).state).get(seat) == owed for other, ask in others)
