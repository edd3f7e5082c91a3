"""Lets stewards think in processes of their own. One that takes too long, or breaks, is ended and replaced."""

from __future__ import annotations

from msgspec import DecodeError, json

from host.processes import Processes
from host.stewards.thinking import BROKEN, SLOW, Question, Thought
from host.turns import Bound

AT_ONCE = 2  # processes
LIMIT = 10.0  # seconds that a steward may think
STARTING = 30.0  # seconds more that a process may need for its first thought
BOUND = Bound(own=12, waiting=60)  # of thoughts; a practice game asks for five at most at once


class Workers:
    """Thinks in processes of its own, started when they are first needed. `limit`: seconds for one thought."""

    def __init__(self, limit: float = LIMIT, count: int = AT_ONCE, bound: Bound = BOUND) -> None:
        self.processes = Processes("host.stewards.worker", limit, count, bound=bound)

    async def think(self, question: Question) -> Thought:
        """Return what the steward wants to do; nothing, with `slow` or `broken`, if its process does not say.

        Raises Trouble `own-under-way`, `too-many-wait`: nobody has thought about it.
        """
        try:
            return await self.processes.ask(json.encode(question), _thought, STARTING, whose=question.whose)
        except TimeoutError:
            return Thought(question.ask, None, SLOW)
        except (OSError, EOFError, ValueError, DecodeError):
            return Thought(question.ask, None, BROKEN)

    async def close(self) -> None:
        """End all processes."""
        await self.processes.close()


def _thought(line: bytes) -> Thought:
    return json.decode(line, type=Thought)
