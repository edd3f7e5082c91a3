"""What a game tells a seat when it begins: who it is, what wins, what is hidden, what it does first."""

from __future__ import annotations

from msgspec import Struct

from engine.texts import Text

OPENING_PARTS = ("wins", "round", "hidden", "first")  # of the wordings x-opening-<part>, in the order they are read


class OpeningScene(Struct, frozen=True):
    """The opening scene of a seat. `who`: who it is, in a few words; `told`: a sentence or two each.

    `terms`: ids of the explanations whose terms it explains, so that no desk has to.
    """

    who: Text
    told: tuple[Text, ...] = ()
    terms: frozenset[str] = frozenset()
