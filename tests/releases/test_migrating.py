"""Tables in use are migrated without anybody waiting long; what would make them wait is found in new migrations."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.server.revisions import SCRIPTS
from tests.releases.migrating import in_use

SEEN = "0026"  # migrations up to this one were measured with 10,000 tables in use
REASON = "SHORT_LOCK"  # a constant of a migration: why what it does is short all the same
LONGEST = 2.0  # seconds, after which a click is given up
LONG = {
    "alter_column": "rewrites or scans the whole table",
    "create_check_constraint": "scans the table under its lock: NOT VALID first, VALIDATE in a migration of its own",
    "create_foreign_key": "scans the table under its lock: NOT VALID first, VALIDATE in a migration of its own",
    "create_unique_constraint": "builds an index under the table's lock: build a unique one CONCURRENTLY, then use it",
    "create_exclude_constraint": "builds an index under the table's lock",
    "bulk_insert": "writes as many rows as there are: do it in the background",
    "rename_table": "breaks the release that still runs",
}


@pytest.mark.long
async def test_nobody_waits_long_while_tables_in_use_are_migrated(bare_url: str) -> None:
    figures = await in_use(bare_url, 30)
    assert figures["clicks"] > 0
    assert figures["longest_wait_s"] < LONGEST


def dangers(source: str) -> Iterator[str]:
    """What a migration does that makes people wait, as far as its text tells."""
    tree = ast.parse(source)
    if any(isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == REASON for node in tree.body):
        return
    (upgrade,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "upgrade"]
    calls = [node for node in ast.walk(upgrade) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    made = {ast.unparse(call.args[0]) for call in calls if call.func.attr == "create_table"}  # type: ignore[attr-defined]
    for call in calls:
        name, said = call.func.attr, ast.unparse(call)  # type: ignore[attr-defined]
        words = said.upper()
        if name in LONG:
            yield f"{name}: {LONG[name]}"
        elif name == "create_index" and ast.unparse(call.args[1]) not in made:
            yield "create_index: writers wait until it is built: db.server.migrate.build_index"
        elif name == "add_column" and "nullable=False" in said and "server_default" not in said:
            yield "add_column: what is there has no value: give it a server_default"
        elif name == "add_column" and "server_default" in said and ("now()" in said or "random" in said):
            yield "add_column: such a default rewrites the table"
        elif name == "execute" and ("UPDATE " in words or "DELETE " in words or "INSERT " in words):
            yield "execute: writes as many rows as there are: do it in the background, or in batches"
        elif name == "execute" and "ALTER TABLE" in words and (" TYPE " in words or "SET NOT NULL" in words):
            yield "execute: rewrites or scans the whole table"


def test_no_new_migration_makes_people_wait() -> None:
    newer = [file for file in Path(SCRIPTS, "versions").glob("0*.py") if file.name[:4] > SEEN]
    found = {file.name: list(dangers(file.read_text())) for file in newer}
    assert not any(found.values()), f"{found}: see CONTRIBUTING.md, or say in {REASON} why it is short"


@pytest.mark.parametrize(
    "what",
    [
        'op.create_index("ix", "moves", ["at"])',
        'op.add_column("moves", sa.Column("x", sa.Integer(), nullable=False))',
        'op.add_column("moves", sa.Column("x", sa.DateTime(), server_default=sa.text("now()"), nullable=False))',
        "op.execute(\"UPDATE moves SET kind = 'x'\")",
        'op.execute("ALTER TABLE moves ALTER COLUMN kind TYPE text")',
        'op.alter_column("moves", "kind", nullable=False)',
        'op.create_check_constraint("ck", "moves", "true")',
    ],
)
def test_what_makes_people_wait_is_found(what: str) -> None:
    assert len(list(dangers(f"def upgrade() -> None:\n    {what}\n"))) == 1
    assert list(dangers(f'{REASON} = "ten rows"\n\ndef upgrade() -> None:\n    {what}\n')) == []


def test_what_is_short_is_not_found() -> None:
    upgrade = """
def upgrade() -> None:
    op.create_table("new", sa.Column("id", sa.BigInteger()))
    op.create_index("ix_new", "new", ["id"])
    build_index("ix", "moves", ["at"], "undone")
    op.add_column("moves", sa.Column("x", sa.Integer(), server_default="0", nullable=False))
"""
    assert list(dangers(upgrade)) == []
