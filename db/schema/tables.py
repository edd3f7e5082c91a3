"""A table and who sits at it: seats, votes, proposed fixes."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from db.schema.columns import JSON, MOMENT, of_table

DAILY = '{"name": "daily", "minutes": 1440}'  # the pace of tables that were opened before there were paces


class TableRow(SQLModel, table=True):
    """A table. `moment`: where the game stands; `cause`: the click that opened it.

    `opener_id` is 0 once whoever opened it is forgotten.
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
    options: dict[str, Any] = Field(sa_type=JSON)
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
    opened_at: datetime = Field(sa_type=MOMENT)
    pace: str = Field(default=DAILY, sa_column_kwargs={"server_default": DAILY})
    paused_at: datetime | None = Field(default=None, sa_type=MOMENT)
    unhosted: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    archive_at: datetime | None = Field(default=None, sa_type=MOMENT)
    frozen_at: datetime | None = Field(default=None, sa_type=MOMENT)
    frozen_code: str | None = None
    corrected: list[int] | None = Field(default=None, sa_column=sa.Column(JSON(none_as_null=True)))


class SeatRow(SQLModel, table=True):
    """Who sits at a table. `joined`: order of joining, from 1, never reused; `seat`: drawn at the start, from 0.

    `missed`: deadlines in a row; `away`: a stand-in answers; `bank`: seconds left, where the pace has a bank.
    `person_id` is None while the seat is open, minus `joined` once who sat there is forgotten; `since`: the move by
    which a newcomer took it, 0 for who began; `seen_at`: when this person was last known to be on the server.
    """

    __tablename__ = "seats"
    __table_args__ = (
        sa.Index("ix_seats_person_id", "person_id"),
        sa.Index("ix_seats_seen_at", "seen_at", postgresql_where=sa.text("seen_at IS NOT NULL")),
        sa.UniqueConstraint("table_id", "person_id"),
    )

    table_id: int = of_table()
    joined: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    name: str
    word: str
    seat: int | None = None
    missed: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    away: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    bank: int | None = None
    since: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    seen_at: datetime | None = Field(default=None, sa_type=MOMENT)


class SitterRow(SQLModel, table=True):
    """Who has left a game, and from which seat: they take no other one at that table."""

    __tablename__ = "sitters"
    __table_args__ = (sa.Index("ix_sitters_person_id", "person_id"),)

    table_id: int = of_table()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    seat: int


class VoteRow(SQLModel, table=True):
    """A vote of a table. `state`: open, passed, failed or lapsed; `dirty`: its message must be shown anew.

    `called_by`: a person, or what stands in `seats` for one who is forgotten, or 0.
    `proposal_id`: the fix that needs the table's consent.
    """

    __tablename__ = "votes"
    __table_args__ = (
        sa.Index("ix_votes_dirty", "table_id", "id", postgresql_where=sa.text("dirty")),
        sa.Index("ix_votes_open", "ends_at", postgresql_where=sa.text("state = 'open'")),
    )

    table_id: int = of_table()
    id: int | None = Field(
        default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True, nullable=False)
    )
    kind: str
    hours: int
    seat: int | None = None
    called_by: int = Field(sa_type=sa.BigInteger)
    called_at: datetime = Field(sa_type=MOMENT)
    ends_at: datetime = Field(sa_type=MOMENT)
    state: str
    message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    dirty: bool
    proposal_id: int | None = Field(default=None, sa_type=sa.BigInteger)


class BallotRow(SQLModel, table=True):
    """What one person said to a vote."""

    __tablename__ = "ballots"

    table_id: int = of_table()
    vote_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    yes: bool


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

    table_id: int = of_table()
    id: int | None = Field(
        default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True, nullable=False)
    )
    cause: str
    click: str | None = None
    fix: dict[str, Any] = Field(sa_type=JSON)
    by_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    moderator_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    newcomer_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    newcomer_name: str | None = None
    reason: str
    changes: list[Any] = Field(sa_type=JSON)
    desks: int
    consent: str
    state: str
    since: int
    moment: str
    vote_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    at: datetime = Field(sa_type=MOMENT)
