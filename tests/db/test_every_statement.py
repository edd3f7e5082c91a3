"""Every statement fits the schema, and none is written above `db`."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

import db
from db.connection.session import Database
from db.connection.statements import Statement
from db.people.own_rows import OWN_SECTIONS
from db.people.players import SAVE_BOARD, SAVE_DMS, SAVE_LANGUAGE, SAVE_RECORDS

ROOT = Path(__file__).parents[2]
ABOVE = ("engine", "games", "host", "face", "web", "bot")
SQL = re.compile(r"\s*(SELECT|WITH \w+ AS|INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|CREATE|ALTER|DROP)\s.*", re.DOTALL)


def statements() -> Iterator[tuple[str, Statement]]:
    """All statements of modules of `db`, by their names."""
    for module in pkgutil.walk_packages(db.__path__, "db."):
        if module.name.startswith("db.schema"):
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, Statement):
                    yield f"{module.name}.{name}", each
    for section in OWN_SECTIONS:
        yield f"own rows: {section.section}", section.statement()


async def test_every_statement_fits_the_schema(database: Database) -> None:
    wrong, checked = [], list(statements())
    for name, statement in checked:

        async def prepared(raw: Any, name: str = name, statement: Statement = statement) -> None:
            try:
                await raw.prepare(statement.sql)
            except asyncpg.PostgresError as error:
                wrong.append(f"{name}: {error}")

        await database._lending.lent(prepared, 10, click=True)
    assert checked
    assert wrong == [], "\n".join(wrong)


def sql_in(source: str) -> Iterator[str]:
    """What looks like SQL in the source of a module: statements that are made, and texts that begin like one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Statement":
            yield ast.unparse(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.fullmatch(node.value):
            yield node.value


@pytest.mark.parametrize("folder", ABOVE)
def test_sql_is_written_in_db_alone(folder: str) -> None:
    modules = (ROOT / folder).rglob("*.py")
    found = {str(path.relative_to(ROOT)): sql for path in modules if (sql := list(sql_in(path.read_text("utf-8"))))}
    assert not found


def test_sql_is_recognized() -> None:
    assert list(sql_in("at = 'SELECT 1'\nx = '''\nUPDATE seats SET seat = 1'''\ny = Statement(at)")) != []
    assert list(sql_in("at = 'Select a card'")) == []


async def test_of_a_person_that_is_known_only_what_was_named_is_changed(database: Database) -> None:
    of = {"person": 1}
    await database.write(SAVE_LANGUAGE, {**of, "language": "cs"})
    await database.write(SAVE_BOARD, {**of, "board": "text"})
    await database.write(SAVE_LANGUAGE, {**of, "language": None})
    await database.write(SAVE_RECORDS, {**of, "records": False})
    read = Statement("SELECT language, board, dms, locale, records FROM players")
    (row,) = await database.fetch(read, {})
    assert tuple(row) == (None, "text", "open", "en", False)
    await database.write(SAVE_DMS, {**of, "dms": "closed"})
    (row,) = await database.fetch(read, {})
    assert tuple(row) == (None, "text", "closed", "en", False)
