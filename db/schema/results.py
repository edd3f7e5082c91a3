"""Rows about what people have played: results of ended tables, and the ratings that follow from them.

All of them are worked out from the tables themselves and can be worked out again.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from db.schema.columns import JSON, MOMENT, of_table


class UncountedRow(SQLModel, table=True):
    """A table whose result must be counted (again). `counted`: only the ratings that follow from it must."""

    __tablename__ = "uncounted"

    table_id: int = of_table()
    counted: bool = Field(default=False, sa_column_kwargs={"server_default": sa.false()})


class ResultRow(SQLModel, table=True):
    """An ended table. `company`: "people", "stewards" (one held a seat at some time), "deserted" (one
    only in a seat somebody had left; without it the table would be rated) or "alone" (it has one seat)."""

    __tablename__ = "results"
    __table_args__ = (sa.Index("ix_results_played", "server_id", "game", "ended_at", "table_id"),)

    table_id: int = of_table()
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

    table_id: int = of_table()
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
