"""Rows about a table and its people: seats, votes, proposed fixes; and the columns and names that all rows share."""

from __future__ import annotations

import json
import re
from datetime import datetime
from typing import Annotated, Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import declared_attr
from sqlmodel import Field, SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
SQLModel.metadata.naming_convention = NAMING


class Row(SQLModel):
    """A row. Its class is called as its table: that of `held_answers` is `HeldAnswersRow`."""

    @declared_attr.directive
    def __tablename__(cls) -> str:  # noqa: N805  of the class
        return re.sub("(?<!^)(?=[A-Z])", "_", cls.__name__.removesuffix("Row")).lower()


# Big numbers: ids of Discord and of ours.
Id = Annotated[int, Field(sa_type=sa.BigInteger)]
MaybeId = Annotated[int | None, Field(sa_type=sa.BigInteger)]
Values = Annotated[dict[str, Any], Field(sa_type=sa.JSON)]
# Parts of a row's key, none of them counted by the database. That of a row about a table begins with its id.
_GIVEN: Any = {"primary_key": True, "sa_column_kwargs": {"autoincrement": False}}
TableKey = Annotated[int, Field(sa_type=sa.BigInteger, foreign_key="tables.id", **_GIVEN)]
IdKey = Annotated[int, Field(sa_type=sa.BigInteger, **_GIVEN)]
NumberKey = Annotated[int, Field(**_GIVEN)]
WordKey = Annotated[str, Field(primary_key=True)]
BytesKey = Annotated[bytes, Field(primary_key=True)]

# The same with an index, by which rows of all tables are found.
FoundId = Annotated[int, Field(sa_type=sa.BigInteger, index=True)]
MaybeFoundId = Annotated[int | None, Field(sa_type=sa.BigInteger, index=True)]
FoundKey = Annotated[int, Field(sa_type=sa.BigInteger, index=True, **_GIVEN)]


def default_of(default: Any, **column: Any) -> Any:
    """A column whose default the database gives: rows that were there before the column have it, too."""
    words = default if isinstance(default, str) else json.dumps(default)
    return Field(default=default, sa_column_kwargs={"server_default": words}, **column)


def row_number() -> Any:
    """The number of a row, counted by the database."""
    return Field(default=None, sa_column=sa.Column(sa.BigInteger, sa.Identity(), primary_key=True))


def number_list(item: type[sa.types.TypeEngine[int]]) -> Any:
    """A list of numbers."""
    return Field(sa_column=sa.Column(ARRAY(item), nullable=False))


def word_list() -> Any:
    """A list of words, empty in rows that were there before the column."""
    return Field(sa_column=sa.Column(ARRAY(sa.String), nullable=False, server_default="{}"))


def json_or_none() -> Any:
    """A value as JSON, or nothing at all."""
    return Field(default=None, sa_column=sa.Column(sa.JSON(none_as_null=True)))


_OVER = "status IN ('ended', 'closed') AND NOT condensed"
_DAILY = '{"name": "daily", "minutes": 1440}'  # the pace of tables that were opened before there were paces


