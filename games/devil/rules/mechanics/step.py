"""The steps of a phase: who owes what, the form, and how it settles."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.chance import Chance
from engine.contract import Ask, unsealed_asks
from engine.forms import Draft
from engine.texts import NOTHING_SEALED, UNKNOWN_FIELD, Refusal, Text, say
from games.devil.rules.state import ROUNDS, SEATS, Happenings, State, with_sealed

Moved = tuple[State, Happenings]


class Step:
    """A step that asks nothing. The others override what they need."""

    name = ""
    rounds: tuple[int, ...] = tuple(range(1, ROUNDS + 1))
    binding = False  # a sealed answer spends what still lies behind the wall: no liberty may make it impossible

    def begin(self, state: State, chance: Chance) -> Moved:
        """Does what happens before anyone is asked."""
        return state, ()

    def owed(self, state: State) -> dict[int, Ask]:
        """Gives the asks that are owed, by seat. Without any, the step settles."""
        return {}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        """Declares the form of what that seat owes."""

    def take(self, state: State, seat: int, value: dict[str, Any], chance: Chance) -> Moved:
        """Accepts a complete value."""
        return with_sealed(state, seat, value), ()

    def reopen(self, state: State, seat: int) -> State:
        """Undoes `take`, if it may be undone."""
        raise Refusal(NOTHING_SEALED)

    def sealed(self, state: State) -> tuple[int, ...]:
        """The seats whose answer may still be taken back."""
        return ()

    def settle(self, state: State, chance: Chance) -> Moved:
        """Does what happens once nobody owes anything."""
        return state, ()

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Gives the safe answer to what that seat owes."""
        return {}

    def preview(self, state: State, seat: int, value: dict[str, Any]) -> tuple[Text, ...]:
        """Says what a possibly partial value would do."""
        return ()

    def allows(self, state: State, seat: int, value: dict[str, Any]) -> bool:
        """Says whether a sealed value can still be given.

        Fields that are no longer asked, such as how to raise coins that are there now, are ignored.
        """
        draft = Draft(value)
        self.fill(state, seat, draft)
        form = draft.form()
        return not form.missing and (form.problem is None or form.problem.code == UNKNOWN_FIELD)


class SealedStep(Step):
    """All four seats decide at once, in secret; changeable until the last one has sealed."""

    kind = ""

    def ask(self, state: State) -> Ask:
        """Gives what every seat is asked."""
        return _ask(state.round, self.name, self.kind)

    def owed(self, state: State) -> dict[int, Ask]:
        return unsealed_asks(state.sealed, self.ask(state))

    def sealed(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if state.sealed[seat] is not None)

    def reopen(self, state: State, seat: int) -> State:
        return with_sealed(state, seat, None)


@cache
def _ask(number: int, name: str, kind: str) -> Ask:
    """The same question to every seat in round `number`."""
    return Ask(f"{number}.{name}", kind, say(f"devil-ask-{kind}", round=number))
