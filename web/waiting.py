"""Those who wait on a page for what is worked out for them, each as long as their page asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

LOOK_AGAIN = 3  # seconds between two looks
_PATIENCE = 20.0  # seconds without a look after which nobody waits for it any more
_AT_ONCE = 0.2  # seconds within which what is refused is refused at once

T = TypeVar("T")


class Waiting(Generic[T]):
    """Waits for what `work_out` finds for a person at a table. `kept`: what is there already, None if nothing is."""

    def __init__(
        self,
        kept: Callable[[int, int], Awaitable[T | None]],
        work_out: Callable[[int, int], Coroutine[Any, Any, T]],
    ) -> None:
        self._kept = kept
        self._work_out = work_out
        self._works: dict[tuple[int, int], asyncio.Task[T]] = {}
        self._until: dict[tuple[int, int], asyncio.TimerHandle] = {}

    async def look(self, table_id: int, person_id: int) -> T | None:
        """What was found, None while it is worked out: from now on for a while. What has failed is raised once."""
        kept, key = await self._kept(table_id, person_id), (table_id, person_id)
        if kept is not None:
            if key in self._works:  # so that what is asked next is worked out anew
                self._forget(key)
            return kept
        work = self._works.get(key)
        if work is None:
            work = self._works[key] = asyncio.create_task(self._work_out(table_id, person_id))
            work.add_done_callback(_heard)
        if key in self._until:
            self._until[key].cancel()
        self._until[key] = asyncio.get_running_loop().call_later(_PATIENCE, self._forget, key)
        await asyncio.wait({work}, timeout=_AT_ONCE)
        if not work.done() or work.cancelled():  # stopped in another window
            return None
        if self._works.get(key) is work:  # another window may have been told before
            self._forget(key)
        work.result()
        return await self._kept(table_id, person_id)  # something else may be asked by now

    def stop(self, table_id: int, person_id: int) -> None:
        """Nobody waits for that any more. What was found so far is lost; what is ready stays."""
        if (table_id, person_id) in self._works:
            self._forget((table_id, person_id))

    def _forget(self, key: tuple[int, int]) -> None:
        self._until.pop(key).cancel()
        self._works.pop(key).cancel()

    async def close(self) -> None:
        """Ends all that is waited for."""
        works = list(self._works.values())
        for key in list(self._works):
            self._forget(key)
        await asyncio.gather(*works, return_exceptions=True)


def _heard(work: asyncio.Task[Any]) -> None:
    """What has failed while nobody looked any more is no news: the next look tries again."""
    if not work.cancelled():
        work.exception()
