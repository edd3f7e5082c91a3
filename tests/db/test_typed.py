"""Rows are stored and read by their types, in the transaction of all the rest."""

from __future__ import annotations

import pytest
from sqlalchemy import delete
from sqlmodel import col, select

from db.connection.session import Database
from db.connection.statements import Connection, Statement
from db.connection.typed import Compiled, execute, fetch_row, fetch_rows, save_row
from db.schema.games import DraftRow
from db.schema.people import PlayerRow, ServerRow


async def test_a_row_is_read_as_it_was_stored(database: Database) -> None:
    await save_row(database, ServerRow(server_id=1, home_channel_id=7, language="cs"))
    row = await fetch_row(database, ServerRow, server_id=1)
    assert row == ServerRow(server_id=1, home_channel_id=7, language="cs", limits="{}", board="picture")
    assert await fetch_row(database, ServerRow, server_id=2) is None


async def test_of_a_row_that_is_there_only_what_was_named_is_changed(database: Database) -> None:
    await save_row(database, PlayerRow(person_id=1, language="cs", board="text"))
    await save_row(database, PlayerRow(person_id=1, language=None))
    row = await fetch_row(database, PlayerRow, person_id=1)
    assert row is not None
    assert (row.language, row.board, row.dms) == (None, "text", "open")


async def test_columns_come_as_tuples_and_one_column_as_its_values(database: Database) -> None:
    for person_id, language in ((1, "cs"), (2, "de"), (3, "en")):
        await save_row(database, PlayerRow(person_id=person_id, language=language))
    some = col(PlayerRow.person_id).in_([1, 3])
    latest = col(PlayerRow.person_id).desc()
    both = select(PlayerRow.person_id, PlayerRow.language).where(some).order_by(latest)
    assert await fetch_rows(database, both) == [(3, "en"), (1, "cs")]
    assert await fetch_rows(database, select(PlayerRow.language).where(some).order_by(latest)) == ["en", "cs"]


async def test_a_transaction_that_fails_stores_no_row(database: Database) -> None:
    async def work(connection: Connection) -> None:
        await save_row(connection, PlayerRow(person_id=1))
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await database.run(work)
    assert await fetch_row(database, PlayerRow, person_id=1) is None


async def test_what_is_deleted_is_told(database: Database) -> None:
    await save_row(database, PlayerRow(person_id=1))
    gone = delete(PlayerRow).where(col(PlayerRow.person_id) == 1).returning(col(PlayerRow.person_id))
    assert [row.person_id for row in await execute(database, gone)] == [1]
    assert await execute(database, gone) == []


async def test_json_is_stored_in_the_bytes_of_statements_by_hand(database: Database) -> None:
    value = {"a": [1, "é"], "b": None}
    written = Compiled(select(DraftRow).where(col(DraftRow.partial) == value))
    assert written.arguments(written.values) == ['{"a":[1,"é"],"b":null}']
    assert isinstance(written, Statement)