class TablesRow(Row, table=True):
    """A table. `moment`: the game's present moment; `cause`: the click that opened it.

    `opener_id` is 0 once its opener is forgotten. `frozen_at`: it is halted by an error since then, `frozen_code` is
    the number of the report in the log, `frozen_why` the kind of the error; `corrected`: the final scores by seat that
    a moderator has set; `hints`: players may ask for hints; `rated`: its result counts for ratings, unless something
    else speaks against it; `watched`: whoever has its address may read its board; `condensed`: its log is in
    `condensed_logs` and not in `moves`; `lesson`: the key of the one that a practice table teaches; `trying`: who may
    try out what they could do; `trial_of`: the table in whose position a trial begins; `from_move`: it has ended, and
    the trial begins in its true position after that move; `starts_at`, `starts_full`: the game of a lobby begins by
    itself then, and once all seats are taken; `goes_on_of`: the table that has ended, from whose position after
    `from_move` people play on, at `goes_on_seats` seats; `begins`: that position until then, as JSON; `exact_seats`:
    the game needs so many and has no more, as wishes asked for.
    """

    __table_args__ = (
        sa.Index("ix_tables_server_id_status_id", "server_id", "status", "id"),
        sa.Index("ix_tables_opened", "server_id", "opened_at"),
        sa.Index("ix_tables_thread", "server_id", "thread_id", postgresql_where=sa.text("thread_id IS NOT NULL")),
        sa.Index("ix_tables_archive_at", "archive_at", postgresql_where=sa.text("archive_at IS NOT NULL")),
        sa.Index("ix_tables_halted", "server_id", "id", postgresql_where=sa.text("frozen_at IS NOT NULL")),
        sa.Index("ix_tables_lobbies", "opened_at", postgresql_where=sa.text("status = 'lobby'")),
        sa.Index("ix_tables_over", "id", postgresql_where=sa.text(_OVER)),
        sa.Index("ix_tables_watched", "server_id", "id", postgresql_where=sa.text("watched")),
        sa.Index("ix_tables_trial_of", "trial_of", postgresql_where=sa.text("trial_of IS NOT NULL")),
    )

    id: int | None = row_number()
    game: str
    rules: int
    pack_id: str
    pack_version: int
    pack_hash: str
    options: Values
    status: str
    moment: str
    commitment: str
    opener_id: Id
    server_id: Id
    channel_id: Id
    thread_id: MaybeId = None
    lobby_message_id: MaybeId = None
    board_message_id: MaybeId = None
    cause: str = Field(index=True)
    opened_at: datetime
    pace: str = default_of(_DAILY)
    hints: bool = default_of(False)
    rated: bool = default_of(False)
    watched: bool = default_of(False)
    paused_at: datetime | None = None
    unhosted: bool = default_of(False)
    archive_at: datetime | None = None
    frozen_at: datetime | None = None
    frozen_code: str | None = None
    frozen_why: str | None = None
    condensed: bool = default_of(False)
    corrected: list[int] | None = json_or_none()
    lesson: str | None = None
    trying: str = default_of("off")
    trial_of: MaybeId = None
    from_move: int | None = None
    starts_at: datetime | None = None
    starts_full: bool = default_of(False)
    goes_on_of: MaybeId = None
    goes_on_seats: int | None = None
    begins: str | None = None
    exact_seats: int | None = None


class SeatsRow(Row, table=True):
    """A seat and its player. `joined`: order of joining, from 1, never reused; `seat`: drawn at the start, from 0.

    `extended`: how often its player has taken more time;
    `recent`: which of the last decisions passed, a bit each, the last one lowest;
    `missed`: deadlines missed in a row; `away`: a stand-in answers; `bank`: seconds left, where the pace has a bank.
    `person_id` is None while the seat is open or a steward holds it, minus `joined` once its player is forgotten;
    `steward`: the level of an automatic player; `since`: the move by which a newcomer took it, 0 for its first player;
    `seen_at`: when its player was last known to be on the server;
    `read_upto`: the last move of the story that its player has looked at, 0 if they never have.
    """

    __table_args__ = (
        sa.Index("ix_seats_seen_at", "seen_at", postgresql_where=sa.text("seen_at IS NOT NULL")),
        sa.UniqueConstraint("table_id", "person_id"),
        sa.CheckConstraint("steward IS NULL OR person_id IS NULL", name="ck_seats_one_occupant"),
    )

    table_id: TableKey
    joined: NumberKey
    person_id: MaybeFoundId = None
    name: str
    word: str
    seat: int | None = None
    missed: int = default_of(0)
    away: bool = default_of(False)
    bank: int | None = None
    since: int = default_of(0)
    seen_at: datetime | None = None
    read_upto: int = default_of(0)
    steward: str | None = None
    extended: int = default_of(0)
    recent: int = default_of(0)


class SittersRow(Row, table=True):
    """A person who has left a seat. They may take no other seat of that table."""

    table_id: TableKey
    person_id: FoundKey
    seat: int


class DesksRow(Row, table=True):
    """The living desk of a player at a table. `message_id`: the direct message, None without one.

    `row_id`: the outbox row it was sent for; `told_upto`: the last move whose news its player has behind them; `about`:
    the texts of the line it folds to if nothing is decided on it; `decided`: what was answered while it stood; `shown`:
    a digest of what was drawn last, None if a press has changed it since. `folding`: earlier messages that are yet to
    be folded, with what their lines say. `version` rises with every change; `dirty`: it must be drawn again; `calm`:
    only others have changed it, so a reader who is at it is not disturbed.
    """

    __table_args__ = (sa.Index("ix_desks_dirty", "calm", "table_id", postgresql_where=sa.text("dirty")),)

    table_id: TableKey
    person_id: FoundKey
    message_id: MaybeId = None
    row_id: int = default_of(0, sa_type=sa.BigInteger)
    told_upto: int = default_of(0)
    about: list[Any] = default_of([], sa_type=JSONB)
    decided: list[Any] = default_of([], sa_type=JSONB)
    shown: str | None = None
    folding: dict[str, Any] = default_of({}, sa_type=JSONB)
    version: int = default_of(0)
    dirty: bool = default_of(False)
    calm: bool = default_of(False)


