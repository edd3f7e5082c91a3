"""Tables can be spread over servers by their id (Citus): the keys of the schema, and every statement of a click.

Citus itself is not run here. Its rules are: a distributed table's keys and unique constraints hold the distribution
column, and a statement goes to one server if it compares that column of every distributed table with the same value.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
import sqlalchemy as sa

from db.connection.statements import Connection, Statement
from db.people.players import PLAYER
from db.schema import ROWS
from db.tables.outbox import REMINDED
from db.tables.store import explained_to
from host.house import House
from tests.host.seating import ANNA, BERT, bid, cause, playing

# Known exceptions: they look at all tables of one person. On Citus each must be a statement of its own.
OVER_ALL_TABLES = (explained_to("t.game"), REMINDED)

RELATION = re.compile(
    r"\b(FROM|JOIN|UPDATE|INTO|,)\s+(\w+)(?:\s+(?:AS\s+)?(?!SET|WHERE|ON|JOIN|LEFT|ORDER|USING)(\w+))?"
)


def distributed() -> dict[str, str]:
    """The column by which each table of the schema is spread; those without one are everywhere whole."""
    spread = {"tables": "id"}
    for table in ROWS.sorted_tables:
        if any(key.column.table.name == "tables" for key in table.foreign_keys):
            spread[table.name] = "table_id"
    return spread


@pytest.mark.parametrize("name", sorted(distributed()))
def test_every_key_of_a_distributed_table_holds_the_id_of_its_table(name: str) -> None:
    column = distributed()[name]
    table = ROWS.tables[name]
    keys: list[list[str]] = [[key.name for key in table.primary_key.columns]]
    assert keys[0][0] == column
    keys += [[key.name for key in each.columns] for each in table.constraints if isinstance(each, sa.UniqueConstraint)]
    keys += [[key.name for key in each.columns] for each in table.indexes if each.unique]
    assert [key for key in keys if column not in key] == []
    for foreign in table.foreign_key_constraints:
        assert foreign.referred_table.name in (*distributed(), "packs"), "nothing points at a row that may be elsewhere"


def test_whatever_names_a_table_of_the_game_is_distributed() -> None:
    whole = {table.name for table in ROWS.sorted_tables} - distributed().keys()
    columns = {name: set(ROWS.tables[name].columns.keys()) for name in whole}
    assert [name for name in whole if "table_id" in columns[name]] == []


def across(text: str) -> list[str]:
    """The distributed tables that a statement does not hold to one id."""
    spread = distributed()
    for exception in OVER_ALL_TABLES:
        text = text.replace(exception, "")
    missing = []
    for match in RELATION.finditer(text):
        keyword, name, alias = match[1], match[2], match[3]
        if name not in spread:
            continue
        column = spread[name]
        inserted = keyword == "INTO" and re.search(rf"INTO {name}[^(]*\({column}\b", text) is not None
        named = alias is not None and re.search(rf"\b{alias}\.{column} = |= {alias}\.{column}\b", text) is not None
        plain = re.search(rf"(?<![.\w]){column} = (CAST\()?:table\b", text) is not None
        if not (inserted or named or plain):
            missing.append(name)
    return missing


def test_a_statement_that_would_ask_all_servers_is_noticed() -> None:
    assert across("SELECT 1 FROM moves m WHERE m.cause = :cause") == ["moves"]
    assert across("UPDATE outbox SET state = 'sent' WHERE id = :id") == ["outbox"]
    assert across("SELECT 1 FROM tables t JOIN seats c ON c.table_id = t.id WHERE t.id = :table") == []


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> dict[str, Statement]:
    """All statements that are carried out."""
    seen: dict[str, Statement] = {}
    execute = Connection.execute

    async def recorded(self: Connection, statement: Statement, values: Any = None) -> Any:
        seen[statement.text] = statement
        return await execute(self, statement, values)

    monkeypatch.setattr(Connection, "execute", recorded)
    return seen


async def test_every_statement_of_a_click_stays_with_one_table(house: House, statements: dict[str, Statement]) -> None:
    table = await playing(house)
    person = ANNA.id
    statements.clear()
    desk = await house.play.desk(table.id, person)
    assert desk.ask is not None
    await house.play.draft(table.id, person, desk.ask.id, {"coins": 1})
    await bid(house, table, ANNA, 1)
    await house.play.take_back(table.id, person, desk.ask.id, cause())
    await bid(house, table, BERT, 0)
    await bid(house, table, ANNA, 1)
    await house.play.board(table.id)
    before = await house.living_desks.at(table.id, person)
    await house.living_desks.shown_by_reply((table.id, person), before, "i:1")
    clicks = {text for text in statements if text != PLAYER.text}  # a person's own row is everywhere
    assert len(clicks) > 5
    assert {text: across(text) for text in clicks if across(text)} == {}
