"""Rows about time: the outbox, clocks, outages; and what a start has told Discord."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from db.schema.tables import JSON, MOMENT, table_key

WAITING = "state in ('pending', 'sending')"


class OutboxRow(SQLModel, table=True):
    """A message to send. Rows of one lane are sent in the order of `id`, one at a time.

    `state`: pending, sending, sent or failed; `claimed_by`: the process that is sending it; `undone`: a rewind has
    undone the moves it is about, and the message must still be marked; `urgency`: 0 is sent first (`db.tables.outbox`).
    """

    __tablename__ = "outbox"
    __table_args__ = (
        sa.Index("ix_outbox_id", "id"),
        sa.Index(
            "ix_outbox_waiting",
            "lane_kind",
            "lane_id",
            "id",
            postgresql_where=sa.text(WAITING),
        ),
        sa.Index("ix_outbox_urgent", "urgency", "id", postgresql_where=sa.text(WAITING)),
        sa.Index("ix_outbox_table_id_lane", "table_id", "lane_kind", "lane_id", "number"),
        sa.Index("ix_outbox_failed", "table_id", "id", postgresql_where=sa.text("state = 'failed'")),
        sa.Index("ix_outbox_undone", "id", postgresql_where=sa.text("undone")),
    )

    table_id: int = table_key()
    id: int | None = Field(
        default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True, nullable=False)
    )
    lane_kind: str
    lane_id: int = Field(sa_type=sa.BigInteger)
    kind: str
    number: int
    state: str = Field(default="pending", sa_column_kwargs={"server_default": "pending"})
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    created_at: datetime = Field(sa_type=MOMENT)
    not_before: datetime = Field(sa_type=MOMENT)
    claimed_by: str | None = None
    claimed_at: datetime | None = Field(default=None, sa_type=MOMENT)
    message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    failure: str | None = None
    payload: dict[str, Any] | None = Field(default=None, sa_column=sa.Column(JSON(none_as_null=True)))
    undone: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    urgency: int = Field(default=1, sa_column_kwargs={"server_default": "1"})


class ClockRow(SQLModel, table=True):
    """The clock of one ask. It stays while the answer is sealed (`running` is false then) and is deleted with the ask.

    `own_due`: the deadline by the table's pace alone; `due_at`: after quiet hours and vacation; `next_at`: of the next
    reminder or, after the last, of the deadline; None while the clock does not run. `rung`: the last reminder sent.
    `last_at`: when the last seat that owes an answer is told that it is the last.
    `stand_in`: `due_at` is when the stand-in answers for a seat that is away. `lapses`: deadlines missed at this ask.
    """

    __tablename__ = "clocks"
    __table_args__ = (
        sa.Index("ix_clocks_next_at", "next_at", postgresql_where=sa.text("next_at IS NOT NULL")),
        sa.Index("ix_clocks_due_at", "due_at", postgresql_where=sa.text("next_at IS NOT NULL")),
    )

    table_id: int = table_key()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    opened_at: datetime = Field(sa_type=MOMENT)
    own_due: datetime = Field(sa_type=MOMENT)
    due_at: datetime = Field(sa_type=MOMENT)
    next_at: datetime | None = Field(default=None, sa_type=MOMENT)
    rung: int = 0
    running: bool = True
    stand_in: bool = False
    muted: bool = False
    snoozed_until: datetime | None = Field(default=None, sa_type=MOMENT)
    last_at: datetime | None = Field(default=None, sa_type=MOMENT)
    last_told: bool = False
    lapses: int = 0
    claimed_by: str | None = None
    claimed_until: datetime | None = Field(default=None, sa_type=MOMENT)


class SkippedRow(SQLModel, table=True):
    """Something a sweep has skipped because of an error: `what`, as the log says it, at the table or server `place`.

    `why`: the kind of the error; `since`, `last_at`: when it failed first and last. A row that is not renewed is over.
    """

    __tablename__ = "skipped"

    place: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    what: str = Field(primary_key=True)
    why: str
    since: datetime = Field(sa_type=MOMENT)
    last_at: datetime = Field(sa_type=MOMENT)


class HeartbeatRow(SQLModel, table=True):
    """The time at which some process last showed that it works."""

    __tablename__ = "heartbeat"

    slot: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    at: datetime = Field(sa_type=MOMENT)


class OutageRow(SQLModel, table=True):
    """A time in which nobody could answer. The clocks of all tables up to the id `done_upto` were moved by it."""

    __tablename__ = "outages"

    id: int | None = Field(default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True))
    began_at: datetime = Field(sa_type=MOMENT)
    ended_at: datetime = Field(sa_type=MOMENT)
    done_upto: int = Field(sa_type=sa.BigInteger)
    done: bool


class RegisteredCommandsRow(SQLModel, table=True):
    """The slash commands that were registered last for an application: hashes of what was sent, and of what is there.

    `there`: of the ids and versions that Discord has given them.
    """

    __tablename__ = "registered_commands"

    application_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    sent: str
    there: str