class SubstitutesRow(Row, table=True):
    """A person who looks for a substitute at their seat, or `offers` to take it over."""

    __table_args__ = (sa.UniqueConstraint("table_id", "seat", "person_id"),)

    table_id: TableKey
    id: int | None = row_number()
    seat: int
    person_id: FoundId
    name: str
    offers: bool
    at: datetime


class LookersRow(Row, table=True):
    """A moderator who has read the requests of a game's players. They may take no seat there while it is played."""

    table_id: TableKey
    person_id: FoundKey


class NotesRow(Row, table=True):
    """The private notes of a person at a table. `marks`: what they suspect each seat of, as JSON.

    Its keys are "<label>.<seat>", its values the seats; up to release 0.2 the keys were the labels alone.
    """

    table_id: TableKey
    person_id: FoundKey
    words: str = default_of("")
    marks: str = default_of("{}")


class ReviewsRow(Row, table=True):
    """What a steward says of a person's decisions at an ended table, for that person alone. `body`: JSON."""

    table_id: TableKey
    person_id: FoundKey
    body: str


class PageLinksRow(Row, table=True):
    """A link that opens the page of a table for one person, once, `until` then. `token`: the hash of what it holds.

    Where `token` is "press <person>", a press of *Table page* that launched it in Discord: at most one of a person.
    """

    table_id: TableKey
    token: BytesKey
    person_id: FoundId
    until: datetime


class PageSessionsRow(Row, table=True):
    """A browser in which a person has opened the page of a table. `token`: the hash of what its cookie holds.

    `seated`: they sat there when they opened it, so it ends when they leave. `looked_at`: when somebody
    who does not sit there was last known to see its channel, None for never since.
    """

    table_id: TableKey
    token: BytesKey
    person_id: FoundId
    seated: bool
    since: datetime
    looked_at: datetime | None = None


class VotesRow(Row, table=True):
    """A vote of a table. `state`: open, passed, failed or lapsed; `dirty`: its message must be edited.

    `called_by`: a person, or the negative number that replaces a forgotten one in `seats`, or 0.
    `proposal_id`: the fix that needs the table's consent.
    """

    __table_args__ = (
        sa.Index("ix_votes_dirty", "table_id", "id", postgresql_where=sa.text("dirty")),
        sa.Index("ix_votes_open", "ends_at", postgresql_where=sa.text("state = 'open'")),
    )

    table_id: TableKey
    id: int | None = row_number()
    kind: str
    hours: int
    seat: int | None = None
    called_by: Id
    called_at: datetime
    ends_at: datetime
    state: str
    message_id: MaybeId = None
    dirty: bool
    proposal_id: MaybeId = None


class BallotsRow(Row, table=True):
    """One person's answer to a vote."""

    table_id: TableKey
    vote_id: IdKey
    person_id: IdKey
    yes: bool


class ProposalsRow(Row, table=True):
    """A fix that is previewed, requested or applied. `cause`: the click that asked for it, `click`: that applied it.

    `by_id`: who asked for it, `moderator_id`: who applied it, `newcomer_id`: who gets the seat; they may be erased.
    `since`: the last fix in the log, and `moment`: the game's moment, at the time of the preview.
    """

    __table_args__ = (
        sa.UniqueConstraint("table_id", "cause"),
        sa.Index("ix_proposals_wanted", "table_id", "id", postgresql_where=sa.text("state = 'wanted'")),
    )

    table_id: TableKey
    id: int | None = row_number()
    cause: str
    click: str | None = None
    fix: Values
    by_id: MaybeId = None
    moderator_id: MaybeId = None
    newcomer_id: MaybeId = None
    newcomer_name: str | None = None
    reason: str
    changes: list[Any] = Field(sa_type=sa.JSON)
    desks: int
    consent: str
    state: str
    since: int
    moment: str
    vote_id: MaybeId = None
    at: datetime
