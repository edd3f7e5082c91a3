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
    """A table. `moment`: where the game stands; `cause`: the click that opened it."""

    __tablename__ = "tables"
    __table_args__ = (
        sa.Index("ix_tables_server_id_status", "server_id", "status"),
        sa.Index("ix_tables_cause", "cause"),
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


class SeatRow(SQLModel, table=True):
    """Who sits at a table. `joined`: order of joining, from 1, never reused; `seat`: drawn at the start, from 0."""

    __tablename__ = "seats"
    __table_args__ = (sa.Index("ix_seats_person_id", "person_id"), sa.UniqueConstraint("table_id", "person_id"))

    table_id: int = _of_table()
    joined: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int = Field(sa_type=sa.BigInteger)
    name: str
    word: str
    seat: int | None = None


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

    `cause` and `person_id` stand beside and may be erased.
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


class OutboxRow(SQLModel, table=True):
    """A message to send. Rows of one lane go out in the order of `id`, one at a time.

    `state`: pending, sending, sent or failed; `claimed_by`: the process that is sending it.
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


class PlayerRow(SQLModel, table=True):
    """What the house remembers of a person. `dms`: "open" or "closed"."""

    __tablename__ = "players"

    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    locale: str = "en"
    dms: str = "open"


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
