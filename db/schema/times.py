"""Rows about time: the outbox, clocks, outages; and what a start has told Discord."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa

from db.schema.tables import Id, IdKey, MaybeId, NumberKey, Row, TableKey, WordKey, default_of, json_or_none, row_number

WAITING = "state in ('pending', 'sending')"


class OutboxRow(Row, table=True):
    """A message to send. Rows of one lane are sent in the order of `id`, one at a time.

    `state`: pending, sending, sent or failed; `claimed_by`: the process that is sending it; `undone`: a rewind has
    undone the moves it is about, and the message must still be marked; `urgency`: 0 is sent first (`db.tables.outbox`).
    """

    __table_args__ = (
        sa.Index("ix_outbox_id", "id"),
        sa.Index("ix_outbox_waiting", "lane_kind", "lane_id", "id", postgresql_where=sa.text(WAITING)),
        sa.Index("ix_outbox_urgent", "urgency", "id", postgresql_where=sa.text(WAITING)),
        sa.Index("ix_outbox_table_id_lane", "table_id", "lane_kind", "lane_id", "number"),
        sa.Index("ix_outbox_failed", "table_id", "id", postgresql_where=sa.text("state = 'failed'")),
        sa.Index("ix_outbox_undone", "id", postgresql_where=sa.text("undone")),
    )

    table_id: TableKey
    id: int | None = row_number()
    lane_kind: str
    lane_id: Id
    kind: str
    number: int
    state: str = default_of("pending")
    attempts: int = default_of(0)
    created_at: datetime
    not_before: datetime
    claimed_by: str | None = None
    claimed_at: datetime | None = None
    message_id: MaybeId = None
    failure: str | None = None
    payload: dict[str, Any] | None = json_or_none()
    undone: bool = default_of(False)
    urgency: int = default_of(1)


class ClocksRow(Row, table=True):
    """The clock of one ask. It stays while the answer is sealed (`running` is false then) and is deleted with the ask.

    `own_due`: the deadline by the table's pace alone; `due_at`: after quiet hours and vacation; `next_at`: of the next
    reminder or, after the last, of the deadline; None while the clock does not run. `rung`: the last reminder sent.
    `last_at`: when the last seat that owes an answer is told that it is the last.
    `stand_in`: `due_at` is when the stand-in answers for a seat that is away. `lapses`: deadlines missed at this ask.
    """

    __table_args__ = (
        sa.Index("ix_clocks_next_at", "next_at", postgresql_where=sa.text("next_at IS NOT NULL")),
        sa.Index("ix_clocks_due_at", "due_at", postgresql_where=sa.text("next_at IS NOT NULL")),
    )

    table_id: TableKey
    seat: NumberKey
    ask: WordKey
    opened_at: datetime
    own_due: datetime
    due_at: datetime
    next_at: datetime | None = None
    rung: int
    running: bool
    stand_in: bool
    muted: bool
    snoozed_until: datetime | None = None
    last_at: datetime | None = None
    last_told: bool
    lapses: int
    claimed_by: str | None = None
    claimed_until: datetime | None = None


class SkippedRow(Row, table=True):
    """Something a sweep has skipped because of an error: `what`, as the log says it, at the table or server `place`.

    `why`: the kind of the error; `since`, `last_at`: when it failed first and last. A row that is not renewed is over.
    """

    place: IdKey
    what: WordKey
    why: str
    since: datetime
    last_at: datetime


class HeartbeatRow(Row, table=True):
    """The time at which some process last showed that it works."""

    slot: NumberKey
    at: datetime


class OutagesRow(Row, table=True):
    """A time in which nobody could answer. The clocks of all tables up to the id `done_upto` were moved by it."""

    id: int | None = row_number()
    began_at: datetime
    ended_at: datetime
    done_upto: Id
    done: bool


class RegisteredCommandsRow(Row, table=True):
    """The slash commands that were registered last for an application: hashes of what was sent, and of what is there.

    `there`: of the ids and versions that Discord has given them.
    """

    application_id: IdKey
    sent: str
    there: str
