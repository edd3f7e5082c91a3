"""Rows about games: the present state, the log, drafts and standing orders."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Field

from db.people.own_rows import COMING
from db.schema.tables import MaybeId, NumberKey, Row, TableKey, Values, WordKey, default_of, number_list, word_list


class StatesRow(Row, table=True):
    """The present state. `body`: as JSON, zlib-compressed, None in the lobby; `head`: the last move's hash.

    `opening_seed` is the one whose hash the lobby shows; `seed`, made at the start, is the one that chance uses.
    """

    table_id: TableKey
    number: int
    epoch: int
    head: bytes
    opening_seed: bytes
    seed: bytes | None = None
    body: bytes | None = None


class PacksRow(Row, table=True):
    """A content pack that tables use or have used: never changed, never stored twice.

    `content`: its files as a JSON object of text by file name, zlib-compressed.
    """

    hash: WordKey
    game: str
    id: str
    version: int
    content: bytes


class BoardsRow(Row, table=True):
    """A public board, to be drawn again if `dirty`. `version` rises with every change; only the latest is drawn.

    `behind`: only an outage has changed it, so it goes after boards that players have changed. `claimed_by`: the
    process that draws it and has drawn it last. `chapter_message`: the message of the thread that tells what happens in
    the round `chapter_round`, since the move `chapter_after`.
    """

    __table_args__ = (sa.Index("ix_boards_dirty", "behind", "table_id", postgresql_where=sa.text("dirty")),)

    table_id: TableKey
    version: int
    dirty: bool
    behind: bool = default_of(False)
    claimed_by: str | None = None
    chapter_message: MaybeId = None
    chapter_round: str = default_of("")
    chapter_after: int = default_of(0)


class MovesRow(Row, table=True):
    """A move; rows are only appended. `entry`: the hashed bytes, without ids of people; `hash`: sha256 of `entry`.

    `cause` and `person_id` are not hashed and may be erased; `undone`: a rewind has undone it.
    """

    __table_args__ = (
        sa.UniqueConstraint("table_id", "cause"),
        sa.Index("ix_moves_comers", "person_id", postgresql_where=sa.text(COMING)),
    )

    table_id: TableKey
    number: NumberKey
    kind: str
    seat: int | None = None
    settled: bool
    entry: bytes
    hash: bytes
    cause: str | None = None
    person_id: MaybeId = None
    at: datetime
    undone: bool = default_of(False)


class CondensedLogsRow(Row, table=True):
    """The log of a table that is over, in place of its moves. `body`: as of `host.log.condensing`.

    `people`: the ids that the body refers to by their place; who is forgotten has the log put back first. Once the log
    is put back `body` is None, and `at` says since when.
    """

    __table_args__ = (sa.Index("ix_condensed_logs_people", "people", postgresql_using="gin"),)

    table_id: TableKey
    at: datetime
    body: bytes | None = None
    people: list[int] = number_list(sa.BigInteger)


class SnapshotsRow(Row, table=True):
    """The state as it was after move `number`, at the start of a phase; dropped when the game ends."""

    table_id: TableKey
    number: NumberKey
    body: bytes


class DraftsRow(Row, table=True):
    """A half-made answer: not a move, written without the table's lock.

    `person_id`: whose it is; nobody else who sits there ever sees it. None up to release 0.3: of whoever sits there.
    `steps`: what it was before each of the last changes, as JSON, the latest first; "" where there was none.
    """

    table_id: TableKey
    seat: NumberKey
    ask: WordKey
    partial: Values
    person_id: MaybeId = None
    steps: list[str] = word_list()


class HeldAnswersRow(Row, table=True):
    """The answer that settles a sealed step at `settles_at`, unless it is taken back. `cause`: of its move then."""

    table_id: TableKey
    seat: int
    ask: str
    value: Values
    cause: str
    settles_at: datetime = Field(index=True)


class OrdersRow(Row, table=True):
    """A standing order in force: one of each kind a seat. `number`: the move it was given by."""

    table_id: TableKey
    seat: NumberKey
    kind: WordKey
    number: int
    value: Values


class OrderCallsRow(Row, table=True):
    """An answer that a standing order will give to `ask` at `at`. `number`: the move that gave the order."""

    table_id: TableKey
    seat: NumberKey
    ask: WordKey
    kind: str
    number: int
    at: datetime = Field(index=True)
    claimed_by: str | None = None
    claimed_until: datetime | None = None
