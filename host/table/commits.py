"""Remembers whether the work of a click was committed, so that a later error is not reported as "nothing changed"."""

from __future__ import annotations

from contextvars import ContextVar

from msgspec import Struct


class Commits(Struct):
    """The record of one click: `some` if anything was committed for it, however deep in the calls."""

    some: bool = False


_OF_CLICK: ContextVar[Commits | None] = ContextVar("commits of a click", default=None)


def begin() -> None:
    """Begin a click in the present task: nothing has been committed for it."""
    _OF_CLICK.set(Commits())


def noted() -> None:
    """Note that something has been committed."""
    commits = _OF_CLICK.get()
    if commits is not None:
        commits.some = True


def some() -> bool:
    """Whether anything has been committed since the click of this task began."""
    commits = _OF_CLICK.get()
    return commits is not None and commits.some
