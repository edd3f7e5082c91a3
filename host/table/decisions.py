"""Notes what a seat has decided, in words, when the answer is given: afterwards its form is no more."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, json

from engine.core.contract import Game
from host.table.answer_in_words import AnswerInWords, given
from host.table.moves import GameMove

How = Literal["answer", "by-order", "due", "stand-in", "fix", "foregone"]


class Decision(Struct, frozen=True):
    """The answer of a seat by move `number`, and `how`: by its player, or for them; "foregone" as it left no choice.

    `moment`: of the game.
    """

    number: int
    how: How
    moment: str
    given: AnswerInWords


def decided_by(game: Game[Any], state: Any, move: GameMove, number: int) -> str | None:
    """Returns the answer of `move`, of that number, to its seat's question in `state`, as JSON; None without one."""
    if move.seat is None or move.kind == "take-back":
        return None
    ask = game.asks(state).get(move.seat)
    value = move.value.get("answer") if move.kind == "fix" else move.value
    if ask is None or ask.id != move.ask or value is None:
        return None
    words = given(game, state, move.seat, ask, value)
    return json.encode(Decision(number, _how(move), game.moment(state), words)).decode()


def _how(move: GameMove) -> How:
    match move.kind:
        case "due":
            return "stand-in" if move.stand_in else "due"
        case "by-order" | "fix":
            return move.kind
    return "answer" if move.person_id is not None else "foregone"
