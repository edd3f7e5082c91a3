"""Plants a mistake in the process that runs: functions get their code anew, wherever they are held by now."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

PairOfCode = tuple[CodeType, CodeType]


class OutsideOfFunctions(Exception):  # noqa: N818
    """The mistake is in what runs once, at import: it cannot be planted in a process that has imported the module."""


Held = dict[CodeType, list[FunctionType]]


def functions() -> Held:
    """All functions there are in this process, by their code."""
    held: Held = {}
    gc.unfreeze()  # what is frozen is not listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            held.setdefault(each.__code__, []).append(each)
    return held


def plant(path: str, before: str, after: str, held: Held) -> None:
    """Give the functions of the file at `path` the code they have with the mistake in it."""
    old, changed = (compile(source, path, "exec", dont_inherit=True) for source in (before, after))
    new = dict(_pairs(old, changed))
    planted = [(each, code) for was, code in new.items() for each in held.get(was, ()) if _from(each, path)]
    if not planted:
        raise OutsideOfFunctions
    for each, code in planted:
        each.__code__ = code


def _from(function: FunctionType, path: str) -> bool:
    """Whether it was defined there: two files may hold equal code."""
    return function.__code__.co_filename == path


def _pairs(old: CodeType, new: CodeType) -> Iterator[PairOfCode]:
    """Each function that differs, and each within it, as it is and as it becomes."""
    if old == new:
        return
    inner, inner_new = _inner(old), _inner(new)
    if len(inner) != len(inner_new) or old.co_freevars != new.co_freevars:
        raise OutsideOfFunctions
    if old.co_flags & CO_OPTIMIZED:
        yield old, new
    elif _own(old) != _own(new):
        raise OutsideOfFunctions
    for pair in zip(inner, inner_new, strict=True):
        yield from _pairs(*pair)


def _inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """What a module or the body of a class does by itself. 0 and False are the same to Python, but not here."""
    own = [repr(constant) for constant in code.co_consts if not isinstance(constant, CodeType)]
    return code.co_code, code.co_names, own
