"""Rows about games: the present state, the log, drafts and standing orders."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from db.people.own_rows import COMING
from db.schema.tables import JSON, MOMENT, table_key


class StateRow(SQLModel, table=True):
    """The present state. `body`: as JSON, zlib-compressed, None in the lobby; `head`: the last move's hash.

    `opening_seed` is the one whose hash the lobby shows; `seed`, made at the start, is the one that chance uses.
    """

    __tablename__ = "states"

    table_id: int = table_key()
    number: int
    epoch: int = 0
    head: bytes
    opening_seed: bytes
    seed: bytes | None = None
    body: bytes | None = None


class PackRow(SQLModel, table=True):
    """A content pack that tables use or have used: never changed, never stored twice.

    `content`: its files as a JSON object of text by file name, zlib-compressed.
    """

    __tablename__ = "packs"

    hash: str = Field(primary_key=True)
    game: str
    id: str
    version: int
    content: bytes


class BoardRow(SQLModel, table=True):
    """A public board, to be drawn again if `dirty`. `version` rises with every change; only the latest is drawn.

    `behind`: only an outage has changed it, so it goes after boards that players have changed. `claimed_by`: the
    process that draws it and has drawn it last. `chapter_message`: the message of the thread that tells what happens in
    the round `chapter_round`, since the move `chapter_after`.
    """

    __tablename__ = "boards"
    __table_args__ = (sa.Index("ix_boards_dirty", "behind", "table_id", postgresql_where=sa.text("dirty")),)

    table_id: int = table_key()
    version: int = 0
    dirty: bool = False
    behind: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    claimed_by: str | None = None
    chapter_message: int | None = Field(default=None, sa_type=sa.BigInteger)
    chapter_round: str = Field(default="", sa_column_kwargs={"server_default": ""})
    chapter_after: int = Field(default=0, sa_column_kwargs={"server_default": "0"})


class MoveRow(SQLModel, table=True):
    """A move; rows are only appended. `entry`: the hashed bytes, without ids of people; `hash`: sha256 of `entry`.

    `cause` and `person_id` are not hashed and may be erased; `undone`: a rewind has undone it.
    """

    __tablename__ = "moves"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "cause"),
        sa.Index("ix_moves_comers", "person_id", postgresql_where=sa.text(COMING)),
    )

    table_id: int = table_key()
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


class CondensedLogRow(SQLModel, table=True):
    """The log of a table that is over, in place of its moves. `body`: as of `host.log.condensing`.

    `people`: the ids that the body refers to by their place; who is forgotten has the log put back first. Once the log
    is put back `body` is None, and `at` says since when.
    """

    __tablename__ = "condensed_logs"
    __table_args__ = (sa.Index("ix_condensed_logs_people", "people", postgresql_using="gin"),)

    table_id: int = table_key()
    at: datetime = Field(sa_type=MOMENT)
    body: bytes | None = None
    people: list[int] = Field(sa_column=sa.Column(ARRAY(sa.BigInteger()), nullable=False))


class SnapshotRow(SQLModel, table=True):
    """The state as it was after move `number`, at the start of a phase; dropped when the game ends."""

    __tablename__ = "snapshots"

    table_id: int = table_key()
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    body: bytes


class DraftRow(SQLModel, table=True):
    """A half-made answer: not a move, written without the table's lock.

    `person_id`: whose it is; nobody else who sits there ever sees it. None up to release 0.3: of whoever sits there.
    """

    __tablename__ = "drafts"

    table_id: int = table_key()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    partial: dict[str, Any] = Field(sa_type=JSON)
    person_id: int | None = Field(default=None, sa_type=sa.BigInteger)


class HeldAnswerRow(SQLModel, table=True):
    """The answer that settles a sealed step at `settles_at`, unless it is taken back. `cause`: of its move then."""

    __tablename__ = "held_answers"
    __table_args__ = (sa.Index("ix_held_answers_settles_at", "settles_at"),)

    table_id: int = table_key()
    seat: int
    ask: str
    value: dict[str, Any] = Field(sa_type=JSON)
    cause: str
    settles_at: datetime = Field(sa_type=MOMENT)


class OrderRow(SQLModel, table=True):
    """A standing order in force: one of each kind a seat. `number`: the move it was given by."""

    __tablename__ = "orders"

    table_id: int = table_key()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str = Field(primary_key=True)
    number: int
    value: dict[str, Any] = Field(sa_type=JSON)


class OrderCallRow(SQLModel, table=True):
    """An answer that a standing order will give to `ask` at `at`. `number`: the move that gave the order."""

    __tablename__ = "order_calls"
    __table_args__ = (sa.Index("ix_order_calls_at", "at"),)

    table_id: int = table_key()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    ask: str = Field(primary_key=True)
    kind: str
    number: int
    at: datetime = Field(sa_type=MOMENT)
    claimed_by: str | None = None
    claimed_until: datetime | None = Field(default=None, sa_type=MOMENT)
