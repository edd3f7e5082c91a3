"""Keeps whole sentences as a reader sees them: four in five of a desk's are those of the desk before.

What goes into a sentence is its text, the language, the game with its names of things and, where seats are named, the
reader's own. A sentence with words of a person in it is never kept, nor is what it was made of.
"""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import json

from engine.core.texts import Text

MOST = 16_384  # of a language; then the older half goes
_SEAT = b'"is":"seat"'  # in a text that names a seat; within words somebody typed the marks are escaped
_encoder = json.Encoder()

Key = tuple[Hashable, ...]


class KeptLines:
    """The kept sentences of one language."""

    def __init__(self) -> None:
        self._kept: dict[Key, str] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key) -> str | None:
        """The sentence, None if it is not kept."""
        return self._kept.get(key)

    def keep(self, key: Key, line: str) -> None:
        """Keep a sentence that names nobody."""
        if len(self._kept) >= MOST:
            for older in [*self._kept][: MOST // 2]:
                del self._kept[older]
        self._kept[key] = line


def key_of(text: Text, seat: int | None, *more: Hashable) -> Key:
    """What a sentence is kept by: the same for two texts only if they read the same. `more`: what it depends on."""
    if not text.params:
        return (text.key, *more)
    try:
        encoded = _encoder.encode(text)
    except UnicodeEncodeError:  # half a character that somebody typed
        return (repr(text).encode(errors="surrogatepass"), seat, *more)
    return (encoded, seat if _SEAT in encoded else None, *more)
