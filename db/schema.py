"""The tables of the house. Every key of a per-table row starts with the table's id, so that it can be spread.

What sweeps update (`boards`) stands apart from what an answer locks (`tables`, `states`).
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
SQLModel.metadata.naming_convention = NAMING

DAILY = '{"name": "daily", "minutes": 1440}'  # the pace of tables that were opened before there were paces
WAITING = "state in ('pending', 'sending')"

_MOMENT: Any = sa.DateTime(timezone=True)
_JSON: Any = sa.JSON


def _of_table(**column: Any) -> Any:
    """The id of the table a row belongs to; first part of its key."""
    return Field(
        sa_type=sa.BigInteger,
        primary_key=True,
        sa_column_kwargs={"autoincrement": False},
        foreign_key="tables.id",
        **column,
    )


class TableRow(SQLModel, table=True):
    """A table. `moment`: where the game stands; `cause`: the click that opened it.

    `frozen_at`: it stands still because something broke, `frozen_code` is the report in the log; `corrected`: the final
    scores by seat as a moderator has set them right.
    """

    __tablename__ = "tables"
    __table_args__ = (
        sa.Index("ix_tables_server_id_status", "server_id", "status"),
        sa.Index("ix_tables_cause", "cause"),
        sa.Index("ix_tables_archive_at", "archive_at", postgresql_where=sa.text("archive_at IS NOT NULL")),
        sa.Index("ix_tables_lobbies", "opened_at", postgresql_where=sa.text("status = 'lobby'")),
    )

    id: int | None = Field(default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True))
    game: str
    rules: int
    pack_id: str
    pack_version: int
    pack_hash: str
    options: dict[str, Any] = Field(sa_type=_JSON)
    status: str
    moment: str
    commitment: str
    opener_id: int = Field(sa_type=sa.BigInteger)
    server_id: int = Field(sa_type=sa.BigInteger)
    channel_id: int = Field(sa_type=sa.BigInteger)
    thread_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    lobby_message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    board_message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    cause: str
    opened_at: datetime = Field(sa_type=_MOMENT)
    pace: str = Field(default=DAILY, sa_column_kwargs={"server_default": DAILY})
    paused_at: datetime | None = Field(default=None, sa_type=_MOMENT)
    unhosted: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    archive_at: datetime | None = Field(default=None, sa_type=_MOMENT)
    frozen_at: datetime | None = Field(default=None, sa_type=_MOMENT)
    frozen_code: str | None = None
    corrected: list[int] | None = Field(default=None, sa_column=sa.Column(_JSON(none_as_null=True)))


class SeatRow(SQLModel, table=True):
    """Who sits at a table. `joined`: order of joining, from 1, never reused; `seat`: drawn at the start, from 0.

    `missed`: deadlines in a row; `away`: a stand-in answers; `bank`: seconds left, where the pace has a bank.
    `person_id` is None while the seat is open; `since`: the move by which a newcomer took it, 0 for who began;
    `seen_at`: when this person was last known to be on the server.
    """

    __tablename__ = "seats"
    __table_args__ = (
        sa.Index("ix_seats_person_id", "person_id"),
        sa.Index("ix_seats_seen_at", "seen_at", postgresql_where=sa.text("seen_at IS NOT NULL")),
        sa.UniqueConstraint("table_id", "person_id"),
    )

    table_id: int = _of_table()
    joined: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    name: str
    word: str
    seat: int | None = None
    missed: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    away: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    bank: int | None = None
    since: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    seen_at: datetime | None = Field(default=None, sa_type=_MOMENT)


class SitterRow(SQLModel, table=True):
    """Who has left a game, and from which seat: they take no other one at that table."""

    __tablename__ = "sitters"

    table_id: int = _of_table()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    seat: int


class VoteRow(SQLModel, table=True):
    """A vote of a table. `state`: open, passed, failed or lapsed; `dirty`: its message must be shown anew.

    `proposal_id`: the fix that needs the table's consent.
    """

    __tablename__ = "votes"
    __table_args__ = (
        sa.Index("ix_votes_dirty", "table_id", "id", postgresql_where=sa.text("dirty")),
        sa.Index("ix_votes_open", "ends_at", postgresql_where=sa.text("state = 'open'")),
    )

    table_id: int = _of_table()
    id: int | None = Field(
        default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True, nullable=False)
    )
    kind: str
    hours: int
    seat: int | None = None
    called_by: int = Field(sa_type=sa.BigInteger)
    called_at: datetime = Field(sa_type=_MOMENT)
    ends_at: datetime = Field(sa_type=_MOMENT)
    state: str
    message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    dirty: bool
    proposal_id: int | None = Field(default=None, sa_type=sa.BigInteger)


class BallotRow(SQLModel, table=True):
    """What one person said to a vote."""

    __tablename__ = "ballots"

    table_id: int = _of_table()
    vote_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    yes: bool


class StateRow(SQLModel, table=True):
    """What play goes on from. `body`: the state as JSON, zlib-compressed, None in the lobby; `head`: last move's hash.

    `opening_seed` is what the commitment names; `seed`, made at the start, is what chance draws from.
    """

    __tablename__ = "states"

    table_id: int = _of_table()
    number: int
    epoch: int = 0
    head: bytes
    opening_seed: bytes
    seed: bytes | None = None
    body: bytes | None = None


class BoardRow(SQLModel, table=True):
    """Whether the public board must be shown anew. `version` rises with every change; the latest wins."""

    __tablename__ = "boards"
    __table_args__ = (sa.Index("ix_boards_dirty", "table_id", postgresql_where=sa.text("dirty")),)

    table_id: int = _of_table()
    version: int = 0
    dirty: bool = False


class MoveRow(SQLModel, table=True):
    """One move, append-only. `entry`: the hashed bytes (no identities in them); `hash`: sha256 of `entry`.

    `cause` and `person_id` stand beside and may be erased; `undone`: by a rewind.
    """

    __tablename__ = "moves"
    __table_args__ = (sa.UniqueConstraint("table_id", "cause"),)

    table_id: int = _of_table()
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    seat: int | None = None
    settled: bool
    entry: bytes
    hash: bytes
    cause: str | None = None
    person_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    at: datetime = Field(sa_type=_MOMENT)
    undone: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})


class SnapshotRow(SQLModel, table=True):
    """The state as it was after move `number`, at the start of a phase; dropped when the game ends."""

    __tablename__ = "snapshots"

    table_id: int = _of_table()
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    body: bytes


class DraftRow(SQLModel, table=True):
    """A half-made answer: not a move, written without the table's lock."""

    __tablename__ = "drafts"

    table_id: int = _of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    partial: dict[str, Any] = Field(sa_type=_JSON)


