"""Says whether a loop went on while something was under way, on a machine that does something else, too."""

from __future__ import annotations

import asyncio
from time import process_time
from typing import Any

from msgspec import Struct


class Turns(Struct, frozen=True):
    """How often the loop came round, and the longest of these turns, in seconds of this process' own processor."""

    count: int
    longest: float


async def turns_beside(task: asyncio.Task[Any]) -> Turns:
    """Lets the loop come round until `task` is done. Raises what it raises.

    Seconds by the clock on the wall would tell how busy the machine is: whoever waits in the loop has few turns,
    whoever works in it a long one.
    """
    count, longest = 0, 0.0
    while not task.done():
        began = process_time()
        await asyncio.sleep(0)
        count, longest = count + 1, max(longest, process_time() - began)
    await task
    return Turns(count, longest)
