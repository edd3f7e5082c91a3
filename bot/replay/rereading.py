"""Reads the same sentence once: the scenes of a replay say the same again and again."""

from __future__ import annotations

from msgspec import field, json

from bot.kit.reader import Reader
from engine.core.texts import Param


class Rereader(Reader, frozen=True):
    """A reader who remembers what they have read. It lasts as long as the page that is made for them."""

    read: dict[tuple[bytes, int], str] = field(default_factory=dict)

    def label(self, text: Param, most: int = 80) -> str:
        """See `Reader.label`."""
        key = (json.encode(text), most)
        words = self.read.get(key)
        if words is None:
            words = self.read[key] = super().label(text, most)
        return words
