"""Messages to send, written by the moves themselves: claimed lane by lane, rendered at delivery."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, convert, json

from db.connection.statements import Connection, Statement
from db.tables import outbox
from engine.texts import Text, told_alone
from host.fixes.base import FIX_TOLD
from host.log import journal
from host.messages.hands import as_seated_then
from host.play.desk_reading import DeskReading
from host.table.access import Tables
from host.table.skipping import place_of_row
from host.table.stored_table import table_of
from host.values import Begun, Desk, News, OutboxMessage, Table

STALE = timedelta(minutes=2)  # a row that long in `sending`, claimed by nobody who is known, was given up
_KEPT = timedelta(days=7)  # rows that are done with
PURGE_BATCH = 1000  # rows looked at in one run
PURGE_PAUSE = timedelta(hours=1)  # after all have been looked at
LOOKED_AT = 4  # waiting rows for each that is claimed: several of one lane count as one
UNREADABLE_MESSAGE = "unreadable"  # the failure of a row whose content nobody can read
NONCE_BYTES = 12  # 24 characters of hex: Discord takes 25


class Chapter(Struct, frozen=True):
    """A message of a thread that tells what happens in `round` after the move `after`, and is edited as it goes.

    `message_id` is None while nothing of that round has been told.
    """

    message_id: int | None
    round: str
    after: int


class Outbox:
    """The outbox of a house, as seen by one deliverer."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.database
        self._owner = tables.database.presence.owner or tables.entropy(8).hex()
        self._flying: set[int] = set()
        self._claiming = asyncio.Lock()
        self._purged_upto = 0
        self._purge_at: datetime | None = None

    async def claim(self, limit: int, *, least: int = 0) -> tuple[OutboxMessage, ...]:
        """The next row of up to `limit` lanes, the most urgent first; each is in flight until `sent` or `failed`.

        A lane with a row in flight gives none. `least`: only lanes in which something of that urgency or a lower one
        waits (`db.tables.outbox`). `again` marks one that was cut off and may have arrived already.
        """
        now = self._tables.clock()

        async def work(connection: Connection) -> list[Any]:
            values = {
                "now": now,
                "stale": now - STALE,
                "owner": self._owner,
                "limit": limit,
                "looked_at": limit * LOOKED_AT,
                "least": least,
                "flying": list(self._flying),
            }
            await connection.execute(outbox.ALONG_INDEXES)
            return list((await connection.execute(outbox.CLAIM, values)).all())

        async with self._claiming:  # what one claim has taken must not look forsaken to the next
            rows = await self._database.run(work)
            self._flying.update(row.id for row in rows)
        spoilt: list[int] = []

        def unreadable(row: Any) -> None:
            spoilt.append(row.id)

        read = await self._tables.skipping.read_each("a message", rows, place_of_row, self._row, unreadable)
        for row_id in spoilt:  # its lane goes on without it
            await self.failed(row_id, UNREADABLE_MESSAGE, None)
        return tuple(sorted((row for row in read if row is not None), key=lambda row: row.id))

    async def sent(self, row_id: int, message_id: int | None) -> None:
        """The row has arrived."""
        await self._landed(row_id, outbox.SENT, {"message": message_id})

    async def failed(self, row_id: int, code: str, retry_at: datetime | None, *, unsure: bool = False) -> None:
        """The row did not arrive: its lane waits until `retry_at`, or goes on without it (None).

        What it would have told comes with the lane's next message. `unsure`: it may have arrived after all, and is
        looked for before it is sent again.
        """
        if retry_at is None:
            await self._landed(row_id, outbox.FAILED, {"code": code})
        else:
            await self._landed(row_id, outbox.RETRY, {"code": code, "at": retry_at, "unsure": unsure})

    async def postponed(self, row: OutboxMessage, until: datetime) -> None:
        """The row was not tried: there was no room for it."""
        await self._landed(row.id, outbox.POSTPONED, {"at": until, "unsure": row.again})

    def dropped(self, row_id: int) -> None:
        """Gives up a row whose end could not be noted: it is claimed again, marked so."""
        self._flying.discard(row_id)

    async def purge(self, limit: int = PURGE_BATCH) -> int:
        """Deletes what has been done with for a week, among the next `limit` rows; how many were deleted.

        Once all are looked at, nothing is done for an hour.
        """
        now = self._tables.clock()
        if self._purge_at is not None and now < self._purge_at:
            return 0
        values = {"after": self._purged_upto, "limit": limit, "before": now - _KEPT}

        async def work(connection: Connection) -> Any:
            return (await connection.execute(outbox.PURGE, values)).one()

        purged = await self._database.run(work)
        if purged.old < limit:
            self._purged_upto, self._purge_at = 0, now + PURGE_PAUSE
        else:
            self._purged_upto = purged.upto
        return int(purged.gone)

    async def purge_a_batch(self) -> bool:
        """One batch a sweep: what falls due next must not wait for a week of old messages."""
        await self.purge()
        return False

    async def _landed(self, row_id: int, statement: Statement, values: dict[str, Any]) -> None:
        try:
            await self._database.write(statement, {"id": row_id, **values})
        finally:
            self._flying.discard(row_id)

    async def news(self, row: OutboxMessage) -> News:
        """Returns the news of a row now: all that happened since its lane's last message, up to its move; the desk.

        A reply to a click goes when the desk below it changes or folds: what it said is among what happened. Whoever
        has settled steps by clicks on that last message has read what it told until then: the news begin with the step
        they settled last.
        """
        person_id = row.lane[1] if row.lane[0] == "player" else None
        stored = await self._tables.read(row.table_id, person_id)
        table = table_of(stored.shown)
        desk = None
        if person_id is not None and table.card(person_id) is not None and table.status != "closed":
            async with self._tables.guarded(row.table_id):
                desk = DeskReading(self._tables, stored, person_id).desk
        values = {
            "table": row.table_id,
            "number": row.move_no,
            "lane_kind": row.lane[0],
            "lane_id": row.lane[1],
            "id": row.id,
        }
        if person_id is not None and desk is None:
            return News(table, None, ())
        moves = await self._database.fetch(outbox.UNTOLD, values)
        return _news(moves, table, desk)

    async def chapter(self, table_id: int) -> Chapter:
        """The message of the table's thread that tells the present round."""
        rows = await self._database.fetch(outbox.CHAPTER_AT, {"table": table_id})
        if not rows:
            return Chapter(None, "", 0)
        return Chapter(rows[0].chapter_message, rows[0].chapter_round, rows[0].chapter_after)

    async def chapter_placed(self, table_id: int, chapter: Chapter) -> None:
        """Stores `chapter` as the message that tells of happenings from now on."""
        values = {"message": chapter.message_id, "round": chapter.round, "after": chapter.after}
        await self._database.write(outbox.CHAPTER_PLACED, {"table": table_id, **values})

    async def chapter_news(self, row: OutboxMessage, after: int) -> News:
        """All that the thread is told of the moves after number `after`, up to that of `row`."""
        table = table_of((await self._tables.read(row.table_id)).shown)
        values = {"table": row.table_id, "after": after, "number": row.move_no}
        return _news(await self._database.fetch(outbox.CHAPTER_MOVES, values), table, None)

    async def lately(self, table: Table, news: int) -> News:
        """What the thread was told last, or is about to be told, in its last `news` messages."""
        rows = await self._database.fetch(outbox.MOVES_LATELY, {"table": table.id, "news": news})
        return _news(rows, table, None)

    async def told_upto(self, row: OutboxMessage) -> int:
        """The last move that the thread was told of before `row`."""
        values = {"table": row.table_id, "row": row.id}
        return sum(settled.number for settled in await self._database.fetch(outbox.TOLD_UPTO, values))

    async def reaches_last_step(self, row: OutboxMessage) -> bool:
        """Whether `row` tells of the last settled move, or of what came after it."""
        rows = await self._database.fetch(outbox.LAST_STEP, {"table": row.table_id})
        return not rows or row.move_no >= rows[0].number

    async def last_head(self, table_id: int) -> str:
        """The head of the log after the last settled move, in hex; "" before the first."""
        rows = await self._database.fetch(outbox.LAST_STEP, {"table": table_id})
        return rows[0].head if rows else ""

    async def closed(self, row: OutboxMessage, code: str) -> None:
        """The row did not arrive because its player has closed their direct messages: their table is told, once."""
        values = {"code": code, "person": row.lane[1], "table": row.table_id, "now": self._tables.clock()}
        await self._landed(row.id, outbox.CLOSED, values)
        self._tables.wake.set()

    async def place_gone(self, table_id: int) -> None:
        """The channel of a table was deleted: its players are told, once each. The game goes on in their messages."""
        if await self._database.write(outbox.PLACE_GONE, {"table": table_id, "now": self._tables.clock()}):
            self._tables.wake.set()

    def nonce(self, what: str) -> str:
        """The nonce of a message that has no row: the same at every attempt, different for every `what`."""
        return nonce_of(what, self._database.nonce_key)

    def _row(self, row: Any) -> OutboxMessage:
        return OutboxMessage(
            id=row.id,
            lane=(row.lane_kind, row.lane_id),
            table_id=row.table_id,
            kind=row.kind,
            move_no=row.number,
            created_at=row.created_at,
            state=row.state,
            nonce=nonce_of(row.id, self._database.nonce_key),
            attempts=row.attempts,
            not_before=row.not_before,
            again=row.was == "sending",
            payload=_payload(row.payload),
        )


