"""Keeps what takes a while to make and is asked for again, up to so many things: the latest asked for stay."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Kept(Generic[K, T]):
    """Things by keys, at most `most`. A key holds all that its thing depends on, and so whoever may read it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[K, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: K) -> T | None:
        """What is kept by `key`."""
        thing = self._things.get(key)
        if thing is not None:
            self._things.move_to_end(key)
        return thing

    def keep(self, key: K, thing: T) -> T:
        """Keeps `thing`, and returns it."""
        self._things[key] = thing
        self._things.move_to_end(key)
        while len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing
