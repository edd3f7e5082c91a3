"""Rows about a table and its people: seats, votes, proposed fixes; and the columns and names that all rows share."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
SQLModel.metadata.naming_convention = NAMING

MOMENT: Any = sa.DateTime(timezone=True)
JSON: Any = sa.JSON


def table_key(**column: Any) -> Any:
    """The id of the table a row belongs to, as the first part of the row's key."""
    return Field(
        sa_type=sa.BigInteger,
        primary_key=True,
        sa_column_kwargs={"autoincrement": False},
        foreign_key="tables.id",
        **column,
    )


_OVER = "status IN ('ended', 'closed') AND NOT condensed"
_DAILY = '{"name": "daily", "minutes": 1440}'  # the pace of tables that were opened before there were paces


class TableRow(SQLModel, table=True):
    """A table. `moment`: the game's present moment; `cause`: the click that opened it.

    `opener_id` is 0 once its opener is forgotten.
    `frozen_at`: it is halted by an error since then, `frozen_code` is the number of the report in the log, `frozen_why`
    the kind of the error; `corrected`: the final scores by seat that a moderator has set; `hints`: players may ask for
    hints; `rated`: its result counts for ratings, unless something else speaks against it; `condensed`: its log is in
    `condensed_logs` and not in `moves`; `lesson`: the key of the one that a practice table teaches.
    """

    __tablename__ = "tables"
    __table_args__ = (
        sa.Index("ix_tables_server_id_status_id", "server_id", "status", "id"),
        sa.Index("ix_tables_opened", "server_id", "opened_at"),
        sa.Index("ix_tables_thread", "server_id", "thread_id", postgresql_where=sa.text("thread_id IS NOT NULL")),
        sa.Index("ix_tables_cause", "cause"),
        sa.Index("ix_tables_archive_at", "archive_at", postgresql_where=sa.text("archive_at IS NOT NULL")),
        sa.Index("ix_tables_halted", "server_id", "id", postgresql_where=sa.text("frozen_at IS NOT NULL")),
        sa.Index("ix_tables_lobbies", "opened_at", postgresql_where=sa.text("status = 'lobby'")),
        sa.Index("ix_tables_over", "id", postgresql_where=sa.text(_OVER)),
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
    pace: str = Field(default=_DAILY, sa_column_kwargs={"server_default": _DAILY})
    hints: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    rated: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    paused_at: datetime | None = Field(default=None, sa_type=MOMENT)
    unhosted: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    archive_at: datetime | None = Field(default=None, sa_type=MOMENT)
    frozen_at: datetime | None = Field(default=None, sa_type=MOMENT)
    frozen_code: str | None = None
    frozen_why: str | None = None
    condensed: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    corrected: list[int] | None = Field(default=None, sa_column=sa.Column(JSON(none_as_null=True)))
    lesson: str | None = None


class SeatRow(SQLModel, table=True):
    """A seat and its player. `joined`: order of joining, from 1, never reused; `seat`: drawn at the start, from 0.

    `missed`: deadlines missed in a row; `away`: a stand-in answers; `bank`: seconds left, where the pace has a bank.
    `person_id` is None while the seat is open or a steward holds it, minus `joined` once its player is forgotten;
    `steward`: the level of an automatic player; `since`: the move by which a newcomer took it, 0 for its first player;
    `seen_at`: when its player was last known to be on the server;
    `read_upto`: the last move of the story that its player has looked at, 0 if they never have.
    """

    __tablename__ = "seats"
    __table_args__ = (
        sa.Index("ix_seats_person_id", "person_id"),
        sa.Index("ix_seats_seen_at", "seen_at", postgresql_where=sa.text("seen_at IS NOT NULL")),
        sa.UniqueConstraint("table_id", "person_id"),
        sa.CheckConstraint("steward IS NULL OR person_id IS NULL", name="ck_seats_one_occupant"),
    )

    table_id: int = table_key()
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
    read_upto: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    steward: str | None = None


class SitterRow(SQLModel, table=True):
    """A person who has left a seat. They may take no other seat of that table."""

    __tablename__ = "sitters"
    __table_args__ = (sa.Index("ix_sitters_person_id", "person_id"),)

    table_id: int = table_key()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    seat: int


class DeskRow(SQLModel, table=True):
    """The living desk of a player at a table. `message_id`: the direct message, None without one.

    `row_id`: the outbox row it was sent for; `told_upto`: the last move whose news its player has behind them; `about`:
    the texts of the line it folds to if nothing is decided on it; `decided`: what was answered while it stood; `shown`:
    a digest of what was drawn last, None if a press has changed it since. `folding`: earlier messages that are yet to
    be folded, with what their lines say. `version` rises with every change; `dirty`: it must be drawn again; `calm`:
    only others have changed it, so a reader who is at it is not disturbed.
    """

    __tablename__ = "desks"
    __table_args__ = (
        sa.Index("ix_desks_dirty", "calm", "table_id", postgresql_where=sa.text("dirty")),
        sa.Index("ix_desks_person_id", "person_id"),
    )

    table_id: int = table_key()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    message_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    row_id: int = Field(default=0, sa_type=sa.BigInteger, sa_column_kwargs={"server_default": "0"})
    told_upto: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    about: list[Any] = Field(default=[], sa_type=JSONB, sa_column_kwargs={"server_default": "[]"})
    decided: list[Any] = Field(default=[], sa_type=JSONB, sa_column_kwargs={"server_default": "[]"})
    shown: str | None = None
    folding: dict[str, Any] = Field(default={}, sa_type=JSONB, sa_column_kwargs={"server_default": "{}"})
    version: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    dirty: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})
    calm: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})


class LookerRow(SQLModel, table=True):
    """A moderator who has read the requests of a game's players. They may take no seat there while it is played."""

    __tablename__ = "lookers"
    __table_args__ = (sa.Index("ix_lookers_person_id", "person_id"),)

    table_id: int = table_key()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})


class NoteRow(SQLModel, table=True):
    """The private notes of a person at a table. `marks`: what they suspect each seat of, as JSON.

    Its keys are "<label>.<seat>", its values the seats; up to release 0.2 the keys were the labels alone.
    """

    __tablename__ = "notes"
    __table_args__ = (sa.Index("ix_notes_person_id", "person_id"),)

    table_id: int = table_key()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    words: str = Field(default="", sa_column_kwargs={"server_default": ""})
    marks: str = Field(default="{}", sa_column_kwargs={"server_default": "{}"})


class ReviewRow(SQLModel, table=True):
    """What a steward says of a person's decisions at an ended table, for that person alone. `body`: JSON."""

    __tablename__ = "reviews"
    __table_args__ = (sa.Index("ix_reviews_person_id", "person_id"),)

    table_id: int = table_key()
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    body: str


class PageLinkRow(SQLModel, table=True):
    """A link that opens the page of a table for one person, once, `until` then. `token`: the hash of what it holds.

    Where `token` is "press <person>", a press of *Table page* that launched it in Discord: at most one of a person.
    """

    __tablename__ = "page_links"
    __table_args__ = (sa.Index("ix_page_links_person_id", "person_id"),)

    table_id: int = table_key()
    token: bytes = Field(primary_key=True)
    person_id: int = Field(sa_type=sa.BigInteger)
    until: datetime = Field(sa_type=MOMENT)


class PageSessionRow(SQLModel, table=True):
    """A browser in which a person has opened the page of a table. `token`: the hash of what its cookie holds.

    `seated`: they sat there when they opened it, so it ends when they leave. `looked_at`: when somebody
    who does not sit there was last known to see its channel, None for never since.
    """

    __tablename__ = "page_sessions"
    __table_args__ = (sa.Index("ix_page_sessions_person_id", "person_id"),)

    table_id: int = table_key()
    token: bytes = Field(primary_key=True)
    person_id: int = Field(sa_type=sa.BigInteger)
    seated: bool
    since: datetime = Field(sa_type=MOMENT)
    looked_at: datetime | None = Field(default=None, sa_type=MOMENT)


class VoteRow(SQLModel, table=True):
    """A vote of a table. `state`: open, passed, failed or lapsed; `dirty`: its message must be edited.

    `called_by`: a person, or the negative number that replaces a forgotten one in `seats`, or 0.
    `proposal_id`: the fix that needs the table's consent.
    """

    __tablename__ = "votes"
    __table_args__ = (
        sa.Index("ix_votes_dirty", "table_id", "id", postgresql_where=sa.text("dirty")),
        sa.Index("ix_votes_open", "ends_at", postgresql_where=sa.text("state = 'open'")),
    )

    table_id: int = table_key()
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
    """One person's answer to a vote."""

    __tablename__ = "ballots"

    table_id: int = table_key()
    vote_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    yes: bool


class ProposalRow(SQLModel, table=True):
    """A fix that is previewed, requested or applied. `cause`: the click that asked for it, `click`: that applied it.

    `by_id`: who asked for it, `moderator_id`: who applied it, `newcomer_id`: who gets the seat; they may be erased.
    `since`: the last fix in the log, and `moment`: the game's moment, at the time of the preview.
    """

    __tablename__ = "proposals"
    __table_args__ = (
        sa.UniqueConstraint("table_id", "cause"),
        sa.Index("ix_proposals_wanted", "table_id", "id", postgresql_where=sa.text("state = 'wanted'")),
    )

    table_id: int = table_key()
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