def _payload(stored: Any) -> dict[str, Any] | None:
    """What a message says beside the moves. Raises ValidationError where that is no object."""
    value = json.decode(stored) if isinstance(stored, str | bytes) else stored
    return convert(value, dict[str, Any] | None)


def nonce_of(what: int | str, key: bytes) -> str:
    """Returns the nonce by which an arrived message is known: the same for a row at every attempt; it tells nothing.

    `what`: the row's id, or the name of a message that has no row.
    """
    return hashlib.blake2b(str(what).encode(), key=key, digest_size=NONCE_BYTES).hexdigest()


def _news(moves: Iterable[Any], table: Table, desk: Desk | None) -> News:
    """Gathers the news that these moves have for the seat of `desk`, for the thread if it is None."""
    texts: list[Text] = []
    by: list[int] = []
    heads: list[str] = []
    begun = None
    start: int | None = None
    answered = -1
    alone: frozenset[str] = frozenset()
    for move in moves:
        entry = journal.read_entry(move.entry)
        if desk is not None and entry.kind == "answer" and entry.seat == desk.seat:
            answered = len(texts)
        said = _told(entry, None if desk is None else desk.seat, move.since)
        if move.undone:
            said = [text for text in said if text.key.startswith(FIX_TOLD)]
        told = [as_seated_then(text, table, move.person_id, entry.number, move.seated or ()) for text in said]
        of_then = [text is not now for text, now in zip(told, said, strict=True)]
        texts += told
        if desk is not None:
            alone |= told_alone(entry.happenings, desk.seat)
        by += [(move.person_id or 0) if then or entry.kind == "fix" else 0 for then in of_then]
        if desk is None and move.settled:  # a later head would tell that somebody has sealed
            heads.append(move.hash.hex())
        if entry.kind == "start":
            begun = Begun(entry.previous, tuple(entry.value["seats"])) if desk is None else None
            start = None if desk is None else len(texts)
    return News(table, desk, tuple(texts), tuple(by), tuple(heads), begun, alone, start, answered)


def _told(entry: journal.Entry, seat: int | None, since: int) -> list[Text]:
    """Returns what `seat` (None: the thread) reads of a move.

    `since`: the move by which a newcomer took the seat; of what was before they get what was told to the seat alone.
    """
    if seat is not None and entry.number <= since:
        return [event.private[seat] for event in entry.happenings if seat in event.private]
    return [text for event in entry.happenings if (text := event.read_by(seat)) is not None]
