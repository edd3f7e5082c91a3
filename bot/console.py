"""The sentences of the command line, from the locale files like all others. It speaks English."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_FILE = Path(__file__).parent / "locales" / "en" / "cli.ftl"


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(_FILE.read_text(encoding="utf-8")))
    return bundle


def line(key: str, **params: str | int | float) -> str:
    """The sentence `cli-<key>`. Raises LookupError for an unknown key, ValueError for a missing parameter."""
    message = _bundle().get_message(f"cli-{key}")
    if message.value is None:
        raise LookupError(key)
    text, errors = _bundle().format_pattern(message.value, params)
    if errors:
        raise ValueError(f"cli-{key}: {errors}")
    return str(text)
