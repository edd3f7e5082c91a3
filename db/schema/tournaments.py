"""Rows about tournaments: their plans, steps, people and tables."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import sqlalchemy as sa
from sqlmodel import Field

from db.schema.tables import FoundId, Id, MaybeFoundId, MaybeId, NumberKey, Row, Values, default_of, row_number

TournamentKey = Annotated[
    int,
    Field(
        sa_type=sa.BigInteger,
        foreign_key="tournaments.id",
        primary_key=True,
        sa_column_kwargs={"autoincrement": False},
    ),
]


class TournamentsRow(Row, table=True):
    """A tournament of a server. `plan`: what was told at registration; `lot`: decides among equals, kept secret.

    `state`: open, playing, over or cancelled; `steps`: how many there are; `told_upto`: the last of them that was
    announced in `thread_id`; `due_at`: when the next thing happens by itself, None where it waits for its tables.
    `opener_id` is 0 once they are forgotten.
    """

    __table_args__ = (
        sa.Index("ix_tournaments_untold", "id", postgresql_where=sa.text("told_upto < steps")),
        sa.Index("ix_tournaments_alive", "id", postgresql_where=sa.text("state IN ('open', 'playing')")),
    )

    id: int | None = row_number()
    server_id: FoundId
    channel_id: Id
    opener_id: Id
    plan: Values
    lot: bytes
    state: str
    steps: int = default_of(0)
    told_upto: int = default_of(0)
    thread_id: MaybeId = None
    opened_at: datetime
    due_at: datetime | None = None


class TournamentStepsRow(Row, table=True):
    """A step of a tournament, as JSON. People are in it by their `number` in the tournament.

    `by_id`: the moderator who took it, None where there is none and once they are forgotten.
    """

    tournament_id: TournamentKey
    number: NumberKey
    step: Values
    by_id: MaybeFoundId = None
    at: datetime


class TournamentPeopleRow(Row, table=True):
    """A person who has registered. `person_id` is None, and `name` empty, once they are forgotten."""

    __table_args__ = (sa.UniqueConstraint("tournament_id", "person_id"),)

    tournament_id: TournamentKey
    number: NumberKey
    person_id: MaybeFoundId = None
    name: str
    locale: str
    since: datetime


class TournamentTablesRow(Row, table=True):
    """A table of a round. `round`, `place`: from 0, as in the steps; `hosted_table`: None until it is opened.

    `done`: it counts, or never will; `left_by`: how many had left a seat there when that was last looked at.
    """

    tournament_id: TournamentKey
    round: NumberKey
    place: NumberKey
    hosted_table: MaybeFoundId = None
    done: bool = default_of(False)
    left_by: int = default_of(0)
