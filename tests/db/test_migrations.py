from __future__ import annotations

import asyncio
import lzma
import re
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from alembic import command
from bot.cli.doctor import _schema
from db.connection import session
from db.connection.address import engine_url
from db.connection.session import Database, make_engine
from db.schema import ROWS
from db.server.embedded import EmbeddedPostgres
from db.server.migrate import MIGRATION_LOCK_TIMEOUT, altered_tables, config, migrate
from db.server.opening import open_database
from db.server.private_server import programs
from db.server.revisions import SCRIPTS, WAY, known_schemas
from db.trouble import Trouble
from tests.ground import address, execute
from tests.releases.stored import FIXTURES, upgraded


async def test_migrations_make_exactly_the_models(bare_url: str) -> None:
    engine = make_engine(engine_url(bare_url))
    assert await migrate(engine)

    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, ROWS))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


SCHEMA = lzma.decompress((FIXTURES / f"release-{WAY}" / "schema.sql.xz").read_bytes()).decode()
"""What `pg_dump --schema-only` wrote of an empty database of that release, made by all the migrations it had."""


def run(program: str, url: str, *arguments: str, given: str = "") -> str:
    command = [str(programs() / program), *arguments, f"--dbname={url.replace('+asyncpg', '')}"]
    return subprocess.run(command, input=given, text=True, capture_output=True, check=True).stdout


def dumped(url: str, *arguments: str) -> str:
    """The database in words, without the random marks that `pg_dump` puts around them."""
    return re.sub(r"\\(un)?restrict .*", "", run("pg_dump", url, *arguments))


async def test_the_first_migration_makes_what_the_migrations_it_stands_for_made(
    bare_url: str, postgres: EmbeddedPostgres
) -> None:
    await asyncio.to_thread(upgraded, bare_url, "0026")
    schemas = []
    for schema in (SCHEMA, dumped(bare_url, "--schema-only")):  # conditions are worded anew when they are restored
        await execute(postgres.url, "CREATE DATABASE restored")
        try:
            run("psql", address(postgres, "restored"), "--set=ON_ERROR_STOP=1", given=schema)
            schemas.append(dumped(address(postgres, "restored"), "--schema-only"))
        finally:
            await execute(postgres.url, "DROP DATABASE restored WITH (FORCE)")
    assert schemas[0].splitlines() == schemas[1].splitlines()
    assert schemas[0].count("\nCREATE ") == 68  # tables and indexes


@pytest.mark.parametrize("schema", ["0007", "0011", "0025"])
async def test_a_database_from_before_the_first_migration_is_told_what_to_pass_through_and_not_touched(
    bare_url: str, schema: str, tmp_path: Path
) -> None:
    await asyncio.to_thread(upgraded, bare_url, "0026")
    await execute(bare_url, f"UPDATE alembic_version SET version_num = '{schema}'")  # noqa: S608
    before = dumped(bare_url)
    engine = make_engine(engine_url(bare_url))
    for pooled in (False, True):
        with pytest.raises(Trouble) as caught:
            await migrate(engine, pooled=pooled)
        assert (caught.value.code, caught.value.details["release"]) == ("database-older", "0.3.0")
    await engine.dispose()
    with pytest.raises(Trouble, match="database-older"):
        async with open_database(bare_url, tmp_path):
            pass
    assert dumped(bare_url) == before


@pytest.mark.parametrize(
    ("statement", "table"),
    [
        ("ALTER TABLE seats DROP COLUMN word", "seats"),
        ("ALTER TABLE moves ALTER COLUMN kind DROP NOT NULL, ALTER COLUMN kind TYPE integer USING 1", "moves"),
        ("ALTER TABLE drafts DROP CONSTRAINT fk_drafts_table_id_tables", "drafts"),
        ("ALTER TABLE seats ALTER COLUMN missed SET DEFAULT 1", "seats"),
        ("DROP INDEX ix_outbox_waiting", "outbox"),
        ("DROP TABLE page_links", "page_links"),
    ],
)
async def test_what_somebody_has_changed_by_hand_is_noticed_but_not_what_they_have_added(
    bare_url: str, statement: str, table: str
) -> None:
    database = Database(engine_url(bare_url), "test", pool_size=1)
    await migrate(database.engine)
    await execute(
        bare_url,
        "CREATE TABLE theirs (id int PRIMARY KEY)",
        "CREATE INDEX theirs_too ON moves (at)",
        "ALTER TABLE seats ADD COLUMN theirs int",
    )
    assert await altered_tables(database) == []
    assert (await _schema(database, runs=False)).kind == "ok"
    await execute(bare_url, statement)
    assert await altered_tables(database) == [table]
    finding = await _schema(database, runs=False)
    assert (finding.kind, f"different in {table}." in finding.what) == ("wrong", True)
    await database.close()


