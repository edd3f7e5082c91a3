"""The contract between the rules of a game and the house that hosts it. Everything a game is, stands here.

A game is an object with the attributes and methods of `Game`. Its state is one frozen msgspec Struct with a `schema`
number; every method is pure: the same arguments give the same result, nothing outside the state is remembered. A game
with standing orders fulfils `engine.core.orders.Ordering` as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.forms import Draft, Form
from engine.core.happenings import Happening
from engine.core.texts import Text


class Ask(Struct, frozen=True, gc=False):
    """A decision a seat owes, has sealed, or is free to take (a liberty).

    `id` changes when the question changes and derives only from what the seat may know (round, phase, step, own
    count). `kind` names the question for texts and desks ("offer"). `prompt` is what is asked.
    """

    id: str
    kind: str
    prompt: Text


class Outcome(Struct, frozen=True, gc=False):
    """What an accepted answer led to.

    `settled`: a phase or step ended for all (people are told, heads published). `tell`: the seats that get a message
    of their own about it at once, None for everyone; the others read of it in their next one. Whoever owes something
    new is among them. Nobody is left out when the game ends.
    """

    state: Any
    happenings: tuple[Happening, ...] = ()
    settled: bool = False
    tell: tuple[int, ...] | None = None


class Standing(Struct, frozen=True):
    """One seat's end: `place` from 1 (ties share it), `score` in points, `details` for the final table."""

    seat: int
    place: int
    score: int
    details: tuple[Text, ...] = ()


S = TypeVar("S", bound=Struct)


class Game(Protocol[S]):
    """The rules of one game."""

    id: str  # stable, short, [a-z]+: names the texts ("devil-...") and the rows
    version: int  # of the rules; raised with every change that could replay a stored log differently
    offered: bool  # whether players are offered this game
    seats: tuple[int, int]  # fewest, most
    state_type: type[S]
    options_type: type[Struct]  # table options; every field has a default

    def pack(self, options: Struct) -> tuple[str, int, str]:
        """The content pack those options play with: id, version, hash; ("", 0, "") for a game without one."""

    def setup(self, options: Struct, seats: int, chance: Chance) -> Outcome:
        """The first state, moved on to the first decision."""

    def asks(self, state: S) -> dict[int, Ask]:
        """Who owes which decision now. Empty only when the game has ended."""

    def sealed(self, state: S) -> dict[int, Ask]:
        """Which seats have sealed an answer that they may still take back."""

    def liberties(self, state: S, seat: int) -> tuple[Ask, ...]:
        """What `seat` may do without owing it; nobody ever waits for it."""

    def form(self, state: S, seat: int, ask_id: str, draft: Draft) -> Form:
        """The form of an owed ask or a liberty, as far as `draft` fills it in. Raises Refusal `not-asked`."""

    def preview(self, state: S, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Text, ...]:
        """What the (possibly partial) value would do: costs, what is missing, bought, sold, borrowed, lost."""

    def answer(self, state: S, seat: int, ask_id: str, value: Mapping[str, Any] | Draft, chance: Chance) -> Outcome:
        """Take an answer to an ask or a liberty, or a draft that answers by itself (`forms.drafted`).

        Raises Refusal; the state is unchanged then.
        """

    def take_back(self, state: S, seat: int, ask_id: str) -> Outcome:
        """Reopen what `seat` has sealed. Raises Refusal `nothing-sealed`."""

    def absent(self, state: S, seat: int) -> dict[str, Any]:
        """The legal, dull, safe answer to what `seat` owes now."""

    def view(self, state: S, viewer: int | None) -> Struct:
        """All that a seat, or an onlooker (None), may know, built field by field."""

    def resample(self, state: S, seat: int, chance: Chance) -> S:
        """Another world that `seat` cannot tell from its own."""

    def moment(self, state: S) -> str:
        """Where the game stands, by public knowledge: "2.trading.offer". Changes whenever a step has settled."""

    def result(self, state: S) -> tuple[Standing, ...] | None:
        """The final standings in order of place, or None while the game goes on."""
