"""Leads from where all that games share was until 0.3.0 to where it is: `engine.core.texts` is `engine.texts`.

For games from outside and scripts that were written for that release; nothing here imports it. It goes with the
release after the next one.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

_MOVED = {"review": "extras.review"}  # all others lie a level higher under the same name


class _Former(MetaPathFinder, Loader):
    """Finds a module by its former name. It is the very module, so that its classes are the same."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname.startswith(f"{__name__}.") else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        name = spec.name.removeprefix(f"{__name__}.")
        there = f"engine.{_MOVED.get(name, name)}"
        warnings.warn(f"{spec.name} is {there} now", DeprecationWarning, stacklevel=2)
        module = importlib.import_module(there)
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        former = module.__spec__
        module.__spec__ = former.loader_state if former is not None else None


sys.meta_path.insert(0, _Former())  # before those that would find the files of engine.extras once more
__path__ = []  # a package, of which nothing lies here
