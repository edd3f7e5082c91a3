"""Shards: the parts of all servers that Discord sends to one process. Direct messages come to shard 0 alone."""

from __future__ import annotations

from msgspec import Struct

FIRST = 0  # the shard that direct messages, and presses there, come to
TIME_BITS = 22  # of an id of Discord's, below its time: Discord's own rule of which server belongs to which shard


class Shards(Struct, frozen=True):
    """The shards of one process: `numbers`, of `count` in all."""

    numbers: tuple[int, ...] = (FIRST,)
    count: int = 1

    @property
    def direct(self) -> bool:
        """Whether direct messages come to them."""
        return FIRST in self.numbers

    def hold(self, server_id: int) -> bool:
        """Whether what happens on that server comes to them."""
        return (server_id >> TIME_BITS) % self.count in self.numbers


WHOLE = Shards()  # the only process there is
