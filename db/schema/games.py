"""What is played: the present state, the log, what is half-made or ordered."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from db.schema.columns import JSON, MOMENT, of_table

# The moves by which somebody comes to have to do with a table: through them all of a person's tables are found.
COMING = "kind IN ('open', 'join', 'take-over', 'fix')"


class StateRow(SQLModel, table=True):
    """What play goes on from. `body`: the state as JSON, zlib-compressed, None in the lobby; `head`: last move's hash.

    `opening_seed` is what the commitment names; `seed`, made at the start, is what chance draws from.
    """

    __tablename__ = "states"

    table_id: int = of_table()
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

    table_id: int = of_table()
    version: int = 0
    dirty: bool = False


class MoveRow(SQLModel, table=True):
    """One move, append-only. `entry`: the hashed bytes (no identities in them); `hash`: sha256 of `entry`.

    `cause` and `person_id` stand beside and may be erased; `undone`: by a rewind.
    """

    __tablename__ = "moves"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "cause"),
        sa.Index("ix_moves_comers", "person_id", postgresql_where=sa.text(COMING)),
    )

    table_id: int = of_table()
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    seat: int | None = None
    settled: bool
    entry: bytes
    hash: bytes
    cause: str | None = None
    person_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    at: datetime = Field(sa_type=MOMENT)
    undone: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})


class SnapshotRow(SQLModel, table=True):
    """The state as it was after move `number`, at the start of a phase; dropped when the game ends."""

    __tablename__ = "snapshots"

    table_id: int = of_table()
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    body: bytes


class DraftRow(SQLModel, table=True):
    """A half-made answer: not a move, written without the table's lock."""

    __tablename__ = "drafts"

    table_id: int = of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    partial: dict[str, Any] = Field(sa_type=JSON)


class OrderRow(SQLModel, table=True):
    """A standing order in force: one of each kind a seat. `number`: the move it was given by."""

    __tablename__ = "orders"

    table_id: int = of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str = Field(primary_key=True)
    number: int
    value: dict[str, Any] = Field(sa_type=JSON)


class OrderCallRow(SQLModel, table=True):
    """At `at` the order of `kind` that move `number` gave answers `ask`."""

    __tablename__ = "order_calls"
    __table_args__ = (sa.Index("ix_order_calls_at", "at"),)

    table_id: int = of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    kind: str
    number: int
    at: datetime = Field(sa_type=MOMENT)
    claimed_by: str | None = None
    claimed_until: datetime | None = Field(default=None, sa_type=MOMENT)
