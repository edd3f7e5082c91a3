"""Nothing that strangers send makes a cache grow for good: caches without a bound are keyed by what we ship alone."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from face.wordings.locales import offered_locale
from face.wordings.texts import texts

FLOORS = ("engine", "games", "db", "host", "face", "web", "bot", "tools")
UNBOUNDED = {
    "games.architects.rules.phases.turns._next_in_turn": "seats of a table",
    "engine.extras.lessons._first_state": "lessons we ship",
    "engine.extras.lessons.positions": "games there are",
    "engine.extras.lessons.lessons": "games there are",
    "engine.policies._brought": "games there are",
    "engine.registry._packages": "an environment variable",
    "engine.registry.game": "games there are; others raise",
    "games.devil.rules.phases.cards._keep": "rounds of a game",
    "games.devil.rules.phases.trading._price_options": "roles",
    "games.devil.rules.phases.turn_order._liberty": "rounds of a game and its liberties",
    "games.devil.rules.mechanics.plan._plain": "options in code",
    "games.devil.rules.mechanics.plan._side": "event cards",
    "games.devil.rules.mechanics.step._ask": "rounds of a game and its questions",
    "games.devil.rules.mechanics.verbs._option": "cards and things of a kind",
    "face.core.face.face": "games there are; others raise",
    "face.core.game_lengths.measured_lengths": "games there are",
    "face.core.opponents.persons_of": "games of stored tables",
    "face.pictures.alone.alone": "signs of templates",
    "face.pictures.canvas._name": "attributes of SVG in code",
    "face.pictures.printed.emblems.emblem": "emblems we ship, in colours of themes",
    "face.pictures.fitting.legible": "styles in code",
    "face.pictures.fonts.widths_of": "fonts we ship",
    "face.pictures.printed.frames.pale_of": "colours in code",
    "face.pictures.portraits.portrait": "persons of our lists, in colours of seats",
    "face.pictures.theme.woff_of": "fonts we ship",
    "face.wordings.texts._loaded": "folders of languages",
    "face.wordings.shares.share_said": "folders of languages",
    "host.table.stored_table._state_decoder": "games there are; others raise",
    "tools.under_test.under_test": "games there are",
    "web.unchanging._file": "files we ship",
    "web.unchanging._packed": "files we ship",
    "bot.commands._all_commands": "yes or no",
    "bot.messages.handlers._marked_methods": "classes of handlers",
}
"""What each is keyed by."""


def modules() -> Iterator[ModuleType]:
    """All modules of ours that can be imported."""
    for floor in FLOORS:
        package = importlib.import_module(floor)
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{floor}."):
            if not found.name.endswith("__main__") and ".migrations" not in found.name:
                yield importlib.import_module(found.name)


def functions_in(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions and methods of a module by name, as they are after their decorators."""
    for name, value in vars(module).items():
        yield f"{module.__name__}.{name}", value
        if isinstance(value, type) and value.__module__ == module.__name__:
            for own, method in vars(value).items():
                yield f"{module.__name__}.{name}.{own}", getattr(method, "__func__", method)


def unbounded() -> set[str]:
    """The caches without a bound that hold more than one value."""
    found = set()
    for module in modules():
        for name, value in functions_in(module):
            info = getattr(value, "cache_info", None)
            own = getattr(value, "__module__", module.__name__) == module.__name__
            if info is not None and own and info().maxsize is None and value.__wrapped__.__code__.co_argcount:
                found.add(name)
    return found


def test_every_cache_without_a_bound_is_keyed_by_what_we_ship() -> None:
    assert unbounded() == set(UNBOUNDED)


def test_a_cache_without_a_bound_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module("web.answers")

    @cache
    def kept(words: str) -> str:
        return words

    kept.__wrapped__.__module__ = kept.__module__ = module.__name__
    monkeypatch.setattr(module, "kept", kept, raising=False)
    assert "web.answers.kept" in unbounded()


def test_languages_that_nobody_speaks_are_not_kept() -> None:
    for number in range(5_000):
        assert texts(f"x{number}").locale == "en"
    assert offered_locale.cache_info().currsize <= 64
