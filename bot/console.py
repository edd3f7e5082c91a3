"""The sentences of the command line, from the locale files like all others. It speaks English."""

from __future__ import annotations

from bot.texts import DEFAULT_LOCALE, Reader, texts
from engine.core.texts import Text


def line(key: str, **params: str | int | float) -> str:
    """The sentence `cli-<key>`."""
    return texts(DEFAULT_LOCALE).format(f"cli-{key}", params)


def told(text: Text) -> str:
    """A sentence of the house, for whoever runs the bot."""
    return Reader(texts(DEFAULT_LOCALE)).label(text, most=400)
