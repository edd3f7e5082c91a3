"""Messages to send, written by the moves themselves: claimed lane by lane, rendered at delivery."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from typing import Any

from msgspec import json
from sqlalchemy.ext.asyncio import AsyncConnection

from db import posts
from engine.core.texts import Text
from host import journal
from host.fixing.effects import TOLD
from host.premises import Premises, table_of
from host.showing import desk_of, sitting
from host.tables import News, Row

STALE = timedelta(minutes=2)  # a row that long in `sending` was given up by whoever sent it
NONCE_BYTES = 12  # 24 characters of hex: Discord takes 25


class Outbox:
    """The outbox of a house, as seen by one deliverer."""

    def __init__(self, premises: Premises) -> None:
        self._premises = premises
        self._database = premises.database
        self._owner = premises.entropy(8).hex()

    async def claim(self, limit: int) -> tuple[Row, ...]:
        """The next row of up to `limit` lanes, in order of age; each is in flight until `sent` or `failed`.

        A lane with a row in flight gives none. `again` marks one that was cut off and may have arrived already.
        """
        now = self._premises.clock()
        values = {"now": now, "stale": now - STALE, "owner": self._owner, "limit": limit}

        async def work(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(posts.CLAIM, values)).all())

        rows = await self._database.run(work)
        return tuple(sorted((self._row(row) for row in rows), key=lambda row: row.id))

    async def sent(self, row_id: int, message_id: int | None) -> None:
        """The row has arrived."""
        await self._database.write(posts.SENT, {"id": row_id, "message": message_id})

    async def failed(self, row_id: int, code: str, retry_at: datetime | None) -> None:
        """The row did not arrive: its lane waits until `retry_at`, or goes on without it (None).

        What it would have told comes with the lane's next message.
        """
        if retry_at is None:
            await self._database.write(posts.FAILED, {"id": row_id, "code": code})
        else:
            await self._database.write(posts.RETRY, {"id": row_id, "code": code, "at": retry_at})

    async def reclaim(self) -> None:
        """Take over what an earlier process left in flight. Only for the one bot of this database, at its start."""
        await self._database.write(posts.RECLAIM, {})
        self._premises.wake.set()

    async def news(self, row: Row) -> News:
        """What the row says now: all that happened since its lane's last message, up to its move; the present desk."""
        person_id = row.lane[1] if row.lane[0] == "player" else None
        found = await self._premises.found(row.table_id, person_id)
        table = table_of(found.shown)
        desk = None
        if person_id is not None and table.card(person_id) is not None and table.status != "closed":
            async with self._premises.guarded(row.table_id):
                desk = desk_of(sitting(found, person_id))
        values = {
            "table": row.table_id,
            "number": row.move_no,
            "lane_kind": row.lane[0],
            "lane_id": row.lane[1],
            "id": row.id,
        }
        told: list[Text] = []
        by: list[int] = []
        head = ""
        if person_id is None or desk is not None:
            seat = None if desk is None else desk.seat
            for one in await self._database.fetch(posts.UNTOLD, values):
                entry = journal.read(one.entry)
                texts = _told(entry, seat, one.since, written=one.written)
                if one.undone:
                    texts = [text for text in texts if text.key.startswith(TOLD)]
                told += texts
                by += [(one.person_id or 0) if entry.kind == "fix" else 0] * len(texts)
                if person_id is None and one.settled:  # a later head would tell that somebody has sealed
                    head = one.hash.hex()
        return News(table, desk, tuple(told), tuple(by), head)

    def _row(self, row: Any) -> Row:
        return Row(
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
            payload=row.payload if row.payload is None or isinstance(row.payload, dict) else json.decode(row.payload),
        )


def nonce_of(row_id: int, key: bytes) -> str:
    """By what a message is recognised if it has arrived: the same for a row at every attempt, and tells nothing."""
    return hashlib.blake2b(str(row_id).encode(), key=key, digest_size=NONCE_BYTES).hexdigest()


def _told(entry: journal.Entry, seat: int | None, since: int, *, written: bool) -> list[Text]:
    """What `seat` (None: the thread) reads of a move, without what the reply to its own click said already.

    `since`: the move by which a newcomer took the seat; of what was before they get what was told to the seat alone.
    `written`: the lane was to get a message about this very move, which tells it all.
    """
    if seat is not None and entry.number <= since:
        return [one.private[seat] for one in entry.happenings if seat in one.private]
    clicked = entry.kind in ("answer", "take-back")
    if clicked and seat is not None and entry.seat == seat and not written:
        return []
    return [text for one in entry.happenings if (text := one.told(seat)) is not None]