class OrderRow(SQLModel, table=True):
    """A standing order in force: one of each kind a seat. `number`: the move it was given by."""

    __tablename__ = "orders"

    table_id: int = _of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str = Field(primary_key=True)
    number: int
    value: dict[str, Any] = Field(sa_type=_JSON)


class OrderCallRow(SQLModel, table=True):
    """At `at` the order of `kind` that move `number` gave answers `ask`."""

    __tablename__ = "order_calls"
    __table_args__ = (sa.Index("ix_order_calls_at", "at"),)

    table_id: int = _of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    kind: str
    number: int
    at: datetime = Field(sa_type=_MOMENT)
    claimed_by: str | None = None
    claimed_until: datetime | None = Field(default=None, sa_type=_MOMENT)


class OutboxRow(SQLModel, table=True):
    """A message to send. Rows of one lane go out in the order of `id`, one at a time.

    `state`: pending, sending, sent or failed; `claimed_by`: the process that is sending it; `undone`: a rewind has
    undone what it told, and it is still to be marked so.
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
        sa.Index("ix_outbox_table_id_lane", "table_id", "lane_kind", "lane_id", "number"),
        sa.Index("ix_outbox_undone", "id", postgresql_where=sa.text("undone")),
    )

    table_id: int = _of_table()
    id: int | None = Field(
        default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True, nullable=False)
    )
    lane_kind: str
    lane_id: int = Field(sa_type=sa.BigInteger)
    kind: str
    number: int
    state: str = Field(default="pending", sa_column_kwargs={"server_default": "pending"})
    attempts: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    created_at: datetime = Field(sa_type=_MOMENT)
    not_before: datetime = Field(sa_type=_MOMENT)
    claimed_by: str | None = None
    claimed_at: datetime | None = Field(default=None, sa_type=_MOMENT)
    message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    failure: str | None = None
    payload: dict[str, Any] | None = Field(default=None, sa_column=sa.Column(_JSON(none_as_null=True)))
    undone: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})


class ProposalRow(SQLModel, table=True):
    """A fix that is looked at, wished for or made. `cause`: the click that asked for it, `click` the one that made it.

    `by_id`: whose it is, `moderator_id`: who made it, `newcomer_id`: who is to sit there; they may be erased.
    `since`: the last fix in the log, and `moment` where the game stood, when it was looked at.
    """

    __tablename__ = "proposals"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "cause"),
        sa.Index("ix_proposals_wanted", "table_id", "id", postgresql_where=sa.text("state = 'wanted'")),
    )

    table_id: int = _of_table()
    id: int | None = Field(
        default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True, nullable=False)
    )
    cause: str
    click: str | None = None
    fix: dict[str, Any] = Field(sa_type=_JSON)
    by_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    moderator_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    newcomer_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    newcomer_name: str | None = None
    reason: str
    changes: list[Any] = Field(sa_type=_JSON)
    desks: int
    consent: str
    state: str
    since: int
    moment: str
    vote_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    at: datetime = Field(sa_type=_MOMENT)


class ClockRow(SQLModel, table=True):
    """The clock of one decision. It stays while the answer is sealed (`running` is false then) and goes with the ask.

    `own_due`: the deadline by the table's pace alone; `due_at`: after nights and holidays; `next_at`: of the next
    reminder or, after the last, of the deadline; None while the clock rests. `rung`: the last one done. `last_at`:
    when the last one owing is told so.
    `stand_in`: `due_at` is when the house answers for a seat that is away. `lapses`: deadlines missed at this ask.
    """

    __tablename__ = "clocks"
    __table_args__ = (
        sa.Index("ix_clocks_next_at", "next_at", postgresql_where=sa.text("next_at IS NOT NULL")),
        sa.Index("ix_clocks_due_at", "due_at", postgresql_where=sa.text("next_at IS NOT NULL")),
    )

    table_id: int = _of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    opened_at: datetime = Field(sa_type=_MOMENT)
    own_due: datetime = Field(sa_type=_MOMENT)
    due_at: datetime = Field(sa_type=_MOMENT)
    next_at: datetime | None = Field(default=None, sa_type=_MOMENT)
    rung: int = 0
    running: bool = True
    stand_in: bool = False
    muted: bool = False
    snoozed_until: datetime | None = Field(default=None, sa_type=_MOMENT)
    last_at: datetime | None = Field(default=None, sa_type=_MOMENT)
    last_told: bool = False
    lapses: int = 0
    claimed_by: str | None = None
    claimed_until: datetime | None = Field(default=None, sa_type=_MOMENT)


class HeartbeatRow(SQLModel, table=True):
    """When some process was last seen at work."""

    __tablename__ = "heartbeat"

    slot: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    at: datetime = Field(sa_type=_MOMENT)


class OutageRow(SQLModel, table=True):
    """A time in which nobody could answer. The clocks of all tables up to the id `done_upto` are moved by it."""

    __tablename__ = "outages"

    id: int | None = Field(default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True))
    began_at: datetime = Field(sa_type=_MOMENT)
    ended_at: datetime = Field(sa_type=_MOMENT)
    done_upto: int = Field(sa_type=sa.BigInteger)
    done: bool


class PlayerRow(SQLModel, table=True):
    """What the house remembers of a person. `dms`: "open" or "closed".

    `dm_channel_id`: of their direct messages, once opened: opening them anew for every message would look like spam.
    `quiet_from`, `quiet_to`: minutes after midnight in `zone`; `away_used`: days of vacation taken in `away_year`.
    """

    __tablename__ = "players"

    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    locale: str = "en"
    dms: str = "open"
    dm_channel_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    notify: str = Field(default="dm", sa_column_kwargs={"server_default": "dm"})
    away_from: datetime | None = Field(default=None, sa_type=_MOMENT)
    away_until: datetime | None = Field(default=None, sa_type=_MOMENT)
    away_year: int | None = None
    away_used: int = Field(default=0, sa_column_kwargs={"server_default": "0"})


class ServerRow(SQLModel, table=True):
    """Settings of a Discord server."""

    __tablename__ = "servers"

    server_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    home_channel_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    moderator_role_id: int | None = Field(default=None, sa_type=sa.BigInteger)


class LeaseRow(SQLModel, table=True):
    """Who works on this database (the advisory lock decides, this row only tells), and the key of outbox nonces."""

    __tablename__ = "lease"

    slot: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    holder: str
    since: datetime = Field(sa_type=_MOMENT)
    nonce_key: bytes
