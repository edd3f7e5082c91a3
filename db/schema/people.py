"""Rows that belong to no table: people, servers, blocks, processes; and what people have played.

Results and ratings are worked out from the tables themselves and can be worked out again.
"""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from db.schema.tables import (
    BytesKey,
    FoundId,
    FoundKey,
    Id,
    IdKey,
    MaybeFoundId,
    MaybeId,
    NumberKey,
    Row,
    TableKey,
    Values,
    WordKey,
    default_of,
    number_list,
)


class PlayersRow(Row, table=True):
    """The settings of a person. `dms`: "open" or "closed"; `records`: whether what they play is counted.

    `dm_channel_id`: of their direct messages, once opened; opening them again for every message would look like spam.
    `quiet_from`, `quiet_to`: minutes after midnight in `zone`; `zone_told`: the one they were told is lost;
    `away_used`: days of vacation taken in `away_year`.
    `locale`: Discord's, last seen; `language`: the one they have chosen instead.
    `explains`: "first", "always" or "never"; `explained`: what games have explained, as words "game.id".
    `board`: "picture" or "text". `lessons`: those whose goal they have reached, as words "game.key".
    """

    __table_args__ = (sa.Index("ix_players_language", "person_id", postgresql_where=sa.text("language IS NOT NULL")),)

    person_id: IdKey
    locale: str
    language: str | None = None
    dms: str
    dm_channel_id: MaybeId = None
    zone: str | None = None
    zone_told: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    notify: str = default_of("dm")
    away_from: datetime | None = None
    away_until: datetime | None = None
    away_year: int | None = None
    away_used: int = default_of(0)
    explains: str = default_of("first")
    explained: str = default_of("")
    records: bool = default_of(True)
    board: str = default_of("picture")
    lessons: str = default_of("")


class PersonLinksRow(Row, table=True):
    """A link that signs a browser in to all tables of a person, once. `token`: the hash of what it holds."""

    token: BytesKey
    person_id: FoundId
    until: datetime


class BrowsersRow(Row, table=True):
    """A browser that is signed in to all tables of a person. `token`: the hash of what its cookie holds.

    Which table it may read is in `page_sessions`, by the same token.
    """

    token: BytesKey
    person_id: FoundId
    since: datetime


class CalendarsRow(Row, table=True):
    """The address of a calendar that tells a person their deadlines. `token`: the hash of what it holds."""

    __table_args__ = (sa.UniqueConstraint("token", name="uq_calendars_token"),)

    person_id: IdKey
    token: bytes
    since: datetime


class ServersRow(Row, table=True):
    """The settings of a Discord server. `limits`: those of `host.lobby.bounds.Limits` that it has set, as JSON.

    `board`: how boards are shown to everybody, "picture" or "text"; `language`: of what all read at its tables, instead
    of Discord's, which is `locale` where several processes must know it; `scenes`: whether threads show them;
    `open_tables`: whether its people may sit down at tables with those of other servers.
    """

    server_id: IdKey
    home_channel_id: MaybeId = None
    moderator_role_id: MaybeId = None
    limits: str = default_of("{}")
    language: str | None = None
    locale: str | None = None
    board: str = default_of("picture")
    scenes: bool = default_of(True)
    open_tables: bool = default_of(False)


class BlocksRow(Row, table=True):
    """A person who may not join new tables on a server. `by_id`: the moderator, 0 once they are forgotten."""

    server_id: IdKey
    person_id: IdKey
    by_id: Id
    at: datetime
    reason: str


class LeaseRow(Row, table=True):
    """The bot that works on this database, for people to read (the advisory lock decides), and the key of nonces."""

    slot: NumberKey
    holder: str
    since: datetime
    nonce_key: bytes


class ProcessesRow(Row, table=True):
    """A process that works on this database; dead if it has not renewed `beat_at` of late.

    `owner`: its name in claims; `holder`: host and process id, for people; `shards`: empty unless it leads (up to 0.3.0
    several did, each with some of Discord's shards, of `shard_count`); `locked`: it has a session of its own, with the
    lock of the lease if it leads; `here`: it is connected to Discord, or answers clicks.
    """

    owner: WordKey
    holder: str
    shards: list[int] = number_list(sa.Integer)
    shard_count: int
    locked: bool
    here: bool
    since: datetime
    beat_at: datetime


class UncountedRow(Row, table=True):
    """A table whose result must be counted (again). `counted`: only the ratings that follow from it must."""

    table_id: TableKey
    counted: bool = default_of(False)


class ResultsRow(Row, table=True):
    """An ended table. `company`: "people", "stewards" (one held a seat at some time), "deserted" (one
    only in a seat somebody had left; without it the table would be rated) or "alone" (it has one seat)."""

    __table_args__ = (sa.Index("ix_results_played", "server_id", "game", "ended_at", "table_id"),)

    table_id: TableKey
    server_id: Id
    game: str
    began_at: datetime
    ended_at: datetime
    company: str
    rated: bool


class ScoresRow(Row, table=True):
    """What somebody has achieved at an ended table.

    `person_id` is None for stewards, for open seats and for people who stay out of records or are forgotten; of these
    the row holds neither `feats` nor `answers`. `tenure`: "whole" from the start to the end, "later" for who took the
    seat over, "open" for a seat nobody held at the end, "left" for who left it, or whom the table voted out. `outcome`:
    "won", "shared", "lost", or "left". `place` from 1, 0 for who left; `role`: "" where the game has none; `feats`:
    figures of the game's own by name, in its order; `answers`: how long each decision took, in seconds.
    """

    table_id: TableKey
    part: NumberKey
    seat: int
    person_id: MaybeFoundId = None
    steward: bool
    tenure: str
    outcome: str
    place: int
    score: int
    role: str
    feats: Values
    answers: list[int] = number_list(sa.Integer)


class RatingsRow(Row, table=True):
    """The rating of a person at a game on a server, in a season ("2026-Q1") or of all time ("").

    `mu` and `sigma` as of openskill; `games`: rated ones, of which `won`, shared wins among them.
    """

    server_id: IdKey
    game: WordKey
    season: WordKey
    person_id: FoundKey
    mu: float
    sigma: float
    games: int
    won: int