@pytest.mark.parametrize(("opened", "next_number"), [(0, 1), (7, 1008)])
async def test_practice_is_numbered_by_itself_above_all_that_is_stored(
    bare_url: str, opened: int, next_number: int
) -> None:
    await asyncio.to_thread(upgraded, bare_url, "0036")
    engine = make_engine(engine_url(bare_url))
    async with engine.begin() as connection:
        for _ in range(opened):
            await connection.execute(sa.text("SELECT nextval('tables_id_seq')"))
    assert await migrate(engine)
    async with engine.begin() as connection:
        assert (await connection.execute(sa.text("SELECT nextval('practice_numbers')"))).scalar() == next_number
        assert (await connection.execute(sa.text("SELECT nextval('tables_id_seq')"))).scalar() == opened + 1
    await engine.dispose()


async def test_migrating_twice_does_nothing_the_second_time(bare_url: str) -> None:
    engine = make_engine(engine_url(bare_url))
    assert [await migrate(engine), await migrate(engine)] == [True, False]
    await engine.dispose()


async def test_going_down_and_up_again_works(bare_url: str) -> None:
    engine = make_engine(engine_url(bare_url))
    await migrate(engine)

    def down(connection: sa.Connection) -> list[str]:
        settings = config()
        settings.attributes["connection"] = connection
        command.downgrade(settings, "base")
        return sa.inspect(connection).get_table_names()

    async with engine.begin() as connection:
        assert await connection.run_sync(down) == ["alembic_version"]
    assert await migrate(engine)
    await engine.dispose()


async def test_a_migration_that_gets_no_lock_lets_others_pass_and_is_tried_again(
    bare_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.server.migrate.MIGRATION_LOCK_TIMEOUT", 50)
    monkeypatch.setattr("db.server.migrate.PAUSE", 0.0)
    monkeypatch.setattr("db.server.migrate.TRIES", 3)
    engine = make_engine(engine_url(bare_url))
    await asyncio.to_thread(upgraded, bare_url, "0027")
    async with engine.begin() as somebody:
        await somebody.execute(sa.text("SELECT 1 FROM players"))
        with pytest.raises(Trouble) as caught:
            await migrate(engine)
    assert (caught.value.code, caught.value.details["revision"]) == ("database-in-use", "0028")
    assert await migrate(engine)
    await engine.dispose()


def test_a_migration_gives_its_locks_up_before_a_click_behind_it_is_given_up() -> None:
    assert 3 * MIGRATION_LOCK_TIMEOUT <= session.LOCK_TIMEOUT


async def test_a_database_of_a_newer_release_is_refused(bare_url: str) -> None:
    engine = make_engine(engine_url(bare_url))
    await migrate(engine)
    await execute(bare_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Trouble) as caught:
        await migrate(engine)
    assert (caught.value.code, caught.value.details["found"]) == ("database-newer", "9999")
    await engine.dispose()


async def test_alembic_by_itself_migrates_what_the_environment_names(
    bare_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", bare_url)
    await asyncio.to_thread(command.upgrade, config(), "head")
    engine = make_engine(engine_url(bare_url))
    assert not await migrate(engine)
    await engine.dispose()


async def test_every_key_of_a_per_table_row_starts_with_the_table() -> None:
    for table in ROWS.sorted_tables:
        if "table_id" in table.columns:
            assert next(iter(table.primary_key.columns)).name == "table_id", table.name


def test_migrations_follow_each_other_by_the_numbers_of_their_files() -> None:
    """So the schemas are known without Alembic, whose loading takes long."""
    scripts = ScriptDirectory.from_config(config()).walk_revisions()
    assert [script.revision for script in scripts] == list(reversed(known_schemas()))


def test_the_scripts_do_not_shadow_the_library() -> None:
    assert not list(Path(SCRIPTS).rglob("__init__.py"))
