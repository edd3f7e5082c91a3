"""Happenings are data with an audience. One with a secret side has its public and private forms in one place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.core.texts import Text


class Happening(Struct, frozen=True, gc=False):
    """An event of a game, in the words for its readers.

    `private` maps a seat to the form which that seat reads; `public` is the form for everybody else at the table and
    for onlookers, None if they learn nothing.
    """

    public: Text | None
    private: dict[int, Text] = {}

    def read_by(self, viewer: int | None) -> Text | None:
        """The form for `viewer` (a seat, or None for an onlooker); None if they learn nothing."""
        if viewer is not None and viewer in self.private:
            return self.private[viewer]
        return self.public


def told_alone(happenings: Iterable[Happening], seat: int) -> frozenset[str]:
    """The ids of the wordings in which `seat` alone is told of these happenings."""
    return frozenset(event.private[seat].key for event in happenings if seat in event.private)


def public(text: Text) -> Happening:
    """A happening that everybody reads."""
    return Happening(text)


def private(seat: int, text: Text) -> Happening:
    """A happening that only `seat` reads."""
    return Happening(None, {seat: text})


def two_sided(text: Text, private_forms: Mapping[int, Text]) -> Happening:
    """A happening that everybody reads as `text`, except for the seats that have a form of their own."""
    return Happening(text, dict(private_forms))
