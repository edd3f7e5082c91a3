"""The chronicle of a finished game: what everybody wants to read once all secrets are out.

A game may tell it from its moves. It is read by the whole table after the end and never before, so it may say
everything. It is pure, like the rules: the same moves give the same chronicle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from engine.core.charts import Chart, Dealings
from engine.core.contract import Game
from engine.core.happenings import Happening
from engine.core.texts import Text


class Played(Struct, frozen=True):
    """A move that touched the game: the state `before` it and `after` it. The first one is the set-up.

    `seat`, `ask`, `value`: of an answer; a seat alone for what a moderator changed. `reopened`: an answer was taken
    back. Moves that a rewind undid are not among those a chronicle is told from.
    """

    before: Any  # None before the set-up
    after: Any
    happenings: tuple[Happening, ...] = ()
    seat: int | None = None
    ask: str | None = None
    value: dict[str, Any] = {}
    reopened: bool = False


class Section(Struct, frozen=True):
    """A part of a chronicle, read in one go. `id`: [a-z0-9-]+, at most 20 characters; `title`: a few words."""

    id: str
    title: Text
    lines: tuple[Text, ...]


class Chronicle(Struct, frozen=True):
    """The story of a finished game: awards, the funniest first, and sections in the order to read them.

    `charts`: figures by round, the score first, whose last ones are the result; `dealings`: None if nobody deals.
    """

    awards: tuple[Text, ...]
    sections: tuple[Section, ...]
    charts: tuple[Chart, ...] = ()
    dealings: Dealings | None = None


@runtime_checkable
class Chronicled(Protocol):
    """The method that a game with a chronicle has beside those of `Game`."""

    def chronicle(self, moves: Iterable[Played]) -> Chronicle:
        """The chronicle of a game, from its set-up to its end. At most 23 sections."""


def chronicled(game: Game[Any]) -> Chronicled | None:
    """The chronicle of `game`, None for a game without one."""
    return game if isinstance(game, Chronicled) else None


def most(figures: Sequence[int]) -> tuple[int, ...]:
    """The seats that share the highest figure; () if it is 0 or less."""
    top = max(figures, default=0)
    return tuple(seat for seat, figure in enumerate(figures) if figure == top) if top > 0 else ()
