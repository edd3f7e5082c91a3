"""Adds the epoch to ask ids, after a "~", so that no button from before a rewind can answer an ask after it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask, Disarm, Game, OrderKind, Outcome, ordering
from engine.extras.fixing import NO_SUCH_QUANTITY, Change, Quantity, fixing
from engine.forms import Draft, Form
from engine.registry import game as rules_of
from engine.texts import NOT_ASKED, NOT_OFFERED, NOTHING_SEALED, Refusal, Text, say

_MARK = "~"  # in no id that a game gives


@lru_cache(maxsize=256)
def game_of(game_id: str, epoch: int) -> Game[Any]:
    """The rules for a table that was rewound `epoch` times: the bare game if it never was."""
    game = rules_of(game_id)
    return Epoch(game, epoch) if epoch else game


def plain_ask_id(ask_id: str) -> str:
    """The ask id without its epoch, as the game gave it."""
    return ask_id.partition(_MARK)[0]


class Epoch:
    """A game whose ask ids end in the epoch. Fulfils `Game`, `Ordering` and `Fixing`, even if the bare game does not.

    It refuses an id of another epoch as the game refuses an ask that nobody owes.
    """

    def __init__(self, game: Game[Any], epoch: int) -> None:
        self.bare = game
        self.id = game.id
        self.version = game.version
        self.offered = game.offered
        self.seats = game.seats
        self.state_type = game.state_type
        self.options_type = game.options_type
        self.pack, self.setup, self.absent = game.pack, game.setup, game.absent
        self.view, self.resample, self.reshuffled = game.view, game.resample, game.reshuffled
        self.waiting, self.moment, self.result, self.tally = game.waiting, game.moment, game.result, game.tally
        self._mark = f"{_MARK}{epoch}"

    def asks(self, state: Any) -> dict[int, Ask]:
        return {seat: self._marked(ask) for seat, ask in self.bare.asks(state).items()}

    def sealed(self, state: Any) -> dict[int, Ask]:
        return {seat: self._marked(ask) for seat, ask in self.bare.sealed(state).items()}

    def liberties(self, state: Any, seat: int) -> tuple[Ask, ...]:
        return tuple(self._marked(ask) for ask in self.bare.liberties(state, seat))

    def form(self, state: Any, seat: int, ask_id: str, draft: Draft) -> Form:
        return self.bare.form(state, seat, self._bare(ask_id), draft)

    def preview(self, state: Any, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        return self.bare.preview(state, seat, self._bare(ask_id), value)

    def answer(self, state: Any, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        return self.bare.answer(state, seat, self._bare(ask_id), value, chance)

    def take_back(self, state: Any, seat: int, ask_id: str) -> Outcome:
        return self.bare.take_back(state, seat, self._bare(ask_id, NOTHING_SEALED))

    # ------------------------------------------------------------- standing orders, if there are any

    def orders(self, view: Any) -> tuple[OrderKind, ...]:
        rules = ordering(self.bare)
        return () if rules is None else rules.orders(view)

    def order_form(self, view: Any, kind: str, draft: Draft) -> Form:
        rules = ordering(self.bare)
        if rules is None:
            raise Refusal(NOT_OFFERED, field=kind)
        return rules.order_form(view, kind, draft)

    def order_sentence(self, kind: str, value: Mapping[str, Any]) -> Text:
        rules = ordering(self.bare)
        return say("order-unknown") if rules is None else rules.order_sentence(kind, value)

    def matches(self, kind: str, value: Mapping[str, Any], view: Any, ask: Ask) -> dict[str, Any] | Disarm | None:
        rules = ordering(self.bare)
        return None if rules is None else rules.matches(kind, value, view, replace(ask, id=plain_ask_id(ask.id)))

    # ------------------------------------------------------------------------- fixes, if there are any

    def quantities(self, view: Any, seat: int) -> tuple[Quantity, ...]:
        rules = fixing(self.bare)
        return () if rules is None else rules.quantities(view, seat)

    def fix(self, state: Any, seat: int, change: Change) -> Outcome:
        rules = fixing(self.bare)
        if rules is None:
            raise Refusal(NO_SUCH_QUANTITY)
        return rules.fix(state, seat, change)

    def _marked(self, ask: Ask) -> Ask:
        return replace(ask, id=ask.id + self._mark)

    def _bare(self, ask_id: str, code: str = NOT_ASKED) -> str:
        if not ask_id.endswith(self._mark):
            raise Refusal(code)
        return ask_id.removesuffix(self._mark)
