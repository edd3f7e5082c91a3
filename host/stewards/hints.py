"""Hints: what a steward would do in a player's place, and why, from what that player may know.

A hint is thought about once for each position of a seat, however often it is asked for. It draws from a stream of its
own, writes nothing, and shares nothing with the stewards who play: nobody can see that somebody has asked.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from db.tables.store import StoredTable
from engine.contract import Ask
from engine.policies import CARETAKER, strongest_level
from engine.registry import game as rules_of
from host.log.epochs import plain_ask_id
from host.play.desk_reading import DeskReading
from host.stewards.thinking import Advice, Question, Thinker, Thought, seed_of
from host.table.access import Tables
from host.table.stored_table import files_of
from host.values import Desk, Trouble
from host.workers.turns import Bound, of_person

HINTS_OFF = "hints-off"  # the table was opened without them
_MOST_KEPT = 200  # positions whose hint is kept
HINT_AGAIN_AFTER = timedelta(minutes=1)  # then a hint that failed is thought about once more
HINT_EFFORT = 4  # times what a steward who plays spends: a hint is read by somebody who waits for it
HINTS_BOUND = Bound(own=3, waiting=30)  # of hints

_log = logging.getLogger(__name__)


class Hint(Struct, frozen=True):
    """What a steward would do at `desk`. `ask`: the question it is about, None if nothing is asked.

    `value`: its answer; `advice`: the same in words. Both are None where it has no idea.
    """

    desk: Desk
    ask: Ask | None
    value: dict[str, Any] | None = None
    advice: Advice | None = None

    def given(self, ask_id: str) -> dict[str, Any] | None:
        """What a steward answers to that: to the question, or to what it would press first; None of anything else."""
        if self.ask is not None and self.ask.id == ask_id:
            return self.value
        first = None if self.advice is None else self.advice.first
        return self.advice.first_value if self.advice and first and first.ask.id == ask_id else None


class _Kept(Struct, frozen=True):
    """A hint that is thought about, or was, for the position in which a seat had that question and that view."""

    ask: str
    view: Any
    asked_at: datetime
    thought: asyncio.Task[Thought]

    def fits(self, desk: Desk, ask: Ask, now: datetime) -> bool:
        if self.ask != ask.id or self.view != desk.view:
            return False
        failed = self.thought.done() and (_broken_off(self.thought) or self.thought.result().advice is None)
        return not failed or now < self.asked_at + HINT_AGAIN_AFTER


def _broken_off(thought: asyncio.Task[Thought]) -> bool:
    return thought.cancelled() or thought.exception() is not None


class Hints:
    """The use case of hints. `thinker`: lets a steward think; `effort`: of those who play, a multiple."""

    def __init__(self, tables: Tables, thinker: Thinker, effort: int = 1) -> None:
        self._tables = tables
        self._thinker = thinker
        self._effort = effort * HINT_EFFORT
        self._kept: OrderedDict[tuple[int, int], _Kept] = OrderedDict()

    async def hint(self, table_id: int, person_id: int) -> Hint:
        """What a steward would do in that person's place now.

        Raises Trouble `no-such-table`, `not-seated`, `not-started`, `table-closed`, `table-ended`, `table-frozen`,
        `hints-off`, `own-under-way`, `too-many-wait`.
        """
        stored = await self._tables.read(table_id, person_id)
        async with self._tables.guarded(table_id):
            reading = DeskReading(self._tables, stored, person_id)
            if not reading.table.hints:
                raise Trouble(HINTS_OFF)
            desk = reading.in_play().desk
        ask, level = desk.ask, strongest_level(rules_of(desk.table.game))
        if ask is None or level == CARETAKER:
            return Hint(desk, ask)
        thought = await self._thought(stored, desk, ask, level, person_id)
        return Hint(desk, ask) if thought.advice is None else Hint(desk, ask, thought.value, thought.advice)

    def given_to(self, desk: Desk, person_id: int) -> Hint | None:
        """The hint that this person was given for the present question of their desk, None if there was none.

        It asks for nothing: whoever has not asked is told nothing. After a restart of the process it is forgotten.
        """
        kept = self._kept.get((desk.table.id, person_id))
        if desk.ask is None or kept is None or not kept.fits(desk, desk.ask, self._tables.clock()):
            return None
        if not kept.thought.done() or _broken_off(kept.thought):
            return None
        thought = kept.thought.result()
        return None if thought.advice is None else Hint(desk, desk.ask, thought.value, thought.advice)

    async def close(self) -> None:
        """Stops all thinking."""
        tasks = [kept.thought for kept in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._kept.clear()
        await self._thinker.close()

    async def _thought(self, stored: StoredTable, desk: Desk, ask: Ask, level: str, person_id: int) -> Thought:
        """What is thought at that desk: kept from an earlier press, or begun now. Who asks and goes stops nothing."""
        key, now = (desk.table.id, person_id), self._tables.clock()
        kept = self._kept.get(key)
        if kept is None or not kept.fits(desk, ask, now):
            question = replace(_question(stored, desk.seat, ask, level, self._effort), whose=of_person(person_id))
            task = asyncio.create_task(self._think(desk.table.id, question))
            kept = self._kept[key] = _Kept(ask.id, desk.view, now, task)
        self._kept.move_to_end(key)
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(kept.thought)
        except Trouble:  # there was no room to think; the next press asks again
            if self._kept.get(key) is kept:
                del self._kept[key]
            raise

    async def _think(self, table_id: int, question: Question) -> Thought:
        thought = await self._thinker.think(question)
        if thought.failed:
            _log.warning("table %s: a hint is not what it could be: %s", table_id, thought.failed)
        return thought


def seed_of_hints(stored: StoredTable) -> bytes:
    """The seed of all hints of a table; that of one comes of it, its seat and its question."""
    return seed_of(stored.seed or b"", "hint", stored.shown.id)


def _question(stored: StoredTable, seat: int, ask: Ask, level: str, effort: int) -> Question:
    shown = stored.shown
    assert stored.state is not None  # noqa: S101  something is asked
    return Question(
        game=shown.game,
        state=stored.state,
        pack=shown.pack,
        files={name: bytes(content) for name, content in files_of(shown.game, shown.pack).items()},
        seat=seat,
        ask=plain_ask_id(ask.id),
        level=level,
        seed=seed_of(seed_of_hints(stored), seat, plain_ask_id(ask.id)),
        effort=effort,
        advises=True,
    )
