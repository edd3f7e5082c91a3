"""Lets stewards think in processes of their own. One that takes too long, or breaks, is ended and replaced."""

from __future__ import annotations

from msgspec import DecodeError, json

from host.processes import Processes
from host.stewards.thinking import BROKEN, SLOW, Question, Thought

AT_ONCE = 2  # processes
LIMIT = 10.0  # seconds that a steward may think
STARTING = 30.0  # seconds more that a process may need for its first thought


class Workers:
    """Thinks in processes of its own, started when they are first needed. `limit`: seconds for one thought."""

    def __init__(self, limit: float = LIMIT, count: int = AT_ONCE) -> None:
        self.processes = Processes("host.stewards.worker", limit, count)

    async def think(self, question: Question) -> Thought:
        """Return what the steward wants to do; nothing, with `slow` or `broken`, if its process does not say."""
        try:
            return await self.processes.ask(json.encode(question), _thought, STARTING)
        except TimeoutError:
            return Thought(question.ask, None, SLOW)
        except (OSError, EOFError, ValueError, DecodeError):
            return Thought(question.ask, None, BROKEN)

    async def close(self) -> None:
        """End all processes."""
        await self.processes.close()


def _thought(line: bytes) -> Thought:
    return json.decode(line, type=Thought)
