"""What is logged of a broken statement says nothing of anybody."""

from __future__ import annotations

import traceback

import pytest

from db.connection.session import Database
from db.connection.statements import Statement, StatementError


async def test_an_error_of_the_database_does_not_show_what_it_was_given(database: Database) -> None:
    secret = "x" * 30  # a traceback shows the lines of this file too
    with pytest.raises(StatementError) as caught:
        await database.write(Statement("INSERT INTO nowhere (name) VALUES (:name)"), {"name": secret})
    assert secret not in "".join(traceback.format_exception(caught.value))
