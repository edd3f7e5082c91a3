"""What is remembered beside tables: people, servers, who works here."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from db.schema.columns import MOMENT


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
    away_from: datetime | None = Field(default=None, sa_type=MOMENT)
    away_until: datetime | None = Field(default=None, sa_type=MOMENT)
    away_year: int | None = None
    away_used: int = Field(default=0, sa_column_kwargs={"server_default": "0"})


class ServerRow(SQLModel, table=True):
    """Settings of a Discord server. `limits`: what it has set of `host.bounds.Limits`, as JSON."""

    __tablename__ = "servers"

    server_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    home_channel_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    moderator_role_id: int | None = Field(default=None, sa_type=sa.BigInteger)
    limits: str = Field(default="{}", sa_column_kwargs={"server_default": "{}"})


class BlockRow(SQLModel, table=True):
    """Somebody a server wants at no new table. `by_id`: the moderator, 0 once they are forgotten."""

    __tablename__ = "blocks"

    server_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    person_id: int = Field(sa_type=sa.BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    by_id: int = Field(sa_type=sa.BigInteger)
    at: datetime = Field(sa_type=MOMENT)
    reason: str


class LeaseRow(SQLModel, table=True):
    """Who works on this database (the advisory lock decides, this row only tells), and the key of outbox nonces."""

    __tablename__ = "lease"

    slot: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    holder: str
    since: datetime = Field(sa_type=MOMENT)
    nonce_key: bytes
