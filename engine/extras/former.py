"""Leads from where modules were in earlier releases to where they are: `engine.core.texts` is `engine.texts`.

Games from outside and scripts of 0.3.0 import by those names, and so does the command that the files of cards
give to whoever makes a pack of their own: `engine.x.pack` is the `rules.pack` of the game x. What games take from other
floors and has moved since is told by `keep_former_names`. Nothing here needs any of it.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

import engine

CORE = "core"  # the folder that held what all games share
_MOVED = {"review": "extras.review"}  # all else of it lies a level higher under the same name
_elsewhere: dict[str, str] = {}  # modules of other floors, by their former names


def present_name(former: str) -> str | None:
    """The name under which a module of an earlier release is found now, None for one that has its name still."""
    if former in _elsewhere:
        return _elsewhere[former]
    root, _, rest = former.partition(".")
    first, _, inner = rest.partition(".")
    if root != "engine" or not first or first in _here:
        return None
    if first == CORE:
        return f"engine.{_MOVED.get(inner, inner)}" if inner else "engine"
    from engine.registry import packages  # which is one of those that are found

    if first not in packages():
        return None
    inner = f"mechanics{inner.removeprefix('rules')}" if inner.split(".")[0] == "rules" else inner
    return ".".join(filter(None, (packages()[first], "rules", inner)))


class FormerPlaces(MetaPathFinder, Loader):
    """Finds modules by their former names. Each is the very module, so that its classes are the same."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return None if present_name(fullname) is None else ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        now = present_name(spec.name) or spec.name
        warnings.warn(f"{spec.name} is {now} now", DeprecationWarning, stacklevel=2)
        module = importlib.import_module(now)
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        former = module.__spec__
        module.__spec__ = former.loader_state if former is not None else None


_here = frozenset(module.name for module in pkgutil.iter_modules(engine.__path__))


def lead_on() -> None:
    """Has former names found from now on, before the files beside them would be found once more."""
    if not any(isinstance(finder, FormerPlaces) for finder in sys.meta_path):
        sys.meta_path.insert(0, FormerPlaces())


def keep_former_names(package: str, modules: dict[str, str]) -> None:
    """Has modules of a package found by their former names too: `modules` are those by name, with the names now."""
    _elsewhere.update({f"{package}.{former}": f"{package}.{now}" for former, now in modules.items()})
