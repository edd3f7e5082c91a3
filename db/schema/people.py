"""Rows that belong to no table: people, servers, blocks, processes; and what people have played.

Results and ratings are worked out from the tables themselves and can be worked out again.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from db.schema.tables import JSON, MOMENT, table_key


class PlayerRow(SQLModel, table=True):
    """The settings of a person. `dms`: "open" or "closed"; `records`: whether what they play is counted.

    `dm_channel_id`: of their direct messages, once opened; opening them again for every message would look like spam.
    `quiet_from`, `quiet_to`: minutes after midnight in `zone`; `zone_told`: the one they were told is lost;
    `away_used`: days of vacation taken in `away_year`.
    `locale`: Discord's, last seen; `language`: the one they have chosen instead.
    `explains`: "first", "always" or "never"; `explained`: what games have explained, as words "game.id".
    `board`: "picture" or "text". `lessons`: those whose goal they have reached, as words "game.key".
    """

    __tablename__ = "players"
    __table_args__ = (sa.Index("ix_players_language", "person_id", postgresql_where=sa.text("language IS NOT NULL")),)

    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    locale: str = "en"
    language: str | None = None
    dms: str = "open"
    dm_channel_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    zone: str | None = None
    zone_told: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    notify: str = Field(default="dm", sa_column_kwargs={"server_default": "dm"})
    away_from: datetime | None = Field(default=None, sa_type=MOMENT)
    away_until: datetime | None = Field(default=None, sa_type=MOMENT)
    away_year: int | None = None
    away_used: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    explains: str = Field(default="first", sa_column_kwargs={"server_default": "first"})
    explained: str = Field(default="", sa_column_kwargs={"server_default": ""})
    records: bool = Field(default=True, sa_column_kwargs={"server_default": sa.true()})
    board: str = Field(default="picture", sa_column_kwargs={"server_default": "picture"})
    lessons: str = Field(default="", sa_column_kwargs={"server_default": ""})


class ServerRow(SQLModel, table=True):
    """The settings of a Discord server. `limits`: those of `host.lobby.bounds.Limits` that it has set, as JSON.

    `board`: how boards are shown to everybody, "picture" or "text"; `language`: of what all read at its tables, instead
    of Discord's, which is `locale` where several processes must know it; `scenes`: whether threads show them.
    """

    __tablename__ = "servers"

    server_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    home_channel_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    moderator_role_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    limits: str = Field(default="{}", sa_column_kwargs={"server_default": "{}"})
    language: str | None = None
    locale: str | None = None
    board: str = Field(default="picture", sa_column_kwargs={"server_default": "picture"})
    scenes: bool = Field(default=True, sa_column_kwargs={"server_default": sa.true()})


class BlockRow(SQLModel, table=True):
    """A person who may not join new tables on a server. `by_id`: the moderator, 0 once they are forgotten."""

    __tablename__ = "blocks"

    server_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    by_id: int = Field(sa_type=sa.BigInteger)
    at: datetime = Field(sa_type=MOMENT)
    reason: str


class LeaseRow(SQLModel, table=True):
    """The bot that works on this database, for people to read (the advisory lock decides), and the key of nonces."""

    __tablename__ = "lease"

    slot: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    holder: str
    since: datetime = Field(sa_type=MOMENT)
    nonce_key: bytes


class ProcessRow(SQLModel, table=True):
    """A process that works on this database, with shards of its own; dead if it has not renewed `beat_at` of late.

    `owner`: its name in claims; `holder`: host and process id, for people; `locked`: it holds the advisory locks of its
    shards on a session of its own, and listens there; `here`: it is connected to Discord.
    """

    __tablename__ = "processes"

    owner: str = Field(primary_key=True)
    holder: str
    shards: list[int] = Field(sa_column=sa.Column(ARRAY(sa.Integer()), nullable=False))
    shard_count: int
    locked: bool
    here: bool
    since: datetime = Field(sa_type=MOMENT)
    beat_at: datetime = Field(sa_type=MOMENT)


class UncountedRow(SQLModel, table=True):
    """A table whose result must be counted (again). `counted`: only the ratings that follow from it must."""

    __tablename__ = "uncounted"

    table_id: int = table_key()
    counted: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})


class ResultRow(SQLModel, table=True):
    """An ended table. `company`: "people", "stewards" (one held a seat at some time), "deserted" (one
    only in a seat somebody had left; without it the table would be rated) or "alone" (it has one seat)."""

    __tablename__ = "results"
    __table_args__ = (sa.Index("ix_results_played", "server_id", "game", "ended_at", "table_id"),)

    table_id: int = table_key()
    server_id: int = Field(sa_type=sa.BigInteger)
    game: str
    began_at: datetime = Field(sa_type=MOMENT)
    ended_at: datetime = Field(sa_type=MOMENT)
    company: str
    rated: bool


class ScoreRow(SQLModel, table=True):
    """What somebody has achieved at an ended table.

    `person_id` is None for stewards, for open seats and for people who stay out of records or are forgotten; of these
    the row holds neither `feats` nor `answers`. `tenure`: "whole" from the start to the end, "later" for who took the
    seat over, "open" for a seat nobody held at the end, "left" for who left it, or whom the table voted out. `outcome`:
    "won", "shared", "lost", or "left". `place` from 1, 0 for who left; `role`: "" where the game has none; `feats`:
    figures of the game's own by name, in its order; `answers`: how long each decision took, in seconds.
    """

    __tablename__ = "scores"
    __table_args__ = (sa.Index("ix_scores_person_id", "person_id"),)

    table_id: int = table_key()
    part: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    seat: int
    person_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    steward: bool
    tenure: str
    outcome: str
    place: int
    score: int
    role: str
    feats: dict[str, Any] = Field(sa_type=JSON)
    answers: list[int] = Field(sa_column=sa.Column(ARRAY(sa.Integer()), nullable=False))


class RatingRow(SQLModel, table=True):
    """The rating of a person at a game on a server, in a season ("2026-Q1") or of all time ("").

    `mu` and `sigma` as of openskill; `games`: rated ones, of which `won`, shared wins among them.
    """

    __tablename__ = "ratings"
    __table_args__ = (sa.Index("ix_ratings_person_id", "person_id"),)

    server_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    game: str = Field(primary_key=True)
    season: str = Field(primary_key=True)
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    mu: float
    sigma: float
    games: int
    won: int
