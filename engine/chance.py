"""Draws random numbers by counters: each is a keyed hash of (stream, epoch, counter). No state, no `random`.

A stream is named by the moment that draws from it ("round-2/buildings"), so the order in which answers arrive
cannot change what is drawn. A rewind raises the epoch: the same moment then draws anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

SEED_BYTES = 32
_WORD_BYTES = 8
_WORD = 1 << 8 * _WORD_BYTES


class Draw(Struct, frozen=True, gc=False, array_like=True):
    """One recorded draw: `result` of 0..`bound`-1, at `counter` of `stream` in `epoch`."""

    stream: str
    epoch: int
    counter: int
    bound: int
    result: int


class Chance:
    """The random numbers of one step of one table. `draws` records them in order."""

    def __init__(self, seed: bytes, epoch: int = 0) -> None:
        """`seed`: 32 secret bytes; `epoch`: how often this table was rewound. Raises ValueError for another length."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
        self._seed = seed
        self.epoch = epoch
        self.draws: list[Draw] = []

    def stream(self, name: str, *, recorded: bool = True) -> Stream:
        """The draws of one moment, from its beginning; unless `recorded`, they are not added to `draws`."""
        return Stream(self, name, self.draws if recorded else None)

    def at(self, stream: str, counter: int, bound: int) -> int | None:
        """The result of the draw below `bound` at that counter; None if its word is passed over."""
        hasher = self.hasher(stream)
        hasher.update(b"%d" % counter)
        word = int.from_bytes(hasher.digest(), "big")
        result = word % bound
        return None if word - result > _WORD - bound else result

    def branch(self, name: str) -> Chance:
        """Chance of its own for one purpose, with its own seed and record; the same name gives the same."""
        key = f"{self.epoch}/branch/{name}".encode()
        return Chance(hashlib.blake2b(key, digest_size=SEED_BYTES, key=self._seed).digest())

    def hasher(self, stream: str) -> hashlib.blake2b:
        """blake2b keyed with the seed, over the epoch and the stream; with a counter added it gives a draw's word."""
        return hashlib.blake2b(f"{self.epoch}/{stream}/".encode(), digest_size=_WORD_BYTES, key=self._seed)


class Stream:
    """Uniform draws of one named moment."""

    def __init__(self, chance: Chance, name: str, draws: list[Draw] | None) -> None:
        self._epoch = chance.epoch
        self._name = name
        self._draws = draws
        self._counter = 0
        self._hasher = chance.hasher(name)

    def word(self) -> int:
        """The next 64 bits, uniform."""
        hasher = self._hasher.copy()
        hasher.update(b"%d" % self._counter)
        self._counter += 1
        return int.from_bytes(hasher.digest(), "big")

    def below(self, bound: int) -> int:
        """A whole number 0..bound-1, without bias (words beyond the last full multiple are skipped)."""
        if bound > 1:
            word = self.word()
            result = word % bound
            while word - result > _WORD - bound:
                word = self.word()
                result = word % bound
        elif bound == 1:  # a word would decide nothing, and is passed over
            self._counter += 1
            result = 0
        else:
            raise ValueError(f"cannot draw below {bound}")
        if self._draws is not None:
            self._draws.append(Draw(self._name, self._epoch, self._counter - 1, bound, result))
        return result

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in a uniform order (Fisher-Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)
