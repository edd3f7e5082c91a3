"""Rows about people who wish for a table, and whom they do not want to be seated with."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from db.schema.tables import FoundId, Id, IdKey, Row, default_of, row_number, word_list


class WishesRow(Row, table=True):
    """A wish for a table, on the server where it was said; deleted when it is met, taken back, or over and told.

    `name`, `locale`: of the person; `channel_id`: where it was said; `rated`: "yes", "no" or "any"; `fill`: automatic
    players may take empty seats; `seats`: how many are wanted, None for any number; `rests_until`: there was no room
    for this person at a table, so nobody waits for them until then; `abroad`: people of other servers may meet it.
    """

    id: int | None = row_number()
    person_id: FoundId
    name: str
    locale: str
    server_id: FoundId
    channel_id: Id
    games: list[str] = word_list()
    pace: str
    languages: list[str] = word_list()
    fill: bool
    rated: str
    seats: int | None = None
    since: datetime
    ends_at: datetime
    rests_until: datetime | None = None
    abroad: bool = default_of(False)


class WishEndsRow(Row, table=True):
    """What became of a wish, of whom is not kept: `met` after so many seconds, or not by its end."""

    __table_args__ = (sa.Index("ix_wish_ends_server_id_at", "server_id", "at"),)

    id: int | None = row_number()
    server_id: Id
    game: str
    pace: str
    met: bool
    seconds: int
    at: datetime


class ShunnedRow(Row, table=True):
    """A person whom another does not want to be seated with by a wish. Only that other ever reads it."""

    person_id: IdKey
    other_id: IdKey
    at: datetime
