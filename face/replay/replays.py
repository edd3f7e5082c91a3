"""The replay of an ended table as a file, made in a process of its own so that nobody's click waits for it."""

from __future__ import annotations

import asyncio
import base64
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from msgspec import Struct, json

from face.replay.page import Asked
from face.replay.worker import PageOrder
from face.wordings.reader import Reader
from host.house import House
from host.proof.export import EXPORT_RUNNING
from host.values import Board, Trouble
from host.workers.processes import Processes
from host.workers.turns import Bound, Common, of_person

_LIMIT = 60.0  # seconds that a page may take: a long game takes 5 alone, and a busy machine has little for it
PAGES_KEPT = 8  # pages in memory, the latest asked for
_BOUND = Bound(own=2, waiting=20)  # of pages
REPLAY_FAILED = "replay-failed"
REPLAY_UNKNOWN = "replay-unknown"  # the game began by rules of an older release


class WantedPage(Struct, frozen=True):
    """The page that is wanted: of the log that ends with `head`, at that table."""

    table: int
    head: str
    asked: Asked


class Replays:
    """Makes pages, one at a time, and keeps the last few. `clock`: seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.processes = Processes("face.replay.worker", _LIMIT, 1, bound=_BOUND, clock=clock)
        self._kept: OrderedDict[WantedPage, bytes] = OrderedDict()
        self._made: Common[bytes] = Common()
        self._prepared: dict[str, asyncio.Task[None]] = {}

    def prepare(self, locale: str) -> None:
        """Begins to load what pages in this language need, as somebody looks at what a page can be asked from."""
        if locale not in self._prepared:
            self._prepared[locale] = asyncio.create_task(self._prepare(locale))

    async def _prepare(self, locale: str) -> None:
        try:
            with suppress(TimeoutError, EOFError, OSError):
                await self.processes.ask(json.encode(PageOrder(b"", Asked(locale))), bytes)
        except Trouble:  # others come first; whoever looks next has it loaded
            del self._prepared[locale]

    async def of_table(self, house: House, board: Board, reader: Reader, person_id: int, home: str = "") -> bytes:
        """The page of an ended table, for somebody who may read its dossier. `reader`: one of its public texts.

        `home`: the address to which it leads back, "" for a file of its own.
        Raises Trouble `export-running` before the end, and as `page` does.
        """
        table = board.table
        if not board.head:
            raise Trouble(EXPORT_RUNNING)
        names = tuple(reader.seats.get(seat, "") for seat in range(max(reader.seats, default=-1) + 1))
        review = await house.reviews.body(table.id, person_id)
        asked = Asked(reader.texts.locale, names, table.practice, review, tuple(reader.persons.items()), home)
        return await self.page(
            WantedPage(table.id, board.head, asked), lambda: house.exports.export(table.id), person_id
        )

    async def page(self, wanted: WantedPage, export: Callable[[], Awaitable[bytes]], person_id: int) -> bytes:
        """The page that this person wants, made once however many want it at the same time.

        `export`: reads the file it is made of, once its turn has come. Raises Trouble `replay-failed`,
        `replay-unknown`, `own-under-way`, `too-many-wait`, and what `export` raises.
        """
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        return await self._made.of(wanted, lambda: self._page(wanted, export, person_id))

    async def _page(self, wanted: WantedPage, export: Callable[[], Awaitable[bytes]], person_id: int) -> bytes:
        async def order() -> bytes:
            return json.encode(PageOrder(await export(), wanted.asked))

        try:
            page = await self.processes.ask(order, base64.b64decode, whose=of_person(person_id))
        except (TimeoutError, EOFError, OSError) as error:
            raise Trouble(REPLAY_FAILED) from error
        if not page:
            raise Trouble(REPLAY_UNKNOWN)
        self._kept[wanted] = page
        while len(self._kept) > PAGES_KEPT:
            self._kept.popitem(last=False)
        return page

    async def close(self) -> None:
        """Ends the process."""
        underway = tuple(self._prepared.values())
        for task in underway:
            task.cancel()
        await asyncio.gather(*underway, return_exceptions=True)
        await self._made.close()
        await self.processes.close()
